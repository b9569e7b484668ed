#include "vm/world/standard_input.h"

#include "vm/world/host_snapshot.h"

static u64 position(const struct vm *vm) {
    u64 at = 0;
    struct slice value = effect_get(vm, EFFECT_KEY(EFFECT_INPUT, 0));
    if (value.length == sizeof at) memcpy(&at, value.at, sizeof at);
    return at;
}

u64 standard_input_left(struct vm *vm) {
    u64 at = position(vm), length = host_snapshot_input(effects_host_snapshot(vm)).length;
    return at < length ? length - at : 0;
}

ssize_t standard_input_read(struct vm *vm, void *to, size_t count) {
    struct slice input = host_snapshot_input(effects_host_snapshot(vm));
    u64 at = position(vm), left = standard_input_left(vm);
    if (count > left) count = left;
    if (!count) return 0;
    memcpy(to, input.at + at, count);
    at += count;
    struct byte_buffer *value = effect_edit(vm, EFFECT_KEY(EFFECT_INPUT, 0));
    value->used = 0;
    byte_buffer_put(value, &at, sizeof at);
    return (ssize_t)count;
}
