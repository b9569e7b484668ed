#include "vm/world/open_file.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>

#include "vm/world/file_node.h"

/* Every thread has numbers of its own, so that they do not depend on the order in which threads open files. */
enum { FIRST = 3, MOST = 1021, SPREAD = 1024, THREADS = 1 << 20 };

static u64 key_of(int fd) { return EFFECT_KEY(EFFECT_DESCRIPTOR, (u32)fd); }

int open_file_make(struct vm *vm, const struct open_file *file, const char *path) {
    if (vm->threads.current >= THREADS) return errno = EMFILE, -1;
    int first = FIRST + (int)vm->threads.current * SPREAD, fd = first;
    while (fd < first + MOST && effect_get(vm, key_of(fd)).length) fd++;
    if (fd == first + MOST) return errno = EMFILE, -1;
    struct byte_buffer *value = effect_edit(vm, key_of(fd));
    byte_buffer_put(value, file, sizeof *file);
    if (path) byte_buffer_put(value, path, (u32)strlen(path) + 1);
    if (file->kind == OPEN_NODE) file_node_count(vm, file->node, 0, 1);
    return fd;
}

int open_file_get(const struct vm *vm, int fd, struct open_file *file, const char **path) {
    struct slice value = fd >= FIRST ? effect_get(vm, key_of(fd)) : (struct slice){NULL, 0};
    if (value.length < sizeof *file) return errno = EBADF, -1;
    memcpy(file, value.at, sizeof *file);
    if (path) *path = value.length > sizeof *file ? (const char *)value.at + sizeof *file : NULL;
    return 0;
}

void open_file_seek(struct vm *vm, int fd, u64 position) {
    struct open_file file;
    if (open_file_get(vm, fd, &file, NULL) < 0 || file.position == position) return;
    file.position = position;
    memcpy(effect_edit(vm, key_of(fd))->bytes, &file, sizeof file);
}

void open_file_close(struct vm *vm, int fd) {
    struct open_file file;
    int found = open_file_get(vm, fd, &file, NULL);
    assert(found == 0);
    if (found < 0) return;
    effect_edit(vm, key_of(fd))->used = 0;
    if (file.kind == OPEN_NODE) file_node_count(vm, file.node, 0, -1);
}

struct moving {
    struct vm *vm;
    const char *path;
    struct VEC(int) found;
};

static void find_open(void *context, u64 key) {
    struct moving *moving = context;
    struct open_file file;
    const char *path;
    int fd = (int)(u32)key;
    if (key >> 56 != EFFECT_DESCRIPTOR || open_file_get(moving->vm, fd, &file, &path) < 0) return;
    if (file.kind == OPEN_DISK && strcmp(path, moving->path) == 0) vec_push(&moving->found, fd);
}

void open_file_move_to_node(struct vm *vm, const char *path, u64 node) {
    struct moving moving = {.vm = vm, .path = path};
    effects_each(vm, find_open, &moving);
    for (u32 i = 0; i < moving.found.count; i++) {
        struct open_file file;
        open_file_get(vm, moving.found.items[i], &file, NULL);
        struct byte_buffer *value = effect_edit(vm, key_of(moving.found.items[i]));
        file.kind = OPEN_NODE;
        file.node = node;
        value->used = 0;
        byte_buffer_put(value, &file, sizeof file);
        file_node_count(vm, node, 0, 1);
    }
    vec_free(&moving.found);
}
