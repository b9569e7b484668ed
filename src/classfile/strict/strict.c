#include "classfile/strict/strict.h"

#include "base/map.h"
#include "classfile/modifiers.h"
#include "classfile/strict/strict_class.h"
#include "classfile/strict/strict_field.h"
#include "classfile/strict/strict_method.h"

#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

static bool same_name(const struct classfile *cf, u16 a, u16 b) {
    struct slice x = cp_name(cf, a), y = cp_name(cf, b);
    return x.length == y.length && memcmp(x.at, y.at, x.length) == 0;
}

/* Classes rarely have more than a handful of interfaces; `known` maps hashes of names to the first interface with
 * that hash, so that hostile counts stay fast. */
static int find_duplicate_interface(struct cf_parser *parser, struct map *known) {
    const struct classfile *cf = parser->cf;
    for (u32 i = 0; i < cf->interface_count; i++) {
        struct slice name = cp_name(cf, cf->interfaces[i]);
        u64 hash = XXH3_64bits(name.at, name.length), other;
        if (!map_get(known, hash, &other)) map_put(known, hash, cf->interfaces[i]);
        else if (same_name(cf, (u16)other, cf->interfaces[i]))
            return parser_fail_in(parser, "Duplicate interface name \"%.*s\"", TEXT(name));
    }
    return 0;
}

int strict_check_interfaces(struct cf_parser *parser) {
    if (parser->cf->interface_count < 2) return 0;
    struct map *known = map_new();
    int result = find_duplicate_interface(parser, known);
    map_free(known);
    return result;
}

int strict_check_body(const struct cf_parser *original) {
    struct cf_parser copy = *original, *parser = &copy;
    if (strict_check_fields(parser) || strict_check_methods(parser) || strict_check_class_attributes(parser)) return -1;
    if (bytes_left(&parser->in) != 0)
        return parser_fail(parser, "Extra bytes at the end of class file %.*s", TEXT(parser->name));
    const struct classfile *cf = parser->cf;
    if ((cf->access & MODIFIER_INTERFACE) && cf->super_class != 0 &&
        !slice_is(cp_name(cf, cf->super_class), "java/lang/Object"))
        return parser_fail_in(parser, "Interfaces must have java.lang.Object as superclass");
    return 0;
}
