#include "vm/link/handle_site.h"

#include "classfile/descriptor_walk.h"
#include "vm/link/reflect_type.h"

/* In the order of VarHandle.AccessMode. */
static const struct {
    const char *name;
    u8 action;
} modes[] = {{"get", VARIABLE_GET},
             {"set", VARIABLE_SET},
             {"getVolatile", VARIABLE_GET},
             {"setVolatile", VARIABLE_SET},
             {"getAcquire", VARIABLE_GET},
             {"setRelease", VARIABLE_SET},
             {"getOpaque", VARIABLE_GET},
             {"setOpaque", VARIABLE_SET},
             {"compareAndSet", VARIABLE_COMPARE_AND_SET},
             {"compareAndExchange", VARIABLE_COMPARE_AND_EXCHANGE},
             {"compareAndExchangeAcquire", VARIABLE_COMPARE_AND_EXCHANGE},
             {"compareAndExchangeRelease", VARIABLE_COMPARE_AND_EXCHANGE},
             {"weakCompareAndSetPlain", VARIABLE_COMPARE_AND_SET},
             {"weakCompareAndSet", VARIABLE_COMPARE_AND_SET},
             {"weakCompareAndSetAcquire", VARIABLE_COMPARE_AND_SET},
             {"weakCompareAndSetRelease", VARIABLE_COMPARE_AND_SET},
             {"getAndSet", VARIABLE_GET_AND_SET},
             {"getAndSetAcquire", VARIABLE_GET_AND_SET},
             {"getAndSetRelease", VARIABLE_GET_AND_SET},
             {"getAndAdd", VARIABLE_ADD},
             {"getAndAddAcquire", VARIABLE_ADD},
             {"getAndAddRelease", VARIABLE_ADD},
             {"getAndBitwiseOr", VARIABLE_OR},
             {"getAndBitwiseOrRelease", VARIABLE_OR},
             {"getAndBitwiseOrAcquire", VARIABLE_OR},
             {"getAndBitwiseAnd", VARIABLE_AND},
             {"getAndBitwiseAndRelease", VARIABLE_AND},
             {"getAndBitwiseAndAcquire", VARIABLE_AND},
             {"getAndBitwiseXor", VARIABLE_XOR},
             {"getAndBitwiseXorRelease", VARIABLE_XOR},
             {"getAndBitwiseXorAcquire", VARIABLE_XOR}};

static u8 access_type_of(enum variable_action action) {
    switch (action) {
    case VARIABLE_GET: return 0;
    case VARIABLE_SET: return 1;
    case VARIABLE_COMPARE_AND_SET: return 2;
    case VARIABLE_COMPARE_AND_EXCHANGE: return 3;
    default: return 4;
    }
}

static void find_kind(struct handle_site *site) {
    static const char *const names[] = {[HANDLE_INVOKE] = "invoke",
                                        [HANDLE_INVOKE_EXACT] = "invokeExact",
                                        [HANDLE_INVOKE_BASIC] = "invokeBasic",
                                        [HANDLE_LINK_STATIC] = "linkToStatic",
                                        [HANDLE_LINK_SPECIAL] = "linkToSpecial",
                                        [HANDLE_LINK_VIRTUAL] = "linkToVirtual",
                                        [HANDLE_LINK_INTERFACE] = "linkToInterface"};
    site->kind = HANDLE_UNKNOWN;
    for (u32 i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(site->name, names[i]) == 0) site->kind = (enum handle_kind)i;
    for (u32 i = 0; i < sizeof modes / sizeof *modes; i++) {
        if (strcmp(site->name, modes[i].name) != 0) continue;
        site->kind = HANDLE_VARIABLE;
        site->mode = (u8)i;
        site->action = modes[i].action;
        site->access_type = access_type_of(site->action);
    }
}

static void take_apart(struct arena *arena, struct handle_site *site) {
    char types[256 + 1];
    u32 count = 0;
    char type;
    for (struct descriptor_walk w = descriptor_arguments(site->descriptor);
         count < 255 && (type = descriptor_next(&w, NULL)) != 0;) {
        types[count++] = type;
        site->words = (u16)(site->words + descriptor_slots(type));
    }
    struct slice result = descriptor_result(site->descriptor);
    types[count] = result.length ? (char)result.at[0] : 'V';
    site->count = (u8)count;
    char *copy = arena_alloc(arena, count + 2);
    memcpy(copy, types, count + 1);
    site->types = copy;
}

struct handle_site *handle_site_of(struct program *program, struct class *c, u16 index) {
    u16 name_and_type = c->cf->cp[index].b;
    struct handle_site *site = __atomic_load_n(&c->resolved[name_and_type], __ATOMIC_ACQUIRE);
    if (site) return site;
    struct arena *arena = program_arena(program);
    const struct cp_entry *nat = &c->cf->cp[name_and_type];
    struct slice name = cp_utf8(c->cf, nat->a);
    char *text = arena_alloc(arena, name.length + 1);
    memcpy(text, name.at, name.length);
    site = arena_alloc(arena, sizeof *site);
    *site = (struct handle_site){.name = text, .descriptor = cp_utf8(c->cf, nat->b)};
    find_kind(site);
    take_apart(arena, site);
    __atomic_store_n(&c->resolved[name_and_type], site, __ATOMIC_RELEASE);
    return site;
}

int handle_site_classes(struct thread *t, struct handle_site *site, struct class *c) {
    if (__atomic_load_n(&site->classes, __ATOMIC_ACQUIRE)) return 0;
    struct class **classes = arena_alloc(program_arena(t->vm->program), (site->count + 1u) * sizeof *classes);
    struct descriptor_walk w = descriptor_arguments(site->descriptor);
    for (u32 i = 0; i <= site->count; i++) {
        struct slice type = descriptor_result(site->descriptor);
        if (i < site->count && !descriptor_next(&w, &type)) break;
        classes[i] = reflect_type(t, c, type);
        if (!classes[i]) return -1;
    }
    __atomic_store_n(&site->classes, classes, __ATOMIC_RELEASE);
    return 0;
}
