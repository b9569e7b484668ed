#include "program/stack_effect.h"

#include <string.h>

#include "classfile/descriptor_walk.h"

/* Behind one type; at the end of the text for what is not one. */
static const char *skip_type(const char *at) {
    while (*at == '[') at++;
    if (*at == 'L') {
        const char *end = strchr(at, ';');
        return end ? end + 1 : at + strlen(at);
    }
    return *at ? at + 1 : at;
}

u32 descriptor_arg_slots(const char *descriptor) {
    u32 slots = 0;
    for (const char *at = descriptor + (*descriptor == '('); *at && *at != ')'; at = skip_type(at))
        slots += *at == 'J' || *at == 'D' ? 2 : 1;
    return slots;
}

char descriptor_return(const char *descriptor) {
    const char *end = descriptor_close(descriptor);
    return end ? end[1] : 0;
}
