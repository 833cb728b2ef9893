#include "base/centi.h"

#include <inttypes.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Hundredths of the fraction digits; false when a third one is not 0. */
static bool read_fraction(const char *text, size_t len, centi *out)
{
    static const int weight[] = {10, 1};

    for (size_t i = 0; i < len; i++) {
        if (!is_digit(text[i]) || (i >= 2 && text[i] != '0'))
            return false;
        if (i < 2)
            *out += weight[i] * (text[i] - '0');
    }
    return true;
}

bool centi_read(const char *text, size_t len, centi *out)
{
    bool minus = len && text[0] == '-';
    size_t i = len && (text[0] == '-' || text[0] == '+') ? 1 : 0;
    size_t start = i, whole;
    centi value = 0;

    for (; i < len && is_digit(text[i]); i++)
        if ((value = value * 10 + (text[i] - '0')) > CENTI_MAX / 100)
            return false;
    whole = i - start;
    value *= 100;
    if (i < len && text[i] == '.') {
        if (!read_fraction(text + i + 1, len - i - 1, &value) ||
            (!whole && len - i == 1))
            return false;
    } else if (i < len || !whole) {
        return false;
    }
    if (value > CENTI_MAX)
        return false;
    *out = minus ? -value : value;
    return true;
}

static void print_digits(struct strbuf *out, centi value, int decimals)
{
    if (value < 0) {
        strbuf_putc(out, '-');
        value = -value;
    }
    strbuf_addf(out, "%" PRId64, value / 100);
    if (value % 10 || decimals == 2)
        strbuf_addf(out, ".%02" PRId64, value % 100);
    else if (value % 100 || decimals == 1)
        strbuf_addf(out, ".%" PRId64, value % 100 / 10);
}

void centi_print(struct strbuf *out, centi value)
{
    print_digits(out, value, 0);
}

void centi_print_result(struct strbuf *out, centi margin)
{
    if (!margin) {
        strbuf_putc(out, '0');
        return;
    }
    strbuf_puts(out, margin > 0 ? "B+" : "W+");
    print_digits(out, margin > 0 ? margin : -margin, 1);
}
