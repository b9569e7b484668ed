/* place_value.h - what a place holds in a state, told from the contents of its component.
 *
 * A place is (object, slot) as in access_slots.h. Elements of an array are told apart by the whole array only.
 */
#ifndef HAVELOCK_VM_ACCESS_PLACE_VALUE_H
#define HAVELOCK_VM_ACCESS_PLACE_VALUE_H

#include "vm/state/component_key.h"
#include "vm/vm.h"

struct value_place {
    ref object; /* 0: a static field */
    u32 slot;
    u32 bytes; /* 4 or 8; 0: the whole component */
};

/* The component that holds it. */
struct component_key place_value_component(struct vm *vm, const struct value_place *place);

/* A number that stands for the value: equal values have equal ones. contents, length: of the component, as a state
 * stores it; length 0: as in the base layer, or not there. */
u64 place_value(struct vm *vm, const struct value_place *place, const u8 *contents, u32 length);

#endif
