/*
 * state.h - the state that all parts of the assembler share: tokens, symbols, expressions, sections, kernels.
 *
 * Functions that can fail return false after asm_error has reported the error. The rest of the statement is left out then;
 * asm_recover says whether another one is read.
 */
#ifndef SIM_HAL_ASSEMBLER_STATE_H
#define SIM_HAL_ASSEMBLER_STATE_H

#include "assembler/errors.h"
#include "isa/opcodes.h"
#include "isa/program.h"

#define ASM_MAX_TEXT        ((size_t)64 << 20)
#define ASM_MAX_CODE        (16u << 20)
#define ASM_MAX_DATA        (256u << 20)
#define ASM_MAX_ELEMENTS    (1u << 22) /* symbols, operations, expression nodes ... each */
#define ASM_MAX_KERNELS     4096u
#define ASM_MAX_ARGUMENTS   4096u
#define ASM_MAX_KERNARG     65536u
#define ASM_MAX_ALIGNMENT   4096u
#define ASM_DATA_ALIGNMENT  256u
#define ASM_ADDRESS_BYTES   8u
#define ASM_NUMBERED_LABELS 100u
#define ASM_ERROR_BYTES     1024u

enum asm_token_kind {
    ASM_END,  /* of the line or of the file */
    ASM_NAME, /* letters, digits, _ . $; also a quoted symbol where one is expected */
    ASM_INTEGER,
    ASM_FLOAT,
    ASM_STRING,      /* without its quotes, escapes as written */
    ASM_LABEL_BACK,  /* 1b: .integer is the number */
    ASM_LABEL_AHEAD, /* 1f */
    ASM_PUNCTUATION,
    ASM_BAD /* .text says what is wrong */
};

struct asm_token {
    enum asm_token_kind kind;
    const char *text; /* not terminated */
    size_t length;
    uint64_t integer;
    double real;
};

/* A position in the text, with the token there. */
struct asm_lexer {
    const char *next; /* behind the token */
    const char *end;
    uint32_t line; /* of the token */
    uint32_t next_line;
    struct asm_token token;
};

enum asm_section {
    ASM_CODE,
    ASM_RODATA,
    ASM_ADDRESSES, /* what @gotpcrel32 refers to: the addresses of symbols, 8 bytes each */
    ASM_DATA,
    ASM_BSS,
    ASM_SECTION_COUNT, /* from here on no bytes are kept */
    ASM_IGNORED = ASM_SECTION_COUNT,
    ASM_ABSOLUTE
};

/* Bytes of one section; bytes is NULL for code, addresses and .bss, which only have a size. */
struct asm_stream {
    uint8_t *bytes;
    uint32_t size;
    uint32_t capacity;
    uint32_t alignment; /* the largest asked for */
    uint32_t base;      /* offset in the loaded image, known once everything is read */
};

enum asm_operator {
    ASM_NUMBER,
    ASM_SYMBOL,
    ASM_ADDRESS_ENTRY,
    ASM_NEGATE,
    ASM_COMPLEMENT,
    ASM_ADD,
    ASM_SUBTRACT,
    ASM_MULTIPLY,
    ASM_DIVIDE,
    ASM_REMAINDER,
    ASM_SHIFT_LEFT,
    ASM_SHIFT_RIGHT,
    ASM_AND,
    ASM_OR,
    ASM_XOR,
    ASM_MAXIMUM
};

/* Expressions are kept in postfix order, as a range of the node pool. */
struct asm_node {
    enum asm_operator op;
    uint64_t value; /* number, index of the symbol, or number of the entry in the table of addresses */
};

/* sym@rel32@lo, sym@gotpcrel32@hi: a half of the distance from the place that holds it. */
enum asm_variant { ASM_PLAIN, ASM_DISTANCE_LO, ASM_DISTANCE_HI };

struct asm_expression {
    uint32_t first;
    uint32_t count;
    enum asm_variant variant;
};

/* A value that may count from the start of sections: value + sum of count[s] * (address of section s). */
struct asm_value {
    uint64_t value;
    int32_t count[ASM_SECTION_COUNT];
};

enum asm_symbol_kind { ASM_UNDEFINED, ASM_LABEL, ASM_CONSTANT, ASM_EXPRESSION };

struct asm_symbol {
    const char *name; /* in the text, or static; not terminated; NULL for numbered labels */
    size_t length;
    enum asm_symbol_kind kind;
    enum asm_section section; /* of a label */
    bool weak;
    bool function;
    uint32_t address_entry; /* number of its entry in the table of addresses, plus 1; 0: none */
    uint64_t value;         /* of a constant; offset of a label */
    uint64_t size;          /* bytes, as .size says; 0: not known */
    struct asm_expression expression;
};

enum asm_fixup_kind { ASM_FIX_BRANCH, ASM_FIX_LITERAL, ASM_FIX_DATA };

/* A place whose value is known only at the end. */
struct asm_fixup {
    enum asm_fixup_kind kind;
    enum asm_section section; /* of data */
    uint32_t place;           /* index of the operation, or offset in the section */
    uint32_t bytes;           /* of data */
    uint32_t line;
    struct asm_expression expression;
};

/* A place that needs a symbol that nothing defines. */
struct asm_missing {
    uint32_t fixup;  /* its index */
    uint32_t symbol; /* its index */
};

/* A kernel as amdgpu_metadata describes it. */
struct asm_metadata {
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
enum asm_kernel_setting {
    ASM_KERNEL_NEXT_FREE_VGPR,
    ASM_KERNEL_NEXT_FREE_SGPR,
    ASM_KERNEL_RESERVE_VCC,
    ASM_KERNEL_RESERVE_FLAT_SCRATCH,
    ASM_KERNEL_RESERVE_XNACK_MASK,
    ASM_KERNEL_USER_SGPR_COUNT,
    ASM_KERNEL_SETTINGS
};

struct asm_kernel_block {
    int64_t settings[ASM_KERNEL_SETTINGS]; /* -1: not given */
    uint32_t implied_user_sgprs;
};

/* A line of a kernel's block whose value is known only at the end. */
struct asm_kernel_value {
    uint32_t kernel; /* its index */
    uint32_t field;  /* index of the directive in kernel.c */
    uint32_t line;
    struct asm_expression expression;
};

/* The predefined symbols .amdgcn.next_free_vgpr and .amdgcn.next_free_sgpr have these indices. */
enum { ASM_NEXT_FREE_VGPR, ASM_NEXT_FREE_SGPR };

struct asm_state {
    const char *path;
    struct asm_lexer lexer;
    const struct asm_errors *errors; /* where they go, and how many */
    uint32_t error_count;
    bool failed;  /* the statement, or the part of the last pass, at hand */
    bool stopped; /* memory or a limit is used up: nothing more is read */
    struct isa_program *program;
    uint32_t operation_capacity;
    enum asm_section section;
    struct asm_stream streams[ASM_SECTION_COUNT];
    struct asm_symbol *symbols;
    uint32_t symbol_count;
    uint32_t symbol_capacity;
    uint32_t *symbol_hash;                        /* index + 1 of a symbol; 0: free */
    uint32_t hash_size;                           /* a power of two */
    uint32_t numbered_back[ASM_NUMBERED_LABELS];  /* index + 1 of the symbol that 1b means; 0: none */
    uint32_t numbered_ahead[ASM_NUMBERED_LABELS]; /* the same for 1f */
    struct asm_node *nodes;
    uint32_t node_count;
    uint32_t node_capacity;
    struct asm_fixup *fixups;
    uint32_t fixup_count;
    uint32_t fixup_capacity;
    struct asm_missing *missing;
    uint32_t missing_count;
    uint32_t missing_capacity;
    uint32_t *addresses; /* the symbol of each entry of the table of addresses */
    uint32_t address_count;
    uint32_t address_capacity;
    uint32_t kernel_capacity;
    struct asm_kernel_block *kernel_blocks; /* one a kernel of the program */
    uint32_t kernel_block_capacity;
    struct asm_kernel_value *kernel_values;
    uint32_t kernel_value_count;
    uint32_t kernel_value_capacity;
    uint32_t relocation_capacity;
    uint32_t line_capacity;
    struct asm_metadata *metadata;
    uint32_t format_capacity;
    uint32_t metadata_count;
    uint32_t metadata_capacity;
    uint32_t code_object_version; /* 0 until a directive sets it */
};

/* Reports "path:line: message" if it is the first error of a statement; returns false. */
bool asm_error(struct asm_state *assembler, uint32_t line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Call behind a statement that failed. Returns true if reading goes on with the next one. */
bool asm_recover(struct asm_state *assembler);

/* Has room for one more behind count, as sim_reserve does. Returns false, with an error, if memory is out. */
bool asm_reserve(struct asm_state *assembler, void *array, uint32_t *capacity, uint32_t count, size_t size);

/* Appends an operation of size operation->bytes to the code. */
bool asm_append(struct asm_state *assembler, const struct isa_operation *operation);

/* Remembers a place to be filled at the end. */
bool asm_add_fixup(struct asm_state *assembler, const struct asm_fixup *fixup);

#endif
