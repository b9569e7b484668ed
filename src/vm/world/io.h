/* io.h - what the natives of java.io have in common: descriptors, errors; and what a search cannot take back.
 *
 * Files are part of a search's state (files.h). The few things that are not ask io_allowed() first.
 */
#ifndef HAVELOCK_VM_WORLD_IO_H
#define HAVELOCK_VM_WORLD_IO_H

#include "vm/native.h"

/* False: the VM is for a search, and was stopped with a message (return NATIVE_STOP). */
bool io_allowed(struct thread *t, const char *what);

/* The number in a FileDescriptor object (0: -1), and the FileDescriptor in the field fd of a stream. */
i32 io_number(struct vm *vm, ref descriptor);
ref io_descriptor(struct vm *vm, ref stream);
i32 io_number_of(struct vm *vm, ref stream);
void io_set_number(struct vm *vm, ref descriptor, i32 fd);

/* Opens a path (a Java string) and stores the number in the stream's descriptor; FileNotFoundException if it cannot. */
enum native_status io_open(struct thread *t, ref stream, ref path, int flags);

/* Reads or writes part of a byte array, with the checks of java.io; read: -1 in result at the end of the file. */
enum native_status io_read(struct thread *t, ref stream, ref bytes, i32 start, i32 count, u32 *result);
enum native_status io_write(struct thread *t, ref stream, ref bytes, i32 start, i32 count);

/* One byte; read: -1 at the end. */
enum native_status io_read_byte(struct thread *t, ref stream, u32 *result);
enum native_status io_write_byte(struct thread *t, ref stream, u8 byte);

/* IOException with the system's words for errno, or "Stream Closed". */
enum native_status io_throw(struct thread *t, const char *class_name);
enum native_status io_closed(struct thread *t);

#endif
