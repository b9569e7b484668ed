#include "program/verify/verify.h"

#include "program/error.h"
#include "program/verify/verifier.h"
#include "program/verify/verify_check.h"
#include "program/verify/verify_infer.h"

enum { STACK_MAP_MAJOR = 50, ONLY_STACK_MAP_MAJOR = 51 };

static void prepare(struct verifier *v, struct program *program, struct class *c, struct link_error *error) {
    *v = (struct verifier){.program = program, .class = c, .cf = c->cf, .error = error, .arena = arena_new()};
    vnames_init(&v->names);
    v->signatures = arena_alloc(v->arena, c->cf->cp_count * sizeof *v->signatures);
    v->this_type = vtype_named(v, c->name);
    v->super_type = c->super ? vtype_named(v, c->super->name) : (vtype)V_TOP;
    v->object_type = vtype_literal(v, "java/lang/Object");
    v->throwable_type = vtype_literal(v, "java/lang/Throwable");
}

static bool verify_method(struct verifier *v, const struct method *method) {
    struct diag diag;
    v->method = method;
    v->work = 0;
    v->scratch = arena_new();
    bool good;
    if (code_parse(v->scratch, v->cf, method->cf, &v->code, &diag) < 0) {
        link_fail(v->error, "java/lang/ClassFormatError", "%s", diag.text);
        v->failed = v->is_final = true;
        good = false;
    } else {
        good = v->inference ? verify_infer_method(v) : verify_check_method(v);
    }
    arena_free(v->scratch);
    return good;
}

static bool verify_methods(struct verifier *v, bool inference) {
    v->inference = inference;
    v->failed = false;
    for (u32 i = 0; i < v->class->method_count; i++)
        if (v->class->methods[i]->cf->code.at && !verify_method(v, v->class->methods[i])) return false;
    return true;
}

/* When both ways fail HotSpot throws what inference says with the message of the type checker. */
static bool try_inference(struct verifier *v) {
    char *message = arena_string(v->arena, v->error->message);
    if (verify_methods(v, true)) return true;
    if (!v->is_final) link_fail(v->error, v->error->throwable, "%s", message);
    return false;
}

int verify_class(struct program *program, struct class *c, struct link_error *error) {
    struct link_error ignored;
    struct verifier v;
    if (!c->cf) return 0;
    prepare(&v, program, c, error ? error : &ignored);
    bool good = verify_methods(&v, c->cf->major < STACK_MAP_MAJOR);
    if (!good && !v.inference && !v.is_final && c->cf->major < ONLY_STACK_MAP_MAJOR) good = try_inference(&v);
    vnames_free(&v.names);
    arena_free(v.arena);
    if (good && error) error->throwable = NULL;
    return good ? 0 : -1;
}
