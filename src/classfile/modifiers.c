#include "classfile/modifiers.h"

bool modifiers_fit_class(u16 access, u16 major) {
    bool is_interface = access & MODIFIER_INTERFACE;
    bool is_abstract = access & MODIFIER_ABSTRACT;
    if (is_abstract && (access & MODIFIER_FINAL)) return false;
    if (is_interface && !is_abstract) return false;
    if (major < 49) return true;
    return is_interface ? !(access & (MODIFIER_SUPER | MODIFIER_ENUM)) : !(access & MODIFIER_ANNOTATION);
}

static bool has_one_visibility(u16 access) {
    u16 visibility = access & (MODIFIER_PUBLIC | MODIFIER_PRIVATE | MODIFIER_PROTECTED);
    return (visibility & (visibility - 1)) == 0;
}

bool modifiers_fit_field(u16 access, bool in_interface, u16 major) {
    if (in_interface) {
        u16 needed = MODIFIER_PUBLIC | MODIFIER_STATIC | MODIFIER_FINAL;
        u16 banned = MODIFIER_PRIVATE | MODIFIER_PROTECTED | MODIFIER_VOLATILE | MODIFIER_TRANSIENT;
        if (major >= 49) banned |= MODIFIER_ENUM;
        return (access & needed) == needed && !(access & banned);
    }
    u16 both = MODIFIER_FINAL | MODIFIER_VOLATILE;
    return has_one_visibility(access) && (access & both) != both;
}

static bool fit_interface_method(u16 access, u16 major) {
    u16 needed = MODIFIER_PUBLIC | MODIFIER_ABSTRACT;
    u16 banned = MODIFIER_STATIC | MODIFIER_FINAL | MODIFIER_NATIVE;
    if (major < 49) return (access & needed) == needed && !(access & banned);
    banned |= MODIFIER_PRIVATE | MODIFIER_PROTECTED | MODIFIER_SYNCHRONIZED | MODIFIER_STRICT;
    if (major < 52) return (access & needed) == needed && !(access & banned);
    banned = MODIFIER_PROTECTED | MODIFIER_FINAL | MODIFIER_SYNCHRONIZED | MODIFIER_NATIVE;
    if (access & MODIFIER_ABSTRACT) banned |= MODIFIER_PRIVATE | MODIFIER_STATIC | (major < 61 ? MODIFIER_STRICT : 0);
    bool is_public = access & MODIFIER_PUBLIC, is_private = access & MODIFIER_PRIVATE;
    return is_public != is_private && !(access & banned);
}

static bool fit_constructor(u16 access, u16 major) {
    u16 banned = MODIFIER_STATIC | MODIFIER_FINAL | MODIFIER_SYNCHRONIZED | MODIFIER_NATIVE | MODIFIER_ABSTRACT;
    if (major >= 49) banned |= MODIFIER_BRIDGE;
    return !(access & banned);
}

static bool fit_abstract_method(u16 access, u16 major) {
    u16 banned = MODIFIER_FINAL | MODIFIER_NATIVE | MODIFIER_PRIVATE | MODIFIER_STATIC;
    if (major >= 49) banned |= MODIFIER_SYNCHRONIZED | (major < 61 ? MODIFIER_STRICT : 0);
    return !(access & banned);
}

bool modifiers_fit_method(u16 access, bool in_interface, bool is_constructor, u16 major) {
    if (in_interface) return fit_interface_method(access, major);
    if (!has_one_visibility(access)) return false;
    if (is_constructor) return fit_constructor(access, major);
    return !(access & MODIFIER_ABSTRACT) || fit_abstract_method(access, major);
}

u16 modifiers_of_clinit(u16 access, u16 major) {
    if (major < 51) return MODIFIER_STATIC;
    return access & (MODIFIER_STATIC | (major <= 60 ? MODIFIER_STRICT : 0));
}
