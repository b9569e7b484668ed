/* emit.h - the instructions of one method being written (JVMS 4.7.3).
 *
 * The emitter chooses short forms, computes max_stack and max_locals, and resolves labels. It
 * follows the depth of the operand stack through straight code and takes it along branches; every
 * way to a label must agree on the depth (asserted: it is the caller's bug). Types are descriptors
 * ("I", "Ljava/lang/String;", "[I"), of which only the first character matters here.
 *
 * Code that grows over 65535 bytes or branches farther than 32767 is refused when the class is
 * finished (writer.h); until then the functions go on as if nothing had happened.
 */
#ifndef HAVELOCK_CLASSFILE_EMIT_H
#define HAVELOCK_CLASSFILE_EMIT_H

#include "classfile/opcodes.h"
#include "classfile/pool_builder.h"

struct emitter;

struct label {
    u32 number;
};

struct emitter *emitter_new(struct pool_builder *pool, u32 parameter_slots);
void emitter_free(struct emitter *emitter);

/* Appends the body of the Code attribute. NULL, or what is wrong. */
const char *emitter_finish(struct emitter *emitter, struct buffer *out);

/* An instruction without operands. */
void emit_op(struct emitter *emitter, enum opcode opcode);

/* Pops one value of the type, if the type is not void. */
void emit_drop(struct emitter *emitter, const char *type);

void emit_load(struct emitter *emitter, const char *type, u32 local);
void emit_store(struct emitter *emitter, const char *type, u32 local);
void emit_return(struct emitter *emitter, const char *type);

/* Pushes 0, 0L, 0.0 or null; nothing for void. */
void emit_zero(struct emitter *emitter, const char *type);

void emit_int(struct emitter *emitter, i32 value);
void emit_number(struct emitter *emitter, enum cp_tag tag, u64 bits); /* CP_FLOAT, CP_LONG, CP_DOUBLE, CP_INTEGER */
void emit_string(struct emitter *emitter, struct slice text);
void emit_text(struct emitter *emitter, const char *text);
void emit_class(struct emitter *emitter, const char *name);
void emit_method_type(struct emitter *emitter, const char *descriptor);

/* new, checkcast, instanceof, anewarray. */
void emit_type(struct emitter *emitter, enum opcode opcode, const char *class_name);

void emit_field(struct emitter *emitter, enum opcode opcode, const char *owner, const char *name, const char *type);

/* The descriptor must be well-formed. owner_is_interface is implied by invokeinterface. */
void emit_invoke(struct emitter *emitter, enum opcode opcode, const char *owner, const char *name,
                 const char *descriptor, bool owner_is_interface);

struct label emit_label(struct emitter *emitter); /* a new one, bound later */
void emit_bind(struct emitter *emitter, struct label label);
struct label emit_here(struct emitter *emitter); /* a new one, bound here */
void emit_branch(struct emitter *emitter, enum opcode opcode, struct label target);

/* tableswitch: keys low, low + 1, ... */
void emit_table(struct emitter *emitter, i32 low, const struct label *targets, u32 count, struct label otherwise);

/* Between start and end, a throwable of the class (NULL: any) goes to target, which must not be bound yet.
 * Handlers declared first win. */
void emit_handler(struct emitter *emitter, struct label start, struct label end, struct label target,
                  const char *class_name);

#endif
