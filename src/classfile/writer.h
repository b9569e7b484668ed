/* writer.h - writes a class file.
 *
 * Made for classes that the VM synthesises and trusts: code carries no stack maps, so a class with
 * branches must be given a major version of at most 50 if anybody is to verify it. Names are in
 * internal form ("java/lang/Object"), descriptors as in class files; all are copied.
 *
 * The law of errors: nothing fails before writer_finish, which says what went wrong first.
 */
#ifndef HAVELOCK_CLASSFILE_WRITER_H
#define HAVELOCK_CLASSFILE_WRITER_H

#include "base/arena.h"
#include "base/diag.h"
#include "classfile/emit.h"

struct writer;

struct writer *writer_new(u16 major, u16 access, const char *name, const char *super);

void writer_interface(struct writer *writer, const char *name);
void writer_field(struct writer *writer, u16 access, const char *name, const char *descriptor);

/* Begins a method with code; it ends when the next one begins or the class is finished. The descriptor must be
 * well-formed. The emitter is borrowed until then. */
struct emitter *writer_method(struct writer *writer, u16 access, const char *name, const char *descriptor);

/* Writes the class into the arena and frees the writer, on failure too. */
int writer_finish(struct writer *writer, struct arena *arena, struct slice *out, struct diag *diag);

/* Frees the writer without a result. */
void writer_abandon(struct writer *writer);

#endif
