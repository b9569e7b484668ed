/* link_tables.h - what linking has made, by number.
 *
 * All tables are append-only and no part of a state: whatever they hold is the same on every path of a search. Objects
 * in them are eternal (heap.h), or roots of the collector.
 */
#ifndef HAVELOCK_VM_LINK_LINK_TABLES_H
#define HAVELOCK_VM_LINK_LINK_TABLES_H

#include "vm/heap/object.h"

struct map;

struct link_tables {
    ref *mirrors;  /* by class number: its java.lang.Class, 0 so far; never moves */
    ref *literals; /* by literal number (literal.h); never moves */
    u32 literal_count;
    u32 lambdas;             /* call sites of programs that became lambdas, for the names of their classes on JDK 17 */
    struct map *literal_ids; /* object -> literal number */
    struct map *made;        /* what is made once for a key: call sites, stubs, loaders, modules. The bits from 56 on
                                tell the kinds of keys apart; each file that uses it defines its own */
};

#endif
