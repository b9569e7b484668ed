/* The module system is made when it is first asked for, once, and as the options say. */
#include "vm/link/layer.h"

#include "program/link/resolve.h"
#include "program/synth/synth_layer.h"
#include "unit/program/maker.h"
#include "vm/boot.h"
#include "vm/interp/init.h"
#include "vm/lifecycle.h"
#include "vm/link/module.h"

struct machine {
    struct world world;
    struct vm *vm;
};

static void start(struct machine *m, const struct jdk *jdk, const char *const *properties) {
    struct vm_options options = {.max_memory = (u64)256 << 20, .max_stack = 1 << 20, .properties = properties};
    struct diag diag = {""};
    world_open(&m->world);
    world_start(&m->world, jdk);
    m->vm = vm_new(m->world.program, &options, &diag);
    if (!m->vm) fail_msg("%s", diag.text);
}

static void stop(struct machine *m) {
    vm_free(m->vm);
    world_close(&m->world);
}

static struct class *loaded(struct machine *m, const char *name) {
    struct link_error error = {0};
    return program_class_named(m->world.program, LOADER_BOOT, name, &error);
}

static ref boot_layer_of(struct machine *m) {
    struct field *f = find_field(loaded(m, "java/lang/System"), "bootLayer", "Ljava/lang/ModuleLayer;");
    return m->vm->statics.words[f->offset];
}

static ref module_called(struct machine *m, const char *name) {
    return module_named(m->vm, sym_literal(program_symbols(m->world.program), name));
}

static ref descriptor_of(struct machine *m, const char *module) {
    struct field *f = find_field(m->vm->known.Module, "descriptor", "Ljava/lang/module/ModuleDescriptor;");
    return *(u32 *)((u8 *)object_at(m->vm, module_called(m, module)) + f->offset);
}

static void nothing_is_made_before_it_is_asked_for(void **state) {
    (void)state;
    FOR_EACH_JDK(jdk) {
        struct machine m;
        start(&m, jdk, NULL);
        assert_int_equal(boot_layer_of(&m), 0);
        assert_int_equal(descriptor_of(&m, "java.base"), 0);
        assert_false(layer_is_coming(m.vm->threads.list.items[0]));
        stop(&m);
    }
}

static void it_is_one_class_with_its_methods(void **state) {
    (void)state;
    FOR_EACH_JDK(jdk) {
        struct machine m;
        start(&m, jdk, NULL);
        struct thread *t = m.vm->threads.list.items[0];
        assert_int_equal(layer_define(m.vm), 0);
        struct class *c = loaded(&m, SYNTH_LAYER_CLASS);
        assert_non_null(c);
        u32 count = program_arrival_count(m.world.program);
        assert_int_equal(layer_define(m.vm), 0);
        assert_int_equal(program_arrival_count(m.world.program), count);
        assert_ptr_equal(layer_method(t, "path", SYNTH_LAYER_PATH), find_method(c, "path", SYNTH_LAYER_PATH));
        assert_non_null(layer_method(t, "domain", SYNTH_LAYER_DOMAIN));
        assert_false(init_done(m.vm, c));
        assert_int_equal(boot_layer_of(&m), 0);
        stop(&m);
    }
}

static void modules_that_stand_are_the_ones_it_describes(void **state) {
    (void)state;
    FOR_EACH_JDK(jdk) {
        struct machine m;
        struct diag diag = {""};
        start(&m, jdk, NULL);
        ref base = module_called(&m, "java.base");
        if (boot_layer(m.vm, &diag) < 0) fail_msg("%s", diag.text);
        assert_int_not_equal(boot_layer_of(&m), 0);
        assert_int_equal(module_called(&m, "java.base"), base);
        assert_int_not_equal(descriptor_of(&m, "java.base"), 0);
        assert_int_not_equal(descriptor_of(&m, "java.logging"), 0);
        assert_int_equal(layer_ensure(m.vm->threads.list.items[0]), NATIVE_DONE);
        assert_false(layer_is_coming(m.vm->threads.list.items[0]));
        stop(&m);
    }
}

static void options_reach_it(void **state) {
    (void)state;
    static const char *const limited[] = {"jdk.module.limitmods=java.base", NULL};
    static const char *const wrong[] = {"jdk.module.addmods.0=no.such.module", NULL};
    FOR_EACH_JDK(jdk) {
        struct machine m;
        struct diag diag = {""};
        start(&m, jdk, limited);
        assert_int_equal(boot_layer(m.vm, &diag), 0);
        assert_int_equal(descriptor_of(&m, "java.logging"), 0);
        stop(&m);
        start(&m, jdk, wrong);
        assert_int_equal(boot_layer(m.vm, &diag), -1);
        assert_non_null(strstr(diag.text, "boot layer"));
        assert_non_null(strstr(diag.text, "Module no.such.module not found"));
        stop(&m);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_made_before_it_is_asked_for), cmocka_unit_test(it_is_one_class_with_its_methods),
        cmocka_unit_test(modules_that_stand_are_the_ones_it_describes), cmocka_unit_test(options_reach_it)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
