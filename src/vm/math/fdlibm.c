/* Exponentials and logarithms, after fdlibm 5.3 (e_log.c, e_log10.c, s_log1p.c, e_exp.c, s_expm1.c, e_sinh.c, e_cosh.c,
 * s_tanh.c); see fdlibm.h for its notice. The trigonometric functions are in fdlibm_angle.c. */
#include "vm/math/fdlibm.h"

#include <math.h>
#include <stdbool.h>

#include "vm/math/fdlibm_bits.h"

static const double LN2_HIGH = 0x1.62e42feep-1, LN2_LOW = 0x1.a39ef35793c76p-33, INVERSE_LN2 = 0x1.71547652b82fep0;

/* ---- logarithms ---- */

/* Coefficients of (log(1+s) - log(1-s)) / s - 2 in s^2. */
static const double LOG[] = {0x1.5555555555593p-1, 0x1.999999997fa04p-2, 0x1.2492494229359p-2, 0x1.c71c51d8e78afp-3,
                             0x1.7466496cb03dep-3, 0x1.39a09d078c69fp-3, 0x1.2f112df3e5244p-3};

/* Takes the exponent out of a positive finite x, which is left between sqrt(1/2) and sqrt(2). *high gets the upper bits
 * of the fraction as it was. */
static i32 split_exponent(double *x, i32 *high) {
    i32 k = 0;
    if (high_word(*x) < 0x00100000) {
        *x *= 0x1p54;
        k = -54;
    }
    *high = high_word(*x) & 0xfffff;
    k += (high_word(*x) >> 20) - 1023;
    i32 half = (*high + 0x95f64) & 0x100000;
    *x = with_high_word(*x, *high | (half ^ 0x3ff00000));
    return k + (half >> 20);
}

static double log_near_one(double f, double k) {
    if (f == 0) return k == 0 ? 0 : k * LN2_HIGH + k * LN2_LOW;
    double rest = f * f * (0.5 - 0.33333333333333333 * f);
    return k == 0 ? f - rest : k * LN2_HIGH - ((rest - k * LN2_LOW) - f);
}

double strict_log(double x) {
    if (isnan(x) || x == INFINITY) return x + x;
    if (x == 0) return -INFINITY;
    if (x < 0) return NAN;
    i32 high;
    double k = split_exponent(&x, &high), f = x - 1.0;
    if (((2 + high) & 0xfffff) < 3) return log_near_one(f, k);
    double s = f / (2.0 + f), z = s * s, w = z * z;
    double even = w * (LOG[1] + w * (LOG[3] + w * LOG[5]));
    double odd = z * (LOG[0] + w * (LOG[2] + w * (LOG[4] + w * LOG[6])));
    double rest = odd + even;
    if (((high - 0x6147a) | (0x6b851 - high)) > 0) {
        double half = 0.5 * f * f;
        return k == 0 ? f - (half - s * (half + rest))
                      : k * LN2_HIGH - ((half - (s * (half + rest) + k * LN2_LOW)) - f);
    }
    return k == 0 ? f - s * (f - rest) : k * LN2_HIGH - ((s * (f - rest) - k * LN2_LOW) - f);
}

double strict_log10(double x) {
    static const double inverse_ln10 = 0x1.bcb7b1526e50ep-2, high = 0x1.34413509f6p-2, low = 0x1.9fef311f12b36p-42;
    if (isnan(x) || x == INFINITY) return x + x;
    if (x == 0) return -INFINITY;
    if (x < 0) return NAN;
    i32 k = 0;
    if (high_word(x) < 0x00100000) {
        x *= 0x1p54;
        k = -54;
    }
    k += (high_word(x) >> 20) - 1023;
    i32 negative = k < 0;
    double y = k + negative;
    x = with_high_word(x, (high_word(x) & 0xfffff) | (0x3ff - negative) << 20);
    double z = y * low + inverse_ln10 * strict_log(x);
    return z + y * high;
}

/* 1 + x as 2^k (1 + f), and what rounding lost. *tiny: f is almost 0. */
static i32 split_one_plus(double x, double *f, double *lost, bool *tiny) {
    double u = x;
    *lost = 0;
    if (high_word(x) < 0x43400000) u = 1.0 + x;
    i32 k = (high_word(u) >> 20) - 1023;
    if (high_word(x) < 0x43400000) {
        *lost = k > 0 ? 1.0 - (u - x) : x - (u - 1.0);
        *lost /= u;
    }
    i32 high = high_word(u) & 0xfffff;
    if (high < 0x6a09e) {
        u = with_high_word(u, high | 0x3ff00000);
        *tiny = high == 0;
    } else {
        k++;
        u = with_high_word(u, high | 0x3fe00000);
        *tiny = (0x100000 - high) >> 2 == 0;
    }
    *f = u - 1.0;
    return k;
}

double strict_log1p(double x) {
    i32 high = high_word(x), size = high & 0x7fffffff;
    if (isnan(x) || x == INFINITY) return x + x;
    if (x <= -1.0) return x == -1.0 ? -INFINITY : NAN;
    if (size < 0x3e200000) return size < 0x3c900000 ? x : x - x * x * 0.5;
    double f = x, lost = 0, k = 0;
    bool tiny = false;
    bool near_zero = high < 0x3fda827a && (high > 0 || high <= (i32)0xbfd2bec3);
    if (!near_zero) k = split_one_plus(x, &f, &lost, &tiny);
    double half = 0.5 * f * f;
    if (tiny) {
        if (f == 0) return k == 0 ? 0 : k * LN2_HIGH + (lost + k * LN2_LOW);
        double rest = half * (1.0 - 0.66666666666666666 * f);
        return k == 0 ? f - rest : k * LN2_HIGH - ((rest - (k * LN2_LOW + lost)) - f);
    }
    double s = f / (2.0 + f), z = s * s, rest = LOG[6];
    for (int i = 5; i >= 0; i--) rest = LOG[i] + z * rest;
    rest *= z;
    if (k == 0) return f - (half - s * (half + rest));
    return k * LN2_HIGH - ((half - (s * (half + rest) + (k * LN2_LOW + lost))) - f);
}

/* ---- exponentials ---- */

static double add_to_exponent(double y, i32 k) { return with_high_word(y, (i32)((u32)high_word(y) + ((u32)k << 20))); }

double strict_exp(double x) {
    static const double P[] = {0x1.555555555553ep-3, -0x1.6c16c16bebd93p-9, 0x1.1566aaf25de2cp-14,
                               -0x1.bbd41c5d26bf1p-20, 0x1.6376972bea4dp-25};
    i32 size = high_word(x) & 0x7fffffff;
    bool negative = high_word(x) < 0;
    double high = 0, low = 0;
    i32 k = 0;
    if (isnan(x)) return x + x;
    if (x > 0x1.62e42fefa39efp9) return INFINITY;
    if (x < -0x1.74910d52d3051p9) return 0;
    if (size > 0x3fd62e42) {
        if (size < 0x3ff0a2b2) {
            k = negative ? -1 : 1;
            high = x - (negative ? -LN2_HIGH : LN2_HIGH);
            low = negative ? -LN2_LOW : LN2_LOW;
        } else {
            k = (i32)(INVERSE_LN2 * x + (negative ? -0.5 : 0.5));
            high = x - k * LN2_HIGH;
            low = k * LN2_LOW;
        }
        x = high - low;
    } else if (size < 0x3e300000) return 1.0 + x;
    double t = x * x;
    double c = x - t * (P[0] + t * (P[1] + t * (P[2] + t * (P[3] + t * P[4]))));
    if (k == 0) return 1.0 - ((x * c) / (c - 2.0) - x);
    double y = 1.0 - ((low - (x * c) / (2.0 - c)) - high);
    return k >= -1021 ? add_to_exponent(y, k) : add_to_exponent(y, k + 1000) * 0x1p-1000;
}

/* The last step of expm1: 2^k (1 + x - e) - 1 without losing what matters for this k. */
static double expm1_scaled(double x, double e, i32 k) {
    if (k == -1) return 0.5 * (x - e) - 0.5;
    if (k == 1) return x < -0.25 ? -2.0 * (e - (x + 0.5)) : 1.0 + 2.0 * (x - e);
    if (k <= -2 || k > 56) return add_to_exponent(1.0 - (e - x), k) - 1.0;
    if (k < 20) return add_to_exponent(with_high_word(1.0, 0x3ff00000 - (0x200000 >> k)) - (e - x), k);
    double y = x - (e + with_high_word(1.0, (0x3ff - k) << 20));
    return add_to_exponent(y + 1.0, k);
}

double strict_expm1(double x) {
    static const double Q[] = {-0x1.11111111110f4p-5, 0x1.a01a019fe5585p-10, -0x1.4ce199eaadbb7p-14,
                               0x1.0cfca86e65239p-18, -0x1.afdb76e09c32dp-23};
    i32 size = high_word(x) & 0x7fffffff;
    bool negative = high_word(x) < 0;
    if (isnan(x)) return x + x;
    if (x > 0x1.62e42fefa39efp9) return INFINITY;
    if (negative && size >= 0x4043687a) return -1.0;
    if (size < 0x3c900000) return x;
    i32 k = 0;
    double lost = 0;
    if (size > 0x3fd62e42) {
        double high, low;
        if (size < 0x3ff0a2b2) {
            k = negative ? -1 : 1;
            high = x - (negative ? -LN2_HIGH : LN2_HIGH);
            low = negative ? -LN2_LOW : LN2_LOW;
        } else {
            k = (i32)(INVERSE_LN2 * x + (negative ? -0.5 : 0.5));
            high = x - k * LN2_HIGH;
            low = k * LN2_LOW;
        }
        x = high - low;
        lost = (high - x) - low;
    }
    double half = 0.5 * x, square = x * half;
    double r = 1.0 + square * (Q[0] + square * (Q[1] + square * (Q[2] + square * (Q[3] + square * Q[4]))));
    double t = 3.0 - r * half, e = square * ((r - t) / (6.0 - x * t));
    if (k == 0) return x - (x * e - square);
    e = x * (e - lost) - lost;
    e -= square;
    return expm1_scaled(x, e, k);
}

/* ---- hyperbolic functions ---- */

/* Above this exp overflows although half of it does not. */
static const double MOST_EXP = 0x1.633ce8fb9f87dp9;

double strict_sinh(double x) {
    i32 size = high_word(x) & 0x7fffffff;
    double a = fabs(x), h = x < 0 || signbit(x) ? -0.5 : 0.5;
    if (isnan(x) || isinf(x)) return x + x;
    if (size < 0x3e300000) return x;
    if (size < 0x40360000) {
        double t = strict_expm1(a);
        return size < 0x3ff00000 ? h * (2.0 * t - t * t / (t + 1.0)) : h * (t + t / (t + 1.0));
    }
    if (size < 0x40862e42) return h * strict_exp(a);
    if (a > MOST_EXP) return x * 1.0e307;
    double w = strict_exp(0.5 * a), t = h * w;
    return t * w;
}

double strict_cosh(double x) {
    i32 size = high_word(x) & 0x7fffffff;
    double a = fabs(x);
    if (isnan(x) || isinf(x)) return x * x;
    if (size < 0x3fd62e43) {
        double t = strict_expm1(a), w = 1.0 + t;
        return size < 0x3c800000 ? w : 1.0 + (t * t) / (w + w);
    }
    if (size < 0x40360000) {
        double t = strict_exp(a);
        return 0.5 * t + 0.5 / t;
    }
    if (size < 0x40862e42) return 0.5 * strict_exp(a);
    if (a > MOST_EXP) return INFINITY;
    double w = strict_exp(0.5 * a), t = 0.5 * w;
    return t * w;
}

double strict_tanh(double x) {
    i32 size = high_word(x) & 0x7fffffff;
    double a = fabs(x), z = 1.0;
    if (isnan(x)) return x + x;
    if (size < 0x3c800000) return x * (1.0 + x);
    if (size < 0x3ff00000) {
        double t = strict_expm1(-2.0 * a);
        z = -t / (t + 2.0);
    } else if (size < 0x40360000) {
        double t = strict_expm1(2.0 * a);
        z = 1.0 - 2.0 / (t + 2.0);
    }
    return signbit(x) ? -z : z;
}
