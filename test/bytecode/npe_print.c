/* npe_print.c - prints our message for NullPointerExceptions that another JVM reports.
 *
 * usage: npe_print DIR < REPORT
 *        npe_print DIR < CLASS-NAMES
 * Reads lines "class TAB method TAB offset TAB message" (NpeProbe.java, NpeForge.java) and prints them with our own
 * message in the place of theirs. A number as the method is the source line of the method's first instruction.
 * For a line with only a class name, prints every place that would have a message, without the message: what
 * NpeForge.java wants to read.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "classfile/bytecode.h"
#include "program/flow/npe.h"

static struct slice read_whole(struct arena *arena, const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) return (struct slice){0};
    u8 *bytes = arena_alloc(arena, 2 << 20); /* longer than any class file of interest */
    size_t length = fread(bytes, 1, 2 << 20, file);
    fclose(file);
    return (struct slice){bytes, length};
}

static bool is_wanted(const struct classfile *cf, const struct cf_member *method, const struct cf_code *code,
                      const char *name) {
    char *end;
    long line = strtol(name, &end, 10);
    return *end ? slice_is(cp_utf8(cf, method->name), name) : code_line(code, 0) == line;
}

static void print_message(struct arena *arena, const struct classfile *cf, const char *name, u32 bci) {
    char message[4096];
    struct cf_code code;
    struct diag diag;
    for (u32 i = 0; i < cf->method_count; i++) {
        const struct cf_member *method = &cf->methods[i];
        if (!method->code.at || code_parse(arena, cf, method, &code, &diag) < 0 || !is_wanted(cf, method, &code, name))
            continue;
        int length = npe_message(arena, cf, method, &code, bci, message, sizeof message);
        puts(length ? message : "null");
        return;
    }
    puts("no such method");
}

/* Methods whose first line another method shares cannot be told apart. */
static bool shares_its_line(struct arena *arena, const struct classfile *cf, u32 method, int line) {
    struct cf_code code;
    struct diag diag;
    for (u32 i = 0; i < cf->method_count; i++)
        if (i != method && cf->methods[i].code.at && !code_parse(arena, cf, &cf->methods[i], &code, &diag) &&
            code_line(&code, 0) == line)
            return true;
    return false;
}

static void list_places(struct arena *arena, const struct classfile *cf, const char *class) {
    char message[16];
    struct cf_code code;
    struct diag diag;
    struct bytecode b;
    for (u32 i = 0; i < cf->method_count; i++) {
        const struct cf_member *method = &cf->methods[i];
        if (!method->code.at || code_parse(arena, cf, method, &code, &diag) < 0) continue;
        int line = code_line(&code, 0);
        if (line <= 0 || shares_its_line(arena, cf, i, line)) continue;
        for (u32 at = 0; at < code.code.length && bytecode_decode(code.code, at, &b); at = b.next) {
            struct arena *scratch = arena_new();
            if (npe_message(scratch, cf, method, &code, at, message, sizeof message))
                printf("%s\t%d\t%u\n", class, line, at);
            arena_free(scratch);
        }
    }
}

static struct classfile *read_class(struct arena *arena, const char *directory, const char *class) {
    char *path = arena_printf(arena, "%s/%s.class", directory, class);
    for (char *c = path + strlen(directory); c < path + strlen(path) - 6; c++) *c = *c == '.' ? '/' : *c;
    enum classfile_fault fault;
    struct diag diag = {""};
    struct classfile *cf = classfile_parse(arena, read_whole(arena, path), false, &fault, &diag);
    if (!cf) fprintf(stderr, "%s: %s\n", path, diag.text);
    return cf;
}

int main(int argc, char **argv) {
    static char line[8192];
    while (argc == 2 && fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        char *class = strtok(line, "\t"), *name = strtok(NULL, "\t"), *bci = strtok(NULL, "\t");
        struct arena *arena = arena_new();
        struct classfile *cf = class ? read_class(arena, argv[1], class) : NULL;
        if (cf && !bci) {
            list_places(arena, cf, class);
        } else if (cf) {
            printf("%s\t%s\t%s\t", class, name, bci);
            print_message(arena, cf, name, (u32)atoi(bci));
        }
        arena_free(arena);
    }
    return argc != 2;
}
