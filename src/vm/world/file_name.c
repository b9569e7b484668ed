#include "vm/world/file_name.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/memory.h"
#include "vm/world/open_file.h"

enum { MOST_LINKS = 40 };

/* ---- changed names ---- */

/* The value's key; where two paths have one number, the next one is taken. */
static u64 key_of(const struct vm *vm, const char *path) {
    size_t length = strlen(path);
    for (u64 number = file_node_number(path);; number++) {
        u64 key = EFFECT_KEY(EFFECT_NAME, number & (((u64)1 << 56) - 1));
        struct slice value = effect_get(vm, key);
        if (!value.length) return key;
        if (value.length == 8 + length && memcmp(value.at + 8, path, length) == 0) return key;
    }
}

/* False: the name was not changed. */
static bool is_changed(const struct vm *vm, const char *path, u64 *node) {
    struct slice value = effect_get(vm, key_of(vm, path));
    if (value.length) memcpy(node, value.at, 8);
    return value.length != 0;
}

/* Does a folder on the way hide what is on disk? */
static bool is_hidden(const struct vm *vm, const char *path) {
    char folder[PATH_MAX];
    u64 node;
    snprintf(folder, sizeof folder, "%s", path);
    for (char *slash = strrchr(folder, '/'); slash && slash != folder; slash = strrchr(folder, '/')) {
        *slash = 0;
        if (is_changed(vm, folder, &node) && (!node || file_node_head(vm, node).type != NODE_MERGED)) return true;
    }
    return false;
}

static void look_up(struct vm *vm, struct file_name *name) {
    name->node = 0;
    if (is_changed(vm, name->path, &name->node)) {
        name->exists = name->node != 0;
        if (name->exists) file_node_stat(vm, name->node, &name->about);
    } else
        name->exists =
            !is_hidden(vm, name->path) && host_snapshot_stat(effects_host_snapshot(vm), name->path, &name->about) == 0;
}

void file_name_set(struct vm *vm, const char *path, u64 node) {
    struct stat ignored;
    u64 old = 0, key = key_of(vm, path);
    bool changed = is_changed(vm, path, &old);
    struct byte_buffer *value = effect_edit(vm, key);
    value->used = 0;
    if (node || (!is_hidden(vm, path) && host_snapshot_stat(effects_host_snapshot(vm), path, &ignored) == 0)) {
        byte_buffer_put(value, &node, 8);
        byte_buffer_put(value, path, (u32)strlen(path));
    }
    if (node) file_node_count(vm, node, 1, 0);
    if (changed && old) file_node_count(vm, old, -1, 0);
}

/* ---- following a path ---- */

struct walk {
    struct vm *vm;
    struct file_name *at;
    char rest[2 * PATH_MAX];
    u32 links;
};

static int fail(int why) {
    errno = why;
    return -1;
}

static int begin_at(struct walk *walk, const char *path) {
    if (path[0] == '/') strcpy(walk->at->path, "/");
    else if (!walk->at->path[0] && !getcwd(walk->at->path, PATH_MAX)) return -1;
    look_up(walk->vm, walk->at);
    return 0;
}

int file_name_target(const struct vm *vm, const struct file_name *link, struct slice *target) {
    if (!S_ISLNK(link->about.st_mode)) return fail(EINVAL);
    if (!link->node) return host_snapshot_contents(effects_host_snapshot(vm), link->path, target);
    *target = file_node_contents(vm, link->node);
    return 0;
}

/* Goes on at the target of the link it stands at; the rest of the path comes after it. */
static int follow_link(struct walk *walk, const char *folder) {
    char target[PATH_MAX], rest[sizeof walk->rest];
    struct slice kept;
    if (file_name_target(walk->vm, walk->at, &kept) < 0) return -1;
    if (kept.length >= sizeof target) return fail(ENAMETOOLONG);
    memcpy(target, kept.at, kept.length);
    target[kept.length] = 0;
    if (++walk->links > MOST_LINKS) return fail(ELOOP);
    if (strlen(walk->rest) + kept.length + 2 > sizeof rest) return fail(ENAMETOOLONG);
    snprintf(rest, sizeof rest, "%s", walk->rest);
    strcpy(walk->rest, target);
    strcat(walk->rest, "/");
    strcat(walk->rest, rest);
    strcpy(walk->at->path, folder);
    return begin_at(walk, target);
}

static void go_up(struct walk *walk) {
    char *slash = strrchr(walk->at->path, '/');
    if (slash == walk->at->path) slash[1] = 0;
    else *slash = 0;
    look_up(walk->vm, walk->at);
}

static int go_down(struct walk *walk, const char *name, bool follow) {
    char folder[PATH_MAX];
    size_t used = strlen(walk->at->path);
    if (used + strlen(name) + 2 > PATH_MAX || strlen(name) > NAME_MAX) return fail(ENAMETOOLONG);
    memcpy(folder, walk->at->path, used + 1);
    if (used > 1) walk->at->path[used++] = '/';
    strcpy(walk->at->path + used, name);
    look_up(walk->vm, walk->at);
    bool last = walk->rest[strspn(walk->rest, "/")] == 0;
    if (!walk->at->exists) return last ? 0 : fail(ENOENT);
    if (S_ISLNK(walk->at->about.st_mode) && (follow || !last)) return follow_link(walk, folder);
    return 0;
}

int file_name_find(struct vm *vm, const char *path, bool follow, struct file_name *out) {
    struct walk walk = {.vm = vm, .at = out};
    *out = (struct file_name){0};
    if (!*path) return fail(ENOENT);
    if (strlen(path) >= PATH_MAX) return fail(ENAMETOOLONG);
    strcpy(walk.rest, path);
    if (begin_at(&walk, path) < 0) return -1;
    for (;;) {
        char name[PATH_MAX];
        const char *from = walk.rest + strspn(walk.rest, "/");
        size_t length = strcspn(from, "/");
        if (!length) return 0;
        if (!out->exists || !S_ISDIR(out->about.st_mode)) return fail(out->exists ? ENOTDIR : ENOENT);
        memcpy(name, from, length);
        name[length] = 0;
        memmove(walk.rest, from + length, strlen(from + length) + 1);
        if (strcmp(name, ".") == 0) continue;
        if (strcmp(name, "..") == 0) go_up(&walk);
        else if (go_down(&walk, name, follow) < 0) return -1;
    }
}

/* ---- copying from disk ---- */

u64 file_name_node(struct vm *vm, struct file_name *name) {
    struct slice contents = {NULL, 0};
    if (name->node) return name->node;
    mode_t mode = name->about.st_mode;
    bool link = S_ISLNK(mode), folder = S_ISDIR(mode);
    if (!link && !folder && !S_ISREG(mode)) return errno = EACCES, 0;
    if (!folder && host_snapshot_contents(effects_host_snapshot(vm), name->path, &contents) < 0) return 0;
    u64 node = file_node_make(vm, name->path, link ? NODE_LINK : folder ? NODE_MERGED : NODE_FILE, mode);
    file_node_write(vm, node, 0, contents.at, contents.length);
    struct file_node_head head = file_node_head(vm, node);
    head.modified = (u64)name->about.st_mtim.tv_sec * 1000000000 + (u64)name->about.st_mtim.tv_nsec;
    file_node_set_head(vm, node, &head);
    file_name_set(vm, name->path, node);
    open_file_move_to_node(vm, name->path, node);
    name->node = node;
    return node;
}

/* ---- folders ---- */

static void add_disk_names(struct vm *vm, const char *path, struct file_names *out) {
    struct file_names names = {0};
    char whole[PATH_MAX];
    u64 ignored;
    host_snapshot_list(effects_host_snapshot(vm), path, &names);
    for (u32 i = 0; i < names.count; i++) {
        int length = snprintf(whole, sizeof whole, "%s/%s", path[1] ? path : "", names.items[i]);
        if (length < (int)sizeof whole && !is_changed(vm, whole, &ignored)) vec_push(out, names.items[i]);
        else free(names.items[i]);
    }
    vec_free(&names);
}

struct gathering {
    struct vm *vm;
    const char *folder;
    struct file_names *out;
};

static void add_changed_name(void *context, u64 key) {
    struct gathering *g = context;
    if (key >> 56 != EFFECT_NAME) return;
    struct slice value = effect_get(g->vm, key);
    size_t prefix = g->folder[1] ? strlen(g->folder) : 0, length = value.length - 8;
    const char *path = (const char *)value.at + 8;
    u64 node;
    memcpy(&node, value.at, 8);
    if (!node || length <= prefix + 1 || memcmp(path, g->folder, prefix) != 0 || path[prefix] != '/') return;
    if (!memchr(path + prefix + 1, '/', length - prefix - 1))
        vec_push(g->out, memory_string_of(path + prefix + 1, length - prefix - 1));
}

void file_name_list(struct vm *vm, const struct file_name *folder, struct file_names *out) {
    struct gathering gathering = {vm, folder->path, out};
    if (!folder->node || file_node_head(vm, folder->node).type == NODE_MERGED) add_disk_names(vm, folder->path, out);
    effects_each(vm, add_changed_name, &gathering);
    file_names_sort(out);
}
