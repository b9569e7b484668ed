#include "event/event.h"

const char *event_name(enum event_kind kind) {
    static const char *const names[] = {
#define EVENT_NAME(id, name) name,
        EVENTS(EVENT_NAME)};
    return names[kind];
}
