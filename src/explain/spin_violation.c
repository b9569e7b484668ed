#include "explain/spin_violation.h"

#include <stdlib.h>
#include <string.h>

#include "explain/finding_frames.h"
#include "explain/next_action.h"
#include "report/crowd.h"
#include "search/property/thread_mask.h"
#include "vm/explore/inspect.h"
#include "vm/link/java_names.h"

enum { MOST_READS_SHOWN = 4 };

/* ---- the loop in words ---- */

/* The first and the last line; 0: not known. */
struct lines {
    int first, last;
};

static struct lines lines_of(const struct solo_loop *loop) {
    struct lines lines = {0, 0};
    for (u32 i = 0; i < loop->offsets.count; i++) {
        int line = code_line(&loop->method->code->cf, loop->offsets.items[i]);
        if (line <= 0) continue;
        if (!lines.first || line < lines.first) lines.first = line;
        if (line > lines.last) lines.last = line;
    }
    return lines;
}

static const char *lines_text(struct arena *arena, struct lines lines) {
    if (!lines.first) return "";
    return lines.first == lines.last ? arena_printf(arena, " (line %d)", lines.first)
                                     : arena_printf(arena, " (lines %d to %d)", lines.first, lines.last);
}

/* Of the objects of the library only variables are shown with what they hold. */
static bool is_shown(struct vm *vm, const struct loop_place *place) {
    static const char variables[] = "java/util/concurrent/atomic/";
    const char *name = class_of(vm, place->through)->name->text;
    return place->through == place->at.object && strncmp(name, variables, sizeof variables - 1) == 0;
}

/* What a lock holds inside goes by the name of the lock; NULL: not worth mentioning. */
static const char *place_text(struct display_names *display_names, struct vm *vm, struct arena *arena,
                              const struct solo_loop *loop, const struct loop_place *place) {
    ref object = place->at.object;
    bool is_own = object == inspect_thread(vm, loop->thread)->h.object;
    if (is_own && loop->places.count > 1) return NULL;
    if (place->through && !is_shown(vm, place))
        return arena_string(arena, display_names_object(display_names, place->through));
    if (object && (place->is_inside || !place->at.bytes))
        return arena_string(arena, display_names_object(display_names, object));
    struct next_action read = {ACTION_READ, object, place->at.slot, NULL};
    return next_action_text(display_names, vm, arena, &read);
}

static bool has_text(const struct texts *texts, const char *text) {
    for (u32 i = 0; i < texts->count; i++)
        if (strcmp(texts->items[i], text) == 0) return true;
    return false;
}

static void list_places(struct display_names *display_names, struct vm *vm, struct arena *arena,
                        const struct solo_loop *loop, struct texts *texts) {
    for (u32 i = 0; i < 2 * loop->places.count; i++) {
        const struct loop_place *place = &loop->places.items[i % loop->places.count];
        if (place->decides != (i < loop->places.count)) continue; /* those that decide come first */
        const char *text = place_text(display_names, vm, arena, loop, place);
        if (text && !has_text(texts, text)) vec_push(texts, text);
    }
    if (loop->looks_at_life) vec_push(texts, "whether a thread is alive");
}

/* "a, b and c" */
static const char *join(struct arena *arena, const struct texts *texts) {
    const char *text = "";
    u32 shown = texts->count > MOST_READS_SHOWN ? MOST_READS_SHOWN : texts->count;
    for (u32 i = 0; i < shown; i++)
        text = arena_printf(arena, "%s%s%s", text,
                            i == 0                  ? ""
                            : i + 1 == texts->count ? " and "
                                                    : ", ",
                            texts->items[i]);
    if (texts->count > shown) text = arena_printf(arena, "%s and %u more", text, texts->count - shown);
    return text;
}

const char *spin_violation_text(struct display_names *display_names, struct vm *vm, u32 thread, struct arena *arena,
                                const char **reads) {
    struct solo_loop loop = {0};
    struct texts texts = {0};
    const char *text = NULL;
    if (property_spins(vm, thread, &loop)) {
        const struct method *m = loop.method;
        list_places(display_names, vm, arena, &loop, &texts);
        *reads = arena_printf(arena, "reads %s, which no thread changes any more", join(arena, &texts));
        text = arena_printf(arena, "spins for ever in %s.%s%s", display_names_class(display_names, m->holder),
                            m->name->text, lines_text(arena, lines_of(&loop)));
    }
    vec_free(&texts);
    solo_loop_free(&loop);
    return text;
}

/* ---- the finding ---- */

/* Wherever in its loop the thread stands: at the first line of it, in the method that has the loop. */
static void go_to_loop(struct finding_site *site, const struct solo_loop *loop) {
    char name[600];
    u32 at = 0;
    class_external_name(loop->method->holder, name, sizeof name);
    while (at < site->frames.count && (strcmp(site->frames.items[at].class_name, name) != 0 ||
                                       strcmp(site->frames.items[at].method, loop->method->name->text) != 0))
        at++;
    if (at == site->frames.count) return;
    for (u32 i = at; i < site->frames.count; i++) site->frames.items[i - at] = site->frames.items[i];
    site->frames.count -= at;
    if (lines_of(loop).first) site->frames.items[0].line = lines_of(loop).first;
}

/* The places without what they hold. */
static const char *targets_of(struct arena *arena, const struct texts *places) {
    struct texts names = {0};
    for (u32 i = 0; i < places->count; i++) {
        const char *end = strstr(places->items[i], " = ");
        int length = (int)(end ? (size_t)(end - places->items[i]) : strlen(places->items[i]));
        vec_push(&names, arena_printf(arena, "%.*s", length, places->items[i]));
    }
    const char *text = names.count ? join(arena, &names) : NULL;
    vec_free(&names);
    return text;
}

static void add_spinner(struct display_names *display_names, struct vm *vm, u32 thread, struct findings *findings,
                        struct finding *finding, struct texts *names) {
    struct solo_loop loop = {0};
    struct texts places = {0};
    if (property_spins(vm, thread, &loop)) {
        const char *name = findings_text(findings, display_names_thread(display_names, thread));
        vec_push(names, name);
        finding_name(findings, &finding->threads, name);
        list_places(display_names, vm, findings->arena, &loop, &places);
        struct finding_site *site = finding_at(findings, finding, name, "spin", targets_of(findings->arena, &places));
        finding_frames_of_thread(findings, site, inspect_thread(vm, thread));
        go_to_loop(site, &loop);
    }
    vec_free(&places);
    solo_loop_free(&loop);
}

void spin_violation_describe(struct display_names *display_names, struct vm *vm, u64 spinners,
                             struct findings *findings, struct finding *finding) {
    struct texts names = {0};
    for (u32 i = 0; i < inspect_thread_count(vm); i++)
        if (spinners & thread_mask_bit(i)) add_spinner(display_names, vm, i, findings, finding, &names);
    finding->message = arena_printf(findings->arena, "%s %s for ever: no thread changes what %s any more",
                                    crowd_names(findings->arena, names.items, names.count),
                                    names.count == 1 ? "spins" : "spin", names.count == 1 ? "it reads" : "they read");
    vec_free(&names);
}
