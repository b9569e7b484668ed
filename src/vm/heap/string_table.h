/* string_table.h - the interned strings of a VM (String.intern, string constants); java_string.c fills it.
 *
 * Invariant: every string in the table is alive (they are roots of the collector) and stands in the map under the
 * hash of its contents, or under one of the next hashes if others have the same.
 */
#ifndef HAVELOCK_VM_HEAP_STRING_TABLE_H
#define HAVELOCK_VM_HEAP_STRING_TABLE_H

#include "base/vec.h"
#include "vm/heap/object.h"

struct map;

struct string_table {
    struct map *interned; /* hash of contents -> string */
    struct VEC(ref) list; /* all of them */
};

#endif
