/* name_links.h - what a class knows of others through names that stand for different classes on different paths.
 *
 * Resolving a name that the program itself defined (definition.h) leaves a link. Before code runs on another path,
 * whoever runs the program asks for links that are broken there, and makes the class forget what it resolved.
 */
#ifndef HAVELOCK_PROGRAM_NAME_LINKS_H
#define HAVELOCK_PROGRAM_NAME_LINKS_H

#include "program/program.h"

struct name_link {
    struct class *from, *to; /* `to` is a version */
    bool is_fixed;           /* cannot be forgotten: `from` was verified or generated in view of it */
};

/* `from` relies on its name for `to`, or for the class that `to` is an array of. Nothing happens if that is no version,
 * or `from` itself. */
void name_links_note(struct program *program, struct class *from, struct class *to, bool is_fixed);

/* The same for the supertypes of a class that was generated for `from`. */
void name_links_note_supertypes(struct program *program, struct class *from, const struct class *generated);

/* A link to a version that does not stand on the present path. False: there is none. */
bool name_links_broken(const struct program *program, struct name_link *out);

/* Takes it back, and what `from` has resolved by that name. Its code may still hold it: see name_links_concerns. */
void name_links_forget(struct program *program, const struct name_link *link);

/* Is the constant resolved through the name of the link? */
bool name_links_concerns(const struct name_link *link, u16 cp_index);

#endif
