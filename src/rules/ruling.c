#include "rules/ruling.h"

const char *why_word(enum why w)
{
    static const char *const word[] = {
#define X(name, text) [WHY_##name] = text,
        RULING_LIST(X)
#undef X
    };

    return word[w];
}

const char *end_word(enum end e)
{
    static const char *const word[] = {
#define X(name, text) [END_##name] = text,
        END_LIST(X)
#undef X
    };

    return word[e];
}

void phase_print(struct strbuf *out, enum phase p, enum end e)
{
    static const char *const word[] = {[PHASE_PLAYING] = "playing",
                                       [PHASE_PAUSE] = "pause",
                                       [PHASE_TRIAL] = "trial",
                                       [PHASE_ENDED] = "ended "};

    strbuf_puts(out, word[p]);
    if (p == PHASE_ENDED)
        strbuf_puts(out, end_word(e));
}

/* reason [number | kind] [setting "=" value] */
void ruling_print(struct strbuf *out, const struct ruling *r,
                  const struct rules *rules)
{
    char number[16];

    strbuf_puts(out, why_word(r->why));
    if (r->why == WHY_REPEATS)
        strbuf_addf(out, " %u", (unsigned)r->event);
    if (r->why == WHY_GAME_OVER)
        strbuf_addf(out, " %s", end_word(r->end));
    if (r->setting != SET_NOTHING)
        strbuf_addf(out, " %s=%s", rules_setting_name(r->setting),
                    rules_setting_value(rules, r->setting, number));
}
