#include "vm/state/number_archive.h"

#include <stdlib.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "vm/state/snapshot.h"

/* ---- fingerprints ---- */

static u64 fingerprint(const struct class *c) {
    return c->is_array || !c->cf ? 0 : XXH3_64bits(c->cf->bytes.at, c->cf->bytes.length);
}

static void write_fingerprints(struct vm *vm, struct archive_writer *w) {
    u32 count = program_class_count(vm->program);
    archive_put32(w, count);
    for (u32 i = 0; i < count; i++) {
        const struct class *c = program_classes(vm->program)[i];
        archive_put_text(w, c->name->text);
        archive_put64(w, fingerprint(c));
    }
}

/* Of the classes that are loaded now. */
static int check_fingerprints(struct vm *vm, struct archive_reader *r, struct diag *diag) {
    u32 count = archive_get32(r);
    for (u32 i = 0; i < count && !r->failed; i++) {
        const char *name = archive_get_text(r);
        u64 expected = archive_get64(r);
        if (r->failed || i >= program_class_count(vm->program)) continue;
        const struct class *c = program_classes(vm->program)[i];
        if (strcmp(c->name->text, name) != 0)
            return diag_set(diag, "the program has changed: class %s was loaded in place of %s", c->name->text, name);
        if (fingerprint(c) != expected) return diag_set(diag, "the program has changed: class %s is different", name);
    }
    return 0;
}

/* ---- names ---- */

int number_archive_write(struct vm *vm, struct archive_writer *w, struct diag *diag) {
    char *names = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&names, &length);
    if (!stream) return diag_set(diag, "out of memory");
    int result = snapshot_write_names(vm, stream, diag);
    if (fclose(stream) != 0 || length > UINT32_MAX) result = diag_set(diag, "out of memory");
    if (result == 0) {
        write_fingerprints(vm, w);
        archive_put_list(w, names, (u32)length, 1);
    }
    free(names);
    return result;
}

static int read_names(struct vm *vm, const void *names, u32 length, struct diag *diag) {
    FILE *stream = length ? fmemopen((void *)(uintptr_t)names, length, "r") : NULL;
    if (!stream) return diag_set(diag, "the names are missing");
    int result = snapshot_read(vm, stream, diag);
    fclose(stream);
    return result;
}

/* A class that has changed is the likeliest reason for names that do not fit: it is looked for first. */
int number_archive_read(struct vm *vm, struct archive_reader *r, struct diag *diag) {
    struct archive_reader fingerprints = *r;
    struct diag names_diag = {""};
    u32 length;
    if (check_fingerprints(vm, r, diag) < 0) return -1;
    const void *names = archive_get_list(r, &length, 1);
    if (r->failed) return diag_set(diag, "the checkpoint is damaged");
    int result = read_names(vm, names, length, &names_diag);
    if (check_fingerprints(vm, &fingerprints, diag) < 0) return -1;
    return result < 0 ? diag_set(diag, "%s", names_diag.text) : 0;
}
