#include "vm/world/stdin_record.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

void stdin_record_free(struct stdin_record *tape) { vec_free(&tape->bytes); }

void stdin_record_rewind(struct stdin_record *tape) { tape->at = 0; }

static ssize_t read_on(struct stdin_record *tape, void *to, size_t count) {
    ssize_t n;
    do n = read(STDIN_FILENO, to, count);
    while (n < 0 && errno == EINTR);
    for (ssize_t i = 0; i < n; i++) vec_push(&tape->bytes, ((const u8 *)to)[i]);
    tape->at = tape->bytes.count;
    return n;
}

ssize_t stdin_record_read(struct stdin_record *tape, void *to, size_t count) {
    size_t left = tape->bytes.count - tape->at;
    if (!left) return read_on(tape, to, count);
    if (count > left) count = left;
    memcpy(to, tape->bytes.items + tape->at, count);
    tape->at += (u32)count;
    return (ssize_t)count;
}

i64 stdin_record_available(const struct stdin_record *tape) {
    int waiting = 0;
    if (ioctl(STDIN_FILENO, FIONREAD, &waiting) < 0) waiting = 0;
    return (i64)(tape->bytes.count - tape->at) + waiting;
}
