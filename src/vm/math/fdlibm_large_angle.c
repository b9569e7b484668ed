/* After the reduction of large arguments in fdlibm 5.3 (k_rem_pio2.c, e_rem_pio2.c); see fdlibm.h for its notice. */
#include "vm/math/fdlibm_large_angle.h"

#include <assert.h>
#include <math.h>
#include <stdbool.h>

#include "vm/math/fdlibm_bits.h"

/* Digits of 24 bits: so many of the product are computed at first, and this many at most. */
enum { FIRST_DIGITS = 4, MOST_DIGITS = 20, DIGIT = 1 << 24, X_DIGITS = 3 };

/* 2/pi, after the point. */
static const i32 TWO_OVER_PI[] = {
    0xa2f983, 0x6e4e44, 0x1529fc, 0x2757d1, 0xf534dd, 0xc0db62, 0x95993c, 0x439041, 0xfe5163, 0xabdebb, 0xc561b7,
    0x246e3a, 0x424dd2, 0xe00649, 0x2eea09, 0xd1921c, 0xfe1deb, 0x1cb129, 0xa73ee8, 0x8235f5, 0x2ebb44, 0x84e99c,
    0x7026b4, 0x5f7e41, 0x3991d6, 0x398353, 0x39f49c, 0x845f8b, 0xbdf928, 0x3b1ff8, 0x97ffde, 0x05980f, 0xef2f11,
    0x8b5a0a, 0x6d1f6d, 0x367ecf, 0x27cb09, 0xb74f46, 0x3f669e, 0x5fea2d, 0x7527ba, 0xc7ebe5, 0xf17b3d, 0x0739f7,
    0x8a5292, 0xea6bfb, 0x5fb11f, 0x8d5d08, 0x560330, 0x46fc7b, 0x6babf0, 0xcfbc20, 0x9af436, 0x1da9e3};

/* pi/2, in pieces of 24 bits. */
static const double PI_HALF[] = {0x1.921fb4p0, 0x1.4442dp-24, 0x1.846988p-48, 0x1.8cc516p-72, 0x1.01b838p-96};

struct product {
    double x[X_DIGITS];       /* the angle, the highest digit first */
    i32 x_last;               /* its last digit that is not 0 */
    i32 first;                /* digit of 2/pi: those before it add multiples of 8 quarter turns only */
    i32 exponent;             /* of the lowest digit of the whole quarter turns */
    double sums[MOST_DIGITS]; /* of products of digits, the highest first */
    i32 digits[MOST_DIGITS];  /* of the fraction, the lowest first */
    i32 last;                 /* number of the last sum */
    double top;               /* of the fraction: what lies above the digits */
    i32 quarters;
    bool negative; /* the fraction is below 0: a quarter turn too many was taken away */
};

static void split_angle(struct product *p, double x) {
    i32 e = (high_word(x) >> 20) - 1046;
    double rest = with_high_word(x, high_word(x) - (i32)((u32)e << 20));
    for (u32 i = 0; i < X_DIGITS - 1; i++) {
        p->x[i] = (double)(i32)rest;
        rest = (rest - p->x[i]) * DIGIT;
    }
    p->x[X_DIGITS - 1] = rest;
    p->x_last = X_DIGITS - 1;
    while (p->x[p->x_last] == 0) p->x_last--;
    p->first = e < 27 ? 0 : (e - 3) / 24;
    p->exponent = e - 24 * (p->first + 1);
}

static double digit_of_two_over_pi(i32 number) {
    assert(number < (i32)(sizeof TWO_OVER_PI / sizeof *TWO_OVER_PI));
    return number < 0 ? 0.0 : (double)TWO_OVER_PI[number];
}

static void add_sums(struct product *p, i32 from, i32 to) {
    assert(to < MOST_DIGITS);
    for (i32 i = from; i <= to; i++) {
        double sum = 0;
        for (i32 k = 0; k <= p->x_last; k++) sum += p->x[k] * digit_of_two_over_pi(p->first + i - k);
        p->sums[i] = sum;
    }
    p->last = to;
}

/* Carries from the lowest sum to the highest; whole quarter turns go, up to a multiple of 8. */
static void carry(struct product *p) {
    double z = p->sums[p->last];
    for (i32 i = 0; i < p->last; i++) {
        double up = (double)(i32)(0x1p-24 * z);
        p->digits[i] = (i32)(z - 0x1p24 * up);
        z = p->sums[p->last - 1 - i] + up;
    }
    z = scalbn(z, p->exponent);
    z -= 8.0 * floor(z * 0.125);
    p->quarters = (i32)z;
    p->top = z - p->quarters;
}

/* The bits of the highest digit that belong to the quarter turns. Is what is left half a quarter turn or more? */
static bool take_rest_of_quarters(struct product *p) {
    i32 *high = &p->digits[p->last - 1];
    if (p->exponent > 0) {
        i32 more = *high >> (24 - p->exponent);
        p->quarters += more;
        *high -= more << (24 - p->exponent);
        return *high >> (23 - p->exponent) > 0;
    }
    return p->exponent == 0 ? *high >> 23 > 0 : p->top >= 0.5;
}

/* One quarter turn more; the fraction becomes 1 minus itself. */
static void subtract_from_one(struct product *p) {
    bool borrowed = false;
    p->quarters++;
    for (i32 i = 0; i < p->last; i++) {
        i32 digit = p->digits[i];
        if (borrowed) p->digits[i] = DIGIT - 1 - digit;
        else if (digit) p->digits[i] = DIGIT - digit;
        borrowed |= digit != 0;
    }
    if (p->exponent > 0) p->digits[p->last - 1] &= (DIGIT / 2 - 1) >> (p->exponent - 1);
    else if (p->exponent < 0) p->top = 1.0 - p->top - (borrowed ? scalbn(1.0, p->exponent) : 0.0);
}

/* All digits of what was computed at first are 0: how many more are needed? 0: none. */
static i32 count_missing(const struct product *p) {
    i32 missing = 1;
    if (p->top != 0) return 0;
    for (i32 i = FIRST_DIGITS; i < p->last; i++)
        if (p->digits[i]) return 0;
    while (!p->digits[FIRST_DIGITS - missing]) missing++;
    return missing;
}

/* What lies above the digits becomes digits, too; zeros at the upper end go. p->last: the highest digit. */
static void normalize(struct product *p) {
    if (p->top == 0) {
        do {
            p->last--;
            p->exponent -= 24;
        } while (!p->digits[p->last]);
        return;
    }
    double z = scalbn(p->top, -p->exponent);
    if (z >= DIGIT) {
        double up = (double)(i32)(0x1p-24 * z);
        p->digits[p->last++] = (i32)(z - 0x1p24 * up);
        p->exponent += 24;
        z = up;
    }
    assert(p->last < MOST_DIGITS);
    p->digits[p->last] = (i32)z;
}

/* The fraction times pi/2, as a sum of two doubles. */
static void multiply_by_pi_half(const struct product *p, double *high, double *low) {
    double parts[MOST_DIGITS], terms[MOST_DIGITS] = {0}, unit = scalbn(1.0, p->exponent), sum = 0;
    for (i32 i = p->last; i >= 0; i--, unit *= 0x1p-24) parts[i] = unit * p->digits[i];
    for (i32 i = p->last; i >= 0; i--) {
        double term = 0;
        for (i32 k = 0; k <= FIRST_DIGITS && k <= p->last - i; k++) term += PI_HALF[k] * parts[i + k];
        terms[p->last - i] = term;
    }
    for (i32 i = p->last; i >= 0; i--) sum += terms[i];
    *high = p->negative ? -sum : sum;
    sum = terms[0] - sum;
    for (i32 i = 1; i <= p->last; i++) sum += terms[i];
    *low = p->negative ? -sum : sum;
}

i32 fdlibm_large_angle(double x, double *high, double *low) {
    struct product p = {0};
    split_angle(&p, x);
    for (i32 from = 0, to = FIRST_DIGITS; from <= to; from = p.last + 1, to = p.last + count_missing(&p)) {
        add_sums(&p, from, to);
        carry(&p);
        p.negative = take_rest_of_quarters(&p);
        if (p.negative) subtract_from_one(&p);
    }
    normalize(&p);
    multiply_by_pi_half(&p, high, low);
    return p.quarters & 7;
}
