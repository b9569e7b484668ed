/* code.h - the Code attribute of a method, parsed on demand. */
#ifndef HAVELOCK_CLASSFILE_CODE_H
#define HAVELOCK_CLASSFILE_CODE_H

#include "classfile/classfile.h"

struct cf_handler {
    u16 start, end, target; /* byte offsets: [start, end) is covered */
    u16 type;               /* cp index of Class; 0 catches everything */
};

struct cf_line {
    u16 start; /* byte offset */
    u16 line;
};

struct cf_local {
    u16 start, length; /* byte offsets */
    u16 name, descriptor;
    u16 index;
};

struct cf_code {
    u16 max_stack, max_locals;
    struct slice code; /* 1 to 65535 bytes */
    u32 handler_count, line_count, local_count;
    const struct cf_handler *handlers;
    const struct cf_line *lines;   /* all LineNumberTable attributes joined, in file order */
    const struct cf_local *locals; /* all LocalVariableTable attributes joined */
    struct slice stack_map;        /* body of StackMapTable (or CLDC StackMap: absent) */
};

/* Parses method->code. -1 with diag when malformed. */
int code_parse(struct arena *arena, const struct classfile *cf, const struct cf_member *method, struct cf_code *out,
               struct diag *diag);

/* Source line of a byte offset, or -1. When several entries start at one offset, HotSpot's choice. */
int code_line(const struct cf_code *code, u32 offset);

#endif
