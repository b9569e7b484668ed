/* Math's elementary functions. HotSpot has its own code for some of them, which is right but for the last bit and
 * nearly always the nearest double: the host's extended precision, rounded once, comes nearest to it. The others are
 * StrictMath's. */
#include <math.h>

#include "vm/native.h"

static double argument(const u32 *args) {
    double v;
    memcpy(&v, args, 8);
    return v;
}

static enum native_status give(u32 *result, long double v) {
    double rounded = (double)v;
    memcpy(result, &rounded, 8);
    return NATIVE_DONE;
}

/* since: the first JDK in which HotSpot does it itself. */
#define UNARY(name, function, since) \
    static enum native_status name(struct thread *t, u32 *args, u32 *result) { \
        if (program_jdk_version(t->vm->program) < since) return NATIVE_BYTECODE; \
        return give(result, function(argument(args))); \
    }

UNARY(f_sin, sinl, 0)
UNARY(f_cos, cosl, 0)
UNARY(f_tan, tanl, 0)
UNARY(f_exp, expl, 0)
UNARY(f_log, logl, 0)
UNARY(f_log10, log10l, 0)
UNARY(f_tanh, tanhl, 24)
UNARY(f_cbrt, cbrtl, 25)

static enum native_status f_sqrt(struct thread *t, u32 *args, u32 *result) {
    (void)t;
    double root = sqrt(argument(args));
    memcpy(result, &root, 8);
    return NATIVE_DONE;
}

/* C says that 1 to any power is 1, and -1 to an infinite one; Java says NaN where the exponent decides. */
static enum native_status f_pow(struct thread *t, u32 *args, u32 *result) {
    (void)t;
    double x = argument(args), y = argument(args + 2);
    if (isnan(y) || (isinf(y) && fabs(x) == 1.0)) return give(result, NAN);
    return give(result, powl(x, y));
}

/* Exact in both; the bytecode would compute with BigDecimals. */
static enum native_status fma64(struct thread *t, u32 *args, u32 *result) {
    (void)t;
    double v = fma(argument(args), argument(args + 2), argument(args + 4));
    memcpy(result, &v, 8);
    return NATIVE_DONE;
}

static enum native_status fma32(struct thread *t, u32 *args, u32 *result) {
    (void)t;
    float v[3];
    memcpy(v, args, sizeof v);
    float sum = fmaf(v[0], v[1], v[2]);
    memcpy(result, &sum, 4);
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {{"sin", NULL, f_sin, NATIVE_OVERRIDE},
                                              {"cos", NULL, f_cos, NATIVE_OVERRIDE},
                                              {"tan", NULL, f_tan, NATIVE_OVERRIDE},
                                              {"exp", NULL, f_exp, NATIVE_OVERRIDE},
                                              {"log", NULL, f_log, NATIVE_OVERRIDE},
                                              {"log10", NULL, f_log10, NATIVE_OVERRIDE},
                                              {"tanh", NULL, f_tanh, NATIVE_OVERRIDE},
                                              {"cbrt", NULL, f_cbrt, NATIVE_OVERRIDE},
                                              {"sqrt", NULL, f_sqrt, NATIVE_OVERRIDE},
                                              {"pow", NULL, f_pow, NATIVE_OVERRIDE},
                                              {"fma", "(DDD)D", fma64, NATIVE_OVERRIDE},
                                              {"fma", "(FFF)F", fma32, NATIVE_OVERRIDE},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_Math_natives = {"java/lang/Math", entries};
