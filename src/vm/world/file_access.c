#include "vm/world/file_access.h"

#include <fcntl.h>
#include <stdlib.h>

#include "base/memory.h"
#include "program/link/resolve.h"
#include "vm/heap/java_string.h"
#include "vm/host.h"
#include "vm/world/file_name.h"
#include "vm/world/io.h"
#include "vm/world/open_file.h"

static u32 one(struct access *out, ref object, u32 slot, enum access_kind kind) {
    out[0] = (struct access){object, slot, kind};
    return 1;
}

u32 file_access_memory(u64 address, enum access_kind kind, struct access *out) {
    u32 block = host_block(address);
    return one(out, 0, SLOT_MEMORY + ((block ^ block >> 24) & 0xFFFFFF), kind);
}

static u32 file(u64 number, enum access_kind kind, struct access *out) {
    return one(out, 0, SLOT_FILE + (u32)((number ^ number >> 27) & 0x7FFFFFF), kind);
}

/* ---- open files ---- */

static u32 of_descriptor(struct vm *vm, int fd, enum access_kind kind, struct access *out) {
    struct open_file open;
    const char *path;
    if (fd == 0) return one(out, 0, SLOT_INPUT, ACCESS_WRITE);
    if (fd == 1 || fd == 2) return vm->options.outcomes ? one(out, 0, (u32)SLOT_WORLD, ACCESS_WRITE) : 0;
    if (open_file_get(vm, fd, &open, &path) < 0) return 0;
    u32 number = (u32)fd, count = one(out, 0, SLOT_DESCRIPTOR + ((number ^ number >> 24) & 0xFFFFFF), ACCESS_WRITE);
    if (open.kind == OPEN_NODE) count += file(open.node, kind, out + count);
    else if (open.kind == OPEN_DISK) count += file(file_node_number(path), kind, out + count);
    return count;
}

static bool takes_number(const struct method *m) { return method_is_static(m) && m->descriptor->text[1] == 'I'; }

/* The FileDescriptor that the call is about: the first argument, or a field of it. */
static ref descriptor_of(struct vm *vm, ref first) {
    if (!first) return 0;
    return find_field(class_of(vm, first), "fd", "I") ? first : io_descriptor(vm, first);
}

/* The array or the memory that bytes come from or go to. */
static u32 of_bytes(struct vm *vm, const struct method *m, const u32 *args, enum access_kind kind, struct access *out) {
    enum { MOST_PIECES = 4 };
    const char *types = m->descriptor->text + 1;
    bool pieces = strcmp(m->name->text, "readv0") == 0 || strcmp(m->name->text, "writev0") == 0;
    if (!method_is_static(m)) return types[0] == '[' && args[1] ? one(out, args[1], (u32)SLOT_WHOLE, kind) : 0;
    if (strncmp(types, "Ljava/io/FileDescriptor;JI", 26) != 0) return 0;
    if (!pieces) return file_access_memory(arg64(args + 1), kind, out);
    const u8 *list = args[3] <= MOST_PIECES ? host_bytes(vm, arg64(args + 1), (u64)args[3] * 16, false) : NULL;
    if (!list) return one(out, 0, (u32)SLOT_ALL, ACCESS_WRITE);
    u32 count = 0;
    for (u32 i = 0; i < args[3]; i++) {
        u64 address;
        memcpy(&address, list + (size_t)i * 16, sizeof address);
        count += file_access_memory(address, kind, out + count);
    }
    return count;
}

static u32 through_descriptor(struct vm *vm, const struct method *m, const u32 *args, bool write, bool closes,
                              struct access *out) {
    enum access_kind kind = write ? ACCESS_WRITE : ACCESS_READ;
    if (takes_number(m)) return of_descriptor(vm, (int)args[0], kind, out);
    ref descriptor = descriptor_of(vm, args[0]);
    if (!descriptor) return 0;
    u32 count = one(out, descriptor, (u32)SLOT_WHOLE, closes ? ACCESS_WRITE : ACCESS_READ);
    count += of_descriptor(vm, io_number(vm, descriptor), kind, out + count);
    return count + of_bytes(vm, m, args, write ? ACCESS_READ : ACCESS_WRITE, out + count);
}

/* ---- paths ---- */

/* The path and the file that it leads to. */
static u32 of_file(const struct file_name *name, enum access_kind kind, struct access *out) {
    u64 number = file_node_number(name->path);
    u32 count = file(number, kind, out);
    return name->node && name->node != number ? count + file(name->node, kind, out + count) : count;
}

static u32 of_path(struct vm *vm, const char *path, bool write, struct access *out) {
    struct file_name name;
    u32 count = one(out, 0, SLOT_NAMES, ACCESS_READ);
    if (file_name_find(vm, path, false, &name) < 0) return count;
    bool plain = !name.exists || S_ISREG(name.about.st_mode);
    if (write && !plain) return one(out, 0, SLOT_NAMES, ACCESS_WRITE);
    count += of_file(&name, write ? ACCESS_WRITE : ACCESS_READ, out + count);
    if (!plain && S_ISLNK(name.about.st_mode) && file_name_find(vm, path, true, &name) == 0)
        count += of_file(&name, ACCESS_READ, out + count);
    return count;
}

/* Making a folder where something is fails, whoever comes first. */
static u32 of_new_folder(struct vm *vm, const char *path, struct access *out) {
    struct file_name name;
    bool makes = file_name_find(vm, path, false, &name) == 0 && !name.exists;
    return makes ? one(out, 0, SLOT_NAMES, ACCESS_WRITE) : of_path(vm, path, false, out);
}

/* A text outside the heap, as java.nio hands over paths; "": there is none. */
static char *text_at(struct vm *vm, u64 address) {
    char path[PATH_MAX + 1] = "";
    for (u32 i = 0; i < PATH_MAX; i++) {
        const u8 *at = host_bytes(vm, address + i, 1, false);
        path[i] = at ? (char)*at : 0;
        if (!path[i]) break;
    }
    return memory_string(path);
}

static char *text_of(struct vm *vm, ref string) { return string ? java_string_utf8(vm, string) : memory_string(""); }

static char *text_in_file(struct vm *vm, ref file) {
    const struct field *f = file ? find_field(class_of(vm, file), "path", "Ljava/lang/String;") : NULL;
    return text_of(vm, f ? get32(object_at(vm, file), f->offset) : 0);
}

/* java.nio: all longs are addresses of paths, but those of a folder; beside times there is one path. */
static u32 most_paths(const struct method *m) { return strstr(m->name->text, "utime") ? 1 : 2; }

/* The paths among the arguments, at most two; the caller frees them. */
static u32 paths_of(struct vm *vm, const struct method *m, const u32 *args, char *paths[2]) {
    bool by_address = method_is_static(m);
    const char *at = m->descriptor->text + 1;
    u32 slot = method_is_static(m) ? 0 : 1, count = 0, most = most_paths(m);
    for (; *at != ')' && count < most; at++) {
        if (by_address && *at == 'J') paths[count++] = text_at(vm, arg64(args + slot));
        if (strncmp(at, "Ljava/lang/String;", 18) == 0) paths[count++] = text_of(vm, args[slot]);
        if (strncmp(at, "Ljava/io/File;", 14) == 0) paths[count++] = text_in_file(vm, args[slot]);
        slot += *at == 'J' || *at == 'D' ? 2 : 1;
        while (*at == '[') at++;
        if (*at == 'L') at = strchr(at, ';');
    }
    return count;
}

/* FileInputStream, FileOutputStream: which class it is says it; RandomAccessFile: a mode; java.nio: the flags of
 * open(2). */
static bool opens_for_writing(const struct method *m, const u32 *args) {
    enum { MODE_READ_WRITE = 2 };
    if (method_is_static(m)) return (args[2] & (O_ACCMODE | O_CREAT | O_TRUNC)) != O_RDONLY;
    return strstr(m->holder->name->text, "RandomAccessFile") ? (args[2] & MODE_READ_WRITE) != 0
                                                             : strstr(m->holder->name->text, "Output") != NULL;
}

static u32 of_paths(struct vm *vm, const struct method *m, const u32 *args, bool write, struct access *out) {
    char *paths[2];
    u32 found = paths_of(vm, m, args, paths), count = 0;
    for (u32 i = 0; i < found; i++) {
        count += of_path(vm, paths[i], write, out + count);
        free(paths[i]);
    }
    return count;
}

static u32 of_folder(struct vm *vm, const struct method *m, const u32 *args, struct access *out) {
    char *paths[2];
    u32 count = 0;
    for (u32 i = paths_of(vm, m, args, paths); i > 0; i--) {
        if (i == 1) count = of_new_folder(vm, paths[0], out);
        free(paths[i - 1]);
    }
    return count;
}

u32 file_access_of(struct thread *t, const struct method *m, const u32 *args, struct access *out) {
    struct vm *vm = t->vm;
    u32 count;
    switch ((enum native_touch)(m->native_flags >> NATIVE_TOUCH_SHIFT)) {
    case TOUCH_FILE_READ: return through_descriptor(vm, m, args, false, false, out);
    case TOUCH_FILE_WRITE: return through_descriptor(vm, m, args, true, false, out);
    case TOUCH_FILE_CLOSE: return through_descriptor(vm, m, args, false, true, out);
    case TOUCH_FILE_COPY:
        count = of_descriptor(vm, (int)args[0], ACCESS_WRITE, out);
        return count + of_descriptor(vm, (int)args[1], ACCESS_READ, out + count);
    case TOUCH_PATH_READ: return of_paths(vm, m, args, false, out);
    case TOUCH_PATH_WRITE: return of_paths(vm, m, args, true, out);
    case TOUCH_PATH_OPEN: return of_paths(vm, m, args, opens_for_writing(m, args), out);
    case TOUCH_NEW_FOLDER: return of_folder(vm, m, args, out);
    default: return one(out, 0, SLOT_NAMES, ACCESS_WRITE);
    }
}
