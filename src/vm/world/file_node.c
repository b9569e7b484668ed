#include "vm/world/file_node.h"

#include <unistd.h>

#include "base/hash.h"
#include "vm/time/time_value.h"

static u64 key_of(u64 node) { return EFFECT_KEY(EFFECT_NODE, node); }

u64 file_node_number(const char *path) {
    u64 hash = hash_bytes(HASH_BYTES_START, path, strlen(path));
    hash = (hash ^ hash >> 56) & (((u64)1 << 56) - 1);
    return hash ? hash : 1;
}

/* Files changed in a search all have the time at which virtual time begins. */
u64 file_node_make(struct vm *vm, const char *path, enum file_node_type type, u32 mode) {
    u64 node = file_node_number(path);
    while (effect_get(vm, key_of(node)).length) node = (node + 1) & (((u64)1 << 56) - 1);
    struct file_node_head head = {type, mode & 07777, 0, 0, CLOCK_EPOCH * 1000000000};
    byte_buffer_put(effect_edit(vm, key_of(node)), &head, sizeof head);
    return node;
}

struct file_node_head file_node_head(const struct vm *vm, u64 node) {
    struct file_node_head head = {0};
    struct slice value = effect_get(vm, key_of(node));
    if (value.length >= sizeof head) memcpy(&head, value.at, sizeof head);
    return head;
}

void file_node_set_head(struct vm *vm, u64 node, const struct file_node_head *head) {
    memcpy(effect_edit(vm, key_of(node))->bytes, head, sizeof *head);
}

struct slice file_node_contents(const struct vm *vm, u64 node) {
    struct slice value = effect_get(vm, key_of(node));
    if (value.length < sizeof(struct file_node_head)) return (struct slice){NULL, 0};
    return (struct slice){value.at + sizeof(struct file_node_head), value.length - sizeof(struct file_node_head)};
}

static void set_modified(struct vm *vm, u64 node) {
    struct file_node_head head = file_node_head(vm, node);
    head.modified = CLOCK_EPOCH * 1000000000;
    file_node_set_head(vm, node, &head);
}

void file_node_resize(struct vm *vm, u64 node, u64 length) {
    static const u8 zeros[4096];
    struct byte_buffer *value = effect_edit(vm, key_of(node));
    u64 wanted = length + sizeof(struct file_node_head);
    while (value->used < wanted) {
        u64 missing = wanted - value->used;
        byte_buffer_put(value, zeros, missing < sizeof zeros ? (u32)missing : (u32)sizeof zeros);
    }
    value->used = (u32)wanted;
    set_modified(vm, node);
}

void file_node_write(struct vm *vm, u64 node, u64 at, const void *bytes, u64 count) {
    if (at + count > file_node_contents(vm, node).length) file_node_resize(vm, node, at + count);
    if (!count) return;
    memcpy(effect_edit(vm, key_of(node))->bytes + sizeof(struct file_node_head) + at, bytes, count);
    set_modified(vm, node);
}

void file_node_count(struct vm *vm, u64 node, i32 names, i32 opens) {
    struct file_node_head head = file_node_head(vm, node);
    head.names += (u32)names;
    head.opens += (u32)opens;
    if (head.names || head.opens) file_node_set_head(vm, node, &head);
    else effect_edit(vm, key_of(node))->used = 0;
}

void file_node_stat(const struct vm *vm, u64 node, struct stat *out) {
    static const mode_t kinds[] = {0, S_IFREG, S_IFLNK, S_IFDIR, S_IFDIR};
    struct file_node_head head = file_node_head(vm, node);
    bool folder = head.type == NODE_FOLDER || head.type == NODE_MERGED;
    *out = (struct stat){.st_mode = kinds[head.type <= NODE_MERGED ? head.type : 0] | head.mode,
                         .st_ino = node,
                         .st_nlink = head.names,
                         .st_uid = geteuid(),
                         .st_gid = getegid(),
                         .st_size = folder ? 4096 : (off_t)file_node_contents(vm, node).length,
                         .st_blksize = 4096};
    out->st_mtim.tv_sec = (time_t)(head.modified / 1000000000);
    out->st_mtim.tv_nsec = (long)(head.modified % 1000000000);
    out->st_atim = out->st_ctim = out->st_mtim;
}
