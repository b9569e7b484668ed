#include "program/synth_proxy.h"

#include "program/class.h"
#include "program/synth/adapt_arguments.h"

static void push_argument(const void *context, struct emitter *emitter, u32 i) {
    const struct signature *call = context;
    u32 local = 0;
    for (u32 k = 0; k < i; k++) local += type_slots(call->parameters[k]);
    emit_load(emitter, call->parameters[i], local);
}

static int write_call(const struct synth_proxy *proxy, const struct signature *call, const struct signature *target,
                      struct adapt *adapt, struct diag *diag) {
    struct adapt_arguments arguments = {call,          target, 0, call->slots, adapt_order_of_handles(proxy->jdk),
                                        push_argument, call};
    target_prepare(&proxy->target, adapt->emitter);
    if (adapt_arguments(adapt, &arguments, diag)) return -1;
    target_reach(&proxy->target, adapt->emitter);
    if (adapt_result(adapt, target->result, call->result, diag)) return -1;
    emit_return(adapt->emitter, call->result);
    return 0;
}

int synth_proxy(struct arena *arena, const struct synth_proxy *proxy, struct slice *out, struct diag *diag) {
    struct signature call, target;
    if (signature_parse(arena, proxy->descriptor, &call, diag) ||
        target_signature(arena, &proxy->target, &target, diag))
        return -1;
    if (call.count != target.count)
        return diag_set(diag, "wrong number of arguments: %u expected: %u", call.count, target.count);
    struct writer *writer = synth_class(target_major(&proxy->target), proxy->class_name);
    struct emitter *emitter = writer_method(writer, ACC_PUBLIC | ACC_STATIC, "call", proxy->descriptor);
    struct adapt adapt = {ADAPT_AS_TYPE, arena, proxy->class_name, emitter, 0};
    if (write_call(proxy, &call, &target, &adapt, diag)) {
        writer_abandon(writer);
        return -1;
    }
    adapt_write_helpers(&adapt, writer);
    return writer_finish(writer, arena, out, diag);
}
