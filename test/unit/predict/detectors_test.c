/* The table of detectors: every row makes a detector that listens, and what is wanted follows from what is asked for.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "predict/analyses.h"

static void every_row_makes_a_detector_that_listens(void **state) {
    (void)state;
    struct names names = {0};
    struct analyses_options options = {.level = LEVEL_SEGMENTED, .messages = stderr};
    struct races *races = races_new();
    struct detector_context context = {races, &names, &options};
    for (int id = 0; id < DETECTOR_COUNT; id++) {
        const struct detector_row *row = detector_row(id);
        struct analyses_memory memory = {0};
        struct findings findings;
        findings_init(&findings);
        options.detectors = 1u << id;
        void *detector = row->create(&context);
        assert_non_null(detector);
        assert_int_not_equal(row->sink(detector)->wants, 0);
        assert_true(row->report(detector, &options, &findings));
        assert_int_equal(findings.list.count, 0);
        row->count(detector, &memory);
        assert_int_equal(memory.variables + memory.locks, 0);
        assert_true(row->topic == TOPIC_NOTHING || row->title(&options));
        row->free(detector);
        findings_free(&findings);
    }
    races_free(races);
}

static void what_is_asked_for_is_wanted_and_what_it_needs(void **state) {
    (void)state;
    struct analyses_options options = {0};
    assert_false(analyses_are_chosen(&options));
    for (int id = 0; id < DETECTOR_COUNT; id++) {
        options.detectors = 1u << id;
        assert_true(detector_is_wanted(id, &options));
        assert_true(analyses_are_chosen(&options));
    }
    options.detectors = DETECTOR_BIT(eraser);
    assert_false(detector_is_wanted(DETECTOR_coverage, &options));
    options.detectors = DETECTOR_BIT(lockgraph);
    assert_true(detector_is_wanted(DETECTOR_coverage, &options));
    options = (struct analyses_options){.announce_patterns = true};
    assert_true(detector_is_wanted(DETECTOR_locktree, &options));
}

static void expect_description(unsigned detectors, enum lock_level level, const char *text) {
    char *written;
    size_t size;
    FILE *out = open_memstream(&written, &size);
    analyses_describe(&(struct analyses_options){.detectors = detectors, .level = level, .announce_patterns = true},
                      out);
    fclose(out);
    assert_string_equal(written, text);
    free(written);
}

static void the_description_names_what_is_asked_for(void **state) {
    (void)state;
    expect_description(0, LEVEL_BASIC, "races: off; deadlocks: off");
    expect_description(DETECTOR_BIT(eraser) | DETECTOR_BIT(locktree), LEVEL_BASIC,
                       "races: lock sets; deadlocks: lock trees");
    expect_description(DETECTOR_BIT(eraser) | DETECTOR_BIT(happens_before) | DETECTOR_BIT(lockgraph), LEVEL_GUARDED,
                       "races: lock sets and happens-before; deadlocks: lock graph, guarded");
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_row_makes_a_detector_that_listens),
                                       cmocka_unit_test(what_is_asked_for_is_wanted_and_what_it_needs),
                                       cmocka_unit_test(the_description_names_what_is_asked_for)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
