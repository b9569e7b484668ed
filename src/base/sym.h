/* sym.h - interned names: two equal names are the same pointer.
 *
 * A symbol's text is modified UTF-8 as in class files, NUL-terminated (the encoding has no
 * zero bytes). Symbols live as long as their table. Interning is safe from several threads.
 */
#ifndef HAVELOCK_BASE_SYM_H
#define HAVELOCK_BASE_SYM_H

#include "base/types.h"

struct sym {
    u32 hash;
    u32 length;
    char text[];
};

struct symtab;

struct symtab *symtab_new(void);
void symtab_free(struct symtab *table);

const struct sym *sym_intern(struct symtab *table, const void *text, size_t length);
const struct sym *sym_literal(struct symtab *table, const char *text);

/* The symbol if it was interned before, else NULL. */
const struct sym *sym_find(struct symtab *table, const void *text, size_t length);

bool sym_is(const struct sym *sym, const char *text);

#endif
