/* classfile.h - a class file, parsed and immutable.
 *
 * Parsing copies nothing it can point at: every slice points into the bytes given, which must outlive the result.
 * Tables come from the arena given. code_parse (code.h) parses Code attributes. The readers are in classfile_read.c.
 *
 * Invariants after reading succeeded: every constant-pool index stored in the structs below is in range and has the
 * tag its field needs (0 where the format allows 0); cross references inside the pool are checked; all lengths fit.
 */
#ifndef HAVELOCK_CLASSFILE_CLASSFILE_H
#define HAVELOCK_CLASSFILE_CLASSFILE_H

#include "base/arena.h"
#include "base/diag.h"

enum cp_tag {
    CP_UNUSABLE = 0, /* index 0 and the second half of a long or double */
    CP_UTF8 = 1,
    CP_INTEGER = 3,
    CP_FLOAT = 4,
    CP_LONG = 5,
    CP_DOUBLE = 6,
    CP_CLASS = 7,
    CP_STRING = 8,
    CP_FIELDREF = 9,
    CP_METHODREF = 10,
    CP_INTERFACE_METHODREF = 11,
    CP_NAME_AND_TYPE = 12,
    CP_METHOD_HANDLE = 15,
    CP_METHOD_TYPE = 16,
    CP_DYNAMIC = 17,
    CP_INVOKE_DYNAMIC = 18,
    CP_MODULE = 19,
    CP_PACKAGE = 20
};

/* One constant. What a and b mean depends on the tag:
 *   CLASS, STRING, METHOD_TYPE, MODULE, PACKAGE: a = index of the Utf8
 *   FIELDREF, METHODREF, INTERFACE_METHODREF: a = Class, b = NameAndType
 *   NAME_AND_TYPE: a = name Utf8, b = descriptor Utf8
 *   METHOD_HANDLE: kind = reference kind 1..9, a = the member ref
 *   DYNAMIC, INVOKE_DYNAMIC: a = bootstrap method number, b = NameAndType
 *   UTF8: length and utf8; INTEGER, FLOAT: the low 32 of bits; LONG, DOUBLE: bits */
struct cp_entry {
    u8 tag;
    u8 kind;
    u16 a;
    u16 b;
    u16 length;
    union {
        const u8 *utf8;
        u64 bits;
    };
};

struct bootstrap_method {
    u16 handle; /* cp index of a METHOD_HANDLE */
    u16 argument_count;
    const u16 *arguments; /* cp indices of loadable constants */
};

struct inner_class {
    u16 inner, outer, name; /* cp indices; outer and name may be 0 */
    u16 access;
};

/* Attributes kept as raw bytes (the part after the length field); length 0 and at NULL: absent. */
struct annotations {
    struct slice visible, invisible, visible_parameters, visible_type, annotation_default;
};

struct cf_member { /* a field or a method */
    u16 access;
    u16 name, descriptor; /* cp indices of Utf8 */
    u16 constant_value;   /* fields: cp index or 0 */
    u16 signature;        /* cp index of Utf8 or 0 */
    u16 exception_count;  /* methods: the Exceptions attribute */
    const u16 *exceptions;
    struct slice code;       /* methods: the Code attribute, absent when at == NULL */
    struct slice parameters; /* the MethodParameters attribute */
    struct annotations annotations;
};

struct cf_record_component {
    u16 name, descriptor, signature;
    struct annotations annotations;
};

/* Access flags are masked as HotSpot masks them: bits that mean nothing for a class, field or method are not seen. */
struct classfile {
    struct slice bytes;
    u16 minor, major;
    u16 cp_count;
    const struct cp_entry *cp;
    u16 access;
    u16 this_class, super_class; /* cp indices of Class; super_class 0 for java/lang/Object */
    u16 interface_count, field_count, method_count;
    const u16 *interfaces;
    struct cf_member *fields, *methods;
    u16 source_file, signature;            /* cp indices of Utf8 or 0 */
    u16 nest_host;                         /* cp index of Class or 0 */
    u16 enclosing_class, enclosing_method; /* EnclosingMethod: Class, NameAndType or 0 */
    u16 nest_member_count, permitted_count, inner_class_count, bootstrap_count, record_component_count;
    const u16 *nest_members, *permitted;
    const struct inner_class *inner_classes;
    const struct bootstrap_method *bootstraps;
    const struct cf_record_component *record_components;
    bool is_record, is_sealed; /* has a Record, a PermittedSubclasses attribute */
    struct annotations annotations;
};

/* What HotSpot would throw for a class file that does not parse. */
enum classfile_fault {
    CLASSFILE_OK,
    CLASSFILE_FORMAT,      /* java/lang/ClassFormatError */
    CLASSFILE_VERSION,     /* java/lang/UnsupportedClassVersionError */
    CLASSFILE_NOT_A_CLASS, /* java/lang/NoClassDefFoundError (access flag ACC_MODULE, wrong name) */
    CLASSFILE_INCOMPATIBLE /* java/lang/IncompatibleClassChangeError */
};

enum { CLASSFILE_NEWEST = 69 }; /* the newest major version that is read: JDK 25 */

/* How to read. strict: check everything HotSpot checks for an application class (names, descriptors, flags,
 * duplicate members, every attribute, code attributes included); without it, only what keeps reading within bounds
 * and the invariants above. */
struct classfile_request {
    struct slice name; /* the class asked for ("p/Foo"), for messages and the wrong-name check; length 0: any */
    u16 max_major;     /* the JDK's own: 61 for 17, 69 for 25 */
    bool strict;
};

/* NULL on failure: *fault and diag say why, in the words HotSpot uses where that is practical. */
struct classfile *classfile_read(struct arena *arena, struct slice bytes, const struct classfile_request *request,
                                 enum classfile_fault *fault, struct diag *diag);

/* classfile_read of any name up to version CLASSFILE_NEWEST. */
struct classfile *classfile_parse(struct arena *arena, struct slice bytes, bool strict, enum classfile_fault *fault,
                                  struct diag *diag);

/* Only what comes before the fields, and only the interfaces before the first bad one; the rest of the result is zero.
 * HotSpot loads each superinterface as soon as it has read its index: so when classfile_read fails and this succeeds,
 * an error in loading these interfaces, in order, comes before what classfile_read said. */
struct classfile *classfile_read_header(struct arena *arena, struct slice bytes,
                                        const struct classfile_request *request, enum classfile_fault *fault,
                                        struct diag *diag);

struct slice cp_utf8(const struct classfile *cf, u16 i); /* the text of Utf8 constant i */
struct slice cp_name(const struct classfile *cf, u16 i); /* the name in Class, String, MethodType constant i */
bool slice_is(struct slice slice, const char *text);

#endif
