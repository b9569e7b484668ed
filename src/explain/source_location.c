#include "explain/source_location.h"

#include "vm/interp/backtrace.h"

/* "a.b.Main.run", where there are no lines. */
static const char *method_as_place(struct arena *arena, const struct method *m) {
    char *place = arena_printf(arena, "%s.%s", m->holder->name->text, m->name->text);
    for (char *c = place; *c; c++)
        if (*c == '/') *c = '.';
    return place;
}

struct source_location source_location_of(struct sources *sources, struct arena *arena, struct record_site site) {
    struct source_location text = {NULL, 0, NULL};
    if (!site.method || site.method->holder->is_trusted) return text;
    const struct class *c = site.method->holder;
    int line = method_line(site.method, site.offset);
    if (!c->source_file || line <= 0) {
        text.file = method_as_place(arena, site.method);
        return text;
    }
    text.file = arena_string(arena, c->source_file->text);
    text.line = line;
    const char *slash = strrchr(c->name->text, '/');
    const char *package = slash ? arena_printf(arena, "%.*s", (int)(slash - c->name->text), c->name->text) : "";
    const char *source = sources_line(sources, package, text.file, c->origin, text.line);
    text.source = source ? arena_string(arena, source) : NULL;
    return text;
}
