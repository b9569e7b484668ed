#include <zlib.h>

#include "vm/host.h"
#include "vm/interp/fatal.h"
#include "vm/interp/raise.h"
#include "vm/native.h"

typedef uLong (*checksum)(uLong sum, const Bytef *at, uInt count);

/* (sum, byte) */
static enum native_status one(u32 *args, u32 *result, checksum update) {
    u8 byte = (u8)args[1];
    result[0] = (u32)update(args[0], &byte, 1);
    return NATIVE_DONE;
}

/* (sum, array, start, count): the range was checked in Java */
static enum native_status array(struct thread *t, u32 *args, u32 *result, checksum update) {
    if (!args[1]) return throw_new(t, "java/lang/NullPointerException", NULL), NATIVE_THROWN;
    struct object *bytes = object_at(t->vm, args[1]);
    if ((u64)args[2] + args[3] > bytes->length)
        return throw_new(t, "java/lang/ArrayIndexOutOfBoundsException", NULL), NATIVE_THROWN;
    result[0] = (u32)update(args[0], bytes->data + args[2], args[3]);
    return NATIVE_DONE;
}

/* (sum, address, start, count) */
static enum native_status buffer(struct thread *t, u32 *args, u32 *result, checksum update) {
    const u8 *at = host_bytes(t->vm, arg64(args + 1) + args[3], args[4], false);
    if (!at && args[4]) return vm_fatal(t->vm, t, "checksum of memory that is not allocated"), NATIVE_STOP;
    result[0] = args[4] ? (u32)update(args[0], at, args[4]) : args[0];
    return NATIVE_DONE;
}

#define CHECKSUM(name, update) \
    static enum native_status name##_one(struct thread *t, u32 *args, u32 *result) { \
        (void)t; \
        return one(args, result, update); \
    } \
    static enum native_status name##_array(struct thread *t, u32 *args, u32 *result) { \
        return array(t, args, result, update); \
    } \
    static enum native_status name##_buffer(struct thread *t, u32 *args, u32 *result) { \
        return buffer(t, args, result, update); \
    }

CHECKSUM(crc, crc32)
CHECKSUM(adler, adler32)

static const struct native_entry crc_entries[] = {{"update", "(II)I", crc_one, 0},
                                                  {"updateBytes0", NULL, crc_array, NATIVE_VISIBLE_ARG1},
                                                  {"updateByteBuffer0", NULL, crc_buffer, 0},
                                                  {NULL, NULL, NULL, 0}};
const struct native_class java_util_zip_CRC32_natives = {"java/util/zip/CRC32", crc_entries};

static const struct native_entry adler_entries[] = {{"update", "(II)I", adler_one, 0},
                                                    {"updateBytes", NULL, adler_array, NATIVE_VISIBLE_ARG1},
                                                    {"updateByteBuffer", NULL, adler_buffer, 0},
                                                    {NULL, NULL, NULL, 0}};
const struct native_class java_util_zip_Adler32_natives = {"java/util/zip/Adler32", adler_entries};
