/*
 * cmd_rules - choosing and showing the rule set: KataGo's commands, KGS's, and
 * ours.
 */
#include "gtp/session_internal.h"
#include "text/rules_text.h"

#include <string.h>

static struct word rest_of(const struct args *a)
{
    return a->n ? a->at[0].word : (struct word){"", 0};
}

static enum status set_rules(struct session *s, const struct rules *r)
{
    return s->options.lock_rules ? ST_RULES_LOCKED : game_set_rules(s->game, r);
}

/* ---- KataGo and KGS ------------------------------------------------------ */

static enum status cmd_kata_get_rules(struct session *s, const struct args *a,
                                      struct strbuf *out)
{
    (void)a;
    rules_text_kata_print(out, game_rules(s->game));
    return ST_OK;
}

static enum status cmd_kata_set_rules(struct session *s, const struct args *a,
                                      struct strbuf *out)
{
    struct word w = a->at[0].word;
    struct rules r = s->default_rules;
    enum status st = ST_OK;

    (void)out;
    if (!wire_spells(w, "default"))
        st = rules_text_kata(w.text, w.len, &r);
    return st == ST_OK ? set_rules(s, &r) : st;
}

static enum status cmd_kata_set_rule(struct session *s, const struct args *a,
                                     struct strbuf *out)
{
    struct word key = a->at[0].word, value = a->at[1].word;
    struct rules r = *game_rules(s->game);
    enum status st =
        rules_text_kata_one(key.text, key.len, value.text, value.len, &r);

    (void)out;
    return st == ST_OK ? set_rules(s, &r) : st;
}

static enum status cmd_kgs_rules(struct session *s, const struct args *a,
                                 struct strbuf *out)
{
    struct rules r = *game_rules(s->game);
    enum status st = rules_text_kgs(a->at[0].word.text, a->at[0].word.len, &r);

    (void)out;
    return st == ST_OK ? set_rules(s, &r) : st;
}

/* ---- ours ---------------------------------------------------------------- */

struct choice {
    struct rules rules;
    bool komi_set;
    centi komi;
};

/* text = ["default"] [NAME] {setting=value} | JSON; not empty */
static enum status choose(const struct session *s, struct word text,
                          struct choice *out)
{
    struct word rest = text, first;

    *out = (struct choice){.rules = *game_rules(s->game)};
    if (wire_word(&rest, &first) && wire_spells(first, "default")) {
        out->rules = s->default_rules;
        if (!rest.len)
            return ST_OK;
        text = rest;
    }
    return rules_text_merge(text.text, text.len, &out->rules, &out->komi_set,
                            &out->komi);
}

static void list_names(struct strbuf *out)
{
    for (int i = 0; i < rules_total(); i++)
        strbuf_addf(out, "%s%s", i ? "\n" : "", rules_get(i)->name);
}

/* komi=X alone chooses no rules, so a lock leaves it alone. */
static bool keeps_rules(const struct session *s, const struct choice *c)
{
    const struct rules *now = game_rules(s->game);

    return c->komi_set && !strcmp(now->name, c->rules.name) &&
           rules_same(now, &c->rules);
}

static enum status cmd_caipan_rules(struct session *s, const struct args *a,
                                    struct strbuf *out)
{
    struct word text = rest_of(a);
    struct choice c;
    enum status st;

    if (!text.len) {
        rules_print(out, game_rules(s->game));
        return ST_OK;
    }
    if (wire_spells(text, "list")) {
        list_names(out);
        return ST_OK;
    }
    st = choose(s, text, &c);
    if (st == ST_OK && !keeps_rules(s, &c))
        st = set_rules(s, &c.rules);
    if (st == ST_OK && c.komi_set)
        session_set_komi(s, c.komi);
    return st;
}

static enum status cmd_describe_rules(struct session *s, const struct args *a,
                                      struct strbuf *out)
{
    struct word text = rest_of(a);
    struct choice c = {.rules = *game_rules(s->game)};
    enum status st = text.len ? choose(s, text, &c) : ST_OK;

    if (st == ST_OK)
        rules_describe(out, &c.rules);
    return st;
}

/* clang-format off */
const struct command commands_rules[] = {
    {"kata-get-rules", "", cmd_kata_get_rules,
     "Print the rules as KataGo would: one line of JSON."},
    {"kata-set-rules", "rules", cmd_kata_set_rules,
     "Choose the rules by name or KataGo's JSON, what is missing as Tromp-Taylor."},
    {"kata-set-rule", "word text", cmd_kata_set_rule,
     "Change one rule: KataGo's key and value, or ours."},
    {"kgs-rules", "word", cmd_kgs_rules,
     "Choose the rules of KGS: chinese, aga, japanese, new_zealand."},
    {"caipan-rules", "[rules]", cmd_caipan_rules,
     "Print the rule set, list all, or choose: NAME and setting=value, or JSON."},
    {"caipan-describe_rules", "[rules]", cmd_describe_rules,
     "Describe a rule set, each setting with its source."},
    {NULL, NULL, NULL, NULL},
};
/* clang-format on */
