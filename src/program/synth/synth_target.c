#include "program/synth/synth_target.h"

#include "program/class.h"

enum { MAJOR_WITH_INTERFACE_CODE = 52 };

bool target_has_receiver(const struct synth_target *target) {
    switch (target->kind) {
    case REF_GET_FIELD:
    case REF_PUT_FIELD:
    case REF_INVOKE_VIRTUAL:
    case REF_INVOKE_SPECIAL:
    case REF_INVOKE_INTERFACE: return true;
    default: return false;
    }
}

/* Without the receiver. */
static int field_signature(struct arena *arena, const struct synth_target *target, struct signature *out,
                           struct diag *diag) {
    if (!type_is_valid(target->descriptor))
        return diag_set(diag, "malformed field descriptor %.200s", target->descriptor);
    bool puts = target->kind == REF_PUT_FIELD || target->kind == REF_PUT_STATIC;
    return signature_parse(arena, arena_printf(arena, puts ? "(%s)V" : "()%s", target->descriptor), out, diag);
}

int target_signature(struct arena *arena, const struct synth_target *target, struct signature *out, struct diag *diag) {
    if (target->kind < REF_GET_FIELD || target->kind > REF_INVOKE_INTERFACE)
        return diag_set(diag, "unknown reference kind %d", target->kind);
    int status = target->kind <= REF_PUT_STATIC ? field_signature(arena, target, out, diag)
                                                : signature_parse(arena, target->descriptor, out, diag);
    if (status) return status;
    const char *owner = type_of_class(arena, target->owner);
    if (target->kind == REF_NEW_INVOKE_SPECIAL) out->result = owner;
    if (target_has_receiver(target)) *out = signature_with_receiver(arena, out, owner);
    return 0;
}

void target_prepare(const struct synth_target *target, struct emitter *emitter) {
    if (target->kind == REF_NEW_INVOKE_SPECIAL) {
        emit_type(emitter, BC_new, target->owner);
        emit_op(emitter, BC_dup);
    }
}

void target_reach(const struct synth_target *target, struct emitter *emitter) {
    static const u8 opcodes[] = {
        [REF_GET_FIELD] = BC_getfield,
        [REF_GET_STATIC] = BC_getstatic,
        [REF_PUT_FIELD] = BC_putfield,
        [REF_PUT_STATIC] = BC_putstatic,
        [REF_INVOKE_VIRTUAL] = BC_invokevirtual,
        [REF_INVOKE_STATIC] = BC_invokestatic,
        [REF_INVOKE_SPECIAL] = BC_invokespecial,
        [REF_NEW_INVOKE_SPECIAL] = BC_invokespecial,
        [REF_INVOKE_INTERFACE] = BC_invokeinterface,
    };
    enum opcode opcode = opcodes[target->kind];
    if (target->kind <= REF_PUT_STATIC) emit_field(emitter, opcode, target->owner, target->name, target->descriptor);
    else
        emit_invoke(emitter, opcode, target->owner, target->kind == REF_NEW_INVOKE_SPECIAL ? "<init>" : target->name,
                    target->descriptor, target->owner_is_interface);
}

u16 target_major(const struct synth_target *target) {
    bool interface_code = target->owner_is_interface && target->kind != REF_INVOKE_INTERFACE;
    return interface_code ? MAJOR_WITH_INTERFACE_CODE : SYNTH_MAJOR;
}

struct writer *synth_class(u16 major, const char *class_name) {
    return writer_new(major, ACC_PUBLIC | ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, class_name, "java/lang/Object");
}
