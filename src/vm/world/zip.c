#include "vm/world/zip.h"

#include "vm/access/bounce.h"
#include "vm/interp/fatal.h"
#include "vm/interp/raise.h"
#include "vm/state/undo.h"

static void array_range(struct thread *t, const u32 *args, bool write, u8 **at, u32 *count) {
    *at = NULL;
    if (!args[0]) return;
    struct object *bytes = object_at(t->vm, args[0]);
    if ((u64)args[1] + args[2] > bytes->length) return;
    if (write) undo_object(t->vm, args[0]);
    *at = bytes->data + args[1];
    *count = args[2];
}

u32 zip_range(struct thread *t, const u32 *args, char kind, bool write, u8 **at, u32 *count) {
    if (kind == 'A') {
        array_range(t, args, write, at, count);
        return 3;
    }
    *count = args[2];
    bounce_memory(t, arg64(args));
    *at = host_bytes(t->vm, arg64(args), args[2], write);
    return 3;
}

u64 zip_answer(const z_stream *stream, u32 input, u32 output, bool first, bool second) {
    u64 used = input - stream->avail_in, made = output - stream->avail_out;
    return used | made << 31 | (u64)first << 62 | (u64)second << 63;
}

enum native_status zip_throw(struct thread *t, int status, const char *text) {
    const char *name = status == Z_MEM_ERROR      ? "java/lang/OutOfMemoryError"
                       : status == Z_STREAM_ERROR ? "java/lang/IllegalArgumentException"
                                                  : "java/lang/InternalError";
    throw_new(t, name, text ? "%s" : NULL, text);
    return NATIVE_THROWN;
}

enum native_status zip_missing(struct thread *t) {
    vm_fatal(t->vm, t, "compression uses memory that is not allocated");
    return NATIVE_STOP;
}

enum native_status zip_set_dictionary(struct thread *t, u32 *args, char kind, enum host_kind type, zip_dictionary set) {
    z_stream *stream = host_find(t->vm, arg64(args), type, true);
    u8 *at;
    u32 count;
    if (!stream) return zip_missing(t);
    zip_range(t, args + 2, kind, false, &at, &count);
    if (!at) return zip_missing(t);
    int status = set(stream, at, count);
    if (status == Z_OK) return NATIVE_DONE;
    return zip_throw(t, status == Z_DATA_ERROR ? Z_STREAM_ERROR : status, stream->msg);
}
