/* tables.h - the inside of struct program; only for src/program and the folders in it.
 *
 * Everything here is guarded by `lock`, which is recursive because loading a class resolves others. The id tables are
 * reserved address ranges that never move; an entry is written before the count that covers it is published, so
 * readers of the counts need no lock.
 */
#ifndef HAVELOCK_PROGRAM_TABLES_H
#define HAVELOCK_PROGRAM_TABLES_H

#include <pthread.h>

#include "base/map.h"
#include "base/numbers.h"
#include "base/vec.h"
#include "classfile/jimage.h"
#include "program/classpath.h"
#include "program/definition.h"
#include "program/name_links.h"

enum { MOST_CLASSES = 1 << 20, MOST_METHODS = 1 << 24, MOST_LOADERS = 1 << 16 };

/* Names that linking compares with; interned once. */
struct known_names {
    const struct sym *init, *clinit, *void_descriptor, *clone;
    const struct sym *method_handle, *var_handle;
    const struct sym *java_base;
};

struct program {
    pthread_mutex_t lock;
    struct arena *arena;
    struct symtab *symbols;
    const char *jdk_home, *jdk_release, *image_path, *class_path;
    int jdk_version;
    bool verify;
    struct jimage *image;
    struct classpath *path;
    struct classpath *models;                   /* see model.h; NULL: none */
    struct map *model_classes;                  /* number of a class -> 1 + that of its model, or 0 */
    struct map *model_methods;                  /* number of a method that has a model -> that of its model */
    struct VEC(struct classpath *) own_modules; /* see own_modules.h */
    struct map *own_packages;                   /* symbol of a package -> number of its module; NULL: none */
    struct map *package_modules;                /* symbol of a package -> symbol of its module, or 0 */
    struct map *loaded;                         /* (symbol, loader) -> class; see loaded_key */
    struct class **classes;
    struct method **methods;
    struct class **arrivals; /* the classes in order of loading */
    u32 class_count, method_count, static_words, arrival_count;
    struct numbers *numbers;     /* shared with other programs; NULL: numbers are given in order of loading */
    u32 reserved;                /* with numbers: that of the next hidden class, see program_next_class */
    struct definition_view view; /* stands NULL: all classes stand */
    struct VEC(struct name_link) name_links; /* each once */
    struct known_names names;
    struct class *object, *cloneable, *serializable;
    struct class *primitives[128]; /* by descriptor character */
};

void program_lock(struct program *program);
void program_unlock(struct program *program);

/* Decides the number of a class, and the start of its static words: to be called before it is added. */
void program_number(struct program *program, struct class *c, u32 static_words);

/* Gives a class its place and its methods their numbers. -1 when a table is full. */
int program_add_class(struct program *program, struct class *c);

/* Remembers that `loader` sees c under c's name; what it sees under a name, or NULL; the same, but of a definition any
 * version, whether it stands or not. The program is locked. */
void program_record(struct program *program, u32 loader, struct class *c);
struct class *program_recorded(struct program *program, u32 loader, const struct sym *name);
struct class *program_any_recorded(struct program *program, u32 loader, const struct sym *name);

/* The bytes of a class of the image: 1, 0 or -1 with diag; *module is its module's name. */
int program_image_class(struct program *program, const struct sym *name, struct slice *bytes, const struct sym **module,
                        struct diag *diag);

#endif
