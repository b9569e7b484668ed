/* fdlibm_large_angle.h - angles beyond 2^19 pi/2, less as many quarter turns as are in them.
 *
 * fdlibm multiplies the angle by 2/pi in digits of 24 bits. The last bit of the two results depends on the order in
 * which it adds these digits, so the order here is the same.
 */
#ifndef HAVELOCK_VM_MATH_FDLIBM_LARGE_ANGLE_H
#define HAVELOCK_VM_MATH_FDLIBM_LARGE_ANGLE_H

#include "base/types.h"

/* x: finite, above 2^19 pi/2. The rest is high + low, at most pi/4; returns the quarter turns modulo 8. */
i32 fdlibm_large_angle(double x, double *high, double *low);

#endif
