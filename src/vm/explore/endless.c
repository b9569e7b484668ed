#include "vm/explore/endless.h"

#include <string.h>

#include "vm/caveats.h"
#include "vm/link/java_names.h"

static const struct method *outermost(const struct thread *t) {
    const struct method *found = NULL;
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        const struct class *c = f->method->holder;
        if (!c->module && !strstr(c->name->text, "$$Lambda")) found = f->method;
    }
    return found;
}

void endless_note(const struct thread *t) {
    const struct method *m = t->h.daemon ? NULL : outermost(t);
    char name[300];
    if (!m) return;
    struct arena *arena = arena_new();
    class_external_name(m->holder, name, sizeof name);
    caveats_note_text(t->vm->caveats, CAVEAT_ENDLESS, arena_printf(arena, "%s.%s", name, m->name->text));
    arena_free(arena);
}
