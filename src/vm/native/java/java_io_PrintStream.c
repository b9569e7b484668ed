/* System.out and System.err have no buffers and no encoder: text goes straight to the VM's output, while no other
 * thread has the stream's monitor (printed.h). Every other PrintStream runs its own bytecode. */
#include <stdlib.h>

#include "base/memory.h"
#include "program/link/resolve.h"
#include "vm/access/bounce.h"
#include "vm/heap/java_string.h"
#include "vm/interp/init.h"
#include "vm/interp/monitor.h"
#include "vm/interp/raise.h"
#include "vm/native.h"
#include "vm/state/undo.h"
#include "vm/system_properties.h"
#include "vm/world/printed.h"

static int stream_of(struct thread *t, ref stream) {
    if (stream == t->vm->known.out) return 1;
    return stream == t->vm->known.err ? 2 : 0;
}

/* Another thread has the monitor: the call comes again when it is free. */
static bool must_wait(struct thread *t, ref stream) {
    ref lock = printed_lock(t, stream);
    return lock && t->objects[lock]->owner && !monitor_enter(t, lock);
}

static void put(struct thread *t, int fd, const void *bytes, size_t length) { print_bytes(t->vm, fd, bytes, length); }

/* Characters that the locale's encoding lacks become question marks, as Java's encoders have it. */
static size_t encode_narrow(char *out, u32 c, u32 most) {
    out[0] = c <= most ? (char)c : '?';
    return 1;
}

static void put_units(struct thread *t, int fd, const u16 *units, u32 count) {
    const char *encoding = system_properties_encoding();
    u32 most = strcmp(encoding, "ISO-8859-1") == 0 ? 0xFF : 0x7F;
    bool utf8 = strcmp(encoding, "UTF-8") == 0;
    char *out = memory_alloc((size_t)count * 3 + 1);
    size_t n = 0;
    for (u32 i = 0; i < count; i++) {
        u32 c = units[i];
        bool pair = c >= 0xD800 && c < 0xDC00 && i + 1 < count && units[i + 1] >= 0xDC00 && units[i + 1] < 0xE000;
        if (pair) c = 0x10000 + ((c & 0x3FF) << 10 | (units[++i] & 0x3FF));
        else if (c >= 0xD800 && c < 0xE000) c = '?';
        n += utf8 ? utf8_encode(out + n, c) : encode_narrow(out + n, c, most);
    }
    put(t, fd, out, n);
    free(out);
}

static void put_string(struct thread *t, int fd, ref string) {
    u32 count = java_string_length(t->vm, string);
    u16 small[512] = {0}, *units = count <= 512 ? small : memory_alloc((size_t)count * 2);
    for (u32 i = 0; i < count; i++) units[i] = java_string_unit(t->vm, string, i);
    put_units(t, fd, units, count);
    if (units != small) free(units);
}

static enum native_status print_string(struct thread *t, u32 *args, bool line) {
    int fd = stream_of(t, args[0]);
    if (!fd || !args[1]) return NATIVE_BYTECODE;
    if (must_wait(t, args[0])) return NATIVE_BLOCKED;
    put_string(t, fd, args[1]);
    if (line) put(t, fd, "\n", 1);
    return NATIVE_DONE;
}

static enum native_status write_string(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return print_string(t, args, false);
}

static enum native_status writeln_string(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return print_string(t, args, true);
}

/* ---- arrays ---- */

/* Reads the array while it has the stream's monitor: for more than a moment if others can see the array. held_ref: the
 * monitor that it has taken. */
static enum native_status put_array(struct thread *t, u32 *args, u32 *result, native_fn body) {
    struct bounce b;
    if (!stream_of(t, args[0])) return NATIVE_BYTECODE;
    if (must_wait(t, args[0])) return NATIVE_BLOCKED;
    if (!args[1]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    if (!bounce_is_torn(t, t->native, args, &b)) return body(t, args, result);
    ref lock = printed_lock(t, args[0]), taken;
    undo_thread(t->vm, t);
    if (lock && monitor_enter(t, lock)) t->h.held_ref = lock;
    taken = t->h.held_ref;
    enum native_status status = bounce_run(t, args, result, body);
    if (taken && status != NATIVE_AGAIN) monitor_exit(t, taken);
    return status;
}

static enum native_status print_chars(struct thread *t, u32 *args, u32 *result) {
    struct object *chars = object_at(t->vm, args[1]);
    (void)result;
    put_units(t, stream_of(t, args[0]), (const u16 *)(const void *)chars->data, chars->length);
    return NATIVE_DONE;
}

static enum native_status print_line(struct thread *t, u32 *args, u32 *result) {
    enum native_status status = print_chars(t, args, result);
    put(t, stream_of(t, args[0]), "\n", 1);
    return status;
}

static enum native_status write_chars(struct thread *t, u32 *args, u32 *result) {
    return put_array(t, args, result, print_chars);
}

static enum native_status writeln_chars(struct thread *t, u32 *args, u32 *result) {
    return put_array(t, args, result, print_line);
}

static enum native_status print_range(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct object *bytes = object_at(t->vm, args[1]);
    if ((i32)args[2] < 0 || (i32)args[3] < 0 || (u64)args[2] + args[3] > bytes->length) {
        throw_new(t, "java/lang/IndexOutOfBoundsException", "Range [%d, %d + %d) out of bounds for length %u",
                  (i32)args[2], (i32)args[2], (i32)args[3], bytes->length);
        return NATIVE_THROWN;
    }
    put(t, stream_of(t, args[0]), bytes->data + args[2], args[3]);
    return NATIVE_DONE;
}

static enum native_status write_bytes(struct thread *t, u32 *args, u32 *result) {
    return put_array(t, args, result, print_range);
}

/* ---- others ---- */

static enum native_status newLine(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    int fd = stream_of(t, args[0]);
    if (!fd) return NATIVE_BYTECODE;
    if (must_wait(t, args[0])) return NATIVE_BLOCKED;
    put(t, fd, "\n", 1);
    return NATIVE_DONE;
}

static enum native_status write_byte(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    int fd = stream_of(t, args[0]);
    if (!fd) return NATIVE_BYTECODE;
    if (must_wait(t, args[0])) return NATIVE_BLOCKED;
    u8 byte = (u8)args[1];
    put(t, fd, &byte, 1);
    return NATIVE_DONE;
}

static enum native_status flush(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (!stream_of(t, args[0])) return NATIVE_BYTECODE;
    return must_wait(t, args[0]) ? NATIVE_BLOCKED : NATIVE_DONE;
}

static enum native_status ensureOpen(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return stream_of(t, args[0]) ? NATIVE_DONE : NATIVE_BYTECODE;
}

#define LOCKS  (NATIVE_OVERRIDE | TOUCHES(STREAM))
#define PRINTS (LOCKS | NATIVE_PRINTS)

/* JDK 18 and later: in what the stream encodes. */
static enum native_status charset(struct thread *t, u32 *args, u32 *result) {
    struct link_error error = {0};
    (void)result;
    if (!stream_of(t, args[0])) return NATIVE_BYTECODE;
    struct class *c = program_class_named(t->vm->program, LOADER_BOOT, "java/nio/charset/Charset", &error);
    struct method *m = c ? find_method(c, "forName", "(Ljava/lang/String;)Ljava/nio/charset/Charset;") : NULL;
    u32 name = m ? java_string_new(t, system_properties_encoding()) : 0;
    if (!name) return NATIVE_THROWN;
    switch (init_ensure(t, c)) {
    case INIT_PUSHED: return NATIVE_AGAIN;
    case INIT_THROWN: return NATIVE_THROWN;
    default: return call_replace(t, m, &name);
    }
}

static const struct native_entry entries[] = {{"write", "(Ljava/lang/String;)V", write_string, PRINTS},
                                              {"writeln", "(Ljava/lang/String;)V", writeln_string, PRINTS},
                                              {"implWrite", "(Ljava/lang/String;)V", write_string, PRINTS},
                                              {"implWriteln", "(Ljava/lang/String;)V", writeln_string, PRINTS},
                                              {"write", "([C)V", write_chars, PRINTS},
                                              {"writeln", "([C)V", writeln_chars, PRINTS},
                                              {"newLine", "()V", newLine, PRINTS},
                                              {"write", "(I)V", write_byte, PRINTS},
                                              {"write", "([BII)V", write_bytes, PRINTS},
                                              {"flush", "()V", flush, LOCKS},
                                              {"ensureOpen", "()V", ensureOpen, NATIVE_OVERRIDE},
                                              {"checkError", "()Z", flush, LOCKS},
                                              {"close", "()V", flush, LOCKS},
                                              {"charset", NULL, charset, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_io_PrintStream_natives = {"java/io/PrintStream", entries};
