#include "classfile/classfile.h"

#include <assert.h>
#include <string.h>

#include "classfile/class_attributes.h"
#include "classfile/member.h"
#include "classfile/modifiers.h"
#include "classfile/pool.h"
#include "classfile/strict/strict.h"
#include "classfile/strict/strict_modifiers.h"
#include "classfile/strict/strict_pool.h"

enum { MAGIC = 0xCAFEBABE, OLDEST_MAJOR = 45, PREVIEW_MINOR = 65535 };

static int read_magic_and_version(struct cf_parser *parser) {
    u32 magic = bytes_u32(&parser->in);
    parser->cf->minor = bytes_u16(&parser->in);
    parser->cf->major = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    if (magic != MAGIC) return parser_fail_in(parser, "Incompatible magic value %u", magic);
    return 0;
}

/* From version 56 on the minor version is 0, or says that the class uses preview features of exactly its JDK; those
 * are never enabled here. */
static int check_version(struct cf_parser *parser, u16 max_major) {
    u16 major = parser->cf->major, minor = parser->cf->minor;
    struct slice name = parser->name;
    if (major >= OLDEST_MAJOR && major <= max_major && (major < 56 || minor == 0)) return 0;
    *parser->fault = CLASSFILE_VERSION;
    if (major < OLDEST_MAJOR)
        return diag_set(parser->diag, "%.*s (class file version %u.%u) was compiled with an invalid major version",
                        TEXT(name), major, minor);
    if (major > max_major)
        return diag_set(parser->diag,
                        "%.*s has been compiled by a more recent version of the Java Runtime (class file version "
                        "%u.%u), this version of the Java Runtime only recognizes class file versions up to %u.0",
                        TEXT(name), major, minor, max_major);
    if (minor != PREVIEW_MINOR)
        return diag_set(parser->diag,
                        "%.*s (class file version %u.%u) was compiled with an invalid non-zero minor version",
                        TEXT(name), major, minor);
    if (major != max_major)
        return diag_set(parser->diag,
                        "%.*s (class file version %u.%u) was compiled with preview features that are unsupported. "
                        "This version of the Java Runtime only recognizes preview features for class file version "
                        "%u.65535",
                        TEXT(name), major, minor, max_major);
    return diag_set(parser->diag,
                    "Preview features are not enabled for %.*s (class file version %u.%u). Try running with "
                    "'--enable-preview'",
                    TEXT(name), major, minor);
}

static int read_modifiers(struct cf_parser *parser, bool strict, u8 bad_tag) {
    struct classfile *cf = parser->cf;
    if (parser_modifiers(parser, MODIFIERS_OF_CLASS, &cf->access)) return -1;
    if (strict && strict_check_modifiers(parser, cf->access)) return -1;
    return bad_tag ? parser_fail_in(parser, "Unknown constant tag %u", bad_tag) : 0;
}

static int read_this_class(struct cf_parser *parser, const struct classfile_request *request) {
    struct classfile *cf = parser->cf;
    cf->this_class = bytes_u16(&parser->in);
    if (!parser_has_tag(parser, cf->this_class, CP_CLASS))
        return parser_fail_in(parser, "Invalid this class index %u in constant pool", cf->this_class);
    struct slice own = cp_name(cf, cf->this_class);
    if (own.length == 0 || own.at[0] == '[') return parser_fail_in(parser, "Bad class name");
    if (request->name.length != 0 &&
        (own.length != request->name.length || memcmp(own.at, request->name.at, own.length) != 0)) {
        *parser->fault = CLASSFILE_NOT_A_CLASS;
        return diag_set(parser->diag, "%.*s (wrong name: %.*s)", TEXT(request->name), TEXT(own));
    }
    parser->name = own;
    return 0;
}

static bool names_an_array(const struct cf_parser *parser, u16 index) {
    struct slice name = cp_name(parser->cf, index);
    return name.length != 0 && name.at[0] == '[';
}

static int read_super_class(struct cf_parser *parser) {
    struct classfile *cf = parser->cf;
    cf->super_class = bytes_u16(&parser->in);
    bool valid = cf->super_class ? parser_has_tag(parser, cf->super_class, CP_CLASS)
                                 : slice_is(parser->name, "java/lang/Object");
    if (!valid) return parser_fail_in(parser, "Invalid superclass index %u", cf->super_class);
    if (cf->super_class && names_an_array(parser, cf->super_class))
        return parser_fail_in(parser, "Bad superclass name");
    return 0;
}

static int read_interface(struct cf_parser *parser, u16 *out) {
    u16 index = bytes_u16(&parser->in);
    if (parser->in.failed) return parser_fail_truncated(parser);
    if (!parser_has_tag(parser, index, CP_CLASS))
        return parser_fail_in(parser, "Interface name has bad constant pool index %u", index);
    if (names_an_array(parser, index)) return parser_fail_in(parser, "Bad interface name");
    *out = index;
    return 0;
}

/* cf->interfaces holds those before the first bad one, even on failure. */
static int read_interfaces(struct cf_parser *parser, bool strict) {
    struct classfile *cf = parser->cf;
    u16 count = bytes_u16(&parser->in);
    size_t most = bytes_left(&parser->in) / 2;
    u16 *interfaces = arena_alloc(parser->arena, (count < most ? count : most) * sizeof *interfaces);
    cf->interfaces = interfaces;
    for (; cf->interface_count < count; cf->interface_count++) {
        if (read_interface(parser, interfaces + cf->interface_count)) return -1;
    }
    return strict ? strict_check_interfaces(parser) : 0;
}

/* Everything before the interfaces. */
static int read_header(struct cf_parser *parser, const struct classfile_request *request) {
    u8 bad_tag;
    if (read_magic_and_version(parser) || check_version(parser, request->max_major) ||
        pool_read(parser, request->strict, &bad_tag))
        return -1;
    if (!bad_tag && (request->strict ? strict_check_pool(parser) : pool_check_references(parser))) return -1;
    if (bytes_left(&parser->in) < 8) return parser_fail_truncated(parser);
    if (read_modifiers(parser, request->strict, bad_tag) || read_this_class(parser, request)) return -1;
    return read_super_class(parser);
}

static int read_body(struct cf_parser *parser, bool strict) {
    if (read_interfaces(parser, strict)) return -1;
    if (strict && strict_check_body(parser)) return -1;
    if (members_read_fields(parser) || members_read_methods(parser) || class_attributes_read(parser)) return -1;
    if (bytes_left(&parser->in) != 0)
        return parser_fail(parser, "Extra bytes at the end of class file %.*s", TEXT(parser->name));
    return 0;
}

static struct cf_parser parser_for(struct arena *arena, struct slice bytes, const struct classfile_request *request,
                                   enum classfile_fault *fault, struct diag *diag) {
    static const char unknown[] = "<Unknown>";
    struct cf_parser parser = {.arena = arena, .in = bytes_of(bytes), .name = request->name};
    if (request->name.length == 0) parser.name = (struct slice){(const u8 *)unknown, sizeof unknown - 1};
    parser.cf = arena_alloc(arena, sizeof *parser.cf);
    parser.cf->bytes = bytes;
    parser.fault = fault;
    parser.diag = diag;
    *fault = CLASSFILE_OK;
    return parser;
}

struct classfile *classfile_read(struct arena *arena, struct slice bytes, const struct classfile_request *request,
                                 enum classfile_fault *fault, struct diag *diag) {
    struct cf_parser parser = parser_for(arena, bytes, request, fault, diag);
    return read_header(&parser, request) || read_body(&parser, request->strict) ? NULL : parser.cf;
}

struct classfile *classfile_read_header(struct arena *arena, struct slice bytes,
                                        const struct classfile_request *request, enum classfile_fault *fault,
                                        struct diag *diag) {
    struct cf_parser parser = parser_for(arena, bytes, request, fault, diag);
    if (read_header(&parser, request)) return NULL;
    if (read_interfaces(&parser, request->strict)) *fault = CLASSFILE_OK;
    return parser.cf;
}

struct classfile *classfile_parse(struct arena *arena, struct slice bytes, bool strict, enum classfile_fault *fault,
                                  struct diag *diag) {
    struct classfile_request request = {.max_major = CLASSFILE_NEWEST, .strict = strict};
    return classfile_read(arena, bytes, &request, fault, diag);
}
