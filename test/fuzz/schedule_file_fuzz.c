/* Any bytes as a saved schedule: what can be read is written and read again, and comes out the same. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "explain/schedule_file.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void write_again(const struct schedule_file *schedule_file, char **text, size_t *size) {
    FILE *out = open_memstream(text, size);
    schedule_file_write(schedule_file, out);
    fclose(out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct schedule_file first, second;
    struct diag diag = {""};
    if (schedule_file_read(&first, (struct slice){data, size}, &diag) == 0) {
        char *text, *more;
        size_t length, longer;
        write_again(&first, &text, &length);
        if (schedule_file_read(&second, (struct slice){(const uint8_t *)text, length}, &diag) < 0) abort();
        write_again(&second, &more, &longer);
        if (length != longer || memcmp(text, more, length) != 0) abort();
        schedule_file_free(&second);
        free(text);
        free(more);
    } else if (!*diag.text) abort();
    schedule_file_free(&first);
    return 0;
}
