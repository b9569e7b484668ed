/* What the present step has done, as the undo log tells. */
#include <stdlib.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "vm/state/undo.h"
#include "vm/state/undo_records.h"

/* ---- garbage of the present step ---- */

static bool is_unmarked(const struct vm *vm, u64 r) {
    return (vm->heap.flags[r] & (OBJECT_NEW | OBJECT_MARK)) == OBJECT_NEW;
}

static bool is_about_unmarked(const struct vm *vm, const struct undo_record *head) {
    bool is_about_object = head->kind == RECORD_ALLOC || head->kind == RECORD_MONITOR || head->kind == RECORD_SHARED;
    return is_about_object && is_unmarked(vm, head->key);
}

void undo_forget_unmarked(struct vm *vm) {
    struct undo *undo = vm->undo;
    u64 kept = undo->mark;
    for (u64 at = undo->mark, size; at < undo->used; at += size) {
        const struct undo_record *head = (const struct undo_record *)(const void *)(undo->log + at);
        size = 2 * sizeof(struct undo_record) + head->size;
        if (is_about_unmarked(vm, head)) continue;
        if (kept != at) memmove(undo->log + kept, head, size);
        kept += size;
    }
    undo->used = kept;
    u32 count = 0;
    for (u32 i = 0; i < undo->touched.count; i++) {
        struct component_key c = undo->touched.items[i];
        bool is_object = c.kind == COMPONENT_OBJECT || c.kind == COMPONENT_MONITOR;
        if (!is_object || !is_unmarked(vm, c.key)) undo->touched.items[count++] = c;
    }
    undo->touched.count = count;
}

/* ---- what a step may have left unreachable ---- */

/* A newer object that was referred to before the step. */
static bool is_collectable(const struct vm *vm, u32 word) {
    return word >= vm->base.objects && word < vm->heap.next && (vm->heap.flags[word] & OBJECT_LIVE) &&
           !(vm->heap.flags[word] & OBJECT_BASE);
}

static bool object_dropped(struct vm *vm, ref r, const u8 *old, undo_visit *visit, void *context) {
    const struct object *o = object_at(vm, r);
    const struct class *c = program_classes(vm->program)[o->class_id];
    if (c->is_array && c->element_type != 'L' && c->element_type != '[') return false;
    u32 count = c->is_array ? o->length : c->ref_count;
    for (u32 i = 0; i < count; i++) {
        u32 before, at = c->is_array ? OBJECT_HEADER_BYTES + 4 * i : c->refs[i];
        memcpy(&before, old + sizeof(struct undo_written) + at - OBJECT_HEADER_BYTES, 4);
        if (before != get32(o, at) && is_collectable(vm, before) && visit(context, before)) return true;
    }
    return false;
}

/* What a released object referred to. */
static bool release_dropped(struct vm *vm, const u8 *old, undo_visit *visit, void *context) {
    const struct undo_released *head = (const struct undo_released *)(const void *)old;
    const struct class *c = program_classes(vm->program)[head->class_id];
    const u8 *data = (const u8 *)(head + 1);
    if (c->is_array && c->element_type != 'L' && c->element_type != '[') return false;
    u32 count = c->is_array ? head->length : c->ref_count;
    for (u32 i = 0; i < count; i++) {
        u32 word;
        memcpy(&word, data + (c->is_array ? 4 * i : c->refs[i] - OBJECT_HEADER_BYTES), 4);
        if (is_collectable(vm, word) && visit(context, word)) return true;
    }
    return false;
}

/* Any word that could be a reference counts as one. */
static bool frame_dropped(struct vm *vm, const struct undo_record *head, const u8 *old, undo_visit *visit,
                          void *context) {
    for (u32 i = 0; i < head->size; i += 4) {
        u32 word;
        memcpy(&word, old + i, 4);
        if (is_collectable(vm, word) && visit(context, word)) return true;
    }
    return false;
}

static bool statics_dropped(struct vm *vm, u32 id, const u8 *old, undo_visit *visit, void *context) {
    const struct class *c = program_classes(vm->program)[id];
    for (u32 i = 0; i < c->static_ref_count; i++) {
        u32 before;
        memcpy(&before, old + 4 * (size_t)(c->static_refs[i] - c->statics_start), 4);
        bool changed = before != vm->statics.words[c->static_refs[i]];
        if (changed && is_collectable(vm, before) && visit(context, before)) return true;
    }
    return false;
}

/* Its own object, at its end; and what a native in progress held. */
static bool thread_dropped(struct vm *vm, u32 id, const u8 *old, undo_visit *visit, void *context) {
    const struct thread_header *before = &((const struct undo_thread_record *)(const void *)old)->h,
                               *now = &vm->threads.list.items[id]->h;
    if (now->state == THREAD_ENDED && visit(context, 0)) return true;
    bool let_go = before->held_ref && before->held_ref != now->held_ref && is_collectable(vm, before->held_ref);
    if (let_go && visit(context, before->held_ref)) return true;
    let_go = before->made && before->made != now->made && is_collectable(vm, before->made);
    return let_go && visit(context, before->made);
}

static bool record_dropped(struct vm *vm, const struct undo_record *head, undo_visit *visit, void *context) {
    const u8 *old = (const u8 *)(head + 1);
    switch (head->kind) {
    case RECORD_ALLOC: return visit(context, (ref)head->key);
    case RECORD_OBJECT:
        return (vm->heap.flags[head->key] & OBJECT_LIVE) && object_dropped(vm, (ref)head->key, old, visit, context);
    case RECORD_STATICS: return statics_dropped(vm, (u32)head->key, old, visit, context);
    case RECORD_FRAME: return frame_dropped(vm, head, old, visit, context);
    case RECORD_RELEASE: return release_dropped(vm, old, visit, context);
    case RECORD_THREAD: return thread_dropped(vm, (u32)head->key, old, visit, context);
    default: return false;
    }
}

bool undo_dropped(struct vm *vm, undo_visit *visit, void *context) {
    const struct undo *undo = vm->undo;
    for (u64 at = undo->mark; at < undo->used;) {
        const struct undo_record *head = (const struct undo_record *)(const void *)(undo->log + at);
        if (record_dropped(vm, head, visit, context)) return true;
        at += 2 * sizeof(struct undo_record) + head->size;
    }
    return false;
}

/* ---- what a step has changed ---- */

static u64 digest(u64 key, const void *bytes, u64 length) { return XXH3_64bits_withSeed(bytes, length, key); }

/* Whoever had to wait for a lock leaves its queue in another shape. */
static u64 contents_digest(struct vm *vm, ref r, u32 class_id, u32 length, const void *contents) {
    const struct class *c = program_classes(vm->program)[class_id];
    if (strncmp(c->name->text, "java/util/concurrent/locks/", 27) == 0) return 0;
    return digest(r, contents, undo_payload(vm, class_id, length));
}

static u64 object_digest(struct vm *vm, ref r) {
    const struct object *o = object_at(vm, r);
    return vm->heap.flags[r] & OBJECT_LIVE ? contents_digest(vm, r, o->class_id, o->length, o->data) : 0;
}

static u64 written_digest(struct vm *vm, ref r, const struct undo_written *old) {
    return contents_digest(vm, r, old->class_id, old->length, old + 1) ^ object_digest(vm, r);
}

/* What was made or written in the same step has a record of that. */
static u64 released_digest(struct vm *vm, ref r, const struct undo_released *old) {
    if (old->flags & (OBJECT_NEW | OBJECT_TOUCHED)) return 0;
    return contents_digest(vm, r, old->class_id, old->length, old + 1);
}

static u64 statics_digest(struct vm *vm, u32 id, const u8 *old) {
    const struct class *c = program_classes(vm->program)[id];
    u64 key = (u64)1 << 32 | id, length = c->statics_words * 4;
    return digest(key, old, length) ^ digest(key, &vm->statics.words[c->statics_start], length);
}

static u64 record_digest(struct vm *vm, const struct undo_record *head) {
    const void *old = head + 1;
    switch (head->kind) {
    case RECORD_ALLOC: return object_digest(vm, (ref)head->key);
    case RECORD_OBJECT: return written_digest(vm, (ref)head->key, old);
    case RECORD_RELEASE: return released_digest(vm, (ref)head->key, old);
    case RECORD_STATICS: return statics_digest(vm, (u32)head->key, old);
    default: return 0;
    }
}

u64 undo_changes(struct vm *vm) {
    const struct undo *undo = vm->undo;
    u64 changes = 0;
    for (u64 at = undo->mark; at < undo->used;) {
        const struct undo_record *head = (const struct undo_record *)(const void *)(undo->log + at);
        changes ^= record_digest(vm, head);
        at += 2 * sizeof(struct undo_record) + head->size;
    }
    return changes;
}
