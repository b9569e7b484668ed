#include "vm/heap/link_cell.h"

#include "base/map.h"
#include "classfile/descriptor_walk.h"
#include "program/link/resolve.h"
#include "program/synth/boxes.h"
#include "program/synth/synth_target.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"
#include "vm/native.h"

static const u64 KEY_SLOT = (u64)1 << 61;
static const char ERROR_TYPE[] = "Ljava/lang/Throwable;";

static void store(struct emitter *e, const char *holder, enum link_cell_state state) {
    emit_int(e, state);
    emit_field(e, BC_putstatic, holder, "state", "I");
}

static void call_filler(struct emitter *e, const struct link_cell_filler *filler) {
    struct slice descriptor = {(const u8 *)filler->descriptor, strlen(filler->descriptor)};
    u32 local = 0;
    char type[2] = {0, 0};
    for (struct descriptor_walk w = descriptor_arguments(descriptor); (type[0] = descriptor_next(&w, NULL)) != 0;) {
        emit_load(e, type, local);
        local += descriptor_slots(type[0]);
    }
    emit_invoke(e, BC_invokestatic, filler->owner, filler->name, filler->descriptor, false);
    const struct box *box = box_of_type((const char[]){filler->type, 0});
    if (!box) return;
    emit_type(e, BC_checkcast, box->class_name);
    emit_unboxing(e, box);
}

/* try { v = filler(...); if (state == EMPTY) { value = v; state = FULL; } }
 * catch (LinkageError e) { if (state == EMPTY) { error = e; state = FAILED; } throw e; } */
static void write_link(struct emitter *e, const char *holder, const struct link_cell_filler *filler, const char *type) {
    struct label end = emit_label(e), failed = emit_label(e), late = emit_label(e), rethrow = emit_label(e);
    struct label start = emit_here(e);
    emit_handler(e, start, end, failed, "java/lang/LinkageError");
    call_filler(e, filler);
    emit_bind(e, end);
    emit_field(e, BC_getstatic, holder, "state", "I");
    emit_branch(e, BC_ifne, late);
    emit_field(e, BC_putstatic, holder, "value", type);
    store(e, holder, LINK_CELL_FULL);
    emit_op(e, BC_return);
    emit_bind(e, late);
    emit_drop(e, type);
    emit_op(e, BC_return);
    emit_bind(e, failed);
    emit_field(e, BC_getstatic, holder, "state", "I");
    emit_branch(e, BC_ifne, rethrow);
    emit_op(e, BC_dup);
    emit_field(e, BC_putstatic, holder, "error", ERROR_TYPE);
    store(e, holder, LINK_CELL_FAILED);
    emit_bind(e, rethrow);
    emit_op(e, BC_athrow);
}

static const char *result_type(const struct link_cell_filler *filler, char *primitive) {
    primitive[0] = filler->type;
    primitive[1] = 0;
    return filler->type == 'L' ? descriptor_close(filler->descriptor) + 1 : primitive;
}

static int synthesise(struct arena *arena, const char *name, const struct link_cell_filler *filler, struct slice *out,
                      struct diag *diag) {
    char primitive[2];
    const char *type = result_type(filler, primitive);
    const char *close = descriptor_close(filler->descriptor);
    struct writer *writer = synth_class(SYNTH_MAJOR, name);
    writer_field(writer, ACC_STATIC, "error", ERROR_TYPE);
    writer_field(writer, ACC_STATIC, "state", "I");
    writer_field(writer, ACC_STATIC, "value", type);
    const char *descriptor = arena_printf(arena, "%.*sV", (int)(close + 1 - filler->descriptor), filler->descriptor);
    write_link(writer_method(writer, ACC_STATIC, "link", descriptor), name, filler, type);
    return writer_finish(writer, arena, out, diag);
}

static struct class *define(struct thread *t, u64 key, const struct link_cell_filler *filler) {
    struct program *program = t->vm->program;
    struct arena *arena = program_arena(program);
    struct slice bytes;
    struct diag diag;
    struct link_error error = {0};
    const char *name = arena_printf(arena, "java/lang/invoke/Slot$$%u", program_next_class(program, &key, sizeof key));
    if (synthesise(arena, name, filler, &bytes, &diag) < 0)
        return throw_new(t, "java/lang/InternalError", "%s", diag.text), NULL;
    struct class *made = program_define(program, LOADER_BOOT, bytes, t->vm->known.MethodHandle, &error);
    if (!made) throw_link(t, &error);
    return made;
}

static void describe(struct class *holder, struct link_cell *out) {
    out->holder = holder;
    out->link = holder->methods[0];
    for (u32 i = 0; i < holder->field_count; i++) {
        const struct field *f = &holder->fields[i];
        *(f->name->text[0] == 's' ? &out->state : f->name->text[0] == 'v' ? &out->value : &out->error) = f->offset;
    }
}

int link_cell_open(struct thread *t, u64 key, const struct link_cell_filler *filler, struct link_cell *out) {
    u64 known;
    key |= KEY_SLOT;
    if (!map_get(t->vm->link.made, key, &known)) {
        struct class *holder = define(t, key, filler);
        if (!holder) return -1;
        map_put(t->vm->link.made, key, known = holder->id);
    }
    init_prepare_statics(t->vm);
    describe(t->classes[known], out);
    return 0;
}

int link_cell_fill(struct thread *t, const struct link_cell *slot, const u32 *args) {
    enum native_status status = call_on_top(t, slot->link, args);
    return status == NATIVE_AGAIN ? 0 : -1;
}

/* A new error of the same class with the same message and cause; its trace is of this attempt. */
int link_cell_throw(struct thread *t, const struct link_cell *slot) {
    struct vm *vm = t->vm;
    ref first = vm->statics.words[slot->error];
    struct object *o = object_at(vm, first);
    ref cause = get32(o, vm->known.Throwable_cause);
    return throw_object(t, class_of(vm, first), get32(o, vm->known.Throwable_detailMessage),
                        cause == first ? 0 : cause);
}
