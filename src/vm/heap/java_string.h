/* java_string.h - Java strings from and to C. */
#ifndef HAVELOCK_VM_HEAP_JAVA_STRING_H
#define HAVELOCK_VM_HEAP_JAVA_STRING_H

#include "vm/vm.h"

/* A new java.lang.String from modified UTF-8 / from UTF-8. 0: out of memory. */
ref java_string_new(struct thread *t, const char *text);
ref java_string_new_slice(struct thread *t, struct slice utf8);

/* The interned string with these contents; eternal when made here. */
ref java_string_literal(struct vm *vm, struct slice utf8);

/* String.intern: the representative of an existing string. */
ref java_string_intern(struct thread *t, ref string);

/* Is there a literal with the same contents, or an equal string that was interned before a search? Also a hash of the
 * contents. */
bool java_string_is_literal(struct vm *vm, ref string, u64 *hash);

/* Length in UTF-16 units and the unit at i. */
u32 java_string_length(struct vm *vm, ref string);
u16 java_string_unit(struct vm *vm, ref string, u32 i);

/* Copies a string of plain ASCII with its end. False: it is none, or too long. */
bool java_string_copy_ascii(struct vm *vm, ref string, char *out, size_t size);

/* A malloc'd UTF-8 copy (surrogate pairs joined); the caller frees it. modified: as in class files. */
char *java_string_utf8(struct vm *vm, ref string);
char *java_string_modified_utf8(struct vm *vm, ref string, size_t *length);

/* Writes one code point as UTF-8; 1 to 4 bytes. */
size_t utf8_encode(char *out, u32 code_point);

#endif
