/* probe.c - checks the seam on one program: at random points of a random walk,
 *   undo then redo gives the identical vector of components;
 *   the objects that a step has left are those that a marking of the whole heap reaches, and so after an undo;
 *   two steps that touch nothing in common give the same vector in either order;
 *   the state written out and read into a new process finishes with the same output and status.
 *
 *   probe JDK CLASSPATH MAIN SEED POINTS      prints "ok N" (checks done) or what failed
 *   probe --resume FILE JDK CLASSPATH MAIN    reads a state and runs it to its end */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/vec.h"
#include "program/link/resolve.h"
#include "vm/boot.h"
#include "vm/heap/references.h"
#include "vm/interp/scheduler.h"
#include "vm/lifecycle.h"
#include "vm/state/component.h"
#include "vm/state/snapshot.h"

struct machine {
    struct program *program;
    struct vm *vm;
};

static void fail(const char *what, const char *detail) {
    printf("FAILED: %s: %s\n", what, detail);
    exit(1);
}

static void collect(void *context, int fd, const void *bytes, size_t length) {
    (void)fd;
    byte_buffer_put(context, bytes, (u32)length);
}

static struct machine start(const char *jdk, const char *class_path, const char *main_class,
                            struct byte_buffer *output) {
    struct diag diag = {""};
    struct link_error error = {0};
    struct program_options sources = {.jdk = jdk, .class_path = class_path, .verify = true};
    struct vm_options options = {.max_memory = (u64)1 << 30, .max_stack = 1 << 20};
    struct machine m = {.program = program_new(&sources, &diag)};
    if (!m.program || !(m.vm = vm_new(m.program, &options, &diag))) fail("boot", diag.text);
    struct class *c = program_class_named(m.program, LOADER_APP, main_class, &error);
    struct method *entry = c ? find_method(c, "main", "([Ljava/lang/String;)V") : NULL;
    if (!entry) fail("main class", main_class);
    boot_main(m.vm, entry, 0, NULL);
    m.vm->world.output.write = collect;
    m.vm->world.output.context = output;
    if (seam_open(m.vm, &diag) < 0) fail("open", diag.text);
    return m;
}

static void stop(struct machine *m) {
    vm_free(m->vm);
    program_free(m->program);
}

/* ---- vectors ---- */

struct vector {
    struct vm *vm;
    struct byte_buffer bytes;
};

static void add_component(void *context, struct component_key c) {
    struct vector *v = context;
    u32 length;
    const void *bytes = seam_read(v->vm, c, &length);
    byte_buffer_put(&v->bytes, &c.kind, 4);
    byte_buffer_put(&v->bytes, &c.key, 8);
    byte_buffer_put(&v->bytes, &length, 4);
    byte_buffer_put(&v->bytes, bytes, length);
}

static struct vector vector_now(struct vm *vm) {
    struct vector v = {.vm = vm};
    seam_each(vm, add_component, &v);
    return v;
}

/* The first component in which two vectors differ, for the message. */
static void describe_difference(const struct vector *a, const struct vector *b, char *out, size_t size) {
    u32 at = 0;
    while (at + 16 <= a->bytes.used && at + 16 <= b->bytes.used) {
        u32 kind, length;
        u64 key;
        memcpy(&kind, a->bytes.bytes + at, 4);
        memcpy(&key, a->bytes.bytes + at + 4, 8);
        memcpy(&length, a->bytes.bytes + at + 12, 4);
        if (at + 16 + length > b->bytes.used || memcmp(a->bytes.bytes + at, b->bytes.bytes + at, 16 + length) != 0) {
            u32 other = 0;
            memcpy(&other, b->bytes.bytes + at + 12, 4);
            int n = snprintf(out, size, "component kind %u key %llx, %u and %u bytes:", kind, (unsigned long long)key,
                             length, other);
            for (u32 i = 0; i < length && i < other; i += 4) {
                u32 x, y;
                memcpy(&x, a->bytes.bytes + at + 16 + i, 4);
                memcpy(&y, b->bytes.bytes + at + 16 + i, 4);
                if (x != y && n < (int)size - 40) n += snprintf(out + n, size - (size_t)n, " [%u] %u/%u", i / 4, x, y);
            }
            return;
        }
        at += 16 + length;
    }
    snprintf(out, size, "lengths %u and %u", a->bytes.used, b->bytes.used);
}

static void expect_equal(struct vector *a, struct vector *b, const char *what) {
    char text[400];
    if (a->bytes.used != b->bytes.used || memcmp(a->bytes.bytes, b->bytes.bytes, a->bytes.used) != 0) {
        describe_difference(a, b, text, sizeof text);
        fail(what, text);
    }
    free(a->bytes.bytes);
    free(b->bytes.bytes);
}

/* ---- what is alive ---- */

/* A marking of all newer objects, by numbers. */
struct marking {
    struct vm *vm;
    bool *reached;
    struct VEC(ref) grey;
};

static void reach_word(void *context, u32 word) {
    struct marking *m = context;
    if (word < m->vm->base.objects || word >= m->vm->heap.next || m->reached[word]) return;
    if (!(m->vm->heap.flags[word] & OBJECT_LIVE) || (m->vm->heap.flags[word] & OBJECT_BASE)) return;
    m->reached[word] = true;
    vec_push(&m->grey, word);
}

static void reach_thread(struct marking *m, struct thread *t) {
    const struct insn *pc = t->pc;
    u32 *top = t->sp;
    if (t->h.state == THREAD_ENDED || !t->fp) return;
    reach_word(m, t->h.object);
    reach_word(m, t->h.exception);
    reach_word(m, t->h.held_ref);
    reach_word(m, t->h.made);
    if (t->h.state == THREAD_BLOCKED || t->h.state == THREAD_WAITING || t->h.state == THREAD_REACQUIRE ||
        t->h.state == THREAD_JOINING)
        reach_word(m, t->h.blocker);
    for (struct frame *f = t->fp; f; f = frame_caller(f)) {
        reach_word(m, f->lock);
        frame_references(t, f, pc, top, reach_word, m);
        top = frame_locals(f);
        if (frame_caller(f)) pc = frame_caller(f)->pc;
    }
}

static void reach_roots(struct marking *m) {
    struct vm *vm = m->vm;
    for (u32 i = 0; i < vm->base.written.count; i++) object_references(vm, vm->base.written.items[i], reach_word, m);
    for (u32 i = 0; i < vm->base.written_statics.count; i++) {
        const struct class *c = program_classes(vm->program)[vm->base.written_statics.items[i]];
        for (u32 k = 0; k < c->static_ref_count; k++) reach_word(m, vm->statics.words[c->static_refs[k]]);
        if (c->statics_words) reach_word(m, vm->statics.words[c->statics_start + 2]);
    }
    for (u32 i = 0; i < vm->threads.list.count; i++) reach_thread(m, vm->threads.list.items[i]);
}

/* Every newer object is alive iff it is reachable; also by the search, which looks at an exception after its step. */
static void check_alive(struct vm *vm, ref uncaught) {
    struct marking m = {.vm = vm, .reached = calloc(vm->heap.next, sizeof(bool))};
    char text[100];
    reach_roots(&m);
    reach_word(&m, uncaught);
    while (m.grey.count) object_references(vm, vec_pop(&m.grey), reach_word, &m);
    for (u32 r = vm->base.objects; r < vm->heap.next; r++) {
        bool lives = (vm->heap.flags[r] & OBJECT_LIVE) && !(vm->heap.flags[r] & OBJECT_BASE);
        if (lives == m.reached[r]) continue;
        snprintf(text, sizeof text, "object %u is %s", r, lives ? "not reachable" : "reachable, but gone");
        fail("collection", text);
    }
    free(m.reached);
    vec_free(&m.grey);
}

/* ---- steps ---- */

static u64 next_random(u64 *seed) {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed;
}

/* The threads that can go on; each takes its first alternative. */
static u32 threads_with_choices(struct vm *vm, u32 *threads, u32 capacity) {
    u32 count = 0;
    for (u32 i = 0; i < vm->threads.list.count && count < capacity; i++)
        if (seam_enabled(vm, i)) threads[count++] = i;
    return count;
}

static bool is_choice(struct vm *vm, u32 thread) { return seam_enabled(vm, thread); }

/* Time-outs come only when nothing else can happen, the earliest first: as in a plain run. */
static u32 choose(struct vm *vm, u64 *seed, const u32 *threads, u32 count) {
    u32 enabled[256], n = 0, earliest = threads[0];
    for (u32 i = 0; i < count; i++) {
        const struct thread *t = vm->threads.list.items[threads[i]];
        if (thread_enabled(t)) enabled[n++] = threads[i];
        if (t->h.deadline < vm->threads.list.items[earliest]->h.deadline) earliest = threads[i];
    }
    return n ? enabled[next_random(seed) % n] : earliest;
}

static bool random_step(struct vm *vm, u64 *seed) {
    u64 looks = *seed;
    u32 threads[256], count = threads_with_choices(vm, threads, 256);
    if (!count) return false;
    enum outcome outcome = seam_step(vm, (struct choice){choose(vm, seed, threads, count < 256 ? count : 256), 0});
    if (outcome == OUTCOME_FATAL) fail("step", vm->fatal);
    if (next_random(&looks) % 16 == 0) check_alive(vm, vm->explore.uncaught);
    seam_mark(vm); /* nothing before is ever taken back */
    return outcome != OUTCOME_EXIT;
}

struct touches VEC(struct component_key);

static void step_noting(struct vm *vm, u32 thread, struct touches *out) {
    u32 count;
    seam_mark(vm);
    seam_step(vm, (struct choice){thread, 0});
    const struct component_key *touched = seam_touched(vm, &count);
    out->count = 0;
    for (u32 i = 0; i < count; i++) vec_push(out, touched[i]);
}

static bool meet(const struct touches *a, const struct touches *b) {
    for (u32 i = 0; i < a->count; i++)
        for (u32 k = 0; k < b->count; k++)
            if (a->items[i].kind == b->items[k].kind && a->items[i].key == b->items[k].key) return true;
    return false;
}

/* ---- the checks ---- */

/* A step that breaks an assumption is taken again, as a search would begin again: it may end earlier then. */
static void take_wisely(struct vm *vm, u32 thread, undo_mark mark) {
    for (bool again = true; again;) {
        seam_begin(vm);
        seam_step(vm, (struct choice){thread, 0});
        again = seam_broken(vm);
        if (again) seam_undo(vm, mark), seam_mark(vm);
    }
}

static u32 check_undo(struct vm *vm, u64 *seed) {
    u32 threads[256], count = threads_with_choices(vm, threads, 256);
    u32 thread = threads[next_random(seed) % count];
    struct vector before = vector_now(vm);
    ref uncaught = vm->explore.uncaught;
    undo_mark mark = seam_mark(vm);
    take_wisely(vm, thread, mark);
    struct vector after = vector_now(vm);
    check_alive(vm, vm->explore.uncaught);
    seam_undo(vm, mark);
    check_alive(vm, uncaught);
    struct vector back = vector_now(vm);
    expect_equal(&before, &back, "undo");
    seam_mark(vm);
    seam_step(vm, (struct choice){thread, 0});
    struct vector again = vector_now(vm);
    check_alive(vm, vm->explore.uncaught);
    expect_equal(&after, &again, "redo");
    seam_undo(vm, mark);
    return 2;
}

/* The one operation of a step that others can see: does it read what the other step writes? Native methods may
 * look at anything. */
static bool looks_at(struct vm *vm, const struct pending *p, const struct touches *writes) {
    if (p->operation == OPERATION_BEGIN) return false;
    if (p->operation != OPERATION_READ && p->operation != OPERATION_WRITE && p->operation != OPERATION_LOCK)
        return true;
    for (u32 i = 0; i < writes->count; i++) {
        const struct component_key *w = &writes->items[i];
        if (w->kind <= COMPONENT_MONITOR && p->object == w->key) return true;
        if (w->kind == COMPONENT_STATICS && !p->object && vm->statics.owner[p->slot] == w->key) return true;
    }
    return false;
}

static u32 check_commuting(struct vm *vm, u64 *seed) {
    u32 threads[256], count = threads_with_choices(vm, threads, 256);
    if (count < 2) return 0;
    u32 first = (u32)(next_random(seed) % count), a = threads[first], b = threads[(first + 1) % count];
    struct pending pa = seam_pending(vm, a), pb = seam_pending(vm, b);
    struct touches ta = {0}, tb = {0}, tb2 = {0}, ta2 = {0};
    undo_mark mark = seam_mark(vm);
    u32 done = 0;
    seam_begin(vm);
    step_noting(vm, a, &ta);
    if (is_choice(vm, b)) {
        step_noting(vm, b, &tb);
        struct vector ab = vector_now(vm);
        check_alive(vm, vm->explore.uncaught);
        seam_undo(vm, mark);
        step_noting(vm, b, &tb2);
        if (is_choice(vm, a)) {
            step_noting(vm, a, &ta2);
            struct vector ba = vector_now(vm);
            check_alive(vm, vm->explore.uncaught);
            bool independent = !meet(&ta, &tb) && !meet(&ta2, &tb2) && !looks_at(vm, &pa, &tb) &&
                               !looks_at(vm, &pb, &ta) && !seam_broken(vm);
            if (independent) expect_equal(&ab, &ba, "commuting steps"), done = 1;
            else free(ab.bytes.bytes), free(ba.bytes.bytes);
        } else free(ab.bytes.bytes);
    }
    seam_undo(vm, mark);
    vec_free(&ta);
    vec_free(&tb);
    vec_free(&ta2);
    vec_free(&tb2);
    return done;
}

static int run_to_end(struct vm *vm) {
    seam_leave(vm);
    int status = scheduler_run(vm);
    if (vm->fatal[0]) fail("run", vm->fatal);
    return status;
}

static u32 check_new_process(struct vm *vm, struct byte_buffer *output, char **argv, const char *self) {
    char path[] = "/tmp/havelock-state-XXXXXX", command[4096], word[64];
    struct diag diag;
    int fd = mkstemp(path);
    FILE *file = fdopen(fd, "wb");
    if (snapshot_write(vm, file, &diag) < 0) fail("write", diag.text);
    fclose(file);
    output->used = 0;
    snprintf(word, sizeof word, "\nstatus %d\n", run_to_end(vm));
    byte_buffer_put(output, word, (u32)strlen(word));
    snprintf(command, sizeof command, "'%s' --resume %s '%s' '%s' '%s'", self, path, argv[1], argv[2], argv[3]);
    FILE *child = popen(command, "r");
    struct byte_buffer other = {0};
    char chunk[4096];
    for (size_t n; (n = fread(chunk, 1, sizeof chunk, child)) > 0;) byte_buffer_put(&other, chunk, (u32)n);
    pclose(child);
    unlink(path);
    if (other.used != output->used || memcmp(other.bytes, output->bytes, other.used) != 0) {
        byte_buffer_put(&other, "", 1);
        byte_buffer_put(output, "", 1);
        printf("here:\n%s\nin the new process:\n%s\n", (char *)output->bytes, (char *)other.bytes);
        fail("new process", "the output differs");
    }
    free(other.bytes);
    return 1;
}

static int resume(char **argv) {
    struct byte_buffer output = {0};
    struct diag diag = {""};
    struct machine m = start(argv[1], argv[2], argv[3], &output);
    FILE *file = fopen(argv[0], "rb");
    if (!file || snapshot_read(m.vm, file, &diag) < 0) fail("read", diag.text);
    fclose(file);
    int status = run_to_end(m.vm);
    if (output.used) fwrite(output.bytes, 1, output.used, stdout);
    printf("\nstatus %d\n", status);
    stop(&m);
    free(output.bytes);
    return 0;
}

/* How many steps a random walk takes at most: the points lie within. */
static u32 length_of_walk(char **argv, u64 seed) {
    struct byte_buffer output = {0};
    struct machine m = start(argv[1], argv[2], argv[3], &output);
    u32 steps = 0;
    while (steps < 2000 && random_step(m.vm, &seed)) steps++;
    stop(&m);
    free(output.bytes);
    return steps ? steps : 1;
}

int main(int argc, char **argv) {
    if (argc == 6 && strcmp(argv[1], "--resume") == 0) return resume(argv + 2);
    if (argc != 6) return 2;
    u64 seed = strtoull(argv[4], NULL, 10) * 0x9E3779B97F4A7C15u + 1;
    u32 points = (u32)atoi(argv[5]), checks = 0, steps = length_of_walk(argv, seed);
    for (u32 point = 0; point < points; point++) {
        struct byte_buffer output = {0};
        struct machine m = start(argv[1], argv[2], argv[3], &output);
        u64 walk = seed;
        for (u32 i = (u32)(next_random(&seed) % steps); i && random_step(m.vm, &walk); i--) continue;
        u32 one;
        if (threads_with_choices(m.vm, &one, 1)) {
            checks += check_undo(m.vm, &walk);
            checks += check_commuting(m.vm, &walk);
        }
        if (!m.vm->exiting) checks += check_new_process(m.vm, &output, argv, argv[0]);
        stop(&m);
        free(output.bytes);
    }
    printf("ok %u\n", checks);
    return 0;
}
