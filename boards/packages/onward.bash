# bash completion of onward. Below, usage.awk has added what --help says: _onward_verb VERB sets verbs, and the verb's options,
# operands and whether a program with words of its own follows; _onward_argument VERB OPTION sets the words that may stand behind
# this option, and whether several may, with commas between them, and is false if nothing may.
# shellcheck shell=bash

_onward() {
    local verb=${COMP_WORDS[1]} word=${COMP_WORDS[COMP_CWORD]} verbs="" options="" operands="" program=0
    local words="" several=0 prefix="" taken at
    COMPREPLY=()
    _onward_verb "$verb"
    for ((at = 2; at < COMP_CWORD; at++)); do
        words="" several=0 taken=0
        case ${COMP_WORDS[at]} in
        -*)
            ! _onward_argument "$verb" "${COMP_WORDS[at]}" || taken=1
            # Bash has "=" as a word of its own.
            [ "${COMP_WORDS[at + 1]}" != = ] || taken=2
            at=$((at + taken))
            ;;
        *)
            [ "$program" = 0 ] || return
            operands=""
            ;;
        esac
    done
    [ "$word" != = ] || word=""

    # Otherwise the words are for an option's argument, which the loop has gone past.
    if [ "$COMP_CWORD" = 1 ]; then
        words="$verbs --help --version"
    elif [ "$at" = "$COMP_CWORD" ]; then
        several=0 words=$operands
        [[ $word != -* ]] || words=$options
    fi

    # Where none of the words fits, bash offers files.
    [ -n "$words" ] || return
    [ "$several" = 0 ] || [[ $word != *,* ]] || prefix=${word%,*},
    mapfile -t COMPREPLY < <(compgen -P "$prefix" -W "$words" -- "${word#"$prefix"}")
}
complete -o default -F _onward onward
