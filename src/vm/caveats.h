/* caveats.h - what the program did that a VM treats in one way of several: what a verdict has to name.
 *
 * A random number that is always the same, a comparison that never fails spuriously: a search that met such a thing has
 * not seen everything that the program can do. Each is noted with the place in the application that asked for it, and
 * the report lists them as assumptions.
 *
 * Invariant: notes are not part of the state. Undo keeps them, but a search that begins again, since an assumption
 * broke, forgets those of the round before: a verdict names what holds for the round that gave it. A place is noted
 * once for each kind. What the library does on its own account, without a caller in the application, is not noted.
 */
#ifndef HAVELOCK_VM_CAVEATS_H
#define HAVELOCK_VM_CAVEATS_H

#include "base/archive.h"
#include "base/arena.h"

/* At most 64. */
enum caveat {
#define CAVEAT(id, what, how) CAVEAT_##id,
#include "vm/caveats.def"
    CAVEAT_COUNT
};

struct thread;
struct caveats;

struct caveats *caveats_new(void);
void caveats_free(struct caveats *caveats);

/* A search begins; it begins again. */
void caveats_begin(struct caveats *caveats);
void caveats_begin_again(struct caveats *caveats);

/* The running thread does such a thing, on behalf of the innermost frame of the application. */
void caveat_note(struct thread *t, enum caveat caveat);

/* The same in a search only. */
void caveat_note_in_search(struct thread *t, enum caveat caveat);

/* Likewise, but only if nothing but collections and the like lies between (caveat_is_asked). */
void caveat_note_if_asked(struct thread *t, enum caveat caveat);

/* Was the running method called by the application, or by the parts of java.util that work for it? */
bool caveat_is_asked(struct thread *t);

/* Is there a frame of the application? */
bool caveat_has_asker(struct thread *t);

/* A thread looks at the clock, one that holds a time or one that does not. Which comes first depends on the search: the
 * places of the latter become a caveat (CLOCK_BLIND) when another thread is known to hold one. */
void caveat_look(struct thread *t, bool holds);

/* A part of what makes a caveat: it is listed if the places in the same method have all parts together, in whatever
 * order the search comes to them. */
enum { CAVEAT_WHOLE = 3 };
void caveat_note_part(struct thread *t, enum caveat caveat, u32 parts);

/* The running method compares two numbers, in one way or the other; is_time: the clock has gone past one of them, or
 * that is how long ago it did. A place where times were compared, always with the same result, becomes a caveat
 * (CLOCK_ONE_WAY). */
void caveat_compared(struct thread *t, bool less, bool is_time);

/* Notes something that is known by a text instead of a place. */
void caveats_note_text(struct caveats *caveats, enum caveat caveat, const char *text);

/* Was such a thing noted? */
bool caveats_has(const struct caveats *caveats, enum caveat caveat);

/* Adds the notes of another VM, which does not run. */
void caveats_merge(struct caveats *to, const struct caveats *from);

/* The sentences, in the order of the kinds: "the random numbers of new Random() were fixed: Dice.java:12". seeded: what
 * is said of random numbers, "were fixed". */
typedef void caveats_visit(void *context, const char *text);
void caveats_list(const struct caveats *caveats, const char *seeded, struct arena *arena, caveats_visit *visit,
                  void *context);

/* In a checkpoint; reading adds. */
void caveats_write(const struct caveats *caveats, struct archive_writer *w);
void caveats_read(struct caveats *caveats, struct archive_reader *r);

#endif
