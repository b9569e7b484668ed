/* fdlibm.h - the elementary functions as StrictMath defines them, bit for bit.
 *
 * StrictMath promises the results of the "freely distributable math library" 5.3: not the nearest double, but always
 * the same one. So the approximations, their coefficients and the order of the operations are given; anything else
 * here is not. The host's own functions round differently. Newer JDKs do this in Java and need none of it.
 */
#ifndef HAVELOCK_VM_MATH_FDLIBM_H
#define HAVELOCK_VM_MATH_FDLIBM_H

double strict_sin(double x);
double strict_cos(double x);
double strict_tan(double x);
double strict_asin(double x);
double strict_acos(double x);
double strict_atan(double x);
double strict_atan2(double y, double x);
double strict_exp(double x);
double strict_expm1(double x);
double strict_log(double x);
double strict_log10(double x);
double strict_log1p(double x);
double strict_sinh(double x);
double strict_cosh(double x);
double strict_tanh(double x);

#endif
