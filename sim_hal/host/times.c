/* times.c - see times.h. */
#include "host/times.h"

#include <string.h>

#define TIME_MOST UINT64_C(1000000000000000)

/* Nanoseconds in the unit at the end of a time, 0 when there is none; shortens the text to the number. */
static uint64_t take_unit(struct host_span *text)
{
    static const struct {
        const char *name;
        uint64_t nanoseconds;
    } units[] = {{"ns", 1}, {"us", 1000}, {"ms", 1000000}};

    for (size_t i = 0; i < sizeof(units) / sizeof(units[0]); i++) {
        if (text->length < 2 || memcmp(text->text + text->length - 2, units[i].name, 2) != 0)
            continue;
        text->length -= 2;
        return units[i].nanoseconds;
    }
    return 0;
}

bool host_time_read(struct host_span text, const struct parameters *parameters, uint64_t *cycles)
{
    uint64_t unit = take_unit(&text), number;

    if (!host_text_u64(text, &number) || number > TIME_MOST)
        return false;
    if (unit && number > TIME_MOST / unit)
        return false;
    *cycles = unit ? parameters_cycles_from_ns(parameters, number * unit) : number;
    return *cycles <= TIME_MOST;
}

bool host_loss_read(const char *text, const struct parameters *parameters, struct host_loss *loss, char *error,
                    size_t error_bytes)
{
    const char *at = strchr(text, '@');
    const char *plus = at ? strchr(at, '+') : NULL;
    const char *end = text + strlen(text);
    uint64_t cu = 0, away = 0;
    char quoted[HOST_QUOTE_BYTES];
    bool good =
        at && host_text_u64((struct host_span){text, (size_t)(at - text)}, &cu) &&
        host_time_read((struct host_span){at + 1, (size_t)((plus ? plus : end) - at) - 1}, parameters, &loss->cycle);

    if (good && plus)
        good = host_time_read((struct host_span){plus + 1, (size_t)(end - plus) - 1}, parameters, &away) && away > 0;
    if (!good)
        return host_text_fail(error, error_bytes,
                              "--lose-cu %s: expected CU@TIME[+RETURN], TIME in cycles or with ns, us or ms",
                              host_text_quote(quoted, (struct host_span){text, (size_t)(end - text)}));
    if (cu >= parameters->cus)
        return host_text_fail(error, error_bytes, "--lose-cu %s: no such compute unit, the GPU has 0..%llu",
                              host_text_quote(quoted, (struct host_span){text, (size_t)(end - text)}),
                              (unsigned long long)parameters->cus - 1);
    loss->cu = (uint32_t)cu;
    loss->return_cycle = away ? loss->cycle + away : 0;
    return true;
}
