/* statics.h - the static fields of all classes, as words.
 *
 * The program gives each class a range of words (class->statics_start); its first words are the record of its
 * initialisation (init.h). All arrays are reserved mappings that never move, so that threads may keep a pointer.
 *
 * Invariant: ready counts classes in order of loading; every class before it has its initial values in words and in
 * base (init_prepare_statics).
 */
#ifndef HAVELOCK_VM_HEAP_STATICS_H
#define HAVELOCK_VM_HEAP_STATICS_H

#include "base/types.h"

/* Notes about a class in `saved`: saved in the undo log since the last mark; written at some time. */
enum { STATICS_SAVED = 1, STATICS_WRITTEN = 2 };

struct statics {
    u32 *words; /* by word index */
    u32 ready;  /* so many classes have their initial values */
    u32 *owner; /* by word index: the number of the class it belongs to */
    u32 *base;  /* by word index: the value in the base layer, or when the class was loaded */
    u8 *saved;  /* by class number: STATICS_... */
};

#endif
