#include "program/resolve.h"
#include "vm/io.h"
#include "vm/raise.h"
#include "vm/undo.h"
#include "vm/zip.h"

static enum native_status init(struct thread *t, u32 *args, u32 *result) {
    if (!io_allowed(t, "decompression")) return NATIVE_STOP;
    u64 address = host_allocate(t->vm, sizeof(z_stream), HOST_INFLATE);
    if (!address) return throw_memory(t), NATIVE_THROWN;
    z_stream *stream = host_find(t->vm, address, HOST_INFLATE, true);
    int status = inflateInit2(stream, args[0] ? -MAX_WBITS : MAX_WBITS);
    if (status != Z_OK) {
        host_release(t->vm, address);
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

/* (this, address, input, output) */
static enum native_status step(struct thread *t, u32 *args, u32 *result, const char *kinds) {
    z_stream *stream = host_find(t->vm, arg64(args + 1), HOST_INFLATE, true);
    u8 *from = NULL, *to = NULL;
    u32 input = 0, output = 0;
    u32 *at = args + 3;
    at += zip_range(t, at, kinds[0], false, &from, &input);
    zip_range(t, at, kinds[1], true, &to, &output);
    if (!stream || !from || !to) return zip_missing(t);
    stream->next_in = from;
    stream->avail_in = input;
    stream->next_out = to;
    stream->avail_out = output;
    int status = inflate(stream, Z_SYNC_FLUSH);
    switch (status) {
    case Z_BUF_ERROR: result64(result, 0); return NATIVE_DONE;
    case Z_OK:
    case Z_STREAM_END:
    case Z_NEED_DICT:
        result64(result, zip_answer(stream, input, output, status == Z_STREAM_END, status == Z_NEED_DICT));
        return NATIVE_DONE;
    case Z_DATA_ERROR: return bad_data(t, args[0], stream, input, output);
    default: return zip_throw(t, status == Z_MEM_ERROR ? Z_MEM_ERROR : Z_ERRNO, stream->msg);
    }
}

#define STEP(name, kinds)                                                        \
    static enum native_status name(struct thread *t, u32 *args, u32 *result) {   \
        return step(t, args, result, kinds);                                     \
    }
STEP(inflateBytesBytes, "AA")
STEP(inflateBytesBuffer, "AM")
STEP(inflateBufferBytes, "MA")
STEP(inflateBufferBuffer, "MM")

static enum native_status setDictionary(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return zip_set_dictionary(t, args, 'A', HOST_INFLATE, inflateSetDictionary);
}

static enum native_status setDictionaryBuffer(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return zip_set_dictionary(t, args, 'M', HOST_INFLATE, inflateSetDictionary);
}

static enum native_status getAdler(struct thread *t, u32 *args, u32 *result) {
    const z_stream *stream = host_find(t->vm, arg64(args), HOST_INFLATE, true);
    if (!stream) return zip_missing(t);
    result[0] = (u32)stream->adler;
    return NATIVE_DONE;
}

static enum native_status reset(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    z_stream *stream = host_find(t->vm, arg64(args), HOST_INFLATE, true);
    if (!stream) return zip_missing(t);
    int status = inflateReset(stream);
    return status == Z_OK ? NATIVE_DONE : zip_throw(t, Z_ERRNO, NULL);
}

static enum native_status end(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    host_release(t->vm, arg64(args));
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"init", NULL, init, 0},
                                              {"setDictionary", "(J[BII)V", setDictionary, 0},
                                              {"setDictionaryBuffer", NULL, setDictionaryBuffer, 0},
                                              {"inflateBytesBytes", NULL, inflateBytesBytes, 0},
                                              {"inflateBytesBuffer", NULL, inflateBytesBuffer, 0},
                                              {"inflateBufferBytes", NULL, inflateBufferBytes, 0},
                                              {"inflateBufferBuffer", NULL, inflateBufferBuffer, 0},
                                              {"getAdler", "(J)I", getAdler, 0},
                                              {"reset", "(J)V", reset, 0},
                                              {"end", "(J)V", end, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_util_zip_Inflater_natives = {"java/util/zip/Inflater", entries};
