#include "program/synth/site_labels.h"

#include <string.h>

/* A Dynamic constant that calls a static method: ConstantBootstraps.invoke(handle of owner.name, arguments...). */
static bool is_call_of(const struct site_arguments *call, const char *owner, const char *name) {
    static const char invoke[] = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;"
                                 "Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;";
    struct synth_target target;
    return bootstrap_is(call, "java/lang/invoke/ConstantBootstraps", "invoke", invoke) &&
           argument_handle(call, 0, &target) && strcmp(target.owner, owner) == 0 && strcmp(target.name, name) == 0;
}

/* ClassDesc.of("p.E") -> "p/E". */
static bool read_class_desc(const struct site_arguments *arguments, u32 i, const char **out) {
    if (argument_tag(arguments, i) != CP_DYNAMIC) return false;
    struct site_arguments call = site_arguments_of(arguments->arena, arguments->cf, argument_index(arguments, i));
    struct slice text;
    if (!is_call_of(&call, "java/lang/constant/ClassDesc", "of") || !argument_string(&call, 1, &text)) return false;
    char *name = arena_copy(arguments->arena, argument_text(arguments->arena, text), text.length + 1);
    for (char *at = name; *at; at++)
        if (*at == '.') *at = '/';
    *out = name;
    return true;
}

/* EnumDesc.of(ClassDesc, "NAME"). */
static bool read_enum_label(const struct site_arguments *arguments, u32 i, struct synth_label *label) {
    struct site_arguments call = site_arguments_of(arguments->arena, arguments->cf, argument_index(arguments, i));
    label->kind = LABEL_ENUM;
    return is_call_of(&call, "java/lang/Enum$EnumDesc", "of") && read_class_desc(&call, 1, &label->class_name) &&
           argument_string(&call, 2, &label->text);
}

static bool read_number_label(const struct site_arguments *arguments, u32 i, enum label_kind kind,
                              struct synth_label *label) {
    label->kind = kind;
    label->bits = arguments->cf->cp[argument_index(arguments, i)].bits;
    return true;
}

static bool read_label(const struct site_arguments *arguments, u32 i, struct synth_label *label) {
    switch (argument_tag(arguments, i)) {
    case CP_CLASS: label->kind = LABEL_CLASS; return argument_class(arguments, i, &label->class_name);
    case CP_STRING: label->kind = LABEL_STRING; return argument_string(arguments, i, &label->text);
    case CP_INTEGER: return read_number_label(arguments, i, LABEL_INTEGER, label);
    case CP_LONG: return read_number_label(arguments, i, LABEL_LONG, label);
    case CP_FLOAT: return read_number_label(arguments, i, LABEL_FLOAT, label);
    case CP_DOUBLE: return read_number_label(arguments, i, LABEL_DOUBLE, label);
    case CP_DYNAMIC: return read_enum_label(arguments, i, label);
    default: return false;
    }
}

bool site_labels(const struct site_arguments *arguments, bool is_enum, struct synth_switch *out) {
    u32 count = arguments->bootstrap->argument_count;
    struct synth_label *labels = arena_alloc(arguments->arena, count * sizeof *labels);
    for (u32 i = 0; i < count; i++)
        if (!read_label(arguments, i, &labels[i])) return false;
    out->is_enum = is_enum;
    out->label_count = count;
    out->labels = labels;
    return true;
}
