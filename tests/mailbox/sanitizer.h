/*
 * sanitizer.h - what the compiler calls before each access with -fsanitize=thread, and in place of each atomic. The names are
 * those of the sanitizer's library, which is not linked. The Makefile gives memcpy and memset of the objects such names, too.
 */
#ifndef TESTS_MAILBOX_SANITIZER_H
#define TESTS_MAILBOX_SANITIZER_H

#include <stddef.h>
#include <stdint.h>

void __tsan_init(void);
void __tsan_func_entry(void *caller);
void __tsan_func_exit(void);
void __tsan_read1(void *address);
void __tsan_read2(void *address);
void __tsan_read4(void *address);
void __tsan_read8(void *address);
void __tsan_read16(void *address);
void __tsan_write1(void *address);
void __tsan_write2(void *address);
void __tsan_write4(void *address);
void __tsan_write8(void *address);
void __tsan_write16(void *address);
void __tsan_read_range(void *address, unsigned long bytes);
void __tsan_write_range(void *address, unsigned long bytes);
uint32_t __tsan_atomic32_load(const volatile uint32_t *address, int order);
void __tsan_atomic32_store(volatile uint32_t *address, uint32_t value, int order);
void *__tsan_memcpy(void *to, const void *from, size_t bytes);
void *__tsan_memset(void *to, int value, size_t bytes);

#endif
