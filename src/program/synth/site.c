#include "program/synth/site.h"

#include <string.h>

#include "program/synth/site_labels.h"
#include "program/synth/synth_concat.h"
#include "program/synth/synth_lambda.h"
#include "program/synth/synth_record.h"

enum { FLAG_SERIALIZABLE = 1, FLAG_MARKERS = 2, FLAG_BRIDGES = 4, FIRST_EXTRA = 3 };

struct job {
    struct site_arguments arguments;
    const char *class_name;
    const char *name, *descriptor; /* of the call site */
    int jdk;
    struct site *out;
    struct diag *diag;
};

static int leave_to_the_caller(struct job *job) {
    *job->out = (struct site){.kind = SITE_OTHER};
    return 0;
}

static void announce(struct job *job, enum site_kind kind, const char *method) {
    job->out->kind = kind;
    job->out->method = method;
    job->out->descriptor = job->descriptor;
}

typedef bool argument_reader(const struct site_arguments *, u32, const char **);

/* A count and that many names, from argument *at on. */
static bool read_list(const struct site_arguments *arguments, argument_reader *read, u32 *at, u32 *count,
                      const char *const **out) {
    i32 wanted;
    u32 left = arguments->bootstrap->argument_count;
    if (!argument_integer(arguments, (*at)++, &wanted) || wanted < 0 || (u32)wanted > left) return false;
    const char **names = arena_alloc(arguments->arena, (size_t)wanted * sizeof *names);
    for (i32 i = 0; i < wanted; i++)
        if (!read(arguments, (*at)++, &names[i])) return false;
    *count = (u32)wanted;
    *out = names;
    return true;
}

/* What altMetafactory takes beyond metafactory. */
static bool read_extras(const struct site_arguments *arguments, struct synth_lambda *lambda) {
    u32 at = FIRST_EXTRA;
    i32 flags;
    if (!argument_integer(arguments, at++, &flags)) return false;
    lambda->serializable = flags & FLAG_SERIALIZABLE;
    if (flags & FLAG_MARKERS && !read_list(arguments, argument_class, &at, &lambda->marker_count, &lambda->markers))
        return false;
    return !(flags & FLAG_BRIDGES) ||
           read_list(arguments, argument_method_type, &at, &lambda->bridge_count, &lambda->bridges);
}

static int link_lambda(struct job *job, bool has_extras) {
    const struct site_arguments *arguments = &job->arguments;
    struct synth_lambda lambda = {
        .class_name = job->class_name,
        .site = job->descriptor,
        .method = job->name,
        .caller = argument_text(arguments->arena, cp_name(arguments->cf, arguments->cf->this_class))};
    if (!argument_method_type(arguments, 0, &lambda.erased) || !argument_handle(arguments, 1, &lambda.target) ||
        !argument_method_type(arguments, 2, &lambda.instantiated) || (has_extras && !read_extras(arguments, &lambda)))
        return leave_to_the_caller(job);
    announce(job, SITE_LAMBDA, "make");
    job->out->is_constant = strncmp(job->descriptor, "()", 2) == 0;
    return synth_lambda(arguments->arena, &lambda, &job->out->bytes, job->diag);
}

static bool read_constant(const struct site_arguments *arguments, u32 i, struct synth_constant *out) {
    const struct cp_entry *entry = &arguments->cf->cp[argument_index(arguments, i)];
    out->tag = entry->tag;
    switch (entry->tag) {
    case CP_STRING:
    case CP_CLASS:
    case CP_METHOD_TYPE: out->text = cp_name(arguments->cf, argument_index(arguments, i)); return true;
    case CP_INTEGER:
    case CP_FLOAT:
    case CP_LONG:
    case CP_DOUBLE: out->bits = entry->bits; return true;
    default: return false;
    }
}

static int link_concat(struct job *job, bool has_recipe) {
    const struct site_arguments *arguments = &job->arguments;
    struct synth_concat concat = {
        .class_name = job->class_name, .descriptor = job->descriptor, .has_recipe = has_recipe};
    if (has_recipe) {
        if (!argument_string(arguments, 0, &concat.recipe)) return leave_to_the_caller(job);
        concat.constant_count = arguments->bootstrap->argument_count - 1u;
        struct synth_constant *constants = arena_alloc(arguments->arena, concat.constant_count * sizeof *constants);
        for (u32 i = 0; i < concat.constant_count; i++)
            if (!read_constant(arguments, i + 1, &constants[i])) return leave_to_the_caller(job);
        concat.constants = constants;
    }
    announce(job, SITE_CONCAT, "concat");
    return synth_concat(arguments->arena, &concat, &job->out->bytes, job->diag);
}

/* The name in the source, from the InnerClasses attribute; of a top-level class what follows the package. */
static const char *simple_name(const struct site_arguments *arguments, const char *class_name) {
    const struct classfile *cf = arguments->cf;
    for (u32 i = 0; i < cf->inner_class_count; i++)
        if (cf->inner_classes[i].name && slice_is(cp_name(cf, cf->inner_classes[i].inner), class_name))
            return argument_text(arguments->arena, cp_utf8(cf, cf->inner_classes[i].name));
    const char *slash = strrchr(class_name, '/');
    return slash ? slash + 1 : class_name;
}

static bool read_components(const struct site_arguments *arguments, struct synth_record *record) {
    u32 count = arguments->bootstrap->argument_count - 2u;
    struct synth_component *components = arena_alloc(arguments->arena, count * sizeof *components);
    for (u32 i = 0; i < count; i++) {
        struct synth_target getter;
        if (!argument_handle(arguments, i + 2, &getter) || getter.kind != REF_GET_FIELD ||
            strcmp(getter.owner, record->record) != 0)
            return false;
        components[i] = (struct synth_component){getter.name, getter.descriptor};
    }
    record->component_table_count = count;
    record->components = components;
    return true;
}

/* The descriptor that the synthesised method has must be the call site's. */
static bool read_record_method(const struct job *job, struct synth_record *record) {
    static const struct {
        const char *name, *descriptor;
    } methods[] = {
        [RECORD_TO_STRING] = {"toString", "(L%s;)Ljava/lang/String;"},
        [RECORD_HASH_CODE] = {"hashCode", "(L%s;)I"},
        [RECORD_EQUALS] = {"equals", "(L%s;Ljava/lang/Object;)Z"},
    };
    for (u32 i = 0; i < sizeof methods / sizeof *methods; i++)
        if (strcmp(job->name, methods[i].name) == 0) {
            record->method = (enum record_method)i;
            const char *descriptor = arena_printf(job->arguments.arena, methods[i].descriptor, record->record);
            return strcmp(descriptor, job->descriptor) == 0;
        }
    return false;
}

/* Are the names, separated by semicolons, those of the fields? Whatever else they are is the JDK's own code's business.
 */
static bool are_names_of(struct slice names, const struct synth_record *record) {
    size_t at = 0;
    for (u32 i = 0; i < record->component_table_count; i++) {
        size_t length = strlen(record->components[i].name), separator = i > 0;
        if (names.length - at < separator + length || (separator && names.at[at] != ';') ||
            memcmp(names.at + at + separator, record->components[i].name, length) != 0)
            return false;
        at += separator + length;
    }
    return at == names.length;
}

static int link_record(struct job *job) {
    const struct site_arguments *arguments = &job->arguments;
    struct synth_record record = {.class_name = job->class_name, .jdk = job->jdk};
    struct slice names;
    if (!argument_class(arguments, 0, &record.record) || !argument_string(arguments, 1, &names) ||
        !read_record_method(job, &record) || !read_components(arguments, &record) || !are_names_of(names, &record))
        return leave_to_the_caller(job);
    record.simple_name = simple_name(arguments, record.record);
    announce(job, SITE_RECORD, "apply");
    return synth_record(arguments->arena, &record, &job->out->bytes, job->diag);
}

static int link_switch(struct job *job, bool is_enum) {
    struct synth_switch cases = {.class_name = job->class_name, .descriptor = job->descriptor};
    if (!site_labels(&job->arguments, is_enum, &cases)) return leave_to_the_caller(job);
    announce(job, SITE_SWITCH, "select");
    return synth_switch(job->arguments.arena, &cases, &job->out->bytes, job->diag);
}

/* The descriptors of the bootstrap methods. One that differs means another method, mostly one that is not there. */
#define INVOKE "java/lang/invoke/"
#define CALLER "(L" INVOKE "MethodHandles$Lookup;Ljava/lang/String;"
#define SITE   "L" INVOKE "CallSite;"
#define TYPE   "L" INVOKE "MethodType;"
static const char PLAIN[] = CALLER TYPE ")" SITE;
static const char WITH_OBJECTS[] = CALLER TYPE "[Ljava/lang/Object;)" SITE;
static const char WITH_RECIPE[] = CALLER TYPE "Ljava/lang/String;[Ljava/lang/Object;)" SITE;
static const char METAFACTORY[] = CALLER TYPE TYPE "L" INVOKE "MethodHandle;" TYPE ")" SITE;
static const char OBJECT_METHODS[] =
    CALLER "L" INVOKE "TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[L" INVOKE "MethodHandle;)Ljava/lang/Object;";

int site_synthesise(struct arena *arena, const struct classfile *cf, u16 index, const char *class_name, int jdk,
                    struct site *out, struct diag *diag) {
    const struct cp_entry *name_and_type = &cf->cp[cf->cp[index].b];
    struct job job = {site_arguments_of(arena, cf, index),
                      class_name,
                      argument_text(arena, cp_utf8(cf, name_and_type->a)),
                      argument_text(arena, cp_utf8(cf, name_and_type->b)),
                      jdk,
                      out,
                      diag};
    static const char lambdas[] = INVOKE "LambdaMetafactory", concats[] = INVOKE "StringConcatFactory";
    static const char switches[] = "java/lang/runtime/SwitchBootstraps", objects[] = "java/lang/runtime/ObjectMethods";
    *out = (struct site){.kind = SITE_OTHER};
    const struct site_arguments *arguments = &job.arguments;
    if (bootstrap_is(arguments, lambdas, "metafactory", METAFACTORY)) return link_lambda(&job, false);
    if (bootstrap_is(arguments, lambdas, "altMetafactory", WITH_OBJECTS)) return link_lambda(&job, true);
    if (bootstrap_is(arguments, concats, "makeConcatWithConstants", WITH_RECIPE)) return link_concat(&job, true);
    if (bootstrap_is(arguments, concats, "makeConcat", PLAIN)) return link_concat(&job, false);
    if (bootstrap_is(arguments, objects, "bootstrap", OBJECT_METHODS)) return link_record(&job);
    if (bootstrap_is(arguments, switches, "typeSwitch", WITH_OBJECTS)) return link_switch(&job, false);
    if (bootstrap_is(arguments, switches, "enumSwitch", WITH_OBJECTS)) return link_switch(&job, true);
    return 0;
}
