/* zip.h - what the natives of Inflater and Deflater have in common.
 *
 * Both work on (address of a z_stream, input, output), where input and output are each either part of a byte array or
 * memory outside the heap, and answer with one long: bytes used, bytes made, and two flags.
 */
#ifndef HAVELOCK_VM_WORLD_ZIP_H
#define HAVELOCK_VM_WORLD_ZIP_H

#include <zlib.h>

#include "vm/host.h"
#include "vm/native.h"

/* Reads one range from the argument words: an array ('A': reference, start, count) or memory ('M': address, count).
 * Returns the words used; *at is NULL if there is no such range. */
u32 zip_range(struct thread *t, const u32 *args, char kind, bool write, u8 **at, u32 *count);

/* The answer after a step; first and second are the flags in bits 62 and 63. */
u64 zip_answer(const z_stream *stream, u32 input, u32 output, bool first, bool second);

/* setDictionary of either, for kind 'A' and 'M'. */
typedef int (*zip_dictionary)(z_streamp stream, const Bytef *at, uInt count);
enum native_status zip_set_dictionary(struct thread *t, u32 *args, char kind, enum host_kind type, zip_dictionary set);

/* Throws what zlib's status says: Z_MEM_ERROR, Z_STREAM_ERROR, anything else. */
enum native_status zip_throw(struct thread *t, int status, const char *text);

/* No such stream: stops the VM. */
enum native_status zip_missing(struct thread *t);

#endif
