/* Trigonometric functions and their inverses, after fdlibm 5.3 (s_sin.c, s_cos.c, s_tan.c, k_*.c, e_rem_pio2.c,
 * s_atan.c, e_asin.c, e_acos.c, e_atan2.c); see fdlibm.h for its notice. */
#include <math.h>
#include <stdbool.h>

#include "vm/math/fdlibm.h"
#include "vm/math/fdlibm_bits.h"
#include "vm/math/fdlibm_large_angle.h"

static const double PI_HALF_HIGH = 0x1.921fb54442d18p0, PI_HALF_LOW = 0x1.1a62633145c07p-54;

/* An angle as a sum, at most pi/4, and how many times pi/2 were taken away. */
struct angle {
    double high, low;
    i32 quarters;
};

/* ---- reducing ---- */

/* pi/2 in three pieces of 33 bits, each with the rest after it. */
static const double PIECE[] = {0x1.921fb544p0, 0x1.0b4611a6p-34, 0x1.3198a2ep-69};
static const double REST[] = {0x1.0b4611a626331p-34, 0x1.3198a2e037073p-69, 0x1.b839a252049c1p-104};

static i32 exponent(double x) { return high_word(x) >> 20 & 0x7ff; }

static struct angle one_quarter_less(double x) {
    i32 size = high_word(x) & 0x7fffffff;
    double sign = x > 0 ? 1.0 : -1.0, z = fabs(x) - PIECE[0];
    bool near = size == 0x3ff921fb; /* much is lost next to pi/2 */
    if (near) z -= PIECE[1];
    double rest = near ? REST[1] : REST[0], high = z - rest;
    return (struct angle){sign * high, sign * ((z - high) - rest), (i32)sign};
}

/* Is x so near to a multiple of pi/2, below the 32nd, that their upper halves are equal? */
static bool is_near_multiple(i32 n, i32 size) { return high_word(n * PI_HALF_HIGH) == size; }

static struct angle some_quarters_less(double x) {
    i32 size = high_word(x) & 0x7fffffff;
    double a = fabs(x);
    i32 n = (i32)(a * 0x1.45f306dc9c883p-1 + 0.5);
    double r = a - n * PIECE[0], w = n * REST[0], high = r - w;
    if (n >= 32 || is_near_multiple(n, size)) {
        static const i32 tolerable[] = {16, 49}; /* bits lost before another piece is needed */
        for (u32 i = 0; i < 2 && (size >> 20) - exponent(high) > tolerable[i]; i++) {
            double before = r;
            w = n * PIECE[i + 1];
            r = before - w;
            w = n * REST[i + 1] - ((before - r) - w);
            high = r - w;
        }
    }
    double low = (r - high) - w;
    return x < 0 ? (struct angle){-high, -low, -n} : (struct angle){high, low, n};
}

static struct angle many_quarters_less(double x) {
    struct angle a;
    a.quarters = fdlibm_large_angle(fabs(x), &a.high, &a.low);
    return x < 0 ? (struct angle){-a.high, -a.low, -a.quarters} : a;
}

static struct angle reduced(double x) {
    i32 size = high_word(x) & 0x7fffffff;
    if (size < 0x4002d97c) return one_quarter_less(x);
    return size <= 0x413921fb ? some_quarters_less(x) : many_quarters_less(x);
}

/* ---- sine, cosine, tangent ---- */

static bool needs_no_reduction(double x) { return (high_word(x) & 0x7fffffff) <= 0x3fe921fb; }

static double sine(double x, double low, bool has_low) {
    static const double S[] = {-0x1.5555555555549p-3, 0x1.111111110f8a6p-7,   -0x1.a01a019c161d5p-13,
                               0x1.71de357b1fe7dp-19, -0x1.ae5e68a2b9cebp-26, 0x1.5d93a5acfd57cp-33};
    if ((high_word(x) & 0x7fffffff) < 0x3e400000) return x;
    double z = x * x, v = z * x, r = S[1] + z * (S[2] + z * (S[3] + z * (S[4] + z * S[5])));
    return has_low ? x - ((z * (0.5 * low - v * r) - low) - v * S[0]) : x + v * (S[0] + z * r);
}

static double cosine(double x, double low) {
    static const double C[] = {0x1.555555555554cp-5,   -0x1.6c16c16c15177p-10, 0x1.a01a019cb159p-16,
                               -0x1.27e4f809c52adp-22, 0x1.1ee9ebdb4b1c4p-29,  -0x1.8fae9be8838d4p-37};
    i32 size = high_word(x) & 0x7fffffff;
    if (size < 0x3e400000) return 1.0;
    double z = x * x, r = z * (C[0] + z * (C[1] + z * (C[2] + z * (C[3] + z * (C[4] + z * C[5])))));
    if (size < 0x3fd33333) return 1.0 - (0.5 * z - (z * r - x * low));
    double quarter = size > 0x3fe90000 ? 0.28125 : from_bits((u64)(u32)(size - 0x00200000) << 32);
    double half = 0.5 * z - quarter, a = 1.0 - quarter;
    return a - (half - (z * r - x * low));
}

/* -1 / (x + r), where w is their rounded sum. */
static double minus_inverse(double x, double r, double w) {
    double z = without_low_word(w), v = r - (z - x), a = -1.0 / w, t = without_low_word(a);
    return t + a * (1.0 + t * z + t * v);
}

static double tangent(double x, double low, bool inverse) {
    static const double T[] = {0x1.5555555555563p-2,  0x1.111111110fe7ap-3,  0x1.ba1ba1bb341fep-5,
                               0x1.664f48406d637p-6,  0x1.226e3e96e8493p-7,  0x1.d6d22c9560328p-9,
                               0x1.7dbc8fee08315p-10, 0x1.344d8f2f26501p-11, 0x1.026f71a8d1068p-12,
                               0x1.47e88a03792a6p-14, 0x1.2b80f32f0a7e9p-14, -0x1.375cbdb605373p-16,
                               0x1.b2a7074bf7ad4p-16};
    i32 size = high_word(x) & 0x7fffffff;
    double sign = signbit(x) ? -1.0 : 1.0;
    bool large = size >= 0x3fe59428;
    if (size < 0x3e300000) return !inverse ? x : minus_inverse(x, low, x + low);
    if (large) {
        x = (0x1.921fb54442d18p-1 - sign * x) + (0x1.1a62633145c07p-55 - sign * low);
        low = 0;
    }
    double z = x * x, w = z * z;
    double r = T[1] + w * (T[3] + w * (T[5] + w * (T[7] + w * (T[9] + w * T[11]))));
    double v = z * (T[2] + w * (T[4] + w * (T[6] + w * (T[8] + w * (T[10] + w * T[12])))));
    double s = z * x;
    r = low + z * (s * (r + v) + low);
    r += T[0] * s;
    w = x + r;
    if (large) {
        v = inverse ? -1.0 : 1.0;
        return sign * (v - 2.0 * (x - (w * w / (w + v) - r)));
    }
    return inverse ? minus_inverse(x, r, w) : w;
}

/* The sine of an angle moved on by so many quarters. */
static double sine_of(const struct angle *a, i32 quarters) {
    double v = quarters & 1 ? cosine(a->high, a->low) : sine(a->high, a->low, true);
    return quarters & 2 ? -v : v;
}

double strict_sin(double x) {
    if (needs_no_reduction(x)) return sine(x, 0, false);
    if (isnan(x) || isinf(x)) return x - x;
    struct angle a = reduced(x);
    return sine_of(&a, a.quarters);
}

double strict_cos(double x) {
    if (needs_no_reduction(x)) return cosine(x, 0);
    if (isnan(x) || isinf(x)) return x - x;
    struct angle a = reduced(x);
    return sine_of(&a, a.quarters + 1);
}

double strict_tan(double x) {
    if (needs_no_reduction(x)) return tangent(x, 0, false);
    if (isnan(x) || isinf(x)) return x - x;
    struct angle a = reduced(x);
    return tangent(a.high, a.low, a.quarters & 1);
}

/* ---- inverse functions ---- */

/* asin(x) / x - 1 as a function of x^2. */
static double arc_quotient(double t) {
    static const double P[] = {0x1.5555555555555p-3,  -0x1.4d61203eb6f7dp-2, 0x1.9c1550e884455p-3,
                               -0x1.48228b5688f3bp-5, 0x1.9efe07501b288p-11, 0x1.23de10dfdf709p-15};
    static const double Q[] = {-0x1.33a271c8a2d4bp1, 0x1.02ae59c598ac8p1, -0x1.6066c1b8d0159p-1, 0x1.3b8c5b12e9282p-4};
    double p = t * (P[0] + t * (P[1] + t * (P[2] + t * (P[3] + t * (P[4] + t * P[5])))));
    double q = 1.0 + t * (Q[0] + t * (Q[1] + t * (Q[2] + t * Q[3])));
    return p / q;
}

double strict_asin(double x) {
    i32 size = high_word(x) & 0x7fffffff;
    double a = fabs(x);
    if (a == 1.0) return x * PI_HALF_HIGH + x * PI_HALF_LOW;
    if (!(a < 1.0)) return NAN;
    if (size < 0x3e400000) return x;
    if (size < 0x3fe00000) return x + x * arc_quotient(x * x);
    double t = (1.0 - a) * 0.5, r = arc_quotient(t), s = sqrt(t), result;
    if (size >= 0x3fef3333) result = PI_HALF_HIGH - (2.0 * (s + s * r) - PI_HALF_LOW);
    else {
        double w = without_low_word(s), c = (t - w * w) / (s + w), quarter = PI_HALF_HIGH / 2;
        double p = 2.0 * s * r - (PI_HALF_LOW - 2.0 * c), q = quarter - 2.0 * w;
        result = quarter - (p - q);
    }
    return x > 0 ? result : -result;
}

double strict_acos(double x) {
    i32 size = high_word(x) & 0x7fffffff;
    if (x == 1.0) return 0;
    if (x == -1.0) return 2 * PI_HALF_HIGH + 2.0 * PI_HALF_LOW;
    if (!(fabs(x) < 1.0)) return NAN;
    if (size <= 0x3c600000) return PI_HALF_HIGH + PI_HALF_LOW;
    if (size < 0x3fe00000) return PI_HALF_HIGH - (x - (PI_HALF_LOW - x * arc_quotient(x * x)));
    double z = (1.0 - fabs(x)) * 0.5, s = sqrt(z), r = arc_quotient(z);
    if (x < 0) return 2 * PI_HALF_HIGH - 2.0 * (s + (r * s - PI_HALF_LOW));
    double upper = without_low_word(s), c = (z - upper * upper) / (s + upper);
    return 2.0 * (upper + (r * s + c));
}

/* Moves x > 7/16 near 0 by taking off the arc of 1/2, 1, 3/2 or infinity; gives which. */
static u32 move_near_zero(double *x, i32 size) {
    if (size < 0x3fe60000) return *x = (2.0 * *x - 1.0) / (2.0 + *x), 0;
    if (size < 0x3ff30000) return *x = (*x - 1.0) / (*x + 1.0), 1;
    if (size < 0x40038000) return *x = (*x - 1.5) / (1.0 + 1.5 * *x), 2;
    return *x = -1.0 / *x, 3;
}

double strict_atan(double x) {
    static const double high[] = {0x1.dac670561bb4fp-2, 0x1.921fb54442d18p-1, 0x1.f730bd281f69bp-1,
                                  0x1.921fb54442d18p0};
    static const double low[] = {0x1.a2b7f222f65e2p-56, 0x1.1a62633145c07p-55, 0x1.007887af0cbbdp-56,
                                 0x1.1a62633145c07p-54};
    static const double A[] = {0x1.555555555550dp-2, -0x1.999999998ebc4p-3, 0x1.24924920083ffp-3, -0x1.c71c6fe231671p-4,
                               0x1.745cdc54c206ep-4, -0x1.3b0f2af749a6dp-4, 0x1.10d66a0d03d51p-4, -0x1.dde2d52defd9ap-5,
                               0x1.97b4b24760debp-5, -0x1.2b4442c6a6c2fp-5, 0x1.0ad3ae322da11p-6};
    i32 size = high_word(x) & 0x7fffffff;
    bool negative = signbit(x), moved = size >= 0x3fdc0000;
    if (isnan(x)) return x + x;
    if (size >= 0x44100000) return negative ? -high[3] - low[3] : high[3] + low[3];
    if (size < 0x3e200000) return x;
    if (moved) x = fabs(x);
    u32 which = moved ? move_near_zero(&x, size) : 0;
    double z = x * x, w = z * z;
    double s = z * (A[0] + w * (A[2] + w * (A[4] + w * (A[6] + w * (A[8] + w * A[10])))));
    s += w * (A[1] + w * (A[3] + w * (A[5] + w * (A[7] + w * A[9]))));
    if (!moved) return x - x * s;
    z = high[which] - ((x * s - low[which]) - x);
    return negative ? -z : z;
}

double strict_atan2(double y, double x) {
    const double pi = 2 * PI_HALF_HIGH, pi_low = 2 * PI_HALF_LOW;
    if (isnan(x) || isnan(y)) return x + y;
    if (x == 1.0) return strict_atan(y);
    bool left = signbit(x);
    if (y == 0) return left ? copysign(pi, y) : y;
    if (x == 0) return copysign(PI_HALF_HIGH, y);
    if (isinf(x) && isinf(y)) return copysign(left ? 3.0 * (PI_HALF_HIGH / 2) : PI_HALF_HIGH / 2, y);
    if (isinf(x)) return copysign(left ? pi : 0.0, y);
    if (isinf(y)) return copysign(PI_HALF_HIGH, y);
    i32 k = ((high_word(y) & 0x7fffffff) - (high_word(x) & 0x7fffffff)) >> 20;
    double z = k > 60 ? PI_HALF_HIGH + 0.5 * pi_low : left && k < -60 ? 0.0 : strict_atan(fabs(y / x));
    if (!left) return signbit(y) ? -z : z;
    return signbit(y) ? (z - pi_low) - pi : pi - (z - pi_low);
}
