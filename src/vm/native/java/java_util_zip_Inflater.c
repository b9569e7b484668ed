#include "program/link/resolve.h"
#include "vm/access/bounce.h"
#include "vm/interp/raise.h"
#include "vm/state/undo.h"
#include "vm/world/zip.h"
#include "vm/world/zip_history.h"

/* The stream at an address; in a search it is made from its past, and let go of when the call is over. */
static z_stream *take(struct thread *t, u64 address) {
    return t->vm->world.effects ? zip_history_resume(t->vm, address) : host_find(t->vm, address, HOST_INFLATE, true);
}

static void leave(struct thread *t, z_stream *stream) {
    if (stream && t->vm->world.effects) zip_history_leave(stream);
}

static enum native_status init_in_state(struct thread *t, int window_bits, u32 *result) {
    u64 address = zip_history_begin(t->vm, window_bits);
    if (!address) return throw_memory(t), NATIVE_THROWN;
    result64(result, address);
    return NATIVE_DONE;
}

static enum native_status init(struct thread *t, u32 *args, u32 *result) {
    if (t->vm->world.effects) return init_in_state(t, args[0] ? -MAX_WBITS : MAX_WBITS, result);
    u64 address = host_allocate(t->vm, sizeof(z_stream), HOST_INFLATE);
    if (!address) return throw_memory(t), NATIVE_THROWN;
    z_stream *stream = host_find(t->vm, address, HOST_INFLATE, true);
    int status = inflateInit2(stream, args[0] ? -MAX_WBITS : MAX_WBITS);
    if (status != Z_OK) {
        host_release(t->vm, address, HOST_INFLATE);
        return zip_throw(t, status == Z_MEM_ERROR ? Z_MEM_ERROR : Z_ERRNO, NULL);
    }
    result64(result, address);
    return NATIVE_DONE;
}

static void set_count(struct thread *t, ref inflater, const char *name, u32 value) {
    const struct field *f = find_field(class_of(t->vm, inflater), name, "I");
    if (!f) return;
    undo_object(t->vm, inflater);
    set32(object_at(t->vm, inflater), f->offset, value);
}

static enum native_status bad_data(struct thread *t, ref inflater, const z_stream *stream, u32 input, u32 output) {
    set_count(t, inflater, "inputConsumed", input - stream->avail_in);
    set_count(t, inflater, "outputConsumed", output - stream->avail_out);
    throw_new(t, "java/util/zip/DataFormatException", stream->msg ? "%s" : NULL, stream->msg);
    return NATIVE_THROWN;
}

static enum native_status answer(struct thread *t, ref inflater, const z_stream *stream, int status, u32 input,
                                 u32 output, u32 *result) {
    switch (status) {
    case Z_BUF_ERROR: result64(result, 0); return NATIVE_DONE;
    case Z_OK:
    case Z_STREAM_END:
    case Z_NEED_DICT:
        result64(result, zip_answer(stream, input, output, status == Z_STREAM_END, status == Z_NEED_DICT));
        return NATIVE_DONE;
    case Z_DATA_ERROR: return bad_data(t, inflater, stream, input, output);
    default: return zip_throw(t, status == Z_MEM_ERROR ? Z_MEM_ERROR : Z_ERRNO, stream->msg);
    }
}

/* (this, address, input, output) */
static enum native_status step(struct thread *t, u32 *args, u32 *result, const char *kinds) {
    u64 address = arg64(args + 1);
    u8 *from = NULL, *to = NULL;
    u32 input = 0, output = 0;
    u32 *at = args + 3;
    at += zip_range(t, at, kinds[0], false, &from, &input);
    zip_range(t, at, kinds[1], true, &to, &output);
    z_stream *stream = from && to ? take(t, address) : NULL;
    if (!stream) return zip_missing(t);
    stream->next_in = from;
    stream->avail_in = input;
    stream->next_out = to;
    stream->avail_out = output;
    int status = inflate(stream, Z_SYNC_FLUSH);
    struct slice used = {from, input - stream->avail_in};
    if (t->vm->world.effects) zip_history_add(t->vm, address, ZIP_CALL_INFLATE, used, output);
    enum native_status said = answer(t, args[0], stream, status, input, output, result);
    leave(t, stream);
    return said;
}

#define STEP(name, kinds) \
    static enum native_status name##_body(struct thread *t, u32 *args, u32 *result) { \
        return step(t, args, result, kinds); \
    } \
    static enum native_status name(struct thread *t, u32 *args, u32 *result) { \
        return bounce_run(t, args, result, name##_body); \
    }
STEP(inflateBytesBytes, "AA")
STEP(inflateBytesBuffer, "AM")
STEP(inflateBufferBytes, "MA")
STEP(inflateBufferBuffer, "MM")

static enum native_status set_dictionary(struct thread *t, u32 *args, char kind) {
    if (!t->vm->world.effects) return zip_set_dictionary(t, args, kind, HOST_INFLATE, inflateSetDictionary);
    u8 *at = NULL;
    u32 count = 0;
    zip_range(t, args + 2, kind, false, &at, &count);
    z_stream *stream = at ? take(t, arg64(args)) : NULL;
    if (!stream) return zip_missing(t);
    int status = inflateSetDictionary(stream, at, count);
    leave(t, stream);
    if (status != Z_OK) return zip_throw(t, status == Z_DATA_ERROR ? Z_STREAM_ERROR : status, NULL);
    zip_history_add(t->vm, arg64(args), ZIP_CALL_DICTIONARY, (struct slice){at, count}, 0);
    return NATIVE_DONE;
}

static enum native_status dictionary_body(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return set_dictionary(t, args, 'A');
}

static enum native_status setDictionary(struct thread *t, u32 *args, u32 *result) {
    return bounce_run(t, args, result, dictionary_body);
}

static enum native_status setDictionaryBuffer(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return set_dictionary(t, args, 'M');
}

static enum native_status getAdler(struct thread *t, u32 *args, u32 *result) {
    z_stream *stream = take(t, arg64(args));
    if (!stream) return zip_missing(t);
    result[0] = (u32)stream->adler;
    leave(t, stream);
    return NATIVE_DONE;
}

static enum native_status reset(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (t->vm->world.effects) return zip_history_forget(t->vm, arg64(args)), NATIVE_DONE;
    z_stream *stream = host_find(t->vm, arg64(args), HOST_INFLATE, true);
    if (!stream) return zip_missing(t);
    int status = inflateReset(stream);
    return status == Z_OK ? NATIVE_DONE : zip_throw(t, Z_ERRNO, NULL);
}

static enum native_status end(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return host_give_back(t, arg64(args), HOST_INFLATE);
}

static const struct native_entry entries[] = {{"init", NULL, init, 0},
                                              {"setDictionary", "(J[BII)V", setDictionary, OUTSIDE(CODEC)},
                                              {"setDictionaryBuffer", NULL, setDictionaryBuffer, OUTSIDE(CODEC)},
                                              {"inflateBytesBytes", NULL, inflateBytesBytes, OUTSIDE(CODEC)},
                                              {"inflateBytesBuffer", NULL, inflateBytesBuffer, OUTSIDE(CODEC)},
                                              {"inflateBufferBytes", NULL, inflateBufferBytes, OUTSIDE(CODEC)},
                                              {"inflateBufferBuffer", NULL, inflateBufferBuffer, OUTSIDE(CODEC)},
                                              {"getAdler", "(J)I", getAdler, 0},
                                              {"reset", "(J)V", reset, 0},
                                              {"end", "(J)V", end, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_util_zip_Inflater_natives = {"java/util/zip/Inflater", entries};
