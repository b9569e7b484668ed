#include "search/property/invariant.h"

#include <stdlib.h>

#include "base/memory.h"
#include "program/link/resolve.h"
#include "search/property/expression.h"
#include "vm/explore/inspect.h"
#include "vm/explore/watched.h"

enum type { TYPE_NUMBER, TYPE_BOOLEAN, TYPE_OBJECT };

struct named {
    const struct field *field;
    u32 subject; /* for instance fields */
};

struct invariant {
    struct arena *arena;
    const char *text;
    struct expression *root;
    struct VEC(struct named) fields;
    const struct class *subjects[MOST_SUBJECTS];
    u32 subject_count;
};

/* ---- names ---- */

struct reader {
    struct invariant *invariant;
    struct vm *vm;
    const char *main_class;
    struct diag *diag;
};

static struct class *class_called(struct reader *r, const char *name) {
    struct link_error error = {0};
    return program_class_named(inspect_program(r->vm), LOADER_APP, name, &error);
}

/* "a.b.C" is a/b/C, or a/b$C, or a$b$C. */
static struct class *find_dotted(struct reader *r, const char *prefix, const char *name, size_t length) {
    char *path = arena_printf(r->invariant->arena, "%s%.*s", prefix, (int)length, name);
    size_t from = strlen(prefix);
    for (char *at = path + from; *at; at++)
        if (*at == '.') *at = '/';
    for (;;) {
        struct class *c = class_called(r, path);
        char *slash = strrchr(path + from, '/');
        if (c || !slash) return c;
        *slash = '$';
    }
}

static struct class *find_class(struct reader *r, const char *name, size_t length) {
    struct arena *arena = r->invariant->arena;
    const char *slash = strrchr(r->main_class, '/');
    struct class *c = find_dotted(r, "", name, length);
    if (!c && slash)
        c = find_dotted(r, arena_printf(arena, "%.*s", (int)(slash + 1 - r->main_class), r->main_class), name, length);
    return c ? c : find_dotted(r, arena_printf(arena, "%s$", r->main_class), name, length);
}

static const struct field *find_member(const struct class *c, const char *name) {
    for (; c; c = c->super) {
        for (u32 i = 0; i < c->field_count; i++)
            if (strcmp(c->fields[i].name->text, name) == 0) return &c->fields[i];
        for (u32 k = 0; k < c->all_interface_count; k++)
            for (u32 i = 0; i < c->all_interfaces[k]->field_count; i++)
                if (strcmp(c->all_interfaces[k]->fields[i].name->text, name) == 0)
                    return &c->all_interfaces[k]->fields[i];
    }
    return NULL;
}

/* Which of the objects the condition speaks of; -1: too many. */
static int subject_of(struct invariant *invariant, const struct class *c) {
    for (u32 i = 0; i < invariant->subject_count; i++)
        if (invariant->subjects[i] == c) return (int)i;
    if (invariant->subject_count == MOST_SUBJECTS) return -1;
    invariant->subjects[invariant->subject_count] = c;
    return (int)invariant->subject_count++;
}

static int resolve_name(struct reader *r, struct expression *e) {
    const char *dot = strrchr(e->name, '.');
    size_t length = (size_t)(dot - e->name);
    struct class *c = find_class(r, e->name, length);
    if (!c) return diag_set(r->diag, "no such class: %.*s", (int)length, e->name);
    const struct field *f = find_member(c, dot + 1);
    if (!f) return diag_set(r->diag, "class %.*s has no field %s", (int)length, e->name, dot + 1);
    if (f->type == 'F' || f->type == 'D')
        return diag_set(r->diag, "%s is a %s; conditions may use integers, booleans and references only", e->name,
                        f->type == 'F' ? "float" : "double");
    int subject = f->access & ACC_STATIC ? 0 : subject_of(r->invariant, c);
    if (subject < 0) return diag_set(r->diag, "too many classes with instance fields (at most %d)", MOST_SUBJECTS);
    e->number_of_field = r->invariant->fields.count;
    vec_push(&r->invariant->fields, ((struct named){f, (u32)subject}));
    watched_add(r->vm, f);
    return 0;
}

/* ---- types ---- */

static int type_of_field(const struct field *f) {
    return f->type == 'Z' ? TYPE_BOOLEAN : f->type == 'L' || f->type == '[' ? TYPE_OBJECT : TYPE_NUMBER;
}

static int expect(struct reader *r, const struct expression *e, int actual, enum type wanted) {
    static const char *const names[] = {"a number", "a boolean", "a reference"};
    if (actual < 0 || actual == (int)wanted) return actual < 0 ? -1 : 0;
    return diag_set(r->diag, "%s needs %s, not %s", expression_operator(e->kind), names[wanted], names[actual]);
}

/* The type, names resolved on the way; -1 with diag. */
static int type_of(struct reader *r, struct expression *e);

static int type_of_comparison(struct reader *r, struct expression *e) {
    int left = type_of(r, e->left), right = left < 0 ? -1 : type_of(r, e->right);
    if (left < 0 || right < 0) return -1;
    if (left != right)
        return diag_set(r->diag, "the operands of %s have different types", expression_operator(e->kind));
    return TYPE_BOOLEAN;
}

static int type_of_operands(struct reader *r, struct expression *e, enum type operands, enum type result) {
    if (expect(r, e, type_of(r, e->left), operands) < 0) return -1;
    if (e->right && expect(r, e, type_of(r, e->right), operands) < 0) return -1;
    return (int)result;
}

static int type_of(struct reader *r, struct expression *e) {
    switch (e->kind) {
    case EXPRESSION_NUMBER: return TYPE_NUMBER;
    case EXPRESSION_BOOLEAN: return TYPE_BOOLEAN;
    case EXPRESSION_NULL: return TYPE_OBJECT;
    case EXPRESSION_FIELD:
        return resolve_name(r, e) < 0 ? -1 : type_of_field(r->invariant->fields.items[e->number_of_field].field);
    case EXPRESSION_NOT:
    case EXPRESSION_AND:
    case EXPRESSION_OR: return type_of_operands(r, e, TYPE_BOOLEAN, TYPE_BOOLEAN);
    case EXPRESSION_LESS:
    case EXPRESSION_LESS_EQUAL:
    case EXPRESSION_GREATER:
    case EXPRESSION_GREATER_EQUAL: return type_of_operands(r, e, TYPE_NUMBER, TYPE_BOOLEAN);
    case EXPRESSION_EQUAL:
    case EXPRESSION_NOT_EQUAL: return type_of_comparison(r, e);
    default: return type_of_operands(r, e, TYPE_NUMBER, TYPE_NUMBER);
    }
}

struct invariant *invariant_new(struct vm *vm, const char *main_class, const char *text, struct diag *diag) {
    struct invariant *invariant = memory_zero(1, sizeof *invariant);
    invariant->arena = arena_new();
    invariant->text = arena_string(invariant->arena, text);
    invariant->root = expression_parse(invariant->arena, text, diag);
    struct reader reader = {invariant, vm, main_class, diag};
    int type = invariant->root ? type_of(&reader, invariant->root) : -1;
    if (type >= 0 && type != TYPE_BOOLEAN) type = diag_set(diag, "this is a value, not a condition");
    if (type >= 0 && !invariant->fields.count) type = diag_set(diag, "the condition names no field");
    if (type >= 0) return invariant;
    invariant_free(invariant);
    return NULL;
}

void invariant_free(struct invariant *invariant) {
    if (!invariant) return;
    vec_free(&invariant->fields);
    arena_free(invariant->arena);
    free(invariant);
}

const char *invariant_text(const struct invariant *invariant) { return invariant->text; }

/* ---- values ---- */

struct evaluation {
    const struct invariant *invariant;
    struct vm *vm;
    const struct invariant_subjects *witness;
    bool undefined; /* divided by zero */
};

static u64 field_value(struct vm *vm, const struct field *f, ref object) {
    bool wide = f->type == 'J';
    if (f->access & ACC_STATIC) {
        u64 value = 0;
        memcpy(&value, inspect_static(vm, f->offset), wide ? 8 : 4);
        return value;
    }
    return wide ? get64(object_at(vm, object), f->offset) : get32(object_at(vm, object), f->offset);
}

static i64 number_of(struct evaluation *s, const struct named *named) {
    const struct field *f = named->field;
    u64 value = field_value(s->vm, f, s->witness->object[named->subject]);
    switch (f->type) {
    case 'J': return (i64)value;
    case 'Z': return (i64)(value & 1);
    case 'L':
    case '[':
    case 'C': return (i64)(u32)value;
    default: return (i32)(u32)value;
    }
}

static i64 value_of(struct evaluation *s, const struct expression *e);

static i64 divide(struct evaluation *s, i64 a, i64 b, bool remainder) {
    if (b == 0) s->undefined = true;
    if (b == 0 || b == -1) return remainder ? 0 : (i64)(0 - (u64)a);
    return remainder ? a % b : a / b;
}

static i64 combine(struct evaluation *s, enum expression_kind kind, i64 a, i64 b) {
    switch (kind) {
    case EXPRESSION_ADD: return (i64)((u64)a + (u64)b);
    case EXPRESSION_SUBTRACT: return (i64)((u64)a - (u64)b);
    case EXPRESSION_MULTIPLY: return (i64)((u64)a * (u64)b);
    case EXPRESSION_DIVIDE: return divide(s, a, b, false);
    case EXPRESSION_REMAINDER: return divide(s, a, b, true);
    case EXPRESSION_LESS: return a < b;
    case EXPRESSION_LESS_EQUAL: return a <= b;
    case EXPRESSION_GREATER: return a > b;
    case EXPRESSION_GREATER_EQUAL: return a >= b;
    case EXPRESSION_EQUAL: return a == b;
    default: return a != b;
    }
}

static i64 value_of(struct evaluation *s, const struct expression *e) {
    switch (e->kind) {
    case EXPRESSION_NUMBER:
    case EXPRESSION_BOOLEAN: return e->number;
    case EXPRESSION_NULL: return 0;
    case EXPRESSION_FIELD: return number_of(s, &s->invariant->fields.items[e->number_of_field]);
    case EXPRESSION_NOT: return !value_of(s, e->left);
    case EXPRESSION_NEGATE: return (i64)(0 - (u64)value_of(s, e->left));
    case EXPRESSION_AND: return value_of(s, e->left) && value_of(s, e->right);
    case EXPRESSION_OR: return value_of(s, e->left) || value_of(s, e->right);
    default: break;
    }
    i64 left = value_of(s, e->left);
    return combine(s, e->kind, left, value_of(s, e->right));
}

/* For all objects of the classes from that one on. Objects older than the search are of the JDK. */
static bool holds_for_all(const struct invariant *invariant, struct vm *vm, struct invariant_subjects *witness,
                          u32 from) {
    if (from == invariant->subject_count) {
        struct evaluation evaluation = {invariant, vm, witness, false};
        return value_of(&evaluation, invariant->root) && !evaluation.undefined;
    }
    const struct class *c = invariant->subjects[from];
    for (ref r = c->module ? 1 : inspect_object_base(vm); r < inspect_object_end(vm); r++) {
        if (!inspect_is_object(vm, r) || !class_is_subclass(class_of(vm, r), c)) continue;
        if (watched_in_the_making(vm, r)) continue;
        witness->object[from] = r;
        if (!holds_for_all(invariant, vm, witness, from + 1)) return false;
    }
    return true;
}

static bool is_ready(const struct invariant *invariant, const struct vm *vm) {
    for (u32 i = 0; i < invariant->fields.count; i++) {
        const struct field *f = invariant->fields.items[i].field;
        if ((f->access & ACC_STATIC) && !inspect_is_initialised(vm, f->holder)) return false;
    }
    return true;
}

bool invariant_holds(const struct invariant *invariant, struct vm *vm, struct invariant_subjects *witness) {
    *witness = (struct invariant_subjects){{0}};
    return !is_ready(invariant, vm) || holds_for_all(invariant, vm, witness, 0);
}

static bool is_repeated(const struct invariant *invariant, u32 index) {
    for (u32 i = 0; i < index; i++)
        if (invariant->fields.items[i].field == invariant->fields.items[index].field &&
            invariant->fields.items[i].subject == invariant->fields.items[index].subject)
            return true;
    return false;
}

void invariant_each_value(const struct invariant *invariant, struct vm *vm, const struct invariant_subjects *witness,
                          invariant_visit *visit, void *context) {
    for (u32 i = 0; i < invariant->fields.count; i++) {
        const struct named *named = &invariant->fields.items[i];
        bool is_static = named->field->access & ACC_STATIC;
        ref object = is_static ? 0 : witness->object[named->subject];
        if (!is_repeated(invariant, i)) visit(context, named->field, object, field_value(vm, named->field, object));
    }
}
