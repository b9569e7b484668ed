/* detectors.h - the table of detectors: how each is made, fed, asked and freed. A detector is a row of detectors.def.
 */
#ifndef HAVELOCK_PREDICT_DETECTORS_H
#define HAVELOCK_PREDICT_DETECTORS_H

#include <stdio.h>

#include "detect/lockorder.h"
#include "detect/races.h"
#include "event/names.h"
#include "event/sink.h"
#include "report/finding.h"

enum detector_id {
#define DETECTOR(type, ...) DETECTOR_##type,
#include "predict/detectors.def"
    DETECTOR_COUNT
};

#define DETECTOR_BIT(type) (1u << DETECTOR_##type)

/* What is analysed, and how. */
struct analyses_options {
    unsigned detectors;     /* of 1 << enum detector_id: those that were asked for */
    enum lock_level level;  /* of the lock graph */
    bool show_removed;      /* cycles that a stricter level removes are listed, with the reason */
    bool announce_patterns; /* each new lock pattern is written to `messages` */
    bool jdk;               /* races on the JDK's own fields are reported, too */
    FILE *messages;         /* announcements and internal errors; borrowed */
};

/* What detectors keep in memory: of variables and locks that exist, and the bytes for them. */
struct analyses_memory {
    u64 variables, variable_bytes; /* a variable that two detectors know counts once, its bytes twice */
    u64 locks, lock_bytes;
};

/* What detectors are made from; borrowed, they must outlive the detectors. */
struct detector_context {
    struct races *races;
    const struct names *names; /* filled in before the first event comes */
    const struct analyses_options *options;
};

enum detector_feed { DETECTOR_ALL_EVENTS, DETECTOR_NEW_LOCKS };
enum detector_topic { TOPIC_RACES, TOPIC_DEADLOCKS, TOPIC_NOTHING };

struct detector_row {
    const char *name;
    enum detector_feed feed;
    enum detector_topic topic;
    bool (*is_needed)(const struct analyses_options *options);
    const char *(*title)(const struct analyses_options *options);
    void *(*create)(const struct detector_context *context); /* options that need it hold */
    struct sink *(*sink)(void *detector);
    bool (*report)(void *detector, const struct analyses_options *options, struct findings *findings);
    void (*count)(const void *detector, struct analyses_memory *memory);
    void (*free)(void *detector);
};

const struct detector_row *detector_row(enum detector_id id);

static inline bool detector_is_asked(enum detector_id id, const struct analyses_options *options) {
    return options->detectors >> id & 1;
}

/* Asked for, or needed by what was. */
bool detector_is_wanted(enum detector_id id, const struct analyses_options *options);

#endif
