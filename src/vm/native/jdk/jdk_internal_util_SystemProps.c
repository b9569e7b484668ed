/* The properties a VM starts with, asked for again by System.setProperties(null). */
#include "vm/heap/alloc.h"
#include "vm/heap/java_string.h"
#include "vm/interp/raise.h"
#include "vm/native.h"
#include "vm/system_properties.h"

struct list {
    struct thread *t;
    ref array; /* 0: only count, or memory ran out */
    u32 count;
};

static void count_one(void *context, const char *key, const char *value) {
    (void)key, (void)value;
    ((struct list *)context)->count += 2;
}

static void put(struct list *list, const char *text) {
    ref string = list->array ? java_string_new(list->t, text) : 0;
    if (string) words(object_at(list->t->vm, list->array))[list->count++] = string;
    else list->array = 0;
}

static void put_one(void *context, const char *key, const char *value) {
    put(context, key);
    put(context, value);
}

static ref strings(struct thread *t, u32 count) {
    return alloc_array(t, program_array_of(t->vm->program, t->vm->known.String), count);
}

/* A flat list: key, value, key, value. */
static enum native_status vmProperties(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    struct list list = {.t = t};
    system_properties_each(t->vm, count_one, &list);
    list.array = strings(t, list.count);
    list.count = 0;
    system_properties_each(t->vm, put_one, &list);
    result[0] = list.array;
    return list.array ? NATIVE_DONE : (throw_memory(t), NATIVE_THROWN);
}

/* Nothing to add to the list above: an array of nulls, long enough for the indices of every JDK. */
static enum native_status platformProperties(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    result[0] = strings(t, 128);
    return result[0] ? NATIVE_DONE : (throw_memory(t), NATIVE_THROWN);
}

static const struct native_entry entries[] = {{"vmProperties", NULL, vmProperties, 0},
                                              {"platformProperties", NULL, platformProperties, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_util_SystemProps_natives = {"jdk/internal/util/SystemProps$Raw", entries};
