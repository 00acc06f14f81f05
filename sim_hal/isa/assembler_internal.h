/*
 * assembler_internal.h - what the parts of the assembler share: tokens, symbols, expressions, sections, kernels.
 *
 * The first error stops everything: functions that can fail return false after isa_asm_error has recorded it.
 */
#ifndef SIM_HAL_ISA_ASSEMBLER_INTERNAL_H
#define SIM_HAL_ISA_ASSEMBLER_INTERNAL_H

#include "isa/assembler.h"
#include "isa/opcodes.h"

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
};

/* What a kernel's block says beside the bits of its descriptor. */
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
    uint32_t field;  /* index of the directive in assembler_kernel.c */
    uint32_t line;
    struct isa_asm_expression expression;
};

/* The predefined symbols .amdgcn.next_free_vgpr and .amdgcn.next_free_sgpr have these indices. */
enum { ISA_ASM_NEXT_FREE_VGPR, ISA_ASM_NEXT_FREE_SGPR };

struct isa_asm {
    const char *path;
    struct isa_asm_lexer lexer;
    char *error;
    size_t error_bytes;
    bool failed;
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
    struct isa_asm_metadata *metadata;
    uint32_t metadata_count;
    uint32_t metadata_capacity;
    uint32_t code_object_version; /* 0 until something says it */
};

/* assembler.c */

/* Records "path:line: message" if it is the first error; returns false. */
bool isa_asm_error(struct isa_asm *assembler, uint32_t line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Makes room for count + 1 elements of size bytes in *array; false (an error) when memory is out. */
bool isa_asm_reserve(struct isa_asm *assembler, void **array, uint32_t *capacity, uint32_t count, size_t size);

/* assembler_lexer.c */

/* Starts at the first token of the text. */
void isa_asm_lexer_start(struct isa_asm_lexer *lexer, const char *text, size_t length);

/* Goes to the next token; stays at ISA_ASM_END until isa_asm_next_line. */
void isa_asm_next(struct isa_asm_lexer *lexer);

/* Skips the rest of the line and goes to the first token of the next one; false at the end of the text. */
bool isa_asm_next_line(struct isa_asm_lexer *lexer);

/* Whether the token is this punctuation character or this name. */
bool isa_asm_at(const struct isa_asm_lexer *lexer, char punctuation);
bool isa_asm_at_name(const struct isa_asm_lexer *lexer, const char *name);

/* Whether token is name. */
bool isa_asm_token_is(const struct isa_asm_token *token, const char *name);

/* The next character behind the token that is not blank; 0 at the end. */
char isa_asm_peek(const struct isa_asm_lexer *lexer);

/* Goes past the punctuation character, or reports that it was expected. */
bool isa_asm_expect(struct isa_asm *assembler, char punctuation);

/* Reports the token as unexpected and says what was expected. */
bool isa_asm_unexpected(struct isa_asm *assembler, const char *expected);

/* Reports if the line holds more than what was read. */
bool isa_asm_expect_end(struct isa_asm *assembler);

/* assembler_symbols.c */

/* Index of the symbol of that name, made if need be; UINT32_MAX (an error) when memory is out. */
uint32_t isa_asm_symbol(struct isa_asm *assembler, const char *name, size_t length);

/* Defines a label at the current place. */
bool isa_asm_define_label(struct isa_asm *assembler, const char *name, size_t length);

/* Defines a numbered label ("1:") at the current place. */
bool isa_asm_define_numbered(struct isa_asm *assembler, uint64_t number);

/* Gives a symbol the value of an expression (.set). */
bool isa_asm_assign(struct isa_asm *assembler, uint32_t symbol, struct isa_asm_expression expression);

/* Reads an expression. */
bool isa_asm_parse_expression(struct isa_asm *assembler, struct isa_asm_expression *expression);

/* Reads an expression whose value must be known at once. */
bool isa_asm_parse_constant(struct isa_asm *assembler, int64_t *value);

/* Whether the expression is made of numbers and constants alone; then *value is it. No error is recorded. */
bool isa_asm_constant(struct isa_asm *assembler, const struct isa_asm_expression *expression, uint64_t *value);

/* Evaluates once everything has been read; an undefined symbol or nonsense is an error in the given line. */
bool isa_asm_evaluate(struct isa_asm *assembler, const struct isa_asm_expression *expression, uint32_t line,
                      struct isa_asm_value *value);

/* Address in the loaded image; *relocatable says whether it counts from the image's start. False (an error) when the
 * value is neither a plain number nor an address. */
bool isa_asm_resolve(struct isa_asm *assembler, const struct isa_asm_value *value, uint32_t line, uint64_t *address,
                     bool *relocatable);

/* Remembers a place to be filled at the end. */
bool isa_asm_add_fixup(struct isa_asm *assembler, const struct isa_asm_fixup *fixup);

/* Current offset in a section. */
uint32_t isa_asm_here(const struct isa_asm *assembler, enum isa_asm_section section);

/* assembler_operands.c */

enum isa_asm_operand_kind { ISA_ASM_REGISTER, ISA_ASM_VALUE, ISA_ASM_REAL, ISA_ASM_SYMBOLIC, ISA_ASM_OFF };

struct isa_asm_operand {
    enum isa_asm_operand_kind kind;
    uint16_t number; /* of the first register, as in enum isa_operand */
    uint16_t dwords; /* of the register */
    bool negate;
    bool absolute;
    bool sign_extend;
    int64_t value;
    double real;
    struct isa_asm_expression expression;
};

/* What was written behind the operands. */
struct isa_asm_modifiers {
    uint32_t
        flags; /* ISA_MOD_GLC, _SLC, _CLAMP, omod, _OFFEN, _IDXEN, _ALL; _SDWA and _DPP when any of theirs is there */
    bool has_offset;
    bool has_offset0;
    bool has_offset1;
    uint32_t offset;
    uint32_t offset0;
    uint32_t offset1;
    uint32_t sdwa; /* ISA_SDWA_PACK */
    bool has_sdwa_destination;
    uint32_t dpp;
    uint8_t wait_condition;
};

/* Reads one operand. */
bool isa_asm_parse_operand(struct isa_asm *assembler, struct isa_asm_operand *operand);

/* Reads the counters of s_waitcnt into *value. */
bool isa_asm_parse_waitcnt(struct isa_asm *assembler, int32_t *value);

/* assembler_modifiers.c */

/* Reads modifiers up to the end of the line. */
bool isa_asm_parse_modifiers(struct isa_asm *assembler, struct isa_asm_modifiers *modifiers);

/* assembler_instruction.c */

/* Reads one instruction; the token is its mnemonic. */
bool isa_asm_instruction(struct isa_asm *assembler);

/* Appends an operation of size operation->bytes to the code. */
bool isa_asm_append(struct isa_asm *assembler, const struct isa_operation *operation);

/* assembler_directives.c */

/* Carries out one directive; the token is its name. */
bool isa_asm_directive(struct isa_asm *assembler);

/* assembler_kernel.c */

/* Reads from .amdhsa_kernel to .end_amdhsa_kernel. */
bool isa_asm_kernel(struct isa_asm *assembler);

/* Ties kernels to their code and their metadata once everything is read. */
bool isa_asm_finish_kernels(struct isa_asm *assembler);

/* assembler_metadata.c */

/* Reads from .amdgpu_metadata to .end_amdgpu_metadata. */
bool isa_asm_read_metadata(struct isa_asm *assembler);

/* assembler_finish.c */

/* Lays out the image, resolves every fixup and checks the result. */
bool isa_asm_finish(struct isa_asm *assembler);

#endif
