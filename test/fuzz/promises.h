/* promises.h - what classfile.h and code.h promise of a class file that was accepted; a broken promise aborts. */
#ifndef HAVELOCK_TEST_PROMISES_H
#define HAVELOCK_TEST_PROMISES_H

#include <stdlib.h>

#include "classfile/code.h"

static inline void demand(bool promise) {
    if (!promise) abort();
}

static inline void demand_tag(const struct classfile *cf, u16 index, u8 tag) {
    demand(index < cf->cp_count && cf->cp[index].tag == tag);
}

static inline void demand_tag_or_0(const struct classfile *cf, u16 index, u8 tag) {
    if (index != 0) demand_tag(cf, index, tag);
}

/* Touches every byte, so that a sanitizer sees a slice that leaves the file. */
static inline void touch(struct slice slice) {
    volatile u8 sum = 0;
    for (size_t i = 0; i < slice.length; i++) sum ^= slice.at[i];
    (void)sum;
}

static inline void check_annotations(const struct annotations *annotations) {
    touch(annotations->visible);
    touch(annotations->invisible);
    touch(annotations->visible_parameters);
    touch(annotations->visible_type);
    touch(annotations->annotation_default);
}

static inline void check_pool(const struct classfile *cf) {
    for (u32 i = 1; i < cf->cp_count; i++) {
        const struct cp_entry *entry = &cf->cp[i];
        if (entry->tag == CP_UTF8) touch(cp_utf8(cf, (u16)i));
        else if (entry->tag == CP_CLASS || entry->tag == CP_STRING || entry->tag == CP_METHOD_TYPE)
            demand_tag(cf, entry->a, CP_UTF8);
        else if (entry->tag == CP_NAME_AND_TYPE) demand_tag(cf, entry->a, CP_UTF8), demand_tag(cf, entry->b, CP_UTF8);
        else if (entry->tag >= CP_FIELDREF && entry->tag <= CP_INTERFACE_METHODREF)
            demand_tag(cf, entry->a, CP_CLASS), demand_tag(cf, entry->b, CP_NAME_AND_TYPE);
        else if (entry->tag == CP_DYNAMIC || entry->tag == CP_INVOKE_DYNAMIC)
            demand(entry->a < cf->bootstrap_count), demand_tag(cf, entry->b, CP_NAME_AND_TYPE);
        else if (entry->tag == CP_METHOD_HANDLE)
            demand(entry->a < cf->cp_count && cf->cp[entry->a].tag >= CP_FIELDREF &&
                   cf->cp[entry->a].tag <= CP_INTERFACE_METHODREF);
    }
}

static inline void check_constant(const struct classfile *cf, const struct cf_member *field) {
    static const u8 tags[] = {
        ['B'] = CP_INTEGER, ['C'] = CP_INTEGER, ['I'] = CP_INTEGER, ['S'] = CP_INTEGER, ['Z'] = CP_INTEGER,
        ['J'] = CP_LONG,    ['F'] = CP_FLOAT,   ['D'] = CP_DOUBLE,  ['L'] = CP_STRING};
    struct slice descriptor = cp_utf8(cf, field->descriptor);
    demand(descriptor.length != 0 && descriptor.at[0] < sizeof tags && tags[descriptor.at[0]] != 0);
    demand_tag(cf, field->constant_value, tags[descriptor.at[0]]);
}

static inline void check_member(const struct classfile *cf, const struct cf_member *member) {
    demand_tag(cf, member->name, CP_UTF8);
    demand_tag(cf, member->descriptor, CP_UTF8);
    demand_tag_or_0(cf, member->signature, CP_UTF8);
    if (member->constant_value) check_constant(cf, member);
    for (u32 i = 0; i < member->exception_count; i++) demand_tag(cf, member->exceptions[i], CP_CLASS);
    touch(member->code);
    touch(member->parameters);
    check_annotations(&member->annotations);
}

static inline void check_code(struct arena *arena, const struct classfile *cf, const struct cf_member *method,
                              bool strict) {
    struct cf_code code;
    struct diag diag;
    if (!method->code.at) return;
    int result = code_parse(arena, cf, method, &code, &diag);
    demand(result == 0 || !strict);
    if (result != 0) return;
    touch(code.code);
    touch(code.stack_map);
    for (u32 i = 0; i < code.handler_count; i++)
        demand(code.handlers[i].start < code.handlers[i].end && code.handlers[i].end <= code.code.length &&
               code.handlers[i].target < code.code.length);
    for (u32 i = 0; i < code.handler_count; i++) demand_tag_or_0(cf, code.handlers[i].type, CP_CLASS);
    for (u32 i = 0; i < code.line_count; i++) demand(code.lines[i].start < code.code.length);
    for (u32 i = 0; i < code.local_count; i++)
        demand_tag(cf, code.locals[i].name, CP_UTF8), demand_tag(cf, code.locals[i].descriptor, CP_UTF8);
    (void)code_line(&code, (u32)code.code.length / 2);
}

static inline void check_loadable(const struct classfile *cf, u16 index) {
    demand(index < cf->cp_count);
    u8 tag = cf->cp[index].tag;
    demand((tag >= CP_INTEGER && tag <= CP_STRING) || (tag >= CP_METHOD_HANDLE && tag <= CP_DYNAMIC));
}

static inline void check_head(const struct classfile *cf) {
    demand_tag(cf, cf->this_class, CP_CLASS);
    demand_tag_or_0(cf, cf->super_class, CP_CLASS);
    for (u32 i = 0; i < cf->interface_count; i++) demand_tag(cf, cf->interfaces[i], CP_CLASS);
}

static inline void check_attributes(const struct classfile *cf) {
    demand_tag_or_0(cf, cf->source_file, CP_UTF8);
    demand_tag_or_0(cf, cf->signature, CP_UTF8);
    demand_tag_or_0(cf, cf->nest_host, CP_CLASS);
    demand_tag_or_0(cf, cf->enclosing_class, CP_CLASS);
    demand_tag_or_0(cf, cf->enclosing_method, CP_NAME_AND_TYPE);
    for (u32 i = 0; i < cf->nest_member_count; i++) demand_tag(cf, cf->nest_members[i], CP_CLASS);
    for (u32 i = 0; i < cf->permitted_count; i++) demand_tag(cf, cf->permitted[i], CP_CLASS);
    for (u32 i = 0; i < cf->inner_class_count; i++)
        demand_tag(cf, cf->inner_classes[i].inner, CP_CLASS), demand_tag_or_0(cf, cf->inner_classes[i].outer, CP_CLASS),
            demand_tag_or_0(cf, cf->inner_classes[i].name, CP_UTF8);
    for (u32 i = 0; i < cf->record_component_count; i++)
        demand_tag(cf, cf->record_components[i].name, CP_UTF8),
            demand_tag(cf, cf->record_components[i].descriptor, CP_UTF8),
            demand_tag_or_0(cf, cf->record_components[i].signature, CP_UTF8);
    for (u32 i = 0; i < cf->bootstrap_count; i++) {
        demand_tag(cf, cf->bootstraps[i].handle, CP_METHOD_HANDLE);
        for (u32 k = 0; k < cf->bootstraps[i].argument_count; k++) check_loadable(cf, cf->bootstraps[i].arguments[k]);
    }
    check_annotations(&cf->annotations);
}

/* Reads the bytes and checks the promises if they are accepted; true if they are. */
static inline bool read_and_check(struct slice bytes, bool strict) {
    struct arena *arena = arena_new();
    struct diag diag = {""};
    enum classfile_fault fault;
    struct classfile_request request = {.max_major = CLASSFILE_NEWEST, .strict = strict};
    struct classfile *cf = classfile_read(arena, bytes, &request, &fault, &diag);
    demand((cf != NULL) == (fault == CLASSFILE_OK) && (cf != NULL) == (diag.text[0] == '\0'));
    if (cf) {
        check_pool(cf);
        check_head(cf);
        check_attributes(cf);
        for (u32 i = 0; i < cf->field_count; i++) check_member(cf, &cf->fields[i]);
        for (u32 i = 0; i < cf->method_count; i++) {
            check_member(cf, &cf->methods[i]);
            check_code(arena, cf, &cf->methods[i], strict);
        }
        demand(classfile_read_header(arena, bytes, &request, &fault, &diag) != NULL);
    }
    arena_free(arena);
    return cf != NULL;
}

/* Both ways to read; what the strict reader accepts the plain one accepts too. */
static inline void read_both_ways(struct slice bytes) {
    bool strict = read_and_check(bytes, true), plain = read_and_check(bytes, false);
    demand(plain || !strict);
}

#endif
