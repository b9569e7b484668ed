#include "vm/interp/raise.h"
#include "vm/world/io.h"
#include "vm/world/zip.h"

/* (level, strategy, nowrap) */
static enum native_status init(struct thread *t, u32 *args, u32 *result) {
    if (!io_allowed(t, "compression")) return NATIVE_STOP;
    u64 address = host_allocate(t->vm, sizeof(z_stream), HOST_DEFLATE);
    if (!address) return throw_memory(t), NATIVE_THROWN;
    z_stream *stream = host_find(t->vm, address, HOST_DEFLATE, true);
    enum { MEMORY_LEVEL = 8 }; /* zlib's default */
    int status =
        deflateInit2(stream, (i32)args[0], Z_DEFLATED, args[2] ? -MAX_WBITS : MAX_WBITS, MEMORY_LEVEL, (i32)args[1]);
    if (status != Z_OK) {
        host_release(t->vm, address, HOST_DEFLATE);
        return zip_throw(t, status, NULL);
    }
    result64(result, address);
    return NATIVE_DONE;
}

/* A change of level and strategy is asked for together with input; bit 63 of the answer: it is still to be made. */
static enum native_status run(struct thread *t, z_stream *stream, int flush, u32 params, u32 *result) {
    u32 input = stream->avail_in, output = stream->avail_out;
    bool change = params & 1;
    int status = change ? deflateParams(stream, (i32)params >> 3, (i32)(params >> 1 & 3)) : deflate(stream, flush);
    switch (status) {
    case Z_OK: result64(result, zip_answer(stream, input, output, false, false)); return NATIVE_DONE;
    case Z_STREAM_END:
        if (change) break;
        result64(result, zip_answer(stream, input, output, true, false));
        return NATIVE_DONE;
    case Z_BUF_ERROR: result64(result, change ? zip_answer(stream, input, output, false, true) : 0); return NATIVE_DONE;
    default: break;
    }
    return zip_throw(t, Z_ERRNO, stream->msg);
}

/* (this, address, input, output, flush, params) */
static enum native_status step(struct thread *t, u32 *args, u32 *result, const char *kinds) {
    z_stream *stream = host_find(t->vm, arg64(args + 1), HOST_DEFLATE, true);
    u8 *from = NULL, *to = NULL;
    u32 input = 0, output = 0, *at = args + 3;
    at += zip_range(t, at, kinds[0], false, &from, &input);
    at += zip_range(t, at, kinds[1], true, &to, &output);
    if (!stream || !from || !to) return zip_missing(t);
    stream->next_in = from;
    stream->avail_in = input;
    stream->next_out = to;
    stream->avail_out = output;
    return run(t, stream, (i32)at[0], at[1], result);
}

#define STEP(name, kinds) \
    static enum native_status name(struct thread *t, u32 *args, u32 *result) { return step(t, args, result, kinds); }
STEP(deflateBytesBytes, "AA")
STEP(deflateBytesBuffer, "AM")
STEP(deflateBufferBytes, "MA")
STEP(deflateBufferBuffer, "MM")

static enum native_status setDictionary(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return zip_set_dictionary(t, args, 'A', HOST_DEFLATE, deflateSetDictionary);
}

static enum native_status setDictionaryBuffer(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return zip_set_dictionary(t, args, 'M', HOST_DEFLATE, deflateSetDictionary);
}

static enum native_status getAdler(struct thread *t, u32 *args, u32 *result) {
    const z_stream *stream = host_find(t->vm, arg64(args), HOST_DEFLATE, true);
    if (!stream) return zip_missing(t);
    result[0] = (u32)stream->adler;
    return NATIVE_DONE;
}

static enum native_status reset(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    z_stream *stream = host_find(t->vm, arg64(args), HOST_DEFLATE, true);
    if (!stream) return zip_missing(t);
    return deflateReset(stream) == Z_OK ? NATIVE_DONE : zip_throw(t, Z_ERRNO, NULL);
}

static enum native_status end(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    return host_give_back(t, arg64(args), HOST_DEFLATE);
}

static const struct native_entry entries[] = {{"init", NULL, init, 0},
                                              {"setDictionary", "(J[BII)V", setDictionary, TOUCHES(CODEC)},
                                              {"setDictionaryBuffer", NULL, setDictionaryBuffer, 0},
                                              {"deflateBytesBytes", NULL, deflateBytesBytes, TOUCHES(CODEC)},
                                              {"deflateBytesBuffer", NULL, deflateBytesBuffer, TOUCHES(CODEC)},
                                              {"deflateBufferBytes", NULL, deflateBufferBytes, TOUCHES(CODEC)},
                                              {"deflateBufferBuffer", NULL, deflateBufferBuffer, 0},
                                              {"getAdler", "(J)I", getAdler, 0},
                                              {"reset", "(J)V", reset, 0},
                                              {"end", "(J)V", end, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_util_zip_Deflater_natives = {"java/util/zip/Deflater", entries};
