/* verify_details.h - the parts of HotSpot's message that show the method: its bytes, handlers and stack map. */
#ifndef HAVELOCK_PROGRAM_VERIFY_VERIFY_DETAILS_H
#define HAVELOCK_PROGRAM_VERIFY_VERIFY_DETAILS_H

#include "program/verify/verifier.h"
#include "program/verify/verify_text.h"

void details_add_frame(const struct verifier *v, const struct vframe *frame, struct vtext *out);
void details_add_method(const struct verifier *v, struct vtext *out);

#endif
