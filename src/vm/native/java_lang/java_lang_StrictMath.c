#include <math.h>

#include "vm/math/fdlibm.h"
#include "vm/native.h"

static double argument(const u32 *args) {
    double v;
    memcpy(&v, args, 8);
    return v;
}

static enum native_status give(u32 *result, double v) {
    memcpy(result, &v, 8);
    return NATIVE_DONE;
}

/* The result is exact, so the host's function does; but some versions of glibc get the sign of a zero wrong. */
static double strict_remainder(double x, double y) {
    double rest = remainder(x, y);
    return rest == 0 ? copysign(rest, x) : rest;
}

#define UNARY(name, function) \
    static enum native_status name(struct thread *t, u32 *args, u32 *result) { \
        (void)t; \
        return give(result, function(argument(args))); \
    }
#define BINARY(name, function) \
    static enum native_status name(struct thread *t, u32 *args, u32 *result) { \
        (void)t; \
        return give(result, function(argument(args), argument(args + 2))); \
    }

UNARY(f_sin, strict_sin)
UNARY(f_cos, strict_cos)
UNARY(f_tan, strict_tan)
UNARY(f_asin, strict_asin)
UNARY(f_acos, strict_acos)
UNARY(f_atan, strict_atan)
UNARY(f_log, strict_log)
UNARY(f_log10, strict_log10)
UNARY(f_log1p, strict_log1p)
UNARY(f_sqrt, sqrt)
UNARY(f_sinh, strict_sinh)
UNARY(f_cosh, strict_cosh)
UNARY(f_tanh, strict_tanh)
UNARY(f_expm1, strict_expm1)
BINARY(f_atan2, strict_atan2)
BINARY(f_remainder, strict_remainder)

static const struct native_entry entries[] = {{"sin", NULL, f_sin, 0},     {"cos", NULL, f_cos, 0},
                                              {"tan", NULL, f_tan, 0},     {"asin", NULL, f_asin, 0},
                                              {"acos", NULL, f_acos, 0},   {"atan", NULL, f_atan, 0},
                                              {"log", NULL, f_log, 0},     {"log10", NULL, f_log10, 0},
                                              {"log1p", NULL, f_log1p, 0}, {"sqrt", NULL, f_sqrt, NATIVE_OVERRIDE},
                                              {"sinh", NULL, f_sinh, 0},   {"cosh", NULL, f_cosh, 0},
                                              {"tanh", NULL, f_tanh, 0},   {"expm1", NULL, f_expm1, 0},
                                              {"atan2", NULL, f_atan2, 0}, {"IEEEremainder", NULL, f_remainder, 0},
                                              {NULL, NULL, NULL, 0}};
const struct native_class java_lang_StrictMath_natives = {"java/lang/StrictMath", entries};
