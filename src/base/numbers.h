/* numbers.h - numbers that several VMs give to the same things, whoever comes upon a thing first.
 *
 * VMs that search one program together exchange states, and states are made of numbers. A thing that is new to a VM
 * (a class, an object, a thread) gets its number here, under a key that says what it is; a VM that comes upon the
 * same thing later gets the same number. So the numbers of one VM have gaps: things only others know.
 *
 * Safe to use by several OS threads at once. Keys are compared exactly.
 */
#ifndef HAVELOCK_BASE_NUMBERS_H
#define HAVELOCK_BASE_NUMBERS_H

#include "base/types.h"

enum number_kind {
    NUMBER_CLASS,
    NUMBER_METHOD,
    NUMBER_STATIC, /* words of static fields */
    NUMBER_OBJECT,
    NUMBER_THREAD,
    NUMBER_LOADER,
    NUMBER_SET,
    NUMBER_KINDS
};

struct numbers;

/* first: for each kind, the first number to be given out. */
struct numbers *numbers_new(const u32 *first);
void numbers_free(struct numbers *numbers);

/* The first of `count` numbers in a row that belong to the key. If the key was given another count before, the
 * numbers are new ones that belong to no key. */
u32 numbers_of(struct numbers *numbers, enum number_kind kind, const void *key, size_t length, u32 count);

/* The first of `count` numbers that belong to no key. */
u32 numbers_fresh(struct numbers *numbers, enum number_kind kind, u32 count);

#endif
