/*
 * rules_text - rule sets as clients write them: names, JSON, KataGo's strings.
 */
#ifndef CAIPAN_TEXT_RULES_TEXT_H
#define CAIPAN_TEXT_RULES_TEXT_H

#include "base/status.h"
#include "base/strbuf.h"
#include "rules/rules.h"

/* kata-set-rules: preset name, JSON object (missing keys as Tromp-Taylor, as
 * KataGo), or KataGo's "koPOSITIONALscoreAREA..." form; our own names and
 * values too. ST_UNKNOWN_RULES: *r unchanged. */
enum status rules_text_kata(const char *text, size_t len, struct rules *r);

/* kata-set-rule KEY VALUE with KataGo's keys and ours. */
enum status rules_text_kata_one(const char *key, size_t key_len,
                                const char *value, size_t value_len,
                                struct rules *r);

/* kata-get-rules: KataGo's nearest, one line of JSON, keys alphabetical. */
void rules_text_kata_print(struct strbuf *out, const struct rules *r);

/* kgs-rules chinese|aga|japanese|new_zealand (and Pachi's). */
enum status rules_text_kgs(const char *text, size_t len, struct rules *r);

/* caipan-rules: NAME [setting=value ...] | setting=value ... | JSON; merges
 * into *r (a name replaces all). *komi_set tells that komi=X was among them,
 * its value then in *komi: RULES_TEXT_KOMI_DEFAULT for komi=default. */
enum { RULES_TEXT_KOMI_DEFAULT = CENTI_MAX + 1 };
enum status rules_text_merge(const char *text, size_t len, struct rules *r,
                             bool *komi_set, centi *komi);

/* RU of a record, with the place (PC) and application (AP) that change its
 * meaning; "" where absent. ST_UNKNOWN_RULES: unknown, *r unchanged. */
enum status rules_text_sgf(const char *ru, const char *pc, struct rules *r);

/* CPRU: "base,setting=value,..." and back. */
void rules_text_save(struct strbuf *out, const struct rules *r);
enum status rules_text_load(const char *text, size_t len, struct rules *r);

#endif
