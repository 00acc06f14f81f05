/*
 * encoding.h - the formats of machine code: how to tell them apart, and where their fields lie.
 */
#ifndef SIM_HAL_CODE_ENCODING_H
#define SIM_HAL_CODE_ENCODING_H

#include "isa/opcodes.h"

/* A field of an instruction: bits of one of its two words. No bits: the format has no such field. */
struct code_field {
    uint8_t word;
    uint8_t shift;
    uint8_t bits;
    uint8_t scale;  /* register numbers count this many registers */
    uint16_t first; /* the operand with the number 0 */
};

#define CODE_SOURCES_MOST 3u

/* Where operands lie, by their roles in a signature. */
struct code_layout {
    uint8_t words;
    struct code_field destination;
    struct code_field scalar_destination;
    struct code_field source[CODE_SOURCES_MOST];
    struct code_field address;
    struct code_field data;
    struct code_field second_data;
    struct code_field resource;
    struct code_field offset_register;
};

/* The form of a vector instruction; every other instruction is CODE_FORM_NATIVE. VOP3 alone is CODE_FORM_LONG. */
enum code_form { CODE_FORM_NATIVE, CODE_FORM_LONG, CODE_FORM_SDWA, CODE_FORM_DPP };

/* What the first words of an instruction say. */
struct code_encoding {
    const char *name;       /* of the format: "VOP3"; NULL: there is none */
    uint16_t number;        /* of the opcode in the format */
    enum isa_opcode opcode; /* ISA_OP_COUNT: no instruction that the simulator has */
    enum code_form form;
    struct code_layout layout;
};

/* Reads the format, the opcode and the form from the first word. Returns false for a format that is refused. */
bool code_read_encoding(uint32_t word, struct code_encoding *encoding);

#endif
