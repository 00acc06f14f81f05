/*
 * state.h - the state that all parts of the assembler share: tokens, symbols, expressions, sections, kernels.
 *
 * Functions that can fail return false after isa_asm_error has reported the error. The rest of the statement is left out then;
 * isa_asm_recover says whether another one is read.
 */
#ifndef SIM_HAL_ASSEMBLER_STATE_H
#define SIM_HAL_ASSEMBLER_STATE_H

#include "assembler/errors.h"
#include "isa/opcodes.h"
#include "isa/program.h"

#define ISA_ASM_MAX_TEXT        ((size_t)64 << 20)
#define ISA_ASM_MAX_CODE        (16u << 20)
#define ISA_ASM_MAX_DATA        (256u << 20)
#define ISA_ASM_MAX_ELEMENTS    (1u << 22) /* symbols, operations, expression nodes ... each */
#define ISA_ASM_MAX_KERNELS     4096u
#define ISA_ASM_MAX_ARGUMENTS   4096u
#define ISA_ASM_MAX_KERNARG     65536u
#define ISA_ASM_MAX_ALIGNMENT   4096u
#define ISA_ASM_DATA_ALIGNMENT  256u
#define ISA_ASM_ADDRESS_BYTES   8u
#define ISA_ASM_NUMBERED_LABELS 100u
#define ISA_ASM_ERROR_BYTES     1024u

enum isa_asm_token_kind {
    ISA_ASM_END,  /* of the line or of the file */
    ISA_ASM_NAME, /* letters, digits, _ . $; also a quoted symbol where one is expected */
    ISA_ASM_INTEGER,
    ISA_ASM_FLOAT,
    ISA_ASM_STRING,      /* without its quotes, escapes as written */
    ISA_ASM_LABEL_BACK,  /* 1b: .integer is the number */
    ISA_ASM_LABEL_AHEAD, /* 1f */
    ISA_ASM_PUNCTUATION,
    ISA_ASM_BAD /* .text says what is wrong */
};

struct isa_asm_token {
    enum isa_asm_token_kind kind;
    const char *text; /* not terminated */
    size_t length;
    uint64_t integer;
    double real;
};

/* A position in the text, with the token there. */
struct isa_asm_lexer {
    const char *next; /* behind the token */
    const char *end;
    uint32_t line; /* of the token */
    uint32_t next_line;
    struct isa_asm_token token;
};

enum isa_asm_section {
    ISA_ASM_CODE,
    ISA_ASM_RODATA,
    ISA_ASM_ADDRESSES, /* what @gotpcrel32 refers to: the addresses of symbols, 8 bytes each */
    ISA_ASM_DATA,
    ISA_ASM_BSS,
    ISA_ASM_SECTION_COUNT, /* from here on no bytes are kept */
    ISA_ASM_IGNORED = ISA_ASM_SECTION_COUNT,
    ISA_ASM_ABSOLUTE
};

/* Bytes of one section; bytes is NULL for code, addresses and .bss, which only have a size. */
struct isa_asm_stream {
    uint8_t *bytes;
    uint32_t size;
    uint32_t capacity;
    uint32_t alignment; /* the largest asked for */
    uint32_t base;      /* offset in the loaded image, known once everything is read */
};

enum isa_asm_operator {
    ISA_ASM_NUMBER,
    ISA_ASM_SYMBOL,
    ISA_ASM_ADDRESS_ENTRY,
    ISA_ASM_NEGATE,
    ISA_ASM_COMPLEMENT,
    ISA_ASM_ADD,
    ISA_ASM_SUBTRACT,
    ISA_ASM_MULTIPLY,
    ISA_ASM_DIVIDE,
    ISA_ASM_REMAINDER,
    ISA_ASM_SHIFT_LEFT,
    ISA_ASM_SHIFT_RIGHT,
    ISA_ASM_AND,
    ISA_ASM_OR,
    ISA_ASM_XOR,
    ISA_ASM_MAXIMUM
};

/* Expressions are kept in postfix order, as a range of the node pool. */
struct isa_asm_node {
    enum isa_asm_operator op;
    uint64_t value; /* number, index of the symbol, or number of the entry in the table of addresses */
};

/* sym@rel32@lo, sym@gotpcrel32@hi: a half of the distance from the place that holds it. */
enum isa_asm_variant { ISA_ASM_PLAIN, ISA_ASM_DISTANCE_LO, ISA_ASM_DISTANCE_HI };

struct isa_asm_expression {
    uint32_t first;
    uint32_t count;
    enum isa_asm_variant variant;
};

/* A value that may count from the start of sections: value + sum of count[s] * (address of section s). */
struct isa_asm_value {
    uint64_t value;
    int32_t count[ISA_ASM_SECTION_COUNT];
};

enum isa_asm_symbol_kind { ISA_ASM_UNDEFINED, ISA_ASM_LABEL, ISA_ASM_CONSTANT, ISA_ASM_EXPRESSION };

struct isa_asm_symbol {
    const char *name; /* in the text, or static; not terminated; NULL for numbered labels */
    size_t length;
    enum isa_asm_symbol_kind kind;
    enum isa_asm_section section; /* of a label */
    bool weak;
    bool function;
    uint32_t address_entry; /* number of its entry in the table of addresses, plus 1; 0: none */
    uint64_t value;         /* of a constant; offset of a label */
    uint64_t size;          /* bytes, as .size says; 0: not known */
    struct isa_asm_expression expression;
};

enum isa_asm_fixup_kind { ISA_ASM_FIX_BRANCH, ISA_ASM_FIX_LITERAL, ISA_ASM_FIX_DATA };

/* A place whose value is known only at the end. */
struct isa_asm_fixup {
    enum isa_asm_fixup_kind kind;
    enum isa_asm_section section; /* of data */
    uint32_t place;               /* index of the operation, or offset in the section */
    uint32_t bytes;               /* of data */
    uint32_t line;
    struct isa_asm_expression expression;
};

/* A place that needs a symbol that nothing defines. */
struct isa_asm_missing {
    uint32_t fixup;  /* its index */
    uint32_t symbol; /* its index */
};

/* A kernel as amdgpu_metadata describes it. */
struct isa_asm_metadata {
    const char *name;
    size_t length;
    uint32_t line;
    uint32_t kernarg_size;
    uint32_t max_flat_group_size;
    uint32_t required_group_size[3];
    uint32_t required_count;
    struct isa_argument *arguments;
    uint32_t argument_count;
    uint32_t argument_capacity;
    const char *refused_kind; /* of an argument that no kernel can have here; NULL: none */
    size_t refused_length;
    uint32_t refused_line;
};

/* The directives of a kernel's block beside the bits of its descriptor. */
enum isa_asm_kernel_setting {
    ISA_ASM_KERNEL_NEXT_FREE_VGPR,
    ISA_ASM_KERNEL_NEXT_FREE_SGPR,
    ISA_ASM_KERNEL_RESERVE_VCC,
    ISA_ASM_KERNEL_RESERVE_FLAT_SCRATCH,
    ISA_ASM_KERNEL_RESERVE_XNACK_MASK,
    ISA_ASM_KERNEL_USER_SGPR_COUNT,
    ISA_ASM_KERNEL_SETTINGS
};

struct isa_asm_kernel_block {
    int64_t settings[ISA_ASM_KERNEL_SETTINGS]; /* -1: not given */
    uint32_t implied_user_sgprs;
};

/* A line of a kernel's block whose value is known only at the end. */
struct isa_asm_kernel_value {
    uint32_t kernel; /* its index */
    uint32_t field;  /* index of the directive in kernel.c */
    uint32_t line;
    struct isa_asm_expression expression;
};

/* The predefined symbols .amdgcn.next_free_vgpr and .amdgcn.next_free_sgpr have these indices. */
enum { ISA_ASM_NEXT_FREE_VGPR, ISA_ASM_NEXT_FREE_SGPR };

struct isa_asm {
    const char *path;
    struct isa_asm_lexer lexer;
    const struct isa_asm_errors *errors; /* where they go, and how many */
    uint32_t error_count;
    bool failed;  /* the statement, or the part of the last pass, at hand */
    bool stopped; /* memory or a limit is used up: nothing more is read */
    struct isa_program *program;
    uint32_t operation_capacity;
    enum isa_asm_section section;
    struct isa_asm_stream streams[ISA_ASM_SECTION_COUNT];
    struct isa_asm_symbol *symbols;
    uint32_t symbol_count;
    uint32_t symbol_capacity;
    uint32_t *symbol_hash;                            /* index + 1 of a symbol; 0: free */
    uint32_t hash_size;                               /* a power of two */
    uint32_t numbered_back[ISA_ASM_NUMBERED_LABELS];  /* index + 1 of the symbol that 1b means; 0: none */
    uint32_t numbered_ahead[ISA_ASM_NUMBERED_LABELS]; /* the same for 1f */
    struct isa_asm_node *nodes;
    uint32_t node_count;
    uint32_t node_capacity;
    struct isa_asm_fixup *fixups;
    uint32_t fixup_count;
    uint32_t fixup_capacity;
    struct isa_asm_missing *missing;
    uint32_t missing_count;
    uint32_t missing_capacity;
    uint32_t *addresses; /* the symbol of each entry of the table of addresses */
    uint32_t address_count;
    uint32_t address_capacity;
    uint32_t kernel_capacity;
    struct isa_asm_kernel_block *kernel_blocks; /* one a kernel of the program */
    uint32_t kernel_block_capacity;
    struct isa_asm_kernel_value *kernel_values;
    uint32_t kernel_value_count;
    uint32_t kernel_value_capacity;
    uint32_t relocation_capacity;
    uint32_t line_capacity;
    struct isa_asm_metadata *metadata;
    uint32_t format_capacity;
    uint32_t metadata_count;
    uint32_t metadata_capacity;
    uint32_t code_object_version; /* 0 until a directive sets it */
};

/* Reports "path:line: message" if it is the first error of a statement; returns false. */
bool isa_asm_error(struct isa_asm *assembler, uint32_t line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Call behind a statement that failed. Returns true if reading goes on with the next one. */
bool isa_asm_recover(struct isa_asm *assembler);

/* Makes one line of a text that may hold parts of the file. */
void isa_asm_clean(char *text);

/* Grows *array to at least count + 1 elements of size bytes. Returns false, with an error, if memory is out. */
bool isa_asm_reserve(struct isa_asm *assembler, void **array, uint32_t *capacity, uint32_t count, size_t size);

/* Appends an operation of size operation->bytes to the code. */
bool isa_asm_append(struct isa_asm *assembler, const struct isa_operation *operation);

/* Remembers a place to be filled at the end. */
bool isa_asm_add_fixup(struct isa_asm *assembler, const struct isa_asm_fixup *fixup);

#endif
