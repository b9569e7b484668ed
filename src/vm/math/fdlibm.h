/* fdlibm.h - the elementary functions as StrictMath defines them, bit for bit.
 *
 * StrictMath promises the results of fdlibm 5.3, the "freely distributable math library": not the nearest double, but
 * always the same one. So glibc's functions do not do: they are closer to the true value, and their last bit differs.
 *
 * Where it comes from. The algorithms, their coefficients, their thresholds and the order of their operations are
 * those of fdlibm 5.3, which Sun Microsystems published with this notice:
 *     Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
 *     Developed at SunSoft, a Sun Microsystems, Inc. business.
 *     Permission to use, copy, modify, and distribute this software is freely granted,
 *     provided that this notice is preserved.
 * The code is written for this program; each .c file names the files of fdlibm that it follows. The reference for the
 * bits is OpenJDK (java.lang.StrictMath; its port is FdLibm.java), with which test/math compares. Newer JDKs do all
 * of this in Java and do not call these functions.
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
