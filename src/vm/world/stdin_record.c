#include "vm/world/stdin_record.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

void stdin_record_free(struct stdin_record *input) { vec_free(&input->bytes); }

void stdin_record_rewind(struct stdin_record *input) { input->at = 0; }

static ssize_t read_on(struct stdin_record *input, void *to, size_t count) {
    ssize_t n;
    do n = read(STDIN_FILENO, to, count);
    while (n < 0 && errno == EINTR);
    for (ssize_t i = 0; i < n; i++) vec_push(&input->bytes, ((const u8 *)to)[i]);
    input->at = input->bytes.count;
    return n;
}

ssize_t stdin_record_read(struct stdin_record *input, void *to, size_t count) {
    size_t left = input->bytes.count - input->at;
    if (!left) return read_on(input, to, count);
    if (count > left) count = left;
    memcpy(to, input->bytes.items + input->at, count);
    input->at += (u32)count;
    return (ssize_t)count;
}

i64 stdin_record_available(const struct stdin_record *input) {
    int waiting = 0;
    if (ioctl(STDIN_FILENO, FIONREAD, &waiting) < 0) waiting = 0;
    return (i64)(input->bytes.count - input->at) + waiting;
}
