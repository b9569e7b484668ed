#include "vm/explore/idle_server.h"

#include <string.h>

#include "vm/access/protection.h"
#include "vm/caveats.h"
#include "vm/heap/place.h"
#include "vm/link/java_names.h"

static const char *field_text(struct vm *vm, struct arena *arena, const struct value_place *place) {
    const struct field *f = place->bytes ? place_field(vm, place->object, place->slot) : NULL;
    char name[300];
    if (!f || f->holder->module) return NULL;
    class_external_name(f->holder, name, sizeof name);
    return arena_printf(arena, "%s.%s", name, f->name->text);
}

/* "Server.serve (Server.stop)" */
static void note_server(struct vm *vm, const struct solo_loop *loop) {
    struct arena *arena = arena_new();
    char name[300];
    class_external_name(loop->method->holder, name, sizeof name);
    const char *text = arena_printf(arena, "%s.%s", name, loop->method->name->text), *before = " (";
    for (u32 i = 0; i < loop->places.count; i++) {
        const struct loop_place *p = &loop->places.items[i];
        const char *field = p->decides ? field_text(vm, arena, &p->at) : NULL;
        if (!field || strstr(text, field)) continue;
        text = arena_printf(arena, "%s%s%s", text, before, field);
        before = ", ";
    }
    if (*before == ',') text = arena_printf(arena, "%s)", text);
    caveats_note_text(vm->caveats, CAVEAT_SERVER, text);
    arena_free(arena);
}

/* The status of a thread is set by natives, which are noted in another way (interrupt_status.h). */
static bool stays(struct vm *vm, const struct value_place *place) {
    bool is_status = place->object && place->slot == vm->known.Thread_interrupted &&
                     class_is_subclass(class_of(vm, place->object), vm->known.Thread);
    return is_status ? !protection_is_exposed(vm, place->object, (u32)SLOT_INTERRUPT)
                     : protection_stays(vm, place->object, place->slot);
}

/* Does it look for what others leave for it, besides what ends it? How it takes that may be up to what it calls. */
static bool polls(struct vm *vm, const struct solo_loop *loop) {
    for (u32 i = 0; i < loop->places.count; i++)
        if (!loop->places.items[i].decides && !stays(vm, &loop->places.items[i].at)) return true;
    return false;
}

bool idle_server_is_one(struct vm *vm, const struct solo_loop *loop) {
    bool decides = false;
    if (loop->looks_at_life) return false;
    for (u32 i = 0; i < loop->places.count; i++) {
        decides |= loop->places.items[i].decides;
        if (loop->places.items[i].decides && !stays(vm, &loop->places.items[i].at)) return false;
    }
    if (!decides || !(loop->serves || polls(vm, loop))) return false;
    note_server(vm, loop);
    return true;
}
