#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "classfile/renamed.h"
#include "classfile/writer.h"

static struct slice class_file(struct arena *arena) {
    struct writer *writer = writer_new(50, 0x21, "p/Self", "java/lang/Object");
    writer_field(writer, 0, "next", "Lp/Self;");
    struct emitter *e = writer_method(writer, 9, "make", "()Ljava/lang/Object;");
    emit_number(e, CP_LONG, 5);
    emit_op(e, BC_pop2);
    emit_type(e, BC_new, "p/Self");
    emit_return(e, "L");
    struct slice bytes;
    struct diag diag;
    assert_int_equal(writer_finish(writer, arena, &bytes, &diag), 0);
    return bytes;
}

static struct classfile *parse(struct arena *arena, struct slice bytes) {
    enum classfile_fault fault;
    struct diag diag;
    return classfile_parse(arena, bytes, true, &fault, &diag);
}

static void only_the_name_of_the_class_changes(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    struct slice old = class_file(arena), new;
    assert_true(classfile_renamed(arena, old, "$x", &new));
    struct classfile *cf = parse(arena, new);
    assert_non_null(cf);
    assert_true(slice_is(cp_name(cf, cf->this_class), "p/Self$x"));
    assert_true(slice_is(cp_name(cf, cf->super_class), "java/lang/Object"));
    assert_true(slice_is(cp_utf8(cf, cf->fields[0].descriptor), "Lp/Self;"));
    assert_int_equal(cf->cp_count, parse(arena, old)->cp_count + 1);
    assert_int_equal(new.length, old.length + 3 + sizeof "p/Self$x" - 1);
    arena_free(arena);
}

static void broken_files_are_refused_or_copied_within_bounds(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    struct slice whole = class_file(arena), out;
    for (size_t length = 0; length < whole.length; length++) {
        u8 *cut = malloc(length ? length : 1); /* so that a sanitizer sees reads past the end */
        memcpy(cut, whole.at, length);
        classfile_renamed(arena, (struct slice){cut, length}, "$x", &out);
        free(cut);
    }
    for (size_t i = 8; i < whole.length; i++) {
        u8 *bent = malloc(whole.length);
        memcpy(bent, whole.at, whole.length);
        bent[i] ^= 0xff;
        classfile_renamed(arena, (struct slice){bent, whole.length}, "$x", &out);
        free(bent);
    }
    assert_false(classfile_renamed(arena, (struct slice){whole.at, 9}, "$x", &out));
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(only_the_name_of_the_class_changes),
                                       cmocka_unit_test(broken_files_are_refused_or_copied_within_bounds)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
