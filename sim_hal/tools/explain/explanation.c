/* explanation.c - the explanation of a run as a file. */
#include "tools/explain/explanation.h"

#include <inttypes.h>

#include "tools/explain/hang_dot.h"
#include "tools/explain/hang_html.h"
#include "tools/explain/hang_json.h"
#include "tools/view/markup.h"

void explain_json(const struct explain_sources *explanation, FILE *stream)
{
    bool deadlock = explanation->hang && explanation->hang->deadlock;

    fputs("{\"outcome\":", stream);
    view_json_string(stream, explanation->outcome);
    fputs(",\n\"message\":", stream);
    view_json_string(stream, explanation->message);
    fputs(",\n\"kernel\":", stream);
    view_json_string(stream, explanation->kernel);
    fputs(",\n\"policy\":", stream);
    view_json_string(stream, explanation->policy);
    fputs(",\n\"cycle\":", stream);
    if (explanation->timed)
        fprintf(stream, "%" PRIu64, explanation->cycle);
    else
        fputs("null", stream);
    fputs(",\n\"deadlock\":", stream);
    hang_json(deadlock ? explanation->hang : NULL, stream);
    fputs(",\n\"unfinished\":", stream);
    hang_json(deadlock ? NULL : explanation->hang, stream);
    fputs(",\n\"findings\":[", stream);
    explanation->findings.json(explanation->findings.context, stream);
    fputs("]}\n", stream);
}

void explain_dot(const struct explain_sources *explanation, FILE *stream)
{
    fputs("digraph explanation {\n  node [shape=box];\n", stream);
    if (explanation->hang)
        hang_dot(explanation->hang, stream);
    fputs("}\n", stream);
}

static const char page_style[] =
    "<style>\n"
    ":root{color-scheme:light dark;--ground:#fff;--panel:#f6f7f9;--ink:#23272f;--soft:#69707d;--rule:#dfe3e8;"
    "--bad:#b3371f}\n"
    "@media(prefers-color-scheme:dark){:root{--ground:#14171c;--panel:#1c2027;--ink:#e6e9ee;--soft:#9aa2ae;"
    "--rule:#333944;--bad:#f08a72}}\n"
    "body{margin:0 auto;padding:2.5rem 1.5rem 4rem;max-width:64rem;background:var(--ground);color:var(--ink);"
    "font:15px/1.5 system-ui,sans-serif}\n"
    "h1{font-size:1.6rem}h2{font-size:1.1rem;margin-top:2rem}table{border-collapse:collapse;width:100%;font-size:14px}"
    "\n"
    "th,td{text-align:left;vertical-align:top;padding:.4rem .6rem;border-top:1px solid var(--rule)}\n"
    "thead th{background:var(--panel);color:var(--soft)}.cycle{color:var(--bad);font-weight:600}\n"
    "</style>\n";

void explain_html(const struct explain_sources *explanation, FILE *stream)
{
    fputs("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>", stream);
    view_html_text(stream, explanation->kernel);
    fputs(": ", stream);
    view_html_text(stream, explanation->outcome);
    fprintf(stream, "</title>\n%s</head>\n<body>\n<h1>", page_style);
    view_html_text(stream, explanation->kernel);
    fputs(", policy ", stream);
    view_html_text(stream, explanation->policy);
    fputs(": ", stream);
    view_html_text(stream, explanation->outcome);
    fputs("</h1>\n<p>", stream);
    view_html_text(stream, explanation->message);
    fputs("</p>\n", stream);
    if (explanation->hang)
        hang_html(explanation->hang, stream);
    explanation->findings.html(explanation->findings.context, stream);
    fputs("</body>\n</html>\n", stream);
}
