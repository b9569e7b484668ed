#include "explain/finding_frames.h"

#include "vm/interp/backtrace.h"
#include "vm/link/java_names.h"

struct framer {
    struct findings *findings;
    struct finding_site *site;
};

static void add_frame(void *context, const struct method *m, u32 offset) {
    const struct framer *framer = context;
    char name[400];
    class_external_name(m->holder, name, sizeof name);
    int line = offset == OFFSET_NATIVE ? 0 : method_line(m, offset);
    const struct sym *file = m->holder->source_file, *module = m->holder->module;
    struct finding_frame frame = {.class_name = findings_text(framer->findings, name),
                                  .method = findings_text(framer->findings, m->name->text),
                                  .file = findings_text(framer->findings, file ? file->text : NULL),
                                  .line = line > 0 ? line : 0,
                                  .module = findings_text(framer->findings, module ? module->text : NULL)};
    vec_push(&framer->site->frames, frame);
}

void finding_frames_of_thread(struct findings *findings, struct finding_site *site, struct thread *t) {
    backtrace_each(t, add_frame, &(struct framer){findings, site});
}

void finding_frames_of_exception(struct findings *findings, struct finding_site *site, struct vm *vm, ref throwable) {
    backtrace_each_of(vm, throwable, add_frame, &(struct framer){findings, site});
}
