# usage.awk - the manual page of the command and its completions, made of what --help and list print, so that they never differ
# from it. Usage: awk -v command=COMMAND -v form=man|bash|zsh|fish -v date=YYYY-MM-DD -f usage.awk. The date is that of the manual
# page. What is written for bash goes behind onward.bash.

BEGIN {
    quoted_command = quoted(command)
    read_verbs()
    for (v = 1; v <= verbs; v++)
        read_verb(verb[v])
    choices["policies"] = read_list("policies")
    choices["presets"] = read_list("presets")
    choices["schedulers"] = read_list("schedulers")
    choices["suites"] = read_list("suites")
    if (form == "man")
        write_man()
    else if (form == "bash")
        write_bash()
    else if (form == "zsh")
        write_zsh()
    else if (form == "fish")
        write_fish()
    else
        refuse("expected form=man, bash, zsh or fish")
}

function refuse(why) {
    print "usage.awk: " why >"/dev/stderr"
    exit 2
}

# What the command says of itself.

# In onward --help a verb's form takes 32 columns behind "  onward ".
function read_verbs(    line) {
    while (((quoted_command " --help") | getline line) > 0) {
        if (line ~ /^  onward [a-z]/) {
            verb[++verbs] = word_of(line, 2)
            summary[verb[verbs]] = substr(line, 42)
        } else if (line ~ /^Exit status: /)
            statuses = substr(line, 14)
    }
    if (!verbs || statuses == "")
        refuse("expected verbs and exit statuses from " command " --help")
    (quoted_command " --version") | getline version
}

# Usage, what the verb does, its options, and what ends the text; with empty lines between. Descriptions of options begin in
# column 36, and those of long options in the next line.
function read_verb(v,    line, part) {
    part = "usage"
    while (((quoted_command " " v " --help") | getline line) > 0) {
        if (line ~ /^  --/) {
            part = "options"
            read_option(v, line)
        } else if (line == "" && part != "about")
            part = part == "usage" ? "about" : "ending"
        else if (part == "usage")
            read_usage(v, substr(line, 8))
        else if (part == "about")
            about[v] = about[v] line "\n"
        else if (part == "options")
            says[v, options[v]] = joined(says[v, options[v]], substr(line, 36))
        else
            ending[v] = ending[v] line "\n"
    }
    if (!usages[v] || !options[v])
        refuse("expected usage and options from " command " " v " --help")
}

# A word in small letters behind the verb stands for itself, and SUITE for the name of a suite.
function read_usage(v, line,    word) {
    usage[v, ++usages[v]] = line
    word = word_of(line, 3)
    if (word ~ /^[a-z]/)
        operands[v] = joined(operands[v], bars_apart(word))
    else if (word == "SUITE")
        operands[v] = "suites"
    if (line ~ / PROGRAM /)
        has_program[v] = 1
}

# The argument begins with a space, or with [= if it can be left out.
function read_option(v, line,    i, left) {
    left = substr(line, 35, 1) == " " ? substr(line, 3, 32) : substr(line, 3)
    sub(/ +$/, "", left)
    match(left, /^--[a-z-]+/)
    i = ++options[v]
    option[v, i] = substr(left, 1, RLENGTH)
    form_of[v, i] = substr(left, RLENGTH + 1)
    says[v, i] = length(left) > 32 ? "" : substr(line, 36)
}

# A name of a list stands at the start of its line. One with a number in it, sleep-Nk, is nothing to choose.
function read_list(what,    line, names, name) {
    while (((quoted_command " list " what) | getline line) > 0) {
        name = word_of(line, 1)
        if (line ~ /^[a-z]/ && name !~ /N/)
            names = joined(names, name)
    }
    if (names == "")
        refuse("expected names from " command " list " what)
    return names
}

# What may stand where.

function takes_argument(v, i) { return form_of[v, i] ~ /^ / }
function takes_file(v, i) { return form_of[v, i] ~ /FILE|FOLDER|DIR/ }
function takes_several(v, i) { return form_of[v, i] ~ /,\.\.\.$/ }

# The words from which the argument of an option is chosen; none: it is a file, or free.
function words_of(v, i,    argument) {
    argument = substr(form_of[v, i], 2)
    if (option[v, i] == "--preset")
        return choices["presets"]
    if (option[v, i] == "--scheduler")
        return choices["schedulers"]
    if (argument ~ /^P(,|$)/)
        return choices["policies"]
    if (argument ~ /^SUITE/)
        return choices["suites"]
    return takes_argument(v, i) ? bars_apart(argument) : ""
}

function operands_of(v) { return operands[v] == "suites" ? choices["suites"] : operands[v] }

# Text.

function word_of(line, n,    words) {
    sub(/^ +/, "", line)
    split(line, words, / +/)
    return words[n]
}

function joined(left, right) { return left == "" ? right : left " " right }

# Those of the words between bars that stand for themselves.
function bars_apart(text,    words, count, i, all) {
    count = split(text, words, "|")
    for (i = 1; i <= count; i++)
        if (words[i] ~ /^[a-z]+$/)
            all = joined(all, words[i])
    return all
}

# Every FROM as TO. The programs of awk disagree about backslashes in what gsub puts in.
function replaced(text, from, to,    at, done) {
    while ((at = index(text, from)) > 0) {
        done = done substr(text, 1, at - 1) to
        text = substr(text, at + length(from))
    }
    return done text
}

# A word for sh, bash or zsh.
function quoted(text) { return "\047" replaced(text, "\047", "\047\\\047\047") "\047" }

# The manual page.

function roff(text) {
    text = replaced(text, "\\", "\\e")
    text = replaced(text, "-", "\\-")
    text = replaced(text, "\"", "\\(dq")
    text = replaced(text, "\047", "\\(aq")
    text = replaced(text, "`", "\\(ga")
    text = replaced(text, "^", "\\(ha")
    return replaced(text, "~", "\\(ti")
}

# Text in lines of at most 80 bytes. A point at the start of a line would be a command.
function print_filled(text,    words, count, i, word, line) {
    count = split(text, words, / +/)
    for (i = 1; i <= count; i++) {
        word = roff(words[i])
        if (line != "" && length(line " " word) > 78) {
            print line
            line = ""
        }
        line = line == "" && word ~ /^\./ ? "\\&" word : joined(line, word)
    }
    if (line != "")
        print line
}

# Paragraphs with empty lines between them.
function print_paragraphs(text,    lines, count, i, paragraph, printed) {
    count = split(text, lines, "\n")
    for (i = 1; i <= count; i++) {
        if (lines[i] != "") {
            paragraph = joined(paragraph, lines[i])
            continue
        }
        if (paragraph == "")
            continue
        if (printed++)
            print ".PP"
        print_filled(paragraph)
        paragraph = ""
    }
}

function write_man(    v) {
    print ".TH ONWARD 1 " date " \"" version "\" \"User Commands\"\n.nh\n.ad l"
    print ".SH NAME\nonward \\- runs and examines kernels on a simulated GPU"
    print ".SH SYNOPSIS"
    write_synopsis()
    print ".SH VERBS"
    for (v = 1; v <= verbs; v++)
        write_man_verb(verb[v])
    print ".SH EXIT STATUS"
    write_statuses()
    print ".PP\nVerbs that have others say so above."
    print ".SH SEE ALSO\ndocs/reference/command.md in the source describes each verb."
}

# Lines that go on are indented, and nothing is between the forms.
function write_synopsis(    v, i) {
    print ".PD 0"
    for (v = 1; v <= verbs; v++)
        for (i = 1; i <= usages[verb[v]]; i++)
            write_form(usage[verb[v], i])
    write_form("onward VERB --help")
    write_form("onward --version")
    print ".PD"
}

function write_form(text) {
    print ".HP"
    print_filled(text)
}

function write_man_verb(v,    i) {
    print ".SS onward " v " \\(en " roff(summary[v])
    print_paragraphs(about[v])
    for (i = 1; i <= options[v]; i++) {
        print ".TP\n.BI " roff(option[v, i]) " \"" roff(form_of[v, i]) "\""
        print_filled(says[v, i])
    }
    if (ending[v] != "")
        print ".PP"
    print_paragraphs(ending[v])
}

# "0 fine, 1 wrong result, ..": a paragraph for each number.
function write_statuses(    rest, number) {
    rest = statuses
    while (match(rest, /^[0-9]+ [^,.]+/)) {
        number = word_of(rest, 1)
        print ".TP\n.B " number
        print_filled(substr(rest, length(number) + 2, RLENGTH - length(number) - 1))
        rest = substr(rest, RLENGTH + 3)
    }
}

# Completions.

function verb_names(    v, names) {
    for (v = 1; v <= verbs; v++)
        names = joined(names, verb[v])
    return names
}

function option_names(v,    i, names) {
    for (i = 1; i <= options[v]; i++)
        names = joined(names, option[v, i])
    return names
}

# Bash: two functions that onward.bash calls.
function write_bash(    v, i) {
    print "\n_onward_verb() {\n    verbs=" quoted(verb_names()) "\n    case $1 in"
    for (v = 1; v <= verbs; v++)
        print "    " verb[v] ") options=" quoted(option_names(verb[v])) " operands=" quoted(operands_of(verb[v])) \
            " program=" has_program[verb[v]] + 0 " ;;"
    print "    esac\n}\n\n_onward_argument() {\n    case \"$1 $2\" in"
    for (v = 1; v <= verbs; v++)
        for (i = 1; i <= options[verb[v]]; i++)
            if (takes_argument(verb[v], i))
                write_bash_argument(verb[v], i)
    print "    *) return 1 ;;\n    esac\n}"
}

function write_bash_argument(v, i) {
    print "    \"" v " " option[v, i] "\") words=" quoted(words_of(v, i)) " several=" takes_several(v, i) + 0 " ;;"
}

# Zsh: one line of _arguments for each option. Behind PROGRAM nothing is an option of onward.
function write_zsh(    v, i) {
    print "#compdef onward\n\nlocal -a verbs\nverbs=("
    for (v = 1; v <= verbs; v++)
        print "    " quoted(verb[v] ":" escaped(summary[verb[v]], ":"))
    print ")\nif (( CURRENT == 2 )); then\n    _describe verb verbs\n    compadd -- --help --version\n    return\nfi"
    print "shift words\n(( CURRENT-- ))\ncase $words[1] in"
    for (v = 1; v <= verbs; v++) {
        print verb[v] ")\n    _arguments -S" (has_program[verb[v]] ? " -A '-*'" : "") " \\"
        for (i = 1; i <= options[verb[v]]; i++)
            print "        " zsh_option(verb[v], i) " \\"
        if (operands_of(verb[v]) != "")
            print "        " quoted("1:operand:(" operands_of(verb[v]) ")") " \\"
        print "        '*:file:_files'\n    ;;"
    }
    print "esac"
}

# A backslash in front of these characters, and of backslashes.
function escaped(text, characters,    i, character) {
    text = replaced(text, "\\", "\\\\")
    for (i = 1; i <= length(characters); i++) {
        character = substr(characters, i, 1)
        text = replaced(text, character, "\\" character)
    }
    return text
}

function zsh_option(v, i,    explained, name) {
    explained = "[" escaped(says[v, i], "[]") "]"
    name = (says[v, i] ~ /repeatable/ ? "*" : "") option[v, i]
    if (form_of[v, i] == "")
        return quoted(name explained)
    if (!takes_argument(v, i))
        return quoted(name "=-" explained "::argument: ")
    return quoted(name "=" explained ":" escaped(substr(form_of[v, i], 2), ":") ":" zsh_action(v, i))
}

function zsh_action(v, i,    words) {
    words = words_of(v, i)
    if (words == "")
        return takes_file(v, i) ? "_files" : " "
    if (takes_several(v, i))
        return "_sequence compadd - " words
    return takes_file(v, i) ? "{ compadd - " words "; _files }" : "(" words ")"
}

# Fish: one line for each option.
function write_fish(    v, i) {
    print "# fish completion of onward\n"
    print "function __onward_verb\n    set -l words (commandline -opc)"
    print "    test (count $words) -ge 2; and test $words[2] = $argv[1]\nend\n"
    print "set -l none 'test (count (commandline -opc)) = 1'"
    print "complete -c onward -n $none -f -l help -d 'prints this'\ncomplete -c onward -n $none -f -l version"
    for (v = 1; v <= verbs; v++)
        print "complete -c onward -n $none -f -a " verb[v] " -d " fish_quoted(summary[verb[v]])
    for (v = 1; v <= verbs; v++) {
        for (i = 1; i <= options[verb[v]]; i++)
            print "complete -c onward -n '__onward_verb " verb[v] "' " fish_option(verb[v], i)
        if (operands_of(verb[v]) != "")
            write_fish_operands(verb[v])
    }
}

function write_fish_operands(v) {
    print "complete -c onward -n '__onward_verb " v "; and not __fish_seen_subcommand_from " operands_of(v) "' -f -a " \
        fish_quoted(operands_of(v))
}

function fish_quoted(text) { return "\047" escaped(text, "\047") "\047" }

function fish_option(v, i,    words, line) {
    line = "-l " substr(option[v, i], 3) " -d " fish_quoted(says[v, i])
    if (!takes_argument(v, i))
        return line
    line = line (takes_file(v, i) ? " -r" : " -x")
    words = words_of(v, i)
    if (words != "" && takes_several(v, i))
        words = "(__fish_append , " words ")"
    return words == "" ? line : line " -a " fish_quoted(words)
}
