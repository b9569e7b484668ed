/* Generators of random numbers. Their own bytecode makes the numbers; here is noted that a program asked for some
 * (caveats.h), and in a search with --random=choices a draw with few values becomes a choice.
 *
 * A generator that the program gave a seed is not random. Whether it did is written in the object: an unseeded Random
 * has UNSEEDED_BITS in nextNextGaussian, which means nothing else while haveNextNextGaussian is false, and an unseeded
 * SplittableRandom has UNSEEDED_GAMMA. Both only with --random=choices. */
#include "program/link/resolve.h"
#include "vm/caveats.h"
#include "vm/native.h"
#include "vm/native/draw_uses.h"
#include "vm/state/undo.h"

#define UNSEEDED_BITS  UINT64_C(0x7FF8A5EED1E55000) /* not a number */
#define UNSEEDED_GAMMA UINT64_C(0xA5EED1E55D1B54A3) /* odd, as it has to be */

static bool has_choices(const struct vm *vm) { return vm->undo && vm->options.random == RANDOM_CHOICES; }

/* ---- which generators have no seed? ---- */

enum { NOT_RANDOM = CAVEAT_COUNT };

static bool is_a(const struct class *c, const char *name) {
    for (; c; c = c->super)
        if (strcmp(c->name->text, name) == 0) return true;
    return false;
}

static u32 offset_of(struct class *c, const char *name, const char *descriptor) {
    const struct field *f = find_field(c, name, descriptor);
    return f ? f->offset : 0;
}

static bool is_marked(struct vm *vm, ref r, const char *field, const char *descriptor, u64 mark) {
    u32 offset = offset_of(class_of(vm, r), field, descriptor);
    return offset && get64(object_at(vm, r), offset) == mark;
}

/* A class that makes its own numbers is no matter of ours. */
static bool makes_own_numbers(struct class *c) {
    const struct method *next = find_method(c, "next", "(I)I");
    return !next || !next->holder->module;
}

/* The caveat that names the generator; NOT_RANDOM: it has a seed, or is the program's own. */
static u32 source_of(struct vm *vm, ref r) {
    struct class *c = r ? class_of(vm, r) : NULL;
    if (!c) return NOT_RANDOM;
    if (is_a(c, "java/util/SplittableRandom"))
        return is_marked(vm, r, "gamma", "J", UNSEEDED_GAMMA) ? CAVEAT_SPLITTABLE_RANDOM : NOT_RANDOM;
    if (!is_a(c, "java/util/Random") || makes_own_numbers(c)) return NOT_RANDOM;
    if (is_a(c, "java/util/concurrent/ThreadLocalRandom")) return CAVEAT_THREAD_RANDOM;
    if (is_a(c, "java/security/SecureRandom")) return CAVEAT_SECURE_RANDOM;
    return is_marked(vm, r, "nextNextGaussian", "D", UNSEEDED_BITS) ? CAVEAT_RANDOM : NOT_RANDOM;
}

static bool is_method(const struct frame *f, const char *holder, const char *name, const char *descriptor) {
    return f && strcmp(f->method->name->text, name) == 0 && strcmp(f->method->holder->name->text, holder) == 0 &&
           (!descriptor || strcmp(f->method->descriptor->text, descriptor) == 0);
}

/* Math.random() has its own one, and its own choices. */
static bool is_of_math(const struct frame *f) {
    return is_method(f, "java/lang/Math$RandomNumberGeneratorHolder", "<clinit>", NULL);
}

/* The seed of a Random is set: by new Random(), or by somebody who knows it. One that others can reach stays unseeded:
 * they would have to see the change. */
static void mark(struct thread *t) {
    struct vm *vm = t->vm;
    struct frame *f = t->fp;
    ref r = f->method->arg_slots && !method_is_static(f->method) ? frame_locals(f)[0] : 0;
    u32 offset = r ? offset_of(class_of(vm, r), "nextNextGaussian", "D") : 0;
    if (!offset || (vm->heap.flags[r] & OBJECT_SHARED)) return;
    while (f && (strcmp(f->method->name->text, "setSeed") == 0 || is_method(f, "java/util/Random", "<init>", "(J)V")))
        f = frame_caller(f);
    bool unseeded = is_method(f, "java/util/Random", "<init>", "()V") && !is_of_math(frame_caller(f));
    undo_object(vm, r);
    set64(object_at(vm, r), offset, unseeded ? UNSEEDED_BITS : 0);
}

static enum native_status initialScramble(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    if (t->vm->options.random == RANDOM_CHOICES) mark(t);
    return NATIVE_BYTECODE;
}

static enum native_status mixGamma(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    if (t->vm->options.random != RANDOM_CHOICES || !is_method(t->fp, "java/util/SplittableRandom", "<init>", "()V"))
        return NATIVE_BYTECODE;
    result64(result, UNSEEDED_GAMMA);
    return NATIVE_DONE;
}

/* ---- what a verdict has to name ---- */

static enum native_status note(struct thread *t, enum caveat caveat) {
    if (t->vm->options.random != RANDOM_CHOICES || !t->vm->undo) caveat_note(t, caveat);
    return NATIVE_BYTECODE;
}

static enum native_status new_Random(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    bool of_library = is_of_math(t->fp) || is_a(class_of(t->vm, args[0]), "java/util/concurrent/ThreadLocalRandom");
    return of_library ? NATIVE_BYTECODE : note(t, CAVEAT_RANDOM);
}

static enum native_status new_SplittableRandom(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    return note(t, CAVEAT_SPLITTABLE_RANDOM);
}

/* A number that is no choice: of a Random, of a SplittableRandom. */
static enum native_status draw_fixed(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (!has_choices(t->vm)) return NATIVE_BYTECODE;
    u32 source = source_of(t->vm, args[0]);
    if (source != NOT_RANDOM) caveat_note(t, (enum caveat)source);
    return NATIVE_BYTECODE;
}

static enum native_status draw_of_thread(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    caveat_note(t, CAVEAT_THREAD_RANDOM);
    return NATIVE_BYTECODE;
}

static enum native_status draw_securely(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    caveat_note(t, CAVEAT_SECURE_RANDOM);
    return NATIVE_BYTECODE;
}

static enum native_status new_generator(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    caveat_note(t, CAVEAT_GENERATOR);
    return NATIVE_BYTECODE;
}

/* Its own way to make two at a time would overwrite the mark. */
static enum native_status nextGaussian(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct link_error ignored = {0};
    if (!has_choices(t->vm) || source_of(t->vm, args[0]) != CAVEAT_RANDOM) return NATIVE_BYTECODE;
    struct class *c =
        program_class_named(t->vm->program, LOADER_BOOT, "jdk/internal/util/random/RandomSupport", &ignored);
    struct method *m = c ? find_method(c, "computeNextGaussian", "(Ljava/util/random/RandomGenerator;)D") : NULL;
    return m ? call_replace(t, m, args) : NATIVE_BYTECODE;
}

/* ---- choices ---- */

/* Is it the application that draws, at a place where other threads may come in between? */
static bool may_choose(struct thread *t, ref generator) {
    if (!has_choices(t->vm) || source_of(t->vm, generator) == NOT_RANDOM || !caveat_has_asker(t)) return false;
    for (struct frame *f = t->fp; f; f = frame_caller(f))
        if (f->flags & FRAME_UNOBSERVED) return false;
    return true;
}

/* At least one value, at most so many. */
static u32 count_between(struct thread *t, ref generator, i64 low, i64 high) {
    bool few = high > low && (u64)high - (u64)low <= MOST_DRAWS;
    return few && may_choose(t, generator) ? (u32)((u64)high - (u64)low) : 1;
}

/* One of [low, high). */
static bool choose(struct thread *t, ref generator, i64 low, i64 high, u64 *value) {
    bool chooses = count_between(t, generator, low, high) > 1 || (high == low + 1 && may_choose(t, generator));
    if (chooses) *value = (u64)low + native_alternative(t->vm);
    return chooses;
}

static enum native_status choose_int(struct thread *t, ref generator, i64 low, i64 high, u32 *result) {
    u64 value;
    if (!choose(t, generator, low, high, &value)) return NATIVE_BYTECODE;
    result[0] = (u32)value;
    return NATIVE_DONE;
}

static enum native_status choose_long(struct thread *t, ref generator, i64 low, i64 high, u32 *result) {
    u64 value;
    if (!choose(t, generator, low, high, &value)) return NATIVE_BYTECODE;
    result64(result, value);
    return NATIVE_DONE;
}

#define LONG(words) ((i64)arg64(words))

static u32 ways_below(struct thread *t, const u32 *args) { return count_between(t, args[0], 0, (i32)args[1]); }
static enum native_status below(struct thread *t, u32 *args, u32 *result) {
    return choose_int(t, args[0], 0, (i32)args[1], result);
}

static u32 ways_between(struct thread *t, const u32 *args) {
    return count_between(t, args[0], (i32)args[1], (i32)args[2]);
}
static enum native_status between(struct thread *t, u32 *args, u32 *result) {
    return choose_int(t, args[0], (i32)args[1], (i32)args[2], result);
}

static u32 ways_below_long(struct thread *t, const u32 *args) { return count_between(t, args[0], 0, LONG(args + 1)); }
static enum native_status below_long(struct thread *t, u32 *args, u32 *result) {
    return choose_long(t, args[0], 0, LONG(args + 1), result);
}

static u32 ways_between_long(struct thread *t, const u32 *args) {
    return count_between(t, args[0], LONG(args + 1), LONG(args + 3));
}
static enum native_status between_long(struct thread *t, u32 *args, u32 *result) {
    return choose_long(t, args[0], LONG(args + 1), LONG(args + 3), result);
}

static u32 two_ways(struct thread *t, const u32 *args) { return count_between(t, args[0], 0, 2); }
static enum native_status nextBoolean(struct thread *t, u32 *args, u32 *result) {
    return choose_int(t, args[0], 0, 2, result);
}

/* A number between 0 and 1. */
static u32 ways_to_draw(struct thread *t, const u32 *args) {
    struct draw_uses uses;
    draw_uses_find(t, args, &uses);
    return uses.count ? uses.count : 1;
}

static enum native_status draw(struct thread *t, const u32 *args, u32 *result) {
    struct draw_uses uses;
    draw_uses_find(t, args, &uses);
    if (!uses.count) return NATIVE_BYTECODE;
    memcpy(result, &uses.values[native_alternative(t->vm)], sizeof *uses.values);
    return NATIVE_DONE;
}

static u32 ways_of_nextDouble(struct thread *t, const u32 *args) {
    return may_choose(t, args[0]) ? ways_to_draw(t, args) : 1;
}
static enum native_status nextDouble(struct thread *t, u32 *args, u32 *result) {
    return may_choose(t, args[0]) ? draw(t, args, result) : NATIVE_BYTECODE;
}

static u32 ways_of_random(struct thread *t, const u32 *args) { return has_choices(t->vm) ? ways_to_draw(t, args) : 1; }
static enum native_status Math_random(struct thread *t, u32 *args, u32 *result) {
    enum native_status status = has_choices(t->vm) ? draw(t, args, result) : NATIVE_BYTECODE;
    if (status == NATIVE_BYTECODE) caveat_note(t, CAVEAT_MATH_RANDOM);
    return status;
}

#define SEEN   (NATIVE_OVERRIDE | TOUCHES(NOTHING))
#define CHOICE (SEEN | NATIVE_CHOICE_IF)
#define RNG    "Ljava/util/random/RandomGenerator;"

static const struct native_entry of_Random[] = {{"<init>", "()V", new_Random, SEEN, NULL},
                                                {"initialScramble", "(J)J", initialScramble, SEEN, NULL},
                                                {"next", "(I)I", draw_fixed, SEEN, NULL},
                                                {"nextGaussian", "()D", nextGaussian, SEEN, NULL},
                                                {"nextInt", "(I)I", below, CHOICE, ways_below},
                                                {"nextBoolean", "()Z", nextBoolean, CHOICE, two_ways},
                                                {"nextDouble", "()D", nextDouble, CHOICE, ways_of_nextDouble},
                                                {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_util_Random_natives = {"java/util/Random", of_Random};

static const struct native_entry of_RandomGenerator[] = {{"nextBoolean", "()Z", nextBoolean, CHOICE, two_ways},
                                                         {"nextDouble", "()D", nextDouble, CHOICE, ways_of_nextDouble},
                                                         {"getDefault", NULL, new_generator, SEEN, NULL},
                                                         {"of", NULL, new_generator, SEEN, NULL},
                                                         {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_util_random_RandomGenerator_natives = {"java/util/random/RandomGenerator",
                                                                      of_RandomGenerator};

static const struct native_entry of_Factory[] = {{"create", "()" RNG, new_generator, SEEN, NULL},
                                                 {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_util_random_RandomGeneratorFactory_natives = {"java/util/random/RandomGeneratorFactory",
                                                                             of_Factory};

static const struct native_entry of_RandomSupport[] = {
    {"boundedNextInt", "(" RNG "I)I", below, CHOICE, ways_below},
    {"boundedNextInt", "(" RNG "II)I", between, CHOICE, ways_between},
    {"boundedNextLong", "(" RNG "J)J", below_long, CHOICE, ways_below_long},
    {"boundedNextLong", "(" RNG "JJ)J", between_long, CHOICE, ways_between_long},
    {NULL, NULL, NULL, 0, NULL}};
const struct native_class jdk_internal_util_random_RandomSupport_natives = {"jdk/internal/util/random/RandomSupport",
                                                                            of_RandomSupport};

static const struct native_entry of_SplittableRandom[] = {{"<init>", "()V", new_SplittableRandom, SEEN, NULL},
                                                          {"mixGamma", "(J)J", mixGamma, SEEN, NULL},
                                                          {"nextSeed", "()J", draw_fixed, SEEN, NULL},
                                                          {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_util_SplittableRandom_natives = {"java/util/SplittableRandom", of_SplittableRandom};

static const struct native_entry of_ThreadLocalRandom[] = {{"nextSeed", "()J", draw_of_thread, SEEN, NULL},
                                                           {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_util_concurrent_ThreadLocalRandom_natives = {"java/util/concurrent/ThreadLocalRandom",
                                                                            of_ThreadLocalRandom};

static const struct native_entry of_SecureRandom[] = {{"nextBytes", "([B)V", draw_securely, SEEN, NULL},
                                                      {"generateSeed", "(I)[B", draw_securely, SEEN, NULL},
                                                      {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_security_SecureRandom_natives = {"java/security/SecureRandom", of_SecureRandom};

static const struct native_entry of_Math[] = {{"random", "()D", Math_random, CHOICE, ways_of_random},
                                              {NULL, NULL, NULL, 0, NULL}};
const struct native_class java_lang_Math_random_natives = {"java/lang/Math", of_Math};
