#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/memory.h"
#include "cli/host/exit_status.h"
#include "cli/host/last_words.h"

static struct last_document document(int status, const char *text) {
    return (struct last_document){status, memory_string(text), strlen(text)};
}

/* Who has said them ends the process; here it goes on. */
static void forget(struct last_words *words) {
    for (int i = 0; i < FORCED_END_COUNT; i++) free(words->documents[i].text);
}

/* What is in the pipe. */
static const char *read_text(int fd, char *out, size_t size) {
    ssize_t length = read(fd, out, size - 1);
    out[length > 0 ? length : 0] = '\0';
    return out;
}

static void each_end_has_its_document(void **state) {
    (void)state;
    struct last_words words;
    int ends[2];
    char text[100];
    assert_int_equal(pipe(ends), 0);
    last_words_init(&words);
    last_words_open(&words, (struct last_place){.fd = ends[1]});
    last_words_replace(&words, FORCED_BY_TIME, document(EXIT_VIOLATION, "early"));
    last_words_replace(&words, FORCED_BY_TIME, document(EXIT_VIOLATION, "late"));
    last_words_replace(&words, FORCED_BY_CRASH, document(EXIT_UNSUPPORTED, "crash"));
    assert_int_equal(last_words_say(&words, FORCED_BY_TIME), EXIT_VIOLATION);
    assert_string_equal(read_text(ends[0], text, sizeof text), "late");
    close(ends[0]);
    close(ends[1]);
    forget(&words);
}

/* Nothing was asked for, or the report was written: only the status is left. */
static void a_report_leaves_nothing_to_say(void **state) {
    (void)state;
    for (int reported = 0; reported < 2; reported++) {
        struct last_words words;
        int ends[2];
        char text[100];
        assert_int_equal(pipe(ends), 0);
        last_words_init(&words);
        if (reported) {
            last_words_open(&words, (struct last_place){.fd = ends[1]});
            last_words_replace(&words, FORCED_BY_MEMORY, document(EXIT_INCONCLUSIVE, "memory"));
            last_words_stop(&words);
            last_words_stopped(&words);
        }
        assert_int_equal(last_words_say(&words, FORCED_BY_MEMORY), EXIT_INCONCLUSIVE);
        close(ends[1]);
        assert_string_equal(read_text(ends[0], text, sizeof text), "");
        close(ends[0]);
        forget(&words);
    }
}

/* While the report is written, its reader being slow: the end does not wait for ever, and writes nothing between. */
static void nothing_is_said_into_a_report(void **state) {
    (void)state;
    struct last_words words;
    int ends[2];
    char text[100];
    assert_int_equal(pipe(ends), 0);
    last_words_init(&words);
    last_words_open(&words, (struct last_place){.fd = ends[1]});
    last_words_replace(&words, FORCED_BY_SIGNAL, document(EXIT_INCONCLUSIVE, "signal"));
    last_words_stop(&words);
    assert_int_equal(last_words_say(&words, FORCED_BY_SIGNAL), EXIT_INCONCLUSIVE);
    close(ends[1]);
    assert_string_equal(read_text(ends[0], text, sizeof text), "");
    close(ends[0]);
    forget(&words);
}

/* A document that does not fit into a pipe that nobody reads. */
static void a_stuck_reader_is_not_waited_for(void **state) {
    (void)state;
    enum { LONG = 1 << 20 };
    struct last_words words;
    int ends[2];
    char *text = memory_zero(LONG + 1, 1);
    memset(text, 'x', LONG);
    assert_int_equal(pipe(ends), 0);
    last_words_init(&words);
    last_words_open(&words, (struct last_place){.fd = ends[1]});
    last_words_replace(&words, FORCED_BY_TIME, (struct last_document){EXIT_INCONCLUSIVE, text, LONG});
    assert_int_equal(last_words_say(&words, FORCED_BY_TIME), EXIT_INCONCLUSIVE);
    close(ends[0]);
    close(ends[1]);
    forget(&words);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_end_has_its_document),
        cmocka_unit_test(a_report_leaves_nothing_to_say),
        cmocka_unit_test(nothing_is_said_into_a_report),
        cmocka_unit_test(a_stuck_reader_is_not_waited_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
