#include "vm/boot.h"

#include <assert.h>
#include <stdlib.h>

#include "program/link/resolve.h"
#include "program/synth/stub.h"
#include "program/synth/synth_layer.h"
#include "vm/heap/alloc.h"
#include "vm/heap/java_string.h"
#include "vm/interp/init.h"
#include "vm/interp/java_thread.h"
#include "vm/interp/predecode.h"
#include "vm/link/java_names.h"
#include "vm/link/layer.h"
#include "vm/link/loaders.h"
#include "vm/system_properties.h"

enum { LAST_NUMBER_TAKEN = 11 }; /* JDK 17: the numbers of threads that HotSpot starts before main */

static struct thread *main_thread(struct vm *vm) { return vm->threads.list.items[0]; }

static u32 *static_word(struct vm *vm, const char *class_name, const char *name, const char *descriptor) {
    struct diag ignored;
    struct class *c = boot_class(vm, class_name, &ignored);
    struct field *f = c ? find_field(c, name, descriptor) : NULL;
    return f ? &vm->statics.words[f->offset] : NULL;
}

static void set_static(struct vm *vm, const char *class_name, const char *name, const char *descriptor, u32 value) {
    u32 *word = static_word(vm, class_name, name, descriptor);
    if (word) *word = value;
}

/* ---- stubs ---- */

static void make_stubs(struct vm *vm) {
    static const u16 init[] = {OP_INITBEGIN, OP_INITSUPERS, OP_INITRUN, OP_INITDONE};
    static const u16 bottom[] = {OP_THREADBOTTOM};
    struct known *known = &vm->known;
    known->init_stub = program_stub(vm->program, "<initialise>", "()V", 0);
    known->init_stub->code = predecode_stub(vm->program, init, 4);
    known->bottom_stub = program_stub(vm->program, "<bottom>", "()V", 0);
    known->bottom_stub->code = predecode_stub(vm->program, bottom, 1);
}

/* ---- objects that exist before any Java code runs ---- */

static ref keep(struct vm *vm, ref r) {
    vec_push(&vm->gc.roots, r);
    return r;
}

static int make_first_objects(struct vm *vm, struct diag *diag) {
    struct known *known = &vm->known;
    if (loaders_allocate(vm, diag) < 0) return -1;
    ref thread = keep(vm, alloc_eternal(vm, known->Thread, 0));
    known->system_group = alloc_eternal(vm, known->ThreadGroup, 0);
    known->main_group = alloc_eternal(vm, known->ThreadGroup, 0);
    known->out_of_memory = alloc_eternal(vm, known->OutOfMemoryError, 0);
    struct thread *t = thread_for(vm, thread);
    t->h.state = THREAD_RUNNABLE;
    struct object *o = object_at(vm, thread);
    if (known->FieldHolder) {
        ref holder = alloc_eternal(vm, known->FieldHolder, 0);
        set32(o, known->Thread_holder, holder);
        set32(object_at(vm, holder), known->Holder_group, known->main_group);
        set32(object_at(vm, holder), known->Holder_priority, 5);
    } else {
        set32(o, known->Thread_group17, known->main_group);
        set32(o, known->Thread_priority17, 5);
    }
    set64(o, known->Thread_eetop, 1);
    vm->threads.live_normal = vm->threads.alive = vm->threads.peak = 1;
    return 0;
}

/* Classes whose initialisers would start threads or need what we do not run. */
static void skip_initialisers(struct vm *vm) {
    static const char *const skipped[] = {"java/lang/ref/Reference", "java/lang/ref/Finalizer", NULL};
    struct diag ignored;
    for (u32 i = 0; skipped[i]; i++) {
        struct class *c = boot_class(vm, skipped[i], &ignored);
        init_prepare_statics(vm);
        if (c) vm->statics.words[c->statics_start] = INIT_STATUS_DONE;
    }
}

static int initialise_core(struct vm *vm, struct diag *diag) {
    static const char *const core[] = {"java/lang/Object",    "java/lang/Class",          "java/lang/String",
                                       "java/lang/System",    "java/lang/ThreadGroup",    "java/lang/Thread",
                                       "java/lang/Throwable", "java/lang/reflect/Method", NULL};
    skip_initialisers(vm);
    /* First of all: Unsafe copies these when it is initialised. */
    if (boot_init(vm, "jdk/internal/misc/UnsafeConstants", diag) < 0) return -1;
    set_static(vm, "jdk/internal/misc/UnsafeConstants", "ADDRESS_SIZE0", "I", 8);
    set_static(vm, "jdk/internal/misc/UnsafeConstants", "PAGE_SIZE", "I", 4096);
    set_static(vm, "jdk/internal/misc/UnsafeConstants", "UNALIGNED_ACCESS", "Z", 1);
    for (u32 i = 0; core[i]; i++)
        if (boot_init(vm, core[i], diag) < 0) return -1;
    return 0;
}

/* Up to JDK 17 a group lists its threads; they enter when they are started, which the main thread never is. */
static int enter_group(struct vm *vm, struct diag *diag) {
    static const char descriptor[] = "(Ljava/lang/Thread;)V";
    u32 args[] = {vm->known.main_group, main_thread(vm)->h.object};
    if (!find_method(vm->known.ThreadGroup, "add", descriptor)) return 0;
    return boot_call_named(vm, "java/lang/ThreadGroup", "add", descriptor, args, diag);
}

static int construct_threads(struct vm *vm, struct diag *diag) {
    struct known *known = &vm->known;
    ref main_name = java_string_literal(vm, (struct slice){(const u8 *)"main", 4});
    u32 system[] = {known->system_group};
    u32 group[] = {known->main_group, known->system_group, main_name};
    u32 thread[] = {main_thread(vm)->h.object, known->main_group, main_name};
    if (boot_call_named(vm, "java/lang/ThreadGroup", "<init>", "()V", system, diag) < 0) return -1;
    if (boot_call_named(vm, "java/lang/ThreadGroup", "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V", group,
                        diag) < 0)
        return -1;
    if (boot_call_named(vm, "java/lang/Thread", "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V", thread,
                        diag) < 0)
        return -1;
    thread_set_status(vm, main_thread(vm)->h.object, THREAD_STATUS_RUNNABLE);
    set_static(vm, "java/lang/Thread", "threadSeqNumber", "J", LAST_NUMBER_TAKEN);
    set64(object_at(vm, main_thread(vm)->h.object), known->Thread_eetop, 1);
    return enter_group(vm, diag);
}

/* ---- System ---- */

static int set_property(struct vm *vm, ref props, const char *key, const char *value, struct diag *diag) {
    ref k = java_string_literal(vm, (struct slice){(const u8 *)key, strlen(key)});
    ref v = java_string_literal(vm, (struct slice){(const u8 *)value, strlen(value)});
    u32 args[] = {props, k, v};
    return boot_call_named(vm, "java/util/Properties", "setProperty",
                           "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Object;", args, diag);
}

struct property_sink {
    struct vm *vm;
    ref props;
    struct diag *diag;
    int result;
};

static void add_property(void *context, const char *key, const char *value) {
    struct property_sink *sink = context;
    if (sink->result == 0) sink->result = set_property(sink->vm, sink->props, key, value, sink->diag);
}

static int make_properties(struct vm *vm, struct diag *diag) {
    struct class *properties = boot_class(vm, "java/util/Properties", diag);
    struct class *map = boot_class(vm, "java/util/HashMap", diag);
    if (!properties || !map || boot_init(vm, "java/util/Properties", diag) < 0) return -1;
    if (boot_init(vm, "java/util/HashMap", diag) < 0 || boot_init(vm, "jdk/internal/misc/VM", diag) < 0) return -1;
    ref props = keep(vm, alloc_object(main_thread(vm), properties));
    ref saved = keep(vm, alloc_object(main_thread(vm), map));
    if (boot_call_named(vm, "java/util/Properties", "<init>", "()V", &props, diag) < 0) return -1;
    if (boot_call_named(vm, "java/util/HashMap", "<init>", "()V", &saved, diag) < 0) return -1;
    set_static(vm, "java/lang/System", "props", "Ljava/util/Properties;", props);
    set_static(vm, "jdk/internal/misc/VM", "savedProps", "Ljava/util/Map;", saved);
    set_static(vm, "jdk/internal/misc/VM", "initLevel", "I", 4);
    set_static(vm, "jdk/internal/misc/VM", "classFileMajorVersion", "I", 44 + (u32)program_jdk_version(vm->program));
    set_static(vm, "java/lang/System", "lineSeparator", "Ljava/lang/String;",
               java_string_literal(vm, (struct slice){(const u8 *)"\n", 1}));
    if (boot_init(vm, "java/lang/VersionProps", diag) < 0) return -1;
    if (boot_call_named(vm, "java/lang/VersionProps", "init", "(Ljava/util/Map;)V", &props, diag) < 0) return -1;
    struct property_sink sink = {vm, props, diag, 0};
    system_properties_each(vm, add_property, &sink);
    return sink.result;
}

/* A PrintStream without buffers: what it writes goes straight to vm->world.output (native/java/java_io_PrintStream.c).
 */
static int make_streams(struct vm *vm, struct diag *diag) {
    struct class *stream = boot_class(vm, "java/io/PrintStream", diag);
    if (!stream || boot_init(vm, "java/io/PrintStream", diag) < 0) return -1;
    vm->known.out = alloc_eternal(vm, stream, 0);
    vm->known.err = alloc_eternal(vm, stream, 0);
    vm->known.printing_locks = !find_field(stream, "internalLock", "Ljdk/internal/misc/InternalLock;");
    struct class *source = boot_class(vm, "java/io/BufferedInputStream", diag);
    if (!source) return -1;
    vm->known.in = alloc_eternal(vm, source, 0);
    set_static(vm, "java/lang/System", "in", "Ljava/io/InputStream;", vm->known.in);
    set_static(vm, "java/lang/System", "initialIn", "Ljava/io/InputStream;", vm->known.in);
    set_static(vm, "java/lang/System", "initialErr", "Ljava/io/PrintStream;", vm->known.err);
    set_static(vm, "java/lang/System", "initialErrStream", "Ljava/io/PrintStream;", vm->known.err);
    set_static(vm, "java/lang/System", "out", "Ljava/io/PrintStream;", vm->known.out);
    set_static(vm, "java/lang/System", "err", "Ljava/io/PrintStream;", vm->known.err);
    return 0;
}

static int finish_system(struct vm *vm, struct diag *diag) {
    if (boot_call_named(vm, "java/lang/System", "setJavaLangAccess", "()V", NULL, diag) < 0) return -1;
    if (make_properties(vm, diag) < 0 || make_streams(vm, diag) < 0) return -1;
    if (loaders_construct(vm, diag) < 0) return -1;
    struct field *context = find_field(vm->known.Thread, "contextClassLoader", "Ljava/lang/ClassLoader;");
    if (context) set32(object_at(vm, main_thread(vm)->h.object), context->offset, vm->known.app_loader);
    return 0;
}

int boot(struct vm *vm, struct diag *diag) {
    if (known_load(&vm->known, vm->program, diag) < 0) return -1;
    make_stubs(vm);
    init_prepare_statics(vm);
    if (make_first_objects(vm, diag) < 0 || initialise_core(vm, diag) < 0) return -1;
    if (construct_threads(vm, diag) < 0 || finish_system(vm, diag) < 0) return -1;
    vm->booted = true;
    return 0;
}

int boot_property(struct vm *vm, const char *key, const char *value, struct diag *diag) {
    const u32 *props = static_word(vm, "java/lang/System", "props", "Ljava/util/Properties;");
    return props ? set_property(vm, *props, key, value, diag) : 0;
}

/* What a throwable says of itself, as "java.lang.Error: text". */
static void describe(struct vm *vm, ref e, char *out, size_t size) {
    char name[300];
    class_external_name(class_of(vm, e), name, sizeof name);
    ref message = get32(object_at(vm, e), vm->known.Throwable_detailMessage);
    char *text = message ? java_string_utf8(vm, message) : NULL;
    snprintf(out, size, "%s%s%s", name, text ? ": " : "", text ? text : "");
    free(text);
}

/* The initialiser wraps what it caught; the cause of that may have one, too. */
static int explain_layer(struct vm *vm, struct diag *diag) {
    ref e = main_thread(vm)->h.exception;
    if (!e) return diag_set(diag, "booting the JDK's modules stopped: %s", vm->fatal[0] ? vm->fatal : "unexpected end");
    char what[1000], why[1000] = "";
    ref inner = get32(object_at(vm, e), vm->known.Throwable_cause);
    if (class_of(vm, e) == vm->known.ExceptionInInitializerError && inner && inner != e) e = inner;
    ref cause = get32(object_at(vm, e), vm->known.Throwable_cause);
    describe(vm, e, what, sizeof what);
    if (cause && cause != e) describe(vm, cause, why, sizeof why);
    return diag_set(diag, "Error occurred during initialization of boot layer\n%s%s%s", what,
                    *why ? "\nCaused by: " : "", why);
}

int boot_layer(struct vm *vm, struct diag *diag) {
    struct diag ignored;
    if (layer_define(vm) < 0) return boot_failed(vm, diag);
    return boot_init(vm, SYNTH_LAYER_CLASS, &ignored) < 0 ? explain_layer(vm, diag) : 0;
}

static bool has_run_code_of_the_program(const struct vm *vm) {
    for (u32 i = 0; i < vm->statics.ready; i++) {
        const struct class *c = program_classes(vm->program)[i];
        if (!c->module && c->cf && !c->is_trivial && vm->statics.words[c->statics_start] != INIT_STATUS_NONE)
            return true;
    }
    return false;
}

int boot_early(struct vm *vm, const char *class_name) {
    struct diag ignored;
    u32 threads = vm->threads.list.count;
    if (strcmp(class_name, SYNTH_LAYER_CLASS) == 0 && layer_define(vm) < 0) return -1;
    if (boot_init(vm, class_name, &ignored) < 0 || vm->threads.list.count != threads) return -1;
    return has_run_code_of_the_program(vm) ? -1 : 0;
}

int boot_main(struct vm *vm, struct method *main_method, int argc, char *const *argv) {
    struct thread *t = main_thread(vm);
    assert(vm->booted && !vm->entry.method);
    struct class *strings = program_array_of(vm->program, vm->known.String);
    vm->entry.args = keep(vm, alloc_array(t, strings, (u32)argc));
    for (int i = 0; i < argc; i++) {
        ref s = java_string_new(t, argv[i]);
        words(object_at(vm, vm->entry.args))[i] = s;
    }
    vm->entry.method = main_method;
    if (!method_is_static(main_method))
        vm->entry.holder = keep(vm, alloc_array(t, program_array_of(vm->program, vm->known.Object), 1));
    t->h.phase = PHASE_START;
    t->h.state = THREAD_RUNNABLE;
    return 0;
}
