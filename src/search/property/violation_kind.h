/* violation_kind.h - the kinds of violations that a search can come upon. */
#ifndef HAVELOCK_SEARCH_PROPERTY_VIOLATION_KIND_H
#define HAVELOCK_SEARCH_PROPERTY_VIOLATION_KIND_H

enum violation_kind {
    VIOLATION_DEADLOCK,   /* no thread can go on, and some should */
    VIOLATION_ASSERTION,  /* an AssertionError left a thread */
    VIOLATION_UNCAUGHT,   /* another exception did */
    VIOLATION_WAIT_CYCLE, /* threads wait for each other for ever, while others may go on */
    VIOLATION_STUCK,      /* threads are blocked for ever, while others go on for ever */
    VIOLATION_SPIN,       /* threads run for ever in loops that nothing will end */
    VIOLATION_RACE,       /* two threads are about to access a variable, and nothing orders them */
    VIOLATION_INVARIANT,  /* a condition of the user does not hold */
    VIOLATION_EXIT,       /* the program ends with another status than 0 */
    VIOLATION_COUNT
};

#endif
