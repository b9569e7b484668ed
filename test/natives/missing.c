/* Prints the native methods without a body of the classes whose names ("java/lang/Object") come in, one a line:
 *
 *   missing JDK [all] <NAMES        all: those with a body, too
 */
#include <stdio.h>
#include <string.h>

#include "program/program.h"
#include "vm/native.h"

static void print_missing(struct class *c, bool all) {
    for (u32 i = 0; i < c->method_count; i++) {
        struct method *m = c->methods[i];
        if ((m->access & ACC_NATIVE) && (all || !native_bind(m)) && !(m->flags & METHOD_POLYMORPHIC))
            printf("%s %s\n", c->name->text, m->name->text);
    }
}

int main(int argc, char **argv) {
    struct diag diag = {""};
    struct program_options options = {.jdk = argc > 1 ? argv[1] : "", .no_class_path = true};
    struct program *program = program_new(&options, &diag);
    char name[1024];
    if (!program) return fprintf(stderr, "%s\n", diag.text), 2;
    while (fgets(name, sizeof name, stdin)) {
        struct link_error error = {0};
        name[strcspn(name, "\n")] = '\0';
        struct class *c = program_class_named(program, LOADER_BOOT, name, &error);
        if (c) print_missing(c, argc > 2 && strcmp(argv[2], "all") == 0);
        else printf("%s cannot be loaded: %s %s\n", name, error.throwable, error.message);
    }
    program_free(program);
    return 0;
}
