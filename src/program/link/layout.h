/* layout.h - where the fields of a class lie; see class.h for the rules. */
#ifndef HAVELOCK_PROGRAM_LINK_LAYOUT_H
#define HAVELOCK_PROGRAM_LINK_LAYOUT_H

#include "base/arena.h"
#include "program/class.h"

/* How many words its static area has. */
u32 layout_static_words(const struct class *c);

/* Lays out instance and static fields of a class whose `fields` and `super` are set; its static area starts at the
 * given word. */
void layout_fields(struct arena *arena, struct class *c, u32 statics_start);

#endif
