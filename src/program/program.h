/* program.h - the program: every class that was loaded, from where, under which number.
 *
 * Append-only: classes, methods and static words get numbers in order of loading and keep them.
 * A program may be shared by several VMs on several threads; loading and linking take its lock.
 * All memory is the program's arena.
 *
 * The law of link errors: a function that can fail because of the user's classes returns NULL (or
 * -1) and fills a link_error, which the VM turns into the Java exception named there.
 *
 * Which folder may include which, low to high: this folder's own files; flow, module, verify; link; synth. So what
 * program_new, program_class and program_define do is in link/program_open.c and link/load.c.
 */
#ifndef HAVELOCK_PROGRAM_PROGRAM_H
#define HAVELOCK_PROGRAM_PROGRAM_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/numbers.h"
#include "base/sym.h"
#include "program/class.h"
#include "program/method.h"

enum { LOADER_BOOT = 0, LOADER_APP = 1 };

struct link_error {
    const char *throwable; /* "java/lang/NoClassDefFoundError"; NULL: no error */
    const char *cause;     /* the throwable's cause, e.g. "java/lang/ClassNotFoundException", or NULL */
    u32 loader;            /* a run-time loader that was not asked yet for the missing class `message`, or 0 */
    char message[4096];    /* "" : no message. Long enough for the details of most VerifyErrors */
    char cause_message[256];
};

struct program;

struct lookups; /* program/lookups.h */

struct program_options {
    const char *jdk;         /* the JDK's home: holds lib/modules and release */
    const char *class_path;  /* colon-separated; NULL: "." ; "dir/" + "*" entries expand to jars */
    const char *behind;      /* colon-separated: searched after the class path without being part of it; or NULL */
    const char *models;      /* colon-separated: where models are (link/model.h), or NULL */
    struct lookups *lookups; /* where is noted what the class path is asked for, borrowed; or NULL */
    bool no_class_path;      /* not even the current folder: there is only `behind` */
    bool verify;             /* verify application classes (V1a) */
};

struct program *program_new(const struct program_options *options, struct diag *diag);
void program_free(struct program *program);

struct symtab *program_symbols(struct program *program);
struct arena *program_arena(struct program *program);
int program_jdk_version(const struct program *program);         /* 17, 21, 25: from the JDK's release file */
const char *program_jdk_release(const struct program *program); /* "17.0.15" */
const char *program_jdk_home(const struct program *program);

/* The class with this name ("java/lang/String", "[[I", "[Ljava/lang/String;") as seen from a loader: the
 * application loader asks the image first, then the class path. Loads superclasses and superinterfaces and
 * links. Primitive classes: program_primitive. */
struct class *program_class(struct program *program, u32 loader, const struct sym *name, struct link_error *error);
struct class *program_class_named(struct program *program, u32 loader, const char *name, struct link_error *error);
struct class *program_loaded(struct program *program, u32 loader, const struct sym *name); /* NULL: not yet */
/* Run-time loaders (numbers above LOADER_APP) see what is recorded here; a class that is missing there is reported
 * with link_error.loader set, and the VM asks the loader's Java code, records what it says, and tries again. */
void program_record_initiating(struct program *program, u32 loader, struct class *c);
struct class *program_array_of(struct program *program, struct class *component);
struct class *program_primitive(struct program *program, char descriptor);

/* Defines a class from bytes (kept by the caller for ever). host != NULL: a hidden class in the host's package
 * and nest, trusted: neither verified nor access-checked (classes that the VM synthesises). */
struct class *program_define(struct program *program, u32 loader, struct slice bytes, struct class *host,
                             struct link_error *error);

u32 program_class_count(const struct program *program);
u32 program_method_count(const struct program *program);
u32 program_static_words(const struct program *program);

/* Tables that never move: index with class and method numbers, which are below the counts. Without shared numbers there
 * are no gaps. */
struct class **program_classes(const struct program *program);
struct method **program_methods(const struct program *program);

/* The classes in order of loading. */
u32 program_arrival_count(const struct program *program);
struct class **program_arrivals(const struct program *program);

/* From now on classes, methods and static words get their numbers there. Programs that share them have loaded the
 * same classes in the same order so far. */
void program_share_numbers(struct program *program, struct numbers *numbers);

/* The number of the next class that is defined with a host: its name is made of it. key: what the class is for. */
u32 program_next_class(struct program *program, const void *key, size_t length);

/* A resource of the class path or the image ("META-INF/..."); 1 found, 0 absent. */
int program_resource(struct program *program, u32 loader, const char *name, struct slice *out);

/* The class file that the application loader finds outside the image under this name ("p/Foo"), without loading it. 1
 * found, 0 absent, -1 with diag. */
int program_class_file(struct program *program, const char *name, struct slice *bytes, struct diag *diag);

/* The bytes of the JDK's image, mapped as long as the program lives. */
struct slice program_image(const struct program *program);

/* The class path that java.class.path shows: as it was given, with its wildcards expanded. */
const char *program_class_path(const struct program *program);

#endif
