/* page_text.c - see page_text.h. */
#include "view/page_text.h"

#include <stddef.h>
#include <string.h>

#include "view/markup.h"

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

void view_script_string(FILE *stream, const char *text)
{
    fputc('"', stream);
    for (; *text; text++) {
        unsigned char letter = (unsigned char)*text;

        if (letter < 0x20 || letter > 0x7e || strchr("\"\\<>&'", letter))
            fprintf(stream, "\\u%04x", letter);
        else
            fputc(letter, stream);
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
