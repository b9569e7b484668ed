/* method_order.h - the order in which reflection lists the methods of a class.
 *
 * HotSpot sorts a class's methods by the addresses of their names and shows them as they lie. Names that the JDK's
 * archive of classes does not have lie in the order of the constant pool, after <init>; so do all names here. Methods
 * of one name come in whatever order HotSpot's quicksort, which is not stable, leaves them: it is repeated step by
 * step.
 */
#ifndef HAVELOCK_VM_LINK_METHOD_ORDER_H
#define HAVELOCK_VM_LINK_METHOD_ORDER_H

#include "program/class.h"

/* Puts the numbers of c's methods, positions in c->methods, into order; order has room for c->method_count of them. */
void method_order(const struct class *c, u32 *order);

#endif
