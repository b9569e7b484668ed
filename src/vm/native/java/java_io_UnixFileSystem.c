#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/memory.h"
#include "program/link/resolve.h"
#include "vm/heap/alloc.h"
#include "vm/heap/java_string.h"
#include "vm/interp/raise.h"
#include "vm/world/files.h"
#include "vm/world/io.h"

/* The path of a java.io.File; the caller frees it. NULL: an exception was raised. */
static char *path_of(struct thread *t, ref file) {
    const struct field *f = file ? find_field(class_of(t->vm, file), "path", "Ljava/lang/String;") : NULL;
    ref path = f ? get32(object_at(t->vm, file), f->offset) : 0;
    if (path) return java_string_utf8(t->vm, path);
    throw_new(t, "java/lang/NullPointerException", NULL);
    return NULL;
}

/* ---- questions ---- */

static enum native_status getBooleanAttributes0(struct thread *t, u32 *args, u32 *result) {
    enum { EXISTS = 1, REGULAR = 2, DIRECTORY = 4 };
    struct stat about;
    char *path = path_of(t, args[1]);
    if (!path) return NATIVE_THROWN;
    if (files_stat(t->vm, path, true, &about) == 0)
        result[0] = EXISTS | (S_ISREG(about.st_mode) ? REGULAR : 0) | (S_ISDIR(about.st_mode) ? DIRECTORY : 0);
    free(path);
    return NATIVE_DONE;
}

static enum native_status checkAccess(struct thread *t, u32 *args, u32 *result) {
    char *path = path_of(t, args[1]);
    if (!path) return NATIVE_THROWN;
    result[0] = files_access(t->vm, path, (int)(args[2] & 7)) == 0; /* the bits are those of access(2) */
    free(path);
    return NATIVE_DONE;
}

static enum native_status getLastModifiedTime(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    char *path = path_of(t, args[1]);
    if (!path) return NATIVE_THROWN;
    if (files_stat(t->vm, path, true, &about) == 0)
        result64(result, (u64)((i64)about.st_mtim.tv_sec * 1000 + about.st_mtim.tv_nsec / 1000000));
    free(path);
    return NATIVE_DONE;
}

static enum native_status getLength(struct thread *t, u32 *args, u32 *result) {
    struct stat about;
    char *path = path_of(t, args[1]);
    if (!path) return NATIVE_THROWN;
    if (files_stat(t->vm, path, true, &about) == 0) result64(result, (u64)about.st_size);
    free(path);
    return NATIVE_DONE;
}

static enum native_status getSpace(struct thread *t, u32 *args, u32 *result) {
    enum { TOTAL, FREE, USABLE };
    struct statvfs about;
    char *path = path_of(t, args[1]);
    if (!path) return NATIVE_THROWN;
    if (t->vm->world.effects) result64(result, (u64)1 << 40); /* the same in every run */
    else if (statvfs(path, &about) == 0) {
        u64 blocks = args[2] == TOTAL ? about.f_blocks : args[2] == FREE ? about.f_bfree : about.f_bavail;
        result64(result, blocks * about.f_frsize);
    }
    free(path);
    return NATIVE_DONE;
}

static enum native_status getNameMax0(struct thread *t, u32 *args, u32 *result) {
    char *path = java_string_utf8(t->vm, args[1]);
    long most = pathconf(path, _PC_NAME_MAX);
    free(path);
    result64(result, most < 0 ? NAME_MAX : (u64)most);
    return NATIVE_DONE;
}

/* null when there is no such directory. */
static enum native_status list(struct thread *t, u32 *args, u32 *result) {
    struct vm *vm = t->vm;
    char *path = path_of(t, args[1]);
    if (!path) return NATIVE_THROWN;
    struct file_names names = {0};
    int listed = files_list(vm, path, &names);
    free(path);
    if (listed < 0) return NATIVE_DONE;
    ref array = alloc_array(t, program_array_of(vm->program, vm->known.String), names.count);
    for (u32 i = 0; i < names.count; i++) {
        struct slice text = {(const u8 *)names.items[i], strlen(names.items[i])};
        ref name = array ? java_string_new_slice(t, text) : 0;
        if (name) words(object_at(vm, array))[i] = name;
    }
    file_names_free(&names);
    if (!array) return throw_memory(t), NATIVE_THROWN;
    result[0] = array;
    return NATIVE_DONE;
}

/* ---- the canonical name ---- */

/* Takes "." and ".." out of an absolute path, in place. */
static void collapse(char *path) {
    char *out = path, *in = path;
    while (*in) {
        while (*in == '/') in++;
        size_t length = strcspn(in, "/");
        if (length == 0) break;
        if (length == 2 && in[0] == '.' && in[1] == '.') {
            while (out > path && *--out != '/') continue;
        } else if (length != 1 || in[0] != '.') {
            *out++ = '/';
            memmove(out, in, length);
            out += length;
        }
        in += length;
    }
    if (out == path) *out++ = '/';
    *out = 0;
}

/* Links are followed as far as the path exists; the rest is taken as it is written. */
static char *real_path(struct vm *vm, const char *path) {
    char found[PATH_MAX + 1];
    return files_realpath(vm, path, found) == 0 ? memory_string(found) : NULL;
}

static char *canonical(struct vm *vm, const char *path) {
    char *whole = real_path(vm, path);
    if (whole) return whole;
    char *prefix = memory_string(path), *slash;
    while (!whole && (slash = strrchr(prefix, '/')) && slash != prefix) {
        *slash = 0;
        whole = real_path(vm, prefix);
    }
    size_t cut = whole ? strlen(prefix) : 0;
    size_t size = (whole ? strlen(whole) : 0) + strlen(path + cut) + 2;
    char *out = memory_alloc(size);
    snprintf(out, size, "%s%s", whole ? whole : "", path + cut);
    free(whole);
    free(prefix);
    collapse(out);
    return out;
}

static enum native_status canonicalize0(struct thread *t, u32 *args, u32 *result) {
    char *path = java_string_utf8(t->vm, args[1]), *out = canonical(t->vm, path);
    result[0] = java_string_new_slice(t, (struct slice){(const u8 *)out, strlen(out)});
    free(path);
    free(out);
    return result[0] ? NATIVE_DONE : (throw_memory(t), NATIVE_THROWN);
}

/* ---- changes ---- */

static enum native_status change(struct thread *t, ref file, u32 *result,
                                 int (*apply)(struct vm *vm, const char *path)) {
    char *path = path_of(t, file);
    if (!path) return NATIVE_THROWN;
    result[0] = apply(t->vm, path) == 0;
    free(path);
    return NATIVE_DONE;
}

static int make_directory(struct vm *vm, const char *path) { return files_mkdir(vm, path, 0777); }

static int protect(struct vm *vm, const char *path) {
    struct stat about;
    if (files_stat(vm, path, true, &about) < 0) return -1;
    return files_chmod(vm, path, about.st_mode & ~(mode_t)(S_IWUSR | S_IWGRP | S_IWOTH) & 07777);
}

static enum native_status delete0(struct thread *t, u32 *args, u32 *result) {
    return change(t, args[1], result, files_remove);
}

static enum native_status createDirectory(struct thread *t, u32 *args, u32 *result) {
    return change(t, args[1], result, make_directory);
}

static enum native_status setReadOnly(struct thread *t, u32 *args, u32 *result) {
    return change(t, args[1], result, protect);
}

static enum native_status rename0(struct thread *t, u32 *args, u32 *result) {
    char *from = path_of(t, args[1]), *to = from ? path_of(t, args[2]) : NULL;
    if (to) result[0] = files_rename(t->vm, from, to) == 0;
    free(from);
    free(to);
    return to ? NATIVE_DONE : NATIVE_THROWN;
}

static enum native_status createFileExclusively(struct thread *t, u32 *args, u32 *result) {
    char *path = java_string_utf8(t->vm, args[1]);
    int fd = files_open(t->vm, path, O_RDWR | O_CREAT | O_EXCL, 0666), why = errno;
    free(path);
    if (fd < 0 && why != EEXIST) {
        errno = why;
        return io_throw(t, "java/io/IOException");
    }
    if (fd >= 0) files_close(t->vm, fd);
    result[0] = fd >= 0;
    return NATIVE_DONE;
}

/* (file, access, enable, ownerOnly) */
static enum native_status setPermission(struct thread *t, u32 *args, u32 *result) {
    char *path = path_of(t, args[1]);
    if (!path) return NATIVE_THROWN;
    mode_t bits = (mode_t)(args[2] & 7) << 6;
    if (!args[4]) bits |= bits >> 3 | bits >> 6;
    struct stat about;
    if (files_stat(t->vm, path, true, &about) == 0)
        result[0] = files_chmod(t->vm, path, (args[3] ? about.st_mode | bits : about.st_mode & ~bits) & 07777) == 0;
    free(path);
    return NATIVE_DONE;
}

static enum native_status setLastModifiedTime(struct thread *t, u32 *args, u32 *result) {
    char *path = path_of(t, args[1]);
    if (!path) return NATIVE_THROWN;
    i64 millis = (i64)arg64(args + 2);
    result[0] = files_set_modified(t->vm, path, millis * 1000000) == 0;
    free(path);
    return NATIVE_DONE;
}

#define ASKS    OUTSIDE(PATH_READ)
#define CHANGES OUTSIDE(PATH_WRITE)

static const struct native_entry entries[] = {{"getBooleanAttributes0", NULL, getBooleanAttributes0, ASKS},
                                              {"checkAccess", NULL, checkAccess, ASKS},
                                              {"checkAccess0", NULL, checkAccess, ASKS},
                                              {"getLastModifiedTime", NULL, getLastModifiedTime, ASKS},
                                              {"getLastModifiedTime0", NULL, getLastModifiedTime, ASKS},
                                              {"getLength", NULL, getLength, ASKS},
                                              {"getLength0", NULL, getLength, ASKS},
                                              {"getSpace", NULL, getSpace, 0},
                                              {"getSpace0", NULL, getSpace, 0},
                                              {"getNameMax0", NULL, getNameMax0, 0},
                                              {"list", "(Ljava/io/File;)[Ljava/lang/String;", list, OUTSIDE(NAMES)},
                                              {"list0", NULL, list, OUTSIDE(NAMES)},
                                              {"canonicalize0", NULL, canonicalize0, ASKS},
                                              {"delete0", NULL, delete0, CHANGES},
                                              {"createDirectory", NULL, createDirectory, OUTSIDE(NEW_FOLDER)},
                                              {"createDirectory0", NULL, createDirectory, OUTSIDE(NEW_FOLDER)},
                                              {"setReadOnly", NULL, setReadOnly, CHANGES},
                                              {"setReadOnly0", NULL, setReadOnly, CHANGES},
                                              {"rename0", NULL, rename0, CHANGES},
                                              {"createFileExclusively", NULL, createFileExclusively, CHANGES},
                                              {"createFileExclusively0", NULL, createFileExclusively, CHANGES},
                                              {"setPermission", NULL, setPermission, CHANGES},
                                              {"setPermission0", NULL, setPermission, CHANGES},
                                              {"setLastModifiedTime", NULL, setLastModifiedTime, CHANGES},
                                              {"setLastModifiedTime0", NULL, setLastModifiedTime, CHANGES},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_io_UnixFileSystem_natives = {"java/io/UnixFileSystem", entries};
