#include "vm/callsite.h"

#include <stdlib.h>

#include "base/map.h"
#include "program/resolve.h"
#include "program/synth_concat.h"
#include "program/synth_lambda.h"
#include "program/synth_record.h"
#include "program/synth_switch.h"
#include "vm/alloc.h"
#include "vm/init.h"
#include "vm/literal.h"
#include "vm/raise.h"

/* An invokedynamic and what its bootstrap method is given; texts live in the arena. */
struct site {
    struct thread *t;
    struct program *program;
    struct class *caller;
    const struct classfile *cf;
    const struct bootstrap_method *bootstrap;
    struct arena *arena;      /* the program's: the class lives as long */
    const char *name, *descriptor;
    const char *class_name;   /* of the class to synthesise */
};

static const char *text_of(struct arena *arena, struct slice s) {
    char *out = arena_alloc(arena, s.length + 1);
    memcpy(out, s.at, s.length);
    return out;
}

static const char *utf8_at(const struct site *s, u16 i) { return text_of(s->arena, cp_utf8(s->cf, i)); }
static const char *name_at(const struct site *s, u16 i) { return text_of(s->arena, cp_name(s->cf, i)); }

static struct synth_target target_at(const struct site *s, u16 handle) {
    const struct cp_entry *h = &s->cf->cp[handle], *member = &s->cf->cp[h->a], *nat = &s->cf->cp[member->b];
    return (struct synth_target){.kind = h->kind,
                                 .owner_is_interface = member->tag == CP_INTERFACE_METHODREF,
                                 .owner = name_at(s, member->a),
                                 .name = utf8_at(s, nat->a),
                                 .descriptor = utf8_at(s, nat->b)};
}

/* ---- the bootstraps that are known ---- */

static u32 int_at(const struct site *s, u32 argument) { return (u32)s->cf->cp[s->bootstrap->arguments[argument]].bits; }

enum { LAMBDA_SERIALIZABLE = 1, LAMBDA_MARKERS = 2, LAMBDA_BRIDGES = 4 };

/* altMetafactory: flags, then markers and bridges with their counts. */
static void read_extras(const struct site *s, struct synth_lambda *lambda) {
    u32 at = 3, flags = int_at(s, at++), most = s->bootstrap->argument_count;
    lambda->serializable = flags & LAMBDA_SERIALIZABLE;
    if ((flags & LAMBDA_MARKERS) && at < most) {
        lambda->marker_count = int_at(s, at++);
        const char **markers = arena_alloc(s->arena, (lambda->marker_count + 1) * sizeof *markers);
        for (u32 i = 0; i < lambda->marker_count && at < most; i++) markers[i] = name_at(s, s->bootstrap->arguments[at++]);
        lambda->markers = markers;
    }
    if ((flags & LAMBDA_BRIDGES) && at < most) {
        lambda->bridge_count = int_at(s, at++);
        const char **bridges = arena_alloc(s->arena, (lambda->bridge_count + 1) * sizeof *bridges);
        for (u32 i = 0; i < lambda->bridge_count && at < most; i++) bridges[i] = name_at(s, s->bootstrap->arguments[at++]);
        lambda->bridges = bridges;
    }
}

static int make_lambda(const struct site *s, bool extras, struct slice *out, struct diag *diag) {
    const u16 *args = s->bootstrap->arguments;
    struct synth_lambda lambda = {.class_name = s->class_name,
                                  .site = s->descriptor,
                                  .method = s->name,
                                  .erased = name_at(s, args[0]),
                                  .target = target_at(s, args[1]),
                                  .instantiated = name_at(s, args[2])};
    if (extras && s->bootstrap->argument_count > 3) read_extras(s, &lambda);
    return synth_lambda(s->arena, &lambda, out, diag);
}

static int make_concat(const struct site *s, bool recipe, struct slice *out, struct diag *diag) {
    struct synth_concat concat = {.class_name = s->class_name, .descriptor = s->descriptor, .has_recipe = recipe};
    if (recipe) {
        const u16 *args = s->bootstrap->arguments;
        u32 count = s->bootstrap->argument_count;
        struct synth_constant *constants = arena_alloc(s->arena, (count + 1) * sizeof *constants);
        concat.recipe = cp_name(s->cf, args[0]);
        for (u32 i = 1; i < count; i++) {
            const struct cp_entry *e = &s->cf->cp[args[i]];
            constants[i - 1].tag = e->tag;
            if (e->tag == CP_STRING || e->tag == CP_CLASS || e->tag == CP_METHOD_TYPE)
                constants[i - 1].text = cp_name(s->cf, args[i]);
            else constants[i - 1].bits = e->bits;
        }
        concat.constant_count = count - 1;
        concat.constants = constants;
    }
    return synth_concat(s->arena, &concat, out, diag);
}

/* The name behind the last '$' or '/': records are never anonymous. */
static const char *simple_name(const struct site *s, const char *record) {
    for (u32 i = 0; i < s->cf->inner_class_count; i++) {
        const struct inner_class *inner = &s->cf->inner_classes[i];
        if (inner->name && slice_is(cp_name(s->cf, inner->inner), record)) return utf8_at(s, inner->name);
    }
    const char *slash = strrchr(record, '/');
    return slash ? slash + 1 : record;
}

static int make_record(const struct site *s, struct slice *out, struct diag *diag) {
    const u16 *args = s->bootstrap->arguments;
    u32 count = s->bootstrap->argument_count - 2u;
    struct synth_component *components = arena_alloc(s->arena, (count + 1) * sizeof *components);
    for (u32 i = 0; i < count; i++) {
        struct synth_target getter = target_at(s, args[i + 2]);
        components[i] = (struct synth_component){getter.name, getter.descriptor};
    }
    const char *record = name_at(s, args[0]);
    struct synth_record made = {.class_name = s->class_name,
                                .method = strcmp(s->name, "toString") == 0   ? RECORD_TO_STRING
                                          : strcmp(s->name, "hashCode") == 0 ? RECORD_HASH_CODE
                                                                             : RECORD_EQUALS,
                                .record = record,
                                .simple_name = simple_name(s, record),
                                .component_count = count,
                                .components = components,
                                .jdk = program_jdk_version(s->program)};
    return synth_record(s->arena, &made, out, diag);
}

/* An enum label of a type switch is a dynamic constant: EnumDesc.of(ClassDesc.of(name), constant). */
static bool read_enum_label(const struct site *s, const struct cp_entry *e, struct synth_label *label) {
    const struct bootstrap_method *outer = &s->cf->bootstraps[e->a];
    if (outer->argument_count != 3) return false;
    const struct cp_entry *owner = &s->cf->cp[outer->arguments[1]];
    if (owner->tag != CP_DYNAMIC || s->cf->cp[outer->arguments[2]].tag != CP_STRING) return false;
    const struct bootstrap_method *inner = &s->cf->bootstraps[owner->a];
    if (inner->argument_count != 2) return false;
    char *name = (char *)(uintptr_t)name_at(s, inner->arguments[1]);
    for (char *p = name; *p; p++)
        if (*p == '.') *p = '/';
    label->kind = LABEL_ENUM;
    label->class_name = name;
    label->text = cp_name(s->cf, outer->arguments[2]);
    return true;
}

static bool read_label(const struct site *s, u16 index, struct synth_label *label) {
    const struct cp_entry *e = &s->cf->cp[index];
    label->bits = e->bits;
    switch (e->tag) {
    case CP_CLASS: label->kind = LABEL_CLASS, label->class_name = name_at(s, index); return true;
    case CP_STRING: label->kind = LABEL_STRING, label->text = cp_name(s->cf, index); return true;
    case CP_INTEGER: label->kind = LABEL_INTEGER; return true;
    case CP_LONG: label->kind = LABEL_LONG; return true;
    case CP_FLOAT: label->kind = LABEL_FLOAT; return true;
    case CP_DOUBLE: label->kind = LABEL_DOUBLE; return true;
    case CP_DYNAMIC: return read_enum_label(s, e, label);
    default: return false;
    }
}

static int make_switch(const struct site *s, bool is_enum, struct slice *out, struct diag *diag) {
    u32 count = s->bootstrap->argument_count;
    struct synth_label *labels = arena_alloc(s->arena, (count + 1) * sizeof *labels);
    for (u32 i = 0; i < count; i++)
        if (!read_label(s, s->bootstrap->arguments[i], &labels[i]))
            return diag_set(diag, "label %u of a pattern switch is of an unknown kind", i);
    struct synth_switch cases = {s->class_name, s->descriptor, is_enum, count, labels};
    return synth_switch(s->arena, &cases, out, diag);
}

/* The class bytes and the name of the static method to call; 1: not a bootstrap we know. */
static int synthesise(const struct site *s, struct slice *out, const char **method, struct diag *diag) {
    struct synth_target b = target_at(s, s->bootstrap->handle);
    if (strcmp(b.owner, "java/lang/invoke/LambdaMetafactory") == 0) {
        *method = "make";
        return make_lambda(s, strcmp(b.name, "altMetafactory") == 0, out, diag);
    }
    if (strcmp(b.owner, "java/lang/invoke/StringConcatFactory") == 0) {
        *method = "concat";
        return make_concat(s, strcmp(b.name, "makeConcatWithConstants") == 0, out, diag);
    }
    if (strcmp(b.owner, "java/lang/runtime/ObjectMethods") == 0) {
        *method = "apply";
        return make_record(s, out, diag);
    }
    if (strcmp(b.owner, "java/lang/runtime/SwitchBootstraps") == 0) {
        *method = "select";
        return make_switch(s, strcmp(b.name, "enumSwitch") == 0, out, diag);
    }
    diag_set(diag, "invokedynamic with the bootstrap method %s.%s is not supported", b.owner, b.name);
    return 1;
}

/* ---- linking ---- */

static struct method *define(struct site *s) {
    struct slice bytes;
    struct diag diag;
    const char *method_name;
    struct link_error error = {0};
    int made = synthesise(s, &bytes, &method_name, &diag);
    if (made > 0) return vm_fatal(s->t->vm, s->t, "%s", diag.text), NULL;
    if (made < 0) return throw_new(s->t, "java/lang/BootstrapMethodError", "%s", diag.text), NULL;
    struct class *c = program_define(s->program, s->caller->loader, bytes, s->caller, &error);
    if (!c) return throw_link(s->t, &error), NULL;
    return find_method(c, method_name, s->descriptor);
}

static const char *hidden_name(const struct site *s, u32 number) {
    return arena_printf(s->arena, "%s$$Lambda/0x%016x", s->caller->name->text, number);
}

static struct method *link(struct thread *t) {
    struct class *caller = t->fp->method->holder;
    const struct cp_entry *e = &caller->cf->cp[t->pc->b], *nat = &caller->cf->cp[e->b];
    struct site s = {.t = t,
                     .program = t->vm->program,
                     .caller = caller,
                     .cf = caller->cf,
                     .bootstrap = &caller->cf->bootstraps[e->a],
                     .arena = program_arena(t->vm->program)};
    s.name = utf8_at(&s, nat->a);
    s.descriptor = utf8_at(&s, nat->b);
    s.class_name = hidden_name(&s, program_class_count(s.program));
    return define(&s);
}

/* A lambda that captures nothing is one object for ever. */
static int quicken_constant(struct thread *t, struct method *m) {
    ref r = alloc_eternal(t->vm, m->holder, 0);
    if (!r) return throw_memory(t);
    insn_quicken(t->pc, OP_LITERAL, 0, literal_number(t->vm, r));
    return 0;
}

int callsite_link(struct thread *t) {
    u64 key = (u64)t->fp->method->id << 32 | (u32)(t->pc - t->fp->method->code->insns), known;
    struct method *m;
    if (map_get(t->vm->call_sites, key, &known)) m = t->methods[known];
    else {
        m = link(t);
        if (!m) return -1;
        map_put(t->vm->call_sites, key, m->id);
    }
    init_prepare_statics(t->vm);
    if (m->arg_slots == 0 && strcmp(m->name->text, "make") == 0) return quicken_constant(t, m);
    insn_quicken(t->pc, OP_CALLSTATIC, m->arg_slots, m->id);
    return 0;
}

int handle_call(struct thread *t) {
    vm_fatal(t->vm, t, "method and variable handles are not supported");
    return -1;
}
