/*
 * program.h - a parsed kernel file: operations, kernels with descriptors and argument metadata, data sections.
 */
#ifndef SIM_HAL_ISA_PROGRAM_H
#define SIM_HAL_ISA_PROGRAM_H

#include "isa/operation.h"
#include "onward/kernel_descriptor.h"

/* How the runtime fills a kernel argument (the metadata's .value_kind). */
enum isa_argument_kind {
    ISA_ARGUMENT_BY_VALUE,
    ISA_ARGUMENT_GLOBAL_BUFFER,          /* 64-bit pointer to global or constant memory */
    ISA_ARGUMENT_DYNAMIC_SHARED_POINTER, /* 32-bit LDS offset */
    ISA_ARGUMENT_HIDDEN_GLOBAL_OFFSET_X,
    ISA_ARGUMENT_HIDDEN_GLOBAL_OFFSET_Y,
    ISA_ARGUMENT_HIDDEN_GLOBAL_OFFSET_Z,
    ISA_ARGUMENT_HIDDEN_BLOCK_COUNT_X,
    ISA_ARGUMENT_HIDDEN_BLOCK_COUNT_Y,
    ISA_ARGUMENT_HIDDEN_BLOCK_COUNT_Z,
    ISA_ARGUMENT_HIDDEN_GROUP_SIZE_X,
    ISA_ARGUMENT_HIDDEN_GROUP_SIZE_Y,
    ISA_ARGUMENT_HIDDEN_GROUP_SIZE_Z,
    ISA_ARGUMENT_HIDDEN_REMAINDER_X,
    ISA_ARGUMENT_HIDDEN_REMAINDER_Y,
    ISA_ARGUMENT_HIDDEN_REMAINDER_Z,
    ISA_ARGUMENT_HIDDEN_GRID_DIMS,
    ISA_ARGUMENT_HIDDEN_DYNAMIC_LDS_SIZE,
    ISA_ARGUMENT_HIDDEN_PRIVATE_BASE,
    ISA_ARGUMENT_HIDDEN_SHARED_BASE,
    ISA_ARGUMENT_HIDDEN_QUEUE_PTR,
    ISA_ARGUMENT_HIDDEN_PRINTF_BUFFER, /* 64-bit pointer to what printf writes (docs/guide/workloads.md) */
    ISA_ARGUMENT_HIDDEN_OTHER          /* any other hidden_*: filled with zeros */
};

struct isa_argument {
    enum isa_argument_kind kind;
    uint32_t offset;    /* bytes from the start of the kernarg segment */
    uint32_t size;      /* bytes */
    bool is_const;      /* .is_const or .actual_access/.access read_only */
    char name[64];      /* "" unless compiled with -cl-kernel-arg-info */
    char type_name[64]; /* e.g. "uint*"; "" when absent */
};

#define ISA_NAME_BYTES 64 /* of a symbol or a variable, with its end; longer ones are cut off */

/* A variable of a kernel in the LDS. */
struct isa_local {
    char name[ISA_NAME_BYTES];
    uint32_t offset;
    uint32_t bytes;
    uint32_t element_bytes; /* of an element of the array that it is; 0: it is none */
};

struct isa_kernel {
    char *name;                             /* of any length; owned */
    struct cp_kernel_descriptor descriptor; /* entry offset is filled by the loader when the program is placed */
    uint32_t entry;                         /* index of the first operation */
    uint32_t vgprs;                         /* next_free_vgpr, as asked for */
    uint32_t sgprs;                         /* next_free_sgpr, as asked for */
    uint32_t line;                          /* of .amdhsa_kernel */
    uint32_t code_object_version;           /* 4 or 5 */
    uint32_t required_group_size[3];        /* .reqd_workgroup_size, zeros when absent */
    uint32_t max_flat_group_size;           /* 0 when absent */
    uint32_t kernarg_size;                  /* bytes, at least what the arguments need */
    struct isa_argument *arguments;         /* declared ones first, hidden ones after */
    uint32_t argument_count;
    uint32_t declared_count;
    struct isa_local *locals; /* those whose place is known; for reports */
    uint32_t local_count;
    char *refusal; /* why it cannot run, "path:line: what is wrong and what was expected"; NULL: it can */
    char *warning; /* why its results may be wrong, "path:line: ..."; NULL: nothing is known */
};

#define ISA_FORMAT_ARGUMENTS 32u

/* A call of printf, as clang describes it. Its record is the number, then the arguments, each from a multiple of 4 bytes on. */
struct isa_print_format {
    uint32_t number; /* from 1 on */
    uint32_t count;  /* arguments */
    uint32_t bytes;  /* of a record */
    uint32_t sizes[ISA_FORMAT_ARGUMENTS];
    char *text; /* owned */
    uint32_t length;
};

/* A named place in the code. */
struct isa_label {
    const char *name;   /* owned by the program: label_names */
    uint32_t operation; /* index of the operation there */
};

/* A place in the data image whose bytes depend on where the program is loaded: 64-bit (or 32-bit) address of a symbol. */
struct isa_relocation {
    uint32_t data_offset;   /* where, in the data image */
    uint8_t bytes;          /* 4 or 8 */
    bool to_code;           /* target is in code, else in the data image */
    uint64_t target_offset; /* from the start of the code, or of the data image; addend included */
};

/* A symbol of the data image, for reports. */
struct isa_symbol {
    char name[ISA_NAME_BYTES];
    uint32_t offset; /* in the data image */
    uint32_t bytes;
};

/* A source file, as .file describes it. */
struct isa_source_file {
    char *name;      /* NULL: no file has this number */
    char *directory; /* that the name is relative to; NULL: not given */
    uint32_t line;   /* of .file */
    bool hashed;     /* md5 is that of the file that was compiled */
    uint8_t md5[16];
};

/* The source line of operations, from one on up to that of the next entry of the table. */
struct isa_source_line {
    uint32_t operation;
    uint32_t line;   /* 0: no source line is known */
    uint16_t file;   /* number of the file */
    uint16_t column; /* 0: not known */
    uint32_t
        inlined_line; /* of the outermost call through which the line was inlined; 0: it was not, or that is not known */
    uint16_t inlined_file; /* the same */
    uint16_t inlined_column;
};

/* The outermost call through which operations were inlined: those from operation on, up to end. */
struct isa_call_site {
    uint32_t operation;
    uint32_t end;
    uint32_t line;   /* of the call, from 1 on */
    uint16_t file;   /* number of the file */
    uint16_t column; /* 0: not known */
};

struct isa_program;

/* What can give a program its source files, source lines and call sites. No run needs them, and reading them takes long. */
struct isa_source_reader {
    struct isa_program *program;
    void (*read)(struct isa_source_reader *reader); /* fills them in the program */
    void (*free)(struct isa_source_reader *reader);
};

/*
 * A kernel file in memory. When the loader places its code at address A, its data is at isa_program_data. PC-relative references
 * were resolved with that layout.
 * Of assembly text the data follows the code: data_start is code_bytes rounded up to 256, and code_start 0. Of a code object the
 * data is the whole image, with the code at code_start in it, and data_start 0.
 */
struct isa_program {
    char *path;
    uint32_t part;                    /* which code object of the file it is; 0: the first one */
    struct isa_operation *operations; /* operation_count and, behind them, a trap: running out of the program faults */
    uint32_t operation_count;
    uint32_t code_bytes;
    uint32_t *operation_at; /* [code_bytes / 4]: index of the operation that starts there, or UINT32_MAX */
    uint8_t *data;          /* .rodata, .data, .bss of the file, or an image that has the code as well */
    uint32_t data_bytes;
    uint32_t data_start;     /* offset of data from the start of code */
    uint32_t code_start;     /* offset of code in the data that it is a part of */
    uint32_t writable_start; /* offset in data from which on stores are allowed (.data, .bss) */
    struct isa_relocation *relocations;
    uint32_t relocation_count;
    struct isa_symbol *symbols; /* sorted by offset; they do not overlap */
    uint32_t symbol_count;
    struct isa_kernel *kernels;
    uint32_t kernel_count;
    struct isa_print_format *formats;
    uint32_t format_count;
    struct isa_label *labels; /* in the order in which the file names them */
    uint32_t label_count;
    char *label_names;
    struct isa_source_file *source_files; /* by their numbers */
    uint32_t source_file_count;
    struct isa_source_line *source_lines; /* sorted by operation, each once */
    uint32_t source_line_count;
    struct isa_call_site *call_sites; /* sorted by operation; they overlap only if the text is damaged */
    uint32_t call_site_count;
    uint64_t base; /* where the loader has placed the code; 0 until then */
    bool scoped;   /* has an instruction of the scope extension; the loader finds out */
    /* Of source files, source lines and call sites, which are empty until isa_program_read_source. Owned; NULL: they were read. */
    struct isa_source_reader *source_reader;
};

/* The address of the data of a program that the loader has placed. */
static inline uint64_t isa_program_data(const struct isa_program *program)
{
    return program->base + program->data_start - program->code_start;
}

/* Makes question marks of control characters, which would disturb a report. */
void isa_clean(char *text);

/* Finds a kernel by name; NULL if there is none. */
const struct isa_kernel *isa_program_kernel(const struct isa_program *program, const char *name);

/*
 * Has the source files, source lines and call sites of a program read, if they were not yet: the call before looking at them, which
 * isa_place_of makes. One thread at a time: the one whose turn the GPU is, as for all that reports on a run.
 */
void isa_program_read_source(const struct isa_program *program);

/* Releases everything that asm_assemble allocated. NULL is allowed. */
void isa_program_free(struct isa_program *program);

#endif
