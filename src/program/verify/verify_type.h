/* verify_type.h - the types of the verifier: what a local variable or a place on the operand stack holds.
 *
 * A vtype is a kind and a number; equal types are equal numbers. Classes are known by name, not by struct class: most
 * names are never loaded. Long and double take two places, their second halves have kinds of their own. Nothing here
 * recurses: array types are taken apart one dimension after the other.
 *
 * Functions that may have to load a class return false (or NULL) both for "no" and after a failure; a failure is
 * recorded in the verifier (verifier.h) and ends the verification.
 */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_TYPE_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_TYPE_H

#include "base/arena.h"
#include "base/map.h"
#include "base/sym.h"
#include "base/types.h"

typedef u32 vtype;

enum vkind {
    V_TOP, /* unusable: anything may be there */
    V_INT,
    V_FLOAT,
    V_LONG,
    V_LONG2,
    V_DOUBLE,
    V_DOUBLE2,
    V_NULL,
    V_UNINIT_THIS, /* `this` of a constructor before another constructor was called */
    V_UNINIT,      /* number: offset of the `new` that made it */
    V_ADDRESS,     /* of jsr; number: offset of the subroutine */
    V_REF,         /* number: of the class name */
    /* Never in a frame: components of arrays and return types. */
    V_BOOLEAN,
    V_BYTE,
    V_CHAR,
    V_SHORT,
    /* Never in a frame: what an instruction asks for. */
    V_ANY_REFERENCE, /* also uninitialised ones */
    V_CATEGORY1,     /* any value of one place */
    V_CATEGORY2,     /* first half of a value of two places */
    V_KIND_COUNT
};

enum { V_KIND_BITS = 5 };

static inline enum vkind vtype_kind(vtype t) { return (enum vkind)(t & ((1u << V_KIND_BITS) - 1)); }
static inline u32 vtype_number(vtype t) { return t >> V_KIND_BITS; }
static inline vtype vtype_make(enum vkind kind, u32 number) { return number << V_KIND_BITS | kind; }

static inline bool vtype_is_second_half(vtype t) { return t == V_LONG2 || t == V_DOUBLE2; }
static inline bool vtype_is_first_half(vtype t) { return t == V_LONG || t == V_DOUBLE; }
static inline bool vtype_is_uninitialised(vtype t) { return t == V_UNINIT_THIS || vtype_kind(t) == V_UNINIT; }
static inline bool vtype_is_reference(vtype t) { return t == V_NULL || vtype_kind(t) == V_REF; } /* initialised */
bool vtype_is_category1(vtype t);

struct class;
struct verifier;

/* A class name that was met. */
struct vname {
    const struct sym *sym;
    struct class *class; /* NULL: not needed so far */
    vtype component;     /* arrays: V_TOP when not asked for so far, or malformed */
    vtype array;         /* the array type with this component, or V_TOP so far */
};

struct vnames {
    struct vname *items;
    u32 count, capacity;
    struct map *numbers; /* symbol -> number */
};

void vnames_init(struct vnames *names);
void vnames_free(struct vnames *names);

vtype vtype_named(struct verifier *v, const struct sym *name);
vtype vtype_literal(struct verifier *v, const char *name);
vtype vtype_of_class_constant(struct verifier *v, u16 cp_index); /* of a Class constant */

/* The type of a field descriptor: small integers as they are, to be widened by vtype_on_stack. V_TOP: malformed. */
vtype vtype_of_descriptor(struct verifier *v, struct slice descriptor);
vtype vtype_on_stack(vtype t);

const struct sym *vtype_name(const struct verifier *v, vtype t); /* of a V_REF */
bool vtype_is_array(const struct verifier *v, vtype t);
bool vtype_is_object(const struct verifier *v, vtype t); /* a V_REF that is no array */
u32 vtype_dimensions(const struct verifier *v, vtype t);
vtype vtype_component(struct verifier *v, vtype array); /* V_TOP: malformed */
vtype vtype_array_of(struct verifier *v, vtype component);

/* The class of a V_REF that is no array, loaded if need be. */
struct class *vtype_class(struct verifier *v, vtype t);

/* May a value of type `from` go where `to` is asked for? Interfaces are as good as Object, except (`is_protected`)
 * where a protected member of Object itself is the matter. */
bool vtype_assignable(struct verifier *v, vtype from, vtype to, bool is_protected);

/* As HotSpot's messages spell it: "integer", "'java/lang/String'", "uninitialized 4". */
struct vtext;
void vtype_print(const struct verifier *v, vtype t, struct vtext *out);

#endif
