#include "program/flow/npe.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/compiler.h"
#include "classfile/bytecode.h"
#include "classfile/descriptor_walk.h"
#include "program/class.h"
#include "program/flow/operands.h"

/* How many fields, array elements and calls an explanation goes through; how many indices it nests, and how long it
 * gets before it gives up: limits that only code made for it ever meets. */
enum { MOST_DETAIL = 5, MOST_NESTING = 100, LONGEST = 1 << 16 };

struct npe {
    const struct classfile *cf;
    const struct cf_member *method;
    const struct cf_code *code;
    struct operands **before;
    char *out;
    size_t size, length;
    u32 nesting;
};

static void add(struct npe *npe, struct slice text) {
    for (size_t i = 0; i < text.length; i++, npe->length++)
        if (npe->length + 1 < npe->size) npe->out[npe->length] = (char)text.at[i];
}

static void say(struct npe *npe, const char *text) { add(npe, (struct slice){(const u8 *)text, strlen(text)}); }

PRINTF_LIKE(2, 3) static void sayf(struct npe *npe, const char *format, ...) {
    char text[64];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    say(npe, text);
}

static bool starts_with(struct slice text, const char *prefix) {
    return text.length >= strlen(prefix) && memcmp(text.at, prefix, strlen(prefix)) == 0;
}

static void say_dotted(struct npe *npe, struct slice name, size_t from) {
    for (size_t i = from; i < name.length; i++) {
        u8 c = name.at[i] == '/' ? '.' : name.at[i];
        add(npe, (struct slice){&c, 1});
    }
}

/* "java/util/List" as java.util.List; the two best known classes go without their package. */
static void say_class(struct npe *npe, struct slice name) {
    bool known = slice_is(name, "java/lang/Object") || slice_is(name, "java/lang/String");
    say_dotted(npe, name, known ? strlen("java/lang/") : 0);
}

/* In argument lists the package is left out as soon as the name begins like theirs: so it is for StringBuilder. */
static void say_argument_class(struct npe *npe, struct slice name) {
    bool known = starts_with(name, "java/lang/Object") || starts_with(name, "java/lang/String");
    say_dotted(npe, name, known ? strlen("java/lang/") : 0);
}

static const char *primitive_name(u8 type) {
    switch (type) {
    case 'B': return "byte";
    case 'C': return "char";
    case 'D': return "double";
    case 'F': return "float";
    case 'I': return "int";
    case 'J': return "long";
    case 'S': return "short";
    default: return "boolean";
    }
}

static void say_type(struct npe *npe, struct slice type) {
    size_t dimensions = 0;
    while (dimensions < type.length && type.at[dimensions] == '[') dimensions++;
    struct slice element = {type.at + dimensions, type.length - dimensions};
    if (element.at[0] == 'L') say_argument_class(npe, (struct slice){element.at + 1, element.length - 2});
    else say(npe, primitive_name(element.at[0]));
    while (dimensions--) say(npe, "[]");
}

/* The member constant that an instruction names, or NULL. */
static const struct cp_entry *member_of(const struct npe *npe, const struct bytecode *b) {
    const struct cp_entry *entry = b->operand < npe->cf->cp_count ? &npe->cf->cp[b->operand] : NULL;
    return entry && entry->tag >= CP_FIELDREF && entry->tag <= CP_INTERFACE_METHODREF ? entry : NULL;
}

static struct slice member_name(const struct npe *npe, const struct cp_entry *member) {
    return cp_utf8(npe->cf, npe->cf->cp[member->b].a);
}

static void say_method(struct npe *npe, const struct bytecode *b) {
    const struct cp_entry *member = member_of(npe, b);
    if (!member) return;
    say_class(npe, cp_name(npe->cf, member->a));
    say(npe, ".");
    add(npe, member_name(npe, member));
    say(npe, "(");
    struct descriptor_walk walk = descriptor_arguments(bytecode_descriptor(npe->cf, b));
    struct slice type;
    for (const char *comma = ""; descriptor_next(&walk, &type); comma = ", ") {
        say(npe, comma);
        say_type(npe, type);
    }
    say(npe, ")");
}

static void say_field(struct npe *npe, const struct bytecode *b) {
    const struct cp_entry *member = member_of(npe, b);
    if (member) add(npe, member_name(npe, member));
}

static bool say_local_from_table(struct npe *npe, u32 at, u32 local) {
    for (u32 i = 0; i < npe->code->local_count; i++) {
        const struct cf_local *known = &npe->code->locals[i];
        if (known->index == local && at >= known->start && at < (u32)known->start + known->length) {
            add(npe, cp_utf8(npe->cf, known->name));
            return true;
        }
    }
    return false;
}

/* The number of the parameter that occupies a slot, from 1; 0 when none does. */
static u32 parameter_at(const struct npe *npe, u32 local) {
    u32 slot = npe->method->access & ACC_STATIC ? 0 : 1, number = 1;
    struct descriptor_walk walk = descriptor_arguments(cp_utf8(npe->cf, npe->method->descriptor));
    for (char type; (type = descriptor_next(&walk, NULL)); number++) {
        if (local >= slot && local < slot + descriptor_slots(type)) return number;
        slot += descriptor_slots(type);
    }
    return 0;
}

/* A local as loaded at `at`. A parameter that was stored into is one no longer. */
static void say_local(struct npe *npe, u32 at, u32 local, bool written) {
    if (say_local_from_table(npe, at, local)) return;
    u32 parameter = written ? 0 : parameter_at(npe, local);
    if (!written && local == 0 && !(npe->method->access & ACC_STATIC)) say(npe, "this");
    else if (parameter) sayf(npe, "<parameter%u>", parameter);
    else sayf(npe, "<local%u>", local);
}

/* The cause: an expression for one operand, told by the instruction that pushed it. `detail` is what is left of
 * MOST_DETAIL; `index` when inside the brackets of an array access. False when there is nothing to tell. */
static bool say_operand(struct npe *npe, u32 at, u32 slot, int detail, bool index);

static void say_element(struct npe *npe, u32 at, int detail, bool index) {
    if (!say_operand(npe, at, 1, detail - 1, index)) say(npe, "<array>");
    say(npe, "[");
    npe->nesting++;
    if (npe->nesting > MOST_NESTING || npe->length > LONGEST || !say_operand(npe, at, 0, detail, true)) say(npe, "...");
    npe->nesting--;
    say(npe, "]");
}

static void say_static_field(struct npe *npe, const struct bytecode *b) {
    const struct cp_entry *member = member_of(npe, b);
    if (!member) return;
    say_class(npe, cp_name(npe->cf, member->a));
    say(npe, ".");
    add(npe, member_name(npe, member));
}

static bool is_call(const struct bytecode *b) { return b->op >= BC_invokevirtual && b->op <= BC_invokeinterface; }

/* Pushes something that has a name or can be written down? */
static bool can_tell(const struct bytecode *b) {
    return b->op == BC_aconst_null || (b->op >= BC_iconst_m1 && b->op <= BC_iconst_5) || b->op == BC_bipush ||
           b->op == BC_sipush || b->op == BC_iload || b->op == BC_aload || b->op == BC_getstatic ||
           b->op == BC_getfield || is_call(b) || (b->op >= BC_iaload && b->op <= BC_saload);
}

static void say_source(struct npe *npe, const struct bytecode *b, bool written, int detail, bool index) {
    if (b->op >= BC_iaload && b->op <= BC_saload) {
        say_element(npe, b->at, detail, index);
    } else if (b->op == BC_iload || b->op == BC_aload) {
        say_local(npe, b->at, b->operand, written);
    } else if (b->op == BC_getfield) {
        if (say_operand(npe, b->at, 0, detail - 1, index)) say(npe, ".");
        say_field(npe, b);
    } else if (b->op == BC_getstatic) {
        say_static_field(npe, b);
    } else if (is_call(b)) {
        say_method(npe, b);
    } else if (b->op == BC_aconst_null) {
        say(npe, "null");
    } else {
        sayf(npe, "%d", b->value);
    }
}

static bool say_operand(struct npe *npe, u32 at, u32 slot, int detail, bool index) {
    const struct operands *operands = npe->before[at];
    u32 source = operands ? operands_source(operands, slot) : (u32)OPERAND_UNKNOWN;
    struct bytecode b;
    if (detail <= 0 || source == OPERAND_UNKNOWN || !bytecode_decode(npe->code->code, source, &b)) return false;
    if (detail == MOST_DETAIL && !index) say(npe, is_call(&b) ? " because the return value of \"" : " because \"");
    if (!can_tell(&b)) /* the sentence then stops here, as HotSpot's does */
        return false;
    say_source(npe, &b, operands_local_written(operands, b.operand), detail, index);
    return true;
}

static const char *array_element(u8 op) {
    static const char *const names[] = {"int", "long", "float", "double", "object", "byte/boolean", "char", "short"};
    return names[op >= BC_iastore ? op - BC_iastore : op - BC_iaload];
}

/* Says what failed. Returns how far below the top the null was, or -1: no message for this instruction. */
static int say_action(struct npe *npe, const struct bytecode *b) {
    u32 popped = 0, pushed;
    if (b->op >= BC_iaload && b->op <= BC_saload) {
        sayf(npe, "Cannot load from %s array", array_element(b->op));
        return 1;
    }
    if (b->op >= BC_iastore && b->op <= BC_sastore) {
        sayf(npe, "Cannot store to %s array", array_element(b->op));
        return b->op == BC_lastore || b->op == BC_dastore ? 3 : 2;
    }
    if (!bytecode_effect(npe->cf, b, &popped, &pushed)) return -1;
    switch (b->op) {
    case BC_arraylength: say(npe, "Cannot read the array length"); return 0;
    case BC_athrow: say(npe, "Cannot throw exception"); return 0;
    case BC_monitorenter: say(npe, "Cannot enter synchronized block"); return 0;
    case BC_monitorexit: say(npe, "Cannot exit synchronized block"); return 0;
    case BC_getfield: say(npe, "Cannot read field \""); break;
    case BC_putfield: say(npe, "Cannot assign field \""); break;
    case BC_invokevirtual:
    case BC_invokespecial:
    case BC_invokeinterface: say(npe, "Cannot invoke \""); break;
    default: return -1;
    }
    if (is_call(b)) say_method(npe, b);
    else say_field(npe, b);
    say(npe, "\"");
    return (int)popped - 1;
}

/* A constructor is never called on null: such a frame made the exception itself, with new. */
static bool calls_constructor(const struct npe *npe, const struct bytecode *b) {
    const struct cp_entry *member = is_call(b) ? member_of(npe, b) : NULL;
    return member && slice_is(member_name(npe, member), "<init>");
}

int npe_message(struct arena *scratch, const struct classfile *cf, const struct cf_member *method,
                const struct cf_code *code, u32 bci, char *out, size_t size) {
    struct npe npe = {.cf = cf, .method = method, .code = code, .out = out, .size = size};
    struct bytecode b;
    if (size) out[0] = 0;
    if (!bytecode_decode(code->code, bci, &b) || calls_constructor(&npe, &b)) return 0;
    int slot = say_action(&npe, &b);
    if (slot < 0) return 0;
    npe.before = operands_before(scratch, cf, code, bci);
    if (say_operand(&npe, bci, (u32)slot, MOST_DETAIL, false)) say(&npe, "\" is null");
    if (size) out[npe.length < size ? npe.length : size - 1] = 0;
    return (int)npe.length;
}
