/* executables.c - code objects, loaded, and their symbols. */
#define _POSIX_C_SOURCE 200809L
#include "hsa/executables.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "code/demangle.h"
#include "code/program.h"
#include "hsa/answers.h"
#include "hsa/attributes.h"
#include "hsa/debugger.h"
#include "hsa/front.h"
#include "hsa/outputs.h"

#define COUNT(table) (uint32_t)(sizeof(table) / sizeof((table)[0]))
#define ERROR_BYTES  512
#define SUFFIX       ".kd"

enum symbol_kind { SYMBOL_VARIABLE = 0, SYMBOL_KERNEL = 1 };

/* A code object that programs have given, which stays theirs. */
struct reader {
    struct code_bytes bytes;
};

struct symbol {
    const char *name; /* owned */
    uint32_t kind;    /* enum symbol_kind */
    uint64_t address; /* of a variable, or the kernel object */
    uint64_t size;
    const struct isa_kernel *kernel;
};

struct loaded {
    struct loaded *next;
    void *copy; /* of the code object */
    struct code_object object;
    struct isa_program *program;
    struct symbol *symbols;
    uint32_t symbol_count;
};

/* A variable that the program has, for code objects that do not define it. */
struct definition {
    struct definition *next;
    struct symbol symbol;
};

struct executable {
    struct executable *next;
    struct definition *definitions;
    struct loaded *loaded;
    bool frozen;
};

static struct {
    pthread_mutex_t lock;
    struct executable *first;
    struct loaded *kept; /* unloaded, but outputs speak of them until they are written */
} executables = {.lock = PTHREAD_MUTEX_INITIALIZER};

static struct hsa_handle handle_of(const void *pointer)
{
    return (struct hsa_handle){(uintptr_t)pointer};
}

static void *behind(struct hsa_handle handle)
{
    return hsa_pointer(handle.handle);
}

/* ---- readers ---- */

hsa_code hsa_code_object_reader_create_from_memory(const void *object, size_t bytes, struct hsa_handle *handle)
{
    struct reader *reader;

    if (!object || !bytes || !handle)
        return HSA_INVALID_ARGUMENT;
    reader = malloc(sizeof(*reader));
    if (!reader)
        return HSA_OUT_OF_RESOURCES;
    reader->bytes = (struct code_bytes){object, bytes};
    *handle = handle_of(reader);
    return HSA_SUCCESS;
}

hsa_code hsa_code_object_reader_destroy(struct hsa_handle reader)
{
    if (!reader.handle)
        return HSA_INVALID_READER;
    free(behind(reader));
    return HSA_SUCCESS;
}

hsa_code hsa_code_object_deserialize(void *object, size_t bytes, const char *options, struct hsa_handle *code_object)
{
    (void)options;
    return hsa_code_object_reader_create_from_memory(object, bytes, code_object);
}

/* ---- loading ---- */

static void free_loaded(struct loaded *loaded)
{
    for (uint32_t i = 0; i < loaded->symbol_count; i++)
        free((char *)loaded->symbols[i].name);
    free(loaded->symbols);
    isa_program_free(loaded->program);
    code_object_free(&loaded->object);
    free(loaded->copy);
    free(loaded);
}

static void keep_loaded(struct loaded *loaded)
{
    pthread_mutex_lock(&executables.lock);
    loaded->next = executables.kept;
    executables.kept = loaded;
    pthread_mutex_unlock(&executables.lock);
}

static void release_loaded(struct loaded *loaded)
{
    if (loaded->program && loaded->program->base)
        runtime_unload(hsa_front()->runtime, loaded->program);
    if (hsa_outputs_keep() || hsa_debugger_keeps())
        keep_loaded(loaded);
    else
        free_loaded(loaded);
}

static bool add_symbol(struct loaded *loaded, char *name, const struct symbol *from)
{
    struct symbol *symbol = &loaded->symbols[loaded->symbol_count];

    if (!name)
        return false;
    *symbol = *from;
    symbol->name = name;
    loaded->symbol_count++;
    return true;
}

static bool add_kernel(struct loaded *loaded, const struct isa_kernel *kernel)
{
    size_t bytes = strlen(kernel->name) + sizeof(SUFFIX);
    char *name = malloc(bytes);
    const struct symbol symbol = {.kind = SYMBOL_KERNEL,
                                  .kernel = kernel,
                                  .address = runtime_kernel_object(hsa_front()->runtime, loaded->program, kernel)};

    if (name)
        snprintf(name, bytes, "%s%s", kernel->name, SUFFIX);
    return add_symbol(loaded, name, &symbol);
}

static bool add_variable(struct loaded *loaded, const struct code_symbol *from)
{
    const struct symbol symbol = {
        .kind = SYMBOL_VARIABLE, .address = isa_program_data(loaded->program) + from->place, .size = from->size};

    return !code_is_variable(from) || add_symbol(loaded, code_text_copy(from->name), &symbol);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct symbol *)a)->name, ((const struct symbol *)b)->name);
}

static bool collect_symbols(struct loaded *loaded)
{
    const struct isa_program *program = loaded->program;
    bool good = true;

    loaded->symbols = calloc(program->kernel_count + loaded->object.symbol_count + 1, sizeof(*loaded->symbols));
    if (!loaded->symbols)
        return false;
    for (uint32_t i = 0; i < program->kernel_count && good; i++)
        good = add_kernel(loaded, &program->kernels[i]);
    for (uint32_t i = 0; i < loaded->object.symbol_count && good; i++)
        good = add_variable(loaded, &loaded->object.symbols[i]);
    qsort(loaded->symbols, loaded->symbol_count, sizeof(*loaded->symbols), by_name);
    return good;
}

/* Gives a code object the variables of the program, which it may not define as well. */
static hsa_code define_variables(struct code_object *object, const struct definition *definitions)
{
    const struct code_relocation *undefined;

    for (const struct definition *definition = definitions; definition; definition = definition->next) {
        const char *name = definition->symbol.name;

        if (code_object_symbol(object, (struct code_text){name, strlen(name)})) {
            hsa_say("variable '%s': the program and a code object define it", name);
            return HSA_VARIABLE_DEFINED;
        }
        code_object_define(object, name, definition->symbol.address);
    }
    undefined = code_object_undefined(object);
    if (!undefined)
        return HSA_SUCCESS;
    hsa_say("variable '%.*s': neither the code object nor the program defines it",
            (int)(undefined->undefined.length < 200 ? undefined->undefined.length : 200), undefined->undefined.at);
    return HSA_VARIABLE_UNDEFINED;
}

/* Reads and places a code object. */
static hsa_code place(struct loaded *loaded, struct code_bytes bytes, const struct definition *definitions)
{
    hsa_code status;
    char text[ERROR_BYTES] = "";
    const struct code_error error = {"code object", text, sizeof(text)};

    loaded->copy = malloc(bytes.size);
    if (!loaded->copy)
        return HSA_OUT_OF_RESOURCES;
    memcpy(loaded->copy, bytes.at, bytes.size);
    if (!code_object_read(&loaded->object, (struct code_bytes){loaded->copy, bytes.size}, &error)) {
        hsa_say("%s", text);
        return HSA_INVALID_CODE_OBJECT;
    }
    status = define_variables(&loaded->object, definitions);
    if (status != HSA_SUCCESS)
        return status;
    loaded->program = code_program("code object", &loaded->object, NULL, &error);
    if (!loaded->program) {
        hsa_say("%s", text);
        return HSA_INVALID_CODE_OBJECT;
    }
    if (!runtime_load(hsa_front()->runtime, loaded->program) || !collect_symbols(loaded) ||
        !hsa_debugger_load(loaded->program, &loaded->object))
        return HSA_OUT_OF_RESOURCES;
    return HSA_SUCCESS;
}

/* NULL: there is no such executable, nor any without a GPU. */
static struct executable *find_executable(struct hsa_handle handle)
{
    struct executable *executable;

    if (!hsa_is_up())
        return NULL;
    pthread_mutex_lock(&executables.lock);
    for (executable = executables.first; executable && executable != hsa_pointer(handle.handle);)
        executable = executable->next;
    pthread_mutex_unlock(&executables.lock);
    return executable;
}

static hsa_code load(struct executable *executable, const struct reader *reader, struct hsa_handle *handle)
{
    struct loaded *loaded;
    hsa_code status;

    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (!executable)
        return HSA_INVALID_EXECUTABLE;
    if (!reader)
        return HSA_INVALID_READER;
    if (executable->frozen)
        return HSA_FROZEN;
    loaded = calloc(1, sizeof(*loaded));
    if (!loaded)
        return HSA_OUT_OF_RESOURCES;
    status = place(loaded, reader->bytes, executable->definitions);
    if (status != HSA_SUCCESS) {
        release_loaded(loaded);
        return status;
    }
    loaded->next = executable->loaded;
    executable->loaded = loaded;
    if (handle)
        *handle = handle_of(loaded);
    return HSA_SUCCESS;
}

hsa_code hsa_executable_load_agent_code_object(struct hsa_handle executable, struct hsa_handle agent,
                                               struct hsa_handle reader, const char *options, struct hsa_handle *loaded)
{
    (void)options;
    if (agent.handle != HSA_GPU)
        return HSA_INVALID_AGENT;
    return load(find_executable(executable), behind(reader), loaded);
}

hsa_code hsa_executable_load_code_object(struct hsa_handle executable, struct hsa_handle agent,
                                         struct hsa_handle code_object, const char *options)
{
    return hsa_executable_load_agent_code_object(executable, agent, code_object, options, NULL);
}

/* ---- executables ---- */

hsa_code hsa_executable_create_alt(uint32_t profile, uint32_t rounding, const char *options, struct hsa_handle *handle)
{
    struct executable *executable;

    (void)profile, (void)rounding, (void)options;
    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    executable = calloc(1, sizeof(*executable));
    if (!executable)
        return HSA_OUT_OF_RESOURCES;
    pthread_mutex_lock(&executables.lock);
    executable->next = executables.first;
    executables.first = executable;
    pthread_mutex_unlock(&executables.lock);
    *handle = handle_of(executable);
    return HSA_SUCCESS;
}

hsa_code hsa_executable_create(uint32_t profile, uint32_t state, const char *options, struct hsa_handle *executable)
{
    (void)state;
    return hsa_executable_create_alt(profile, 0, options, executable);
}

static void release(struct executable *executable)
{
    while (executable->loaded) {
        struct loaded *next = executable->loaded->next;

        release_loaded(executable->loaded);
        executable->loaded = next;
    }
    while (executable->definitions) {
        struct definition *next = executable->definitions->next;

        free((char *)executable->definitions->symbol.name);
        free(executable->definitions);
        executable->definitions = next;
    }
    free(executable);
}

hsa_code hsa_executable_destroy(struct hsa_handle handle)
{
    struct executable **link = &executables.first, *executable = behind(handle);

    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    pthread_mutex_lock(&executables.lock);
    while (*link && *link != executable)
        link = &(*link)->next;
    if (*link)
        *link = executable->next;
    else
        executable = NULL;
    pthread_mutex_unlock(&executables.lock);
    if (!executable)
        return HSA_INVALID_EXECUTABLE;
    release(executable);
    return HSA_SUCCESS;
}

void hsa_executables_forget(void)
{
    while (executables.first) {
        struct executable *next = executables.first->next;

        release(executables.first);
        executables.first = next;
    }
    while (executables.kept) {
        struct loaded *next = executables.kept->next;

        free_loaded(executables.kept);
        executables.kept = next;
    }
}

hsa_code hsa_executable_freeze(struct hsa_handle handle, const char *options)
{
    struct executable *executable = find_executable(handle);

    (void)options;
    if (!executable)
        return hsa_is_up() ? HSA_INVALID_EXECUTABLE : HSA_NOT_INITIALIZED;
    executable->frozen = true;
    return HSA_SUCCESS;
}

/* ---- symbols ---- */

static const struct symbol *find_symbol(const struct executable *executable, const char *name)
{
    const struct symbol key = {.name = name};

    for (const struct loaded *loaded = executable->loaded; loaded; loaded = loaded->next) {
        const struct symbol *symbol =
            bsearch(&key, loaded->symbols, loaded->symbol_count, sizeof(*loaded->symbols), by_name);

        if (symbol)
            return symbol;
    }
    for (const struct definition *definition = executable->definitions; definition; definition = definition->next)
        if (strcmp(definition->symbol.name, name) == 0)
            return &definition->symbol;
    return NULL;
}

hsa_code hsa_executable_get_symbol_by_name(struct hsa_handle executable, const char *name,
                                           const struct hsa_handle *agent, struct hsa_handle *handle)
{
    const struct executable *found = find_executable(executable);
    const struct symbol *symbol;

    (void)agent;
    if (!found)
        return hsa_is_up() ? HSA_INVALID_EXECUTABLE : HSA_NOT_INITIALIZED;
    if (!name || !handle)
        return HSA_INVALID_ARGUMENT;
    symbol = find_symbol(found, name);
    if (!symbol)
        return HSA_INVALID_SYMBOL_NAME;
    *handle = handle_of(symbol);
    return HSA_SUCCESS;
}

hsa_code hsa_executable_iterate_symbols(struct hsa_handle handle,
                                        hsa_code (*callback)(struct hsa_handle executable, struct hsa_handle symbol,
                                                             void *data),
                                        void *data)
{
    const struct executable *executable = find_executable(handle);
    hsa_code status = HSA_SUCCESS;

    if (!executable)
        return hsa_is_up() ? HSA_INVALID_EXECUTABLE : HSA_NOT_INITIALIZED;
    for (const struct loaded *loaded = executable->loaded; loaded; loaded = loaded->next)
        for (uint32_t i = 0; i < loaded->symbol_count && status == HSA_SUCCESS; i++)
            status = callback(handle, handle_of(&loaded->symbols[i]), data);
    for (const struct definition *definition = executable->definitions; definition && status == HSA_SUCCESS;
         definition = definition->next)
        status = callback(handle, handle_of(&definition->symbol), data);
    return status;
}

/* ---- variables of the program: code objects that are loaded behind find them ---- */

static struct definition *make_definition(const char *name, const void *address)
{
    struct definition *definition = malloc(sizeof(*definition));
    char *copy = code_text_copy((struct code_text){name, strlen(name)});

    if (definition && copy) {
        *definition =
            (struct definition){.symbol = {.name = copy, .kind = SYMBOL_VARIABLE, .address = (uintptr_t)address}};
        return definition;
    }
    free(definition);
    free(copy);
    return NULL;
}

hsa_code hsa_executable_global_variable_define(struct hsa_handle handle, const char *name, void *address)
{
    struct executable *executable = find_executable(handle);
    struct definition *definition;

    if (!executable)
        return hsa_is_up() ? HSA_INVALID_EXECUTABLE : HSA_NOT_INITIALIZED;
    if (!name || !*name || !address)
        return HSA_INVALID_ARGUMENT;
    if (executable->frozen)
        return HSA_FROZEN;
    if (find_symbol(executable, name))
        return HSA_VARIABLE_DEFINED;
    definition = make_definition(name, address);
    if (!definition)
        return HSA_OUT_OF_RESOURCES;
    definition->next = executable->definitions;
    executable->definitions = definition;
    return HSA_SUCCESS;
}

hsa_code hsa_executable_agent_global_variable_define(struct hsa_handle executable, struct hsa_handle agent,
                                                     const char *name, void *address)
{
    if (agent.handle != HSA_GPU)
        return hsa_is_up() ? HSA_INVALID_AGENT : HSA_NOT_INITIALIZED;
    return hsa_executable_global_variable_define(executable, name, address);
}

hsa_code hsa_executable_readonly_variable_define(struct hsa_handle executable, struct hsa_handle agent,
                                                 const char *name, void *address)
{
    return hsa_executable_agent_global_variable_define(executable, agent, name, address);
}

/* ---- symbols, described ---- */

static void describe_in(const struct loaded *loaded, uint64_t object, char *text, size_t text_bytes)
{
    for (uint32_t i = 0; i < loaded->symbol_count; i++) {
        const struct isa_kernel *kernel = loaded->symbols[i].kernel;
        char shown[CODE_SHOWN_BYTES];

        if (kernel && loaded->symbols[i].address == object)
            snprintf(text, text_bytes, ": kernel %s%s%s", code_shown_name(kernel->name, shown),
                     kernel->refusal ? ": " : "", kernel->refusal ? kernel->refusal : "");
    }
}

void hsa_describe_kernel(uint64_t object, char *text, size_t text_bytes)
{
    *text = '\0';
    pthread_mutex_lock(&executables.lock);
    for (const struct executable *executable = executables.first; executable; executable = executable->next)
        for (const struct loaded *loaded = executable->loaded; loaded; loaded = loaded->next)
            describe_in(loaded, object, text, text_bytes);
    pthread_mutex_unlock(&executables.lock);
}

static hsa_code answer_kernel(const struct symbol *symbol, uint32_t attribute, void *value)
{
    const struct cp_kernel_descriptor *descriptor = &symbol->kernel->descriptor;
    const struct hsa_answer table[] = {
        {HSA_SYMBOL_KERNEL_KERNARG_SEGMENT_SIZE, HSA_VALUE(uint32_t, symbol->kernel->kernarg_size)},
        {HSA_SYMBOL_KERNEL_KERNARG_SEGMENT_ALIGNMENT, HSA_VALUE(uint32_t, 16)},
        {HSA_SYMBOL_KERNEL_GROUP_SEGMENT_SIZE, HSA_VALUE(uint32_t, descriptor->group_segment_fixed_size)},
        {HSA_SYMBOL_KERNEL_PRIVATE_SEGMENT_SIZE, HSA_VALUE(uint32_t, descriptor->private_segment_fixed_size)},
        {HSA_SYMBOL_KERNEL_DYNAMIC_CALLSTACK, HSA_VALUE(bool, false)},
        {HSA_SYMBOL_KERNEL_OBJECT, HSA_VALUE(uint64_t, symbol->address)},
    };

    return hsa_answer(table, COUNT(table), attribute, value);
}

static hsa_code answer_variable(const struct symbol *symbol, uint32_t attribute, void *value)
{
    const struct hsa_answer table[] = {
        {HSA_SYMBOL_VARIABLE_ALLOCATION, HSA_VALUE(uint32_t, 0)},
        {HSA_SYMBOL_VARIABLE_SEGMENT, HSA_VALUE(uint32_t, 0)},
        {HSA_SYMBOL_VARIABLE_ALIGNMENT, HSA_VALUE(uint32_t, 1)},
        {HSA_SYMBOL_VARIABLE_SIZE, HSA_VALUE(uint32_t, (uint32_t)symbol->size)},
        {HSA_SYMBOL_VARIABLE_IS_CONST, HSA_VALUE(bool, false)},
        {HSA_SYMBOL_VARIABLE_ADDRESS, HSA_VALUE(uint64_t, symbol->address)},
    };

    return hsa_answer(table, COUNT(table), attribute, value);
}

hsa_code hsa_executable_symbol_get_info(struct hsa_handle handle, uint32_t attribute, void *value)
{
    const struct symbol *symbol = behind(handle);
    hsa_code status;

    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (!symbol)
        return HSA_INVALID_SYMBOL;
    const struct hsa_answer table[] = {
        {HSA_SYMBOL_TYPE, HSA_VALUE(uint32_t, symbol->kind)},
        {HSA_SYMBOL_NAME_LENGTH, HSA_VALUE(uint32_t, (uint32_t)strlen(symbol->name))},
        {HSA_SYMBOL_NAME, (uint32_t)strlen(symbol->name), symbol->name},
        {HSA_SYMBOL_LINKAGE, HSA_VALUE(uint32_t, 1)},
        {HSA_SYMBOL_IS_DEFINITION, HSA_VALUE(bool, true)},
        {HSA_SYMBOL_AGENT, HSA_VALUE(uint64_t, HSA_GPU)},
    };

    status = hsa_answer(table, COUNT(table), attribute, value);
    if (status == HSA_SUCCESS)
        return status;
    return symbol->kind == SYMBOL_KERNEL ? answer_kernel(symbol, attribute, value)
                                         : answer_variable(symbol, attribute, value);
}
