/* class.h - a linked class: layout, tables, hierarchy. Immutable once linked.
 *
 * Classes, methods and fields have numbers from append-only tables (program.h), so that states
 * hold numbers only. What changes while a program runs (static values, initialisation status,
 * mirrors) is not here: it belongs to a VM, found through `statics` and `id`.
 *
 * Instance layout: byte offsets from the object's start, header (16 bytes) included. Every field
 * takes 4 bytes, long and double 8, aligned to their size; superclass fields come first.
 * Static layout: word indices into a VM's static area. A class owns
 * statics[statics_start .. statics_start + statics_words): the first CLASS_STATIC_HEADER words are
 * the initialisation record (status, owner, error reference), then its static fields in file order (a word is 4
 * bytes; long and double take two).
 */
#ifndef HAVELOCK_PROGRAM_CLASS_H
#define HAVELOCK_PROGRAM_CLASS_H

#include "base/sym.h"
#include "base/types.h"
#include "classfile/classfile.h"

enum {
    ACC_PUBLIC = 0x0001,
    ACC_PRIVATE = 0x0002,
    ACC_PROTECTED = 0x0004,
    ACC_STATIC = 0x0008,
    ACC_FINAL = 0x0010,
    ACC_SUPER = 0x0020,
    ACC_SYNCHRONIZED = 0x0020,
    ACC_VOLATILE = 0x0040,
    ACC_BRIDGE = 0x0040,
    ACC_VARARGS = 0x0080,
    ACC_TRANSIENT = 0x0080,
    ACC_NATIVE = 0x0100,
    ACC_INTERFACE = 0x0200,
    ACC_ABSTRACT = 0x0400,
    ACC_STRICT = 0x0800,
    ACC_SYNTHETIC = 0x1000,
    ACC_ANNOTATION = 0x2000,
    ACC_ENUM = 0x4000
};

enum { OBJECT_HEADER_BYTES = 16, CLASS_STATIC_HEADER = 3 };

struct class;
struct definition;
struct method;

struct field {
    struct class *holder;
    const struct sym *name, *descriptor;
    const struct cf_member *cf;
    u16 access;
    char type;  /* first character of the descriptor: B C D F I J S Z L [ */
    u32 offset; /* instance: bytes from the object's start; static: word index in the static area */
    u32 slot;   /* its number in holder->fields */
};

/* Which methods an interface method selects in one class; see itable.h. */
struct itable;

struct class {
    u32 id;
    u32 arrival;            /* its place in the order of loading, from 0 */
    u32 loader;             /* LOADER_BOOT, LOADER_APP, or the number of a run-time loader */
    const struct sym *name; /* "java/lang/String", "[I", "int" */
    u16 access;             /* as in the class file; arrays and primitives: as the specification says */
    bool is_array, is_primitive, is_interface, is_hidden;
    bool is_trusted; /* hidden, and made by the VM or the JDK: it reaches everything and is nobody's caller */
    bool has_clinit;
    bool has_finalizer;     /* it or a superclass declares a finalize() that does something */
    bool declares_defaults; /* interfaces: has a method that is neither abstract nor static, so it is initialised with
                               the classes that implement it */
    bool is_trivial;        /* neither it nor what it would initialise first has code to run */
    bool verified;          /* or needs no verification */
    char element_type;      /* arrays: descriptor character of the element ('L' and '[' for references) */
    u8 element_shift;       /* arrays: log2 of the element size in bytes */
    char primitive;         /* primitives: descriptor character */

    struct class *super; /* NULL for Object, primitives; Object for interfaces and arrays */
    u32 interface_count;
    struct class **interfaces; /* direct superinterfaces */
    u32 depth;                 /* number of superclasses */
    struct class **display;    /* display[i]: ancestor with depth i; display[depth] is the class itself */
    u32 all_interface_count;
    struct class **all_interfaces; /* every superinterface once, itself too if it is one */
    struct class *component;       /* arrays: component type */
    struct class *array;           /* the array class with this component, or NULL so far */

    u32 field_count, method_count;
    struct field *fields;
    struct method **methods; /* declared ones, in file order */
    u16 *method_index;       /* hashed positions in methods (plus 1), NULL for few: class_declared_method */
    u32 method_index_mask;
    u32 vtable_count;
    struct method **vtable;
    struct itable *itable; /* built on first use */

    u32 instance_bytes; /* header included; arrays: OBJECT_HEADER_BYTES */
    u32 ref_count;
    u32 *refs; /* byte offsets of the reference fields, inherited ones too */
    u32 statics_start, statics_words;
    u32 static_ref_count;
    u32 *static_refs; /* absolute word indices of its static reference fields */

    const struct classfile *cf; /* NULL for arrays and primitives */
    void **resolved;            /* by cp index: what resolution found, or NULL; see resolve.h. Utf8: its symbol */
    const struct sym *source_file;
    const struct sym *module; /* "java.base" for classes of the image, NULL for the class path */
    struct class *nest_host;  /* resolved on demand; NULL so far */
    struct class *host;       /* of a hidden class: the one it was defined for, else NULL */
    const char *origin;       /* path of the file, jar or image it came from, for messages */

    struct definition *definition; /* of a name that the program defines itself (definition.h), else NULL */
    struct class *older_version;   /* of the definition */
    bool has_name_links;           /* it has, or once had, links that hold on some paths only (name_links.h) */
};

/* Is every instance of `sub` (a class, interface or array) an instance of `super`? */
bool class_is_subclass(const struct class *sub, const struct class *super);

/* Same run-time package: the same loader and the same package name. */
bool class_same_package(const struct class *a, const struct class *b);

/* The declared field/method with this name and descriptor, or NULL; no inheritance. */
struct field *class_declared_field(const struct class *c, const struct sym *name, const struct sym *descriptor);
struct method *class_declared_method(const struct class *c, const struct sym *name, const struct sym *descriptor);

/* The symbol of a Utf8 constant of its pool. */
const struct sym *class_symbol(const struct class *c, struct symtab *symbols, u16 utf8);

/* Searches superclasses and superinterfaces as the specification orders them. */
struct field *class_find_field(struct class *c, const struct sym *name, const struct sym *descriptor);

#endif
