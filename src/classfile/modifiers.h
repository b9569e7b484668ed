/* modifiers.h - which combinations of access flags HotSpot allows (JVMS 4.1, 4.5, 4.6). */
#ifndef HAVELOCK_CLASSFILE_MODIFIERS_H
#define HAVELOCK_CLASSFILE_MODIFIERS_H

#include "base/types.h"

enum modifier {
    MODIFIER_PUBLIC = 0x0001,
    MODIFIER_PRIVATE = 0x0002,
    MODIFIER_PROTECTED = 0x0004,
    MODIFIER_STATIC = 0x0008,
    MODIFIER_FINAL = 0x0010,
    MODIFIER_SUPER = 0x0020,
    MODIFIER_SYNCHRONIZED = 0x0020,
    MODIFIER_VOLATILE = 0x0040,
    MODIFIER_BRIDGE = 0x0040,
    MODIFIER_TRANSIENT = 0x0080,
    MODIFIER_NATIVE = 0x0100,
    MODIFIER_INTERFACE = 0x0200,
    MODIFIER_ABSTRACT = 0x0400,
    MODIFIER_STRICT = 0x0800,
    MODIFIER_SYNTHETIC = 0x1000,
    MODIFIER_ANNOTATION = 0x2000,
    MODIFIER_ENUM = 0x4000,
    MODIFIER_MODULE = 0x8000,

    /* The bits that are looked at; others are dropped. */
    MODIFIERS_OF_CLASS = 0x7631,
    MODIFIERS_OF_INNER_CLASS = 0x763f,
    MODIFIERS_OF_FIELD = 0x50df,
    MODIFIERS_OF_METHOD = 0x1dff
};

bool modifiers_fit_class(u16 access, u16 major);
bool modifiers_fit_field(u16 access, bool in_interface, u16 major);

/* Of a method that is not <clinit>. */
bool modifiers_fit_method(u16 access, bool in_interface, bool is_constructor, u16 major);

/* The flags of a <clinit>: the others are ignored, and before version 51 it need not say that it is static. */
u16 modifiers_of_clinit(u16 access, u16 major);

#endif
