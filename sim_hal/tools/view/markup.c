/* markup.c - see markup.h. */
#include "tools/view/markup.h"

#include <string.h>

void view_json_string(FILE *stream, const char *text)
{
    fputc('"', stream);
    for (; *text; text++) {
        unsigned char letter = (unsigned char)*text;
        if (letter == '"' || letter == '\\')
            fprintf(stream, "\\%c", letter);
        else if (letter < 0x20 || letter > 0x7e)
            fprintf(stream, "\\u%04x", letter);
        else
            fputc(letter, stream);
    }
    fputc('"', stream);
}

void view_html_text(FILE *stream, const char *text)
{
    for (; *text; text++) {
        unsigned char letter = (unsigned char)*text;
        if (letter != '\n' && (strchr("<>&\"'", letter) || letter < 0x20 || letter > 0x7e))
            fprintf(stream, "&#%u;", letter < 0x20 ? 0xfffdu : letter);
        else
            fputc(letter, stream);
    }
}

void view_csv_field(FILE *stream, const char *text)
{
    if (!strpbrk(text, ",\"\r\n")) {
        fputs(text, stream);
        return;
    }
    fputc('"', stream);
    for (; *text; text++) {
        if (*text == '"')
            fputc('"', stream);
        fputc(*text, stream);
    }
    fputc('"', stream);
}
