#include "detect/chain.h"

enum { MOST_FRAMES = 100 };

static struct finding_frame copied(struct findings *out, struct names_frame frame) {
    return (struct finding_frame){findings_text(out, frame.class_name), findings_text(out, frame.method),
                                  findings_text(out, frame.file), frame.line, findings_text(out, frame.module)};
}

/* A place that only the VM knows (a synchronized method that nobody calls) has no frame. */
void chain_tell(struct findings *out, struct finding_site *site, const struct names *names, event_site at) {
    while (at && site->frames.count < MOST_FRAMES) {
        struct names_frame frame = names->frame(names->context, &at);
        if (frame.class_name) vec_push(&site->frames, copied(out, frame));
    }
}
