/* The class around the built-in loaders: what it calls is there in every JDK, with these descriptors. */
#include "program/synth/synth_layer.h"

#include "classfile/code.h"
#include "classfile/opcodes.h"
#include "program/class.h"
#include "program/link/resolve.h"
#include "unit/program/maker.h"

static struct class *define(struct world *world) {
    struct arena *arena = program_arena(world->program);
    struct link_error error = {0};
    struct slice bytes;
    struct diag diag = {0};
    struct class *host =
        program_class_named(world->program, LOADER_BOOT, "jdk/internal/loader/BuiltinClassLoader", &error);
    assert_non_null(host);
    assert_int_equal(synth_layer(arena, &bytes, &diag), 0);
    program_next_class(world->program, SYNTH_LAYER_CLASS, strlen(SYNTH_LAYER_CLASS));
    struct class *c = program_define(world->program, LOADER_BOOT, bytes, host, &error);
    if (!c) fail_msg("%s: %s", error.throwable, error.message);
    return c;
}

static void it_has_the_promised_methods(void **state) {
    (void)state;
    static const char *const promised[][2] = {
        {"<clinit>", "()V"}, {"path", SYNTH_LAYER_PATH}, {"domain", SYNTH_LAYER_DOMAIN}, {"pack", SYNTH_LAYER_PACK}};
    struct world world;
    world_open(&world);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        struct class *c = define(&world);
        assert_string_equal(c->name->text, SYNTH_LAYER_CLASS);
        assert_true(c->has_clinit);
        for (size_t i = 0; i < sizeof promised / sizeof *promised; i++) {
            struct method *m = find_method(c, promised[i][0], promised[i][1]);
            assert_non_null(m);
            assert_true(m->access & ACC_STATIC);
        }
    }
    world_close(&world);
}

/* Resolves what an instruction names as the VM would; 1: it names a member. */
static u32 resolve_operand(struct world *world, struct method *in, const u8 *at) {
    struct link_error error = {0};
    u16 index = (u16)(at[1] << 8 | at[2]);
    const void *found;
    switch (*at) {
    case BC_putstatic:
    case BC_putfield: found = resolve_field(world->program, in, index, *at == BC_putstatic, true, &error); break;
    case BC_invokevirtual:
    case BC_invokespecial:
    case BC_invokestatic: found = resolve_method(world->program, in->holder, index, *at, &error); break;
    default: return 0;
    }
    if (!found) fail_msg("JDK %d, %s: %s: %s", world->version, in->name->text, error.throwable, error.message);
    return 1;
}

static u32 resolve_operands(struct world *world, struct method *m) {
    struct cf_code code;
    struct diag diag = {0};
    u32 members = 0;
    assert_int_equal(code_parse(program_arena(world->program), m->holder->cf, m->cf, &code, &diag), 0);
    for (u32 at = 0; at < code.code.length; at += opcode_length(code.code, at))
        members += resolve_operand(world, m, code.code.at + at);
    return members;
}

static void what_it_calls_is_there(void **state) {
    (void)state;
    struct world world;
    world_open(&world);
    FOR_EACH_JDK(jdk) {
        world_start(&world, jdk);
        struct class *c = define(&world);
        for (u32 i = 0; i < c->method_count; i++) assert_true(resolve_operands(&world, c->methods[i]) >= 2);
    }
    world_close(&world);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(it_has_the_promised_methods),
                                       cmocka_unit_test(what_it_calls_is_there)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
