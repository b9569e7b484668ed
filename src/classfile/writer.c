#include "classfile/writer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "classfile/descriptor_walk.h"

enum { MAGIC = 0xCAFEBABE, ACCESS_STATIC = 0x0008, MOST_MEMBERS = 65535 };

struct writer {
    struct pool_builder pool;
    u16 major, access, this_class, super_class;
    struct buffer interfaces, fields, methods;
    u32 interface_count, field_count, method_count;
    struct emitter *emitter; /* of the method being written, or NULL */
    const char *fault;
};

struct writer *writer_new(u16 major, u16 access, const char *name, const char *super) {
    struct writer *writer = memory_zero(1, sizeof *writer);
    pool_builder_open(&writer->pool);
    writer->major = major;
    writer->access = access;
    writer->this_class = pool_class(&writer->pool, name);
    writer->super_class = pool_class(&writer->pool, super);
    return writer;
}

void writer_abandon(struct writer *writer) {
    emitter_free(writer->emitter);
    buffer_free(&writer->interfaces);
    buffer_free(&writer->fields);
    buffer_free(&writer->methods);
    pool_builder_close(&writer->pool);
    free(writer);
}

void writer_interface(struct writer *writer, const char *name) {
    buffer_u2(&writer->interfaces, pool_class(&writer->pool, name));
    writer->interface_count++;
}

static void write_member(struct writer *writer, struct buffer *out, u16 access, const char *name,
                         const char *descriptor) {
    buffer_u2(out, access);
    buffer_u2(out, pool_name(&writer->pool, name));
    buffer_u2(out, pool_name(&writer->pool, descriptor));
}

void writer_field(struct writer *writer, u16 access, const char *name, const char *descriptor) {
    write_member(writer, &writer->fields, access, name, descriptor);
    buffer_u2(&writer->fields, 0);
    writer->field_count++;
}

/* The Code attribute of the method being written: its length is known only afterwards. */
static void end_method(struct writer *writer) {
    if (!writer->emitter) return;
    struct buffer *out = &writer->methods;
    buffer_u2(out, pool_name(&writer->pool, "Code"));
    size_t length_at = out->length;
    buffer_u4(out, 0);
    const char *fault = emitter_finish(writer->emitter, out);
    buffer_put_u4(out, length_at, (u32)(out->length - length_at - 4));
    if (!writer->fault) writer->fault = fault;
    emitter_free(writer->emitter);
    writer->emitter = NULL;
}

struct emitter *writer_method(struct writer *writer, u16 access, const char *name, const char *descriptor) {
    end_method(writer);
    write_member(writer, &writer->methods, access, name, descriptor);
    buffer_u2(&writer->methods, 1);
    writer->method_count++;
    u32 receiver = access & ACCESS_STATIC ? 0 : 1;
    u32 arguments = descriptor_argument_slots((struct slice){(const u8 *)descriptor, strlen(descriptor)});
    writer->emitter = emitter_new(&writer->pool, receiver + arguments);
    return writer->emitter;
}

static const char *find_fault(const struct writer *writer) {
    if (writer->fault) return writer->fault;
    if (writer->pool.fault) return writer->pool.fault;
    if (writer->interface_count > MOST_MEMBERS || writer->field_count > MOST_MEMBERS ||
        writer->method_count > MOST_MEMBERS)
        return "too many members";
    return NULL;
}

static void write_class(struct writer *writer, struct buffer *out) {
    buffer_u4(out, MAGIC);
    buffer_u2(out, 0);
    buffer_u2(out, writer->major);
    buffer_u2(out, writer->pool.next);
    buffer_bytes(out, writer->pool.bytes.at, writer->pool.bytes.length);
    buffer_u2(out, writer->access);
    buffer_u2(out, writer->this_class);
    buffer_u2(out, writer->super_class);
    buffer_u2(out, writer->interface_count);
    buffer_bytes(out, writer->interfaces.at, writer->interfaces.length);
    buffer_u2(out, writer->field_count);
    buffer_bytes(out, writer->fields.at, writer->fields.length);
    buffer_u2(out, writer->method_count);
    buffer_bytes(out, writer->methods.at, writer->methods.length);
    buffer_u2(out, 0);
}

int writer_finish(struct writer *writer, struct arena *arena, struct slice *out, struct diag *diag) {
    end_method(writer);
    const char *fault = find_fault(writer);
    if (!fault) {
        struct buffer bytes = {0};
        write_class(writer, &bytes);
        *out = (struct slice){arena_copy(arena, bytes.at, bytes.length), bytes.length};
        buffer_free(&bytes);
    }
    writer_abandon(writer);
    return fault ? diag_set(diag, "cannot write class: %s", fault) : 0;
}
