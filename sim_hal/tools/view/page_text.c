/* page_text.c - see page_text.h. */
#include "tools/view/page_text.h"

#include <inttypes.h>
#include <stddef.h>
#include <string.h>

#include "tools/view/markup.h"

/* The Makefile makes these of the files in viewer/: a string a line. */
static const char *const style[] = {
#include "viewer/style.css.def"
};
static const char *const program[] = {
#include "viewer/model.js.def"
#include "viewer/draw.js.def"
#include "viewer/panel.js.def"
#include "viewer/viewer.js.def"
};

/* The character at *text, which is not at its end, and moves behind it. */
static uint32_t next_letter(const char **text)
{
    const unsigned char *at = (const unsigned char *)*text;
    uint32_t more = at[0] >= 0xf0 && at[0] < 0xf5 ? 3 : at[0] >= 0xe0 ? 2 : 1;
    uint32_t letter = at[0] & (0x3fu >> more);

    (*text)++;
    if (at[0] < 0xc2 || at[0] > 0xf4)
        return at[0];
    for (uint32_t i = 1; i <= more; i++) {
        if ((at[i] & 0xc0) != 0x80)
            return at[0];
        letter = letter << 6 | (at[i] & 0x3f);
    }
    *text += more;
    return letter;
}

void view_script_string(FILE *stream, const char *text)
{
    fputc('"', stream);
    while (*text) {
        uint32_t letter = next_letter(&text);

        if (letter >= 0x20 && letter < 0x7f && !strchr("\"\\<>&'", (int)letter))
            fputc((int)letter, stream);
        else if (letter <= 0xffff)
            fprintf(stream, "\\u%04" PRIx32, letter);
        else
            fprintf(stream, "\\u%04" PRIx32 "\\u%04" PRIx32, 0xd800 + ((letter - 0x10000) >> 10),
                    0xdc00 + (letter & 0x3ff));
    }
    fputc('"', stream);
}

void view_page_write_head(FILE *stream, const char *title)
{
    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>", stream);
    view_html_text(stream, title);
    fputs("</title>\n<style>\n", stream);
    for (size_t i = 0; i < sizeof(style) / sizeof(style[0]); i++)
        fputs(style[i], stream);
    fputs("</style>\n</head>\n<body>\n", stream);
}

void view_page_write_program(FILE *stream)
{
    fputs("<script>\n", stream);
    for (size_t i = 0; i < sizeof(program) / sizeof(program[0]); i++)
        fputs(program[i], stream);
    fputs("</script>\n</body>\n</html>\n", stream);
}
