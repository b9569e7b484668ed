#include "search/story.h"

#include <stdlib.h>

#include "vm/backtrace.h"
#include "vm/java_thread.h"
#include "vm/names.h"
#include "vm/schedule.h"

static void object_name(struct vm *vm, ref r, char *out, size_t size) {
    char name[300];
    if (!r) {
        snprintf(out, size, "null");
        return;
    }
    class_external_name(class_of(vm, r), name, sizeof name);
    snprintf(out, size, "%.200s#%u", name, vm->heap.identities[r].occurrence);
}

static const char *field_name(struct vm *vm, const struct pending *p) {
    if (!p->object) {
        const struct class *c = program_classes(vm->program)[vm->static_owner[p->slot]];
        for (u32 i = 0; i < c->field_count; i++)
            if ((c->fields[i].access & ACC_STATIC) && c->fields[i].offset == p->slot) return c->fields[i].name->text;
        return "?";
    }
    for (const struct class *c = class_of(vm, p->object); c; c = c->super)
        for (u32 i = 0; i < c->field_count; i++)
            if (!(c->fields[i].access & ACC_STATIC) && c->fields[i].offset == p->slot) return c->fields[i].name->text;
    return "?";
}

static void place_name(struct vm *vm, const struct pending *p, char *out, size_t size) {
    char name[256];
    if (!p->object) {
        class_external_name(program_classes(vm->program)[vm->static_owner[p->slot]], name, sizeof name);
        snprintf(out, size, "%s.%s", name, field_name(vm, p));
        return;
    }
    object_name(vm, p->object, name, sizeof name);
    if (class_of(vm, p->object)->is_array) snprintf(out, size, "%s[%u]", name, p->slot);
    else snprintf(out, size, "%s.%s", name, field_name(vm, p));
}

static void describe(struct vm *vm, const struct pending *p, char *out, size_t size) {
    char name[600];
    switch (p->operation) {
    case OPERATION_BEGIN: snprintf(out, size, "begins"); return;
    case OPERATION_END: snprintf(out, size, p->object ? "ends" : "ends the program"); return;
    case OPERATION_INIT: snprintf(out, size, "initialises a class"); return;
    case OPERATION_LOCK:
        object_name(vm, p->object, name, sizeof name);
        snprintf(out, size, "locks %s", name);
        return;
    case OPERATION_WAIT:
        object_name(vm, p->object, name, sizeof name);
        snprintf(out, size, "wakes up and locks %s again", name);
        return;
    case OPERATION_READ:
    case OPERATION_WRITE:
        place_name(vm, p, name, sizeof name);
        snprintf(out, size, "%s %s", p->operation == OPERATION_READ ? "reads" : "writes", name);
        return;
    case OPERATION_CALL:
        if (p->called) snprintf(out, size, "calls %s.%s", p->called->holder->name->text, p->called->name->text);
        else snprintf(out, size, "calls a method");
    }
}

void story_tell(struct vm *vm, const u32 *schedule, u32 count, FILE *out) {
    for (u32 i = 0; i < count; i++) {
        struct pending p = seam_pending(vm, schedule[i]);
        char thread[200], what[700], where[1024];
        thread_display_name(vm->threads.items[schedule[i]], thread, sizeof thread);
        describe(vm, &p, what, sizeof what);
        backtrace_frame_text(vm, p.method, p.offset, where, sizeof where);
        fprintf(out, "%4u  %-12s %-40s %s\n", i + 1, thread, what, p.operation == OPERATION_BEGIN ? "" : where);
        seam_step(vm, schedule[i]);
    }
}

void story_end(struct vm *vm, FILE *out) { schedule_dump(vm, out); }
