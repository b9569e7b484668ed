/* site_labels.h - the labels of a switch by invokedynamic, from its static arguments. */
#ifndef HAVELOCK_PROGRAM_SYNTH_SITE_LABELS_H
#define HAVELOCK_PROGRAM_SYNTH_SITE_LABELS_H

#include "program/synth/site_arguments.h"
#include "program/synth/synth_switch.h"

/* Fills labels, *count and is_enum of a typeSwitch or enumSwitch. False: a label is of a kind that only running the
 * bootstrap method can tell. */
bool site_labels(const struct site_arguments *arguments, bool is_enum, struct synth_switch *out);

#endif
