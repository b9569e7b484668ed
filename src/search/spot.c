#include "search/spot.h"

#include "vm/backtrace.h"

struct spot spot_of(struct sources *sources, struct arena *arena, struct deed_site site) {
    struct spot text = {NULL, 0, NULL};
    if (!site.method) return text;
    const struct class *c = site.method->holder;
    if (!c->source_file) return text;
    int line = method_line(site.method, site.offset);
    text.file = arena_string(arena, c->source_file->text);
    text.line = line > 0 ? line : 0;
    const char *slash = strrchr(c->name->text, '/');
    const char *package = slash ? arena_printf(arena, "%.*s", (int)(slash - c->name->text), c->name->text) : "";
    const char *source = sources_line(sources, package, text.file, c->origin, text.line);
    text.source = source ? arena_string(arena, source) : NULL;
    return text;
}
