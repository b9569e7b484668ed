/* definition.h - the classes that a program defines under a name while it runs (ClassLoader.defineClass).
 *
 * A search goes back and takes another path, on which the name stands for another class, or for none yet. Each class
 * that a name came to stand for is a version. The program keeps all versions, and a version keeps its number. Which of
 * them stands on the present path is known by whoever runs the program (definition_view). Without a view all classes
 * stand.
 *
 * Invariant: at most one version of a definition stands. A version's supertypes stand where it does. What other classes
 * have resolved through the name holds on some paths only: name_links.h.
 */
#ifndef HAVELOCK_PROGRAM_DEFINITION_H
#define HAVELOCK_PROGRAM_DEFINITION_H

#include "program/program.h"

struct definition {
    struct class *versions; /* the newest first: class->older_version */
};

struct definition_view {
    bool (*stands)(void *context, const struct class *version);
    void (*arrive)(void *context, const struct class *version); /* it stands from now on */
    void *context;
};

/* Returns the view so far. */
struct definition_view definition_set_view(struct program *program, struct definition_view view);

/* Does the class stand? True of all that are no versions. */
bool definition_stands(const struct program *program, const struct class *c);

/* The version that stands in place of c, which may be c itself; NULL: none does. */
struct class *definition_now(const struct program *program, struct class *c);

/* The version with these bytes, all of whose supertypes stand; NULL: there is none yet. */
struct class *definition_version(struct program *program, u32 loader, const struct sym *name, struct slice bytes);

/* Lets a version stand where none does. */
void definition_arrive(struct program *program, struct class *version);

#endif
