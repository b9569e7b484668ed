/* A stream that is made from its past each time gives what one stream gives, and goes back with the state. */
#include "vm/world/zip_history.h"

#include "vm/state/undo.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "vm/host.h"
#include "vm/world/effect.h"

enum { LENGTH = 3000, ROOM = 2 * LENGTH };

static const char DICTIONARY[] = "what both sides know beforehand";

struct fixture {
    struct vm *vm;
    u8 plain[LENGTH], packed[ROOM], out[ROOM];
    u32 packed_length;
};

static int set_up(void **state) {
    struct fixture *f = calloc(1, sizeof *f);
    f->vm = calloc(1, sizeof *f->vm);
    f->vm->undo = undo_new(f->vm);
    f->vm->world.effects = effects_new(NULL);
    u32 random = 1;
    for (u32 i = 0; i < LENGTH; i++) { /* half of it repeats, half does not */
        random = random * 1664525 + 1013904223;
        f->plain[i] = i / 100 % 2 ? (u8)(random >> 24) : (u8)('a' + i % 7);
    }
    *state = f;
    return 0;
}

static int tear_down(void **state) {
    struct fixture *f = *state;
    undo_free(f->vm->undo);
    effects_free(f->vm->world.effects);
    free(f->vm);
    free(f);
    return 0;
}

static void pack(struct fixture *f, int window_bits, const char *dictionary) {
    z_stream stream = {0};
    assert_int_equal(deflateInit2(&stream, 6, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY), Z_OK);
    if (dictionary) deflateSetDictionary(&stream, (const u8 *)dictionary, (u32)strlen(dictionary));
    stream.next_in = f->plain;
    stream.avail_in = LENGTH;
    stream.next_out = f->packed;
    stream.avail_out = ROOM;
    assert_int_equal(deflate(&stream, Z_FINISH), Z_STREAM_END);
    f->packed_length = (u32)stream.total_out;
    deflateEnd(&stream);
}

/* Where an unpacking stands. */
struct progress {
    u64 address;
    u32 in, out;
    int status;
};

/* One call: offers so many bytes and so much room. */
static void step(struct fixture *f, struct progress *p, u32 offered, u32 room) {
    z_stream *stream = zip_history_resume(f->vm, p->address);
    assert_non_null(stream);
    if (offered > f->packed_length - p->in) offered = f->packed_length - p->in;
    stream->next_in = f->packed + p->in;
    stream->avail_in = offered;
    stream->next_out = f->out + p->out;
    stream->avail_out = room;
    p->status = inflate(stream, Z_SYNC_FLUSH);
    u32 used = offered - stream->avail_in;
    zip_history_add(f->vm, p->address, ZIP_CALL_INFLATE, (struct slice){f->packed + p->in, used}, room);
    p->in += used;
    p->out += room - stream->avail_out;
    zip_history_leave(stream);
}

static void expect_plain(const struct fixture *f, const struct progress *p) {
    assert_int_equal(p->status, Z_STREAM_END);
    assert_int_equal(p->in, f->packed_length);
    assert_int_equal(p->out, LENGTH);
    assert_memory_equal(f->out, f->plain, LENGTH);
}

static void any_pieces_give_the_whole(void **state) {
    struct fixture *f = *state;
    static const u32 sizes[] = {7, 64, 501, ROOM - LENGTH};
    static const int windows[] = {MAX_WBITS, -MAX_WBITS};
    for (u32 i = 0; i < 32; i++) {
        u32 offered = sizes[i % 4], room = sizes[i / 4 % 4];
        pack(f, windows[i / 16], NULL);
        struct progress p = {zip_history_begin(f->vm, windows[i / 16]), 0, 0, Z_OK};
        assert_true(p.address);
        memset(f->out, 0, sizeof f->out);
        while (p.status == Z_OK || (p.status == Z_BUF_ERROR && p.in < f->packed_length)) step(f, &p, offered, room);
        expect_plain(f, &p);
        host_release(f->vm, p.address, HOST_INFLATE);
    }
}

static void it_goes_back_with_the_state(void **state) {
    struct fixture *f = *state;
    pack(f, MAX_WBITS, NULL);
    struct progress p = {zip_history_begin(f->vm, MAX_WBITS), 0, 0, Z_OK};
    step(f, &p, 400, 700);
    struct progress then = p;
    undo_mark mark = undo_mark_now(f->vm);
    for (u32 again = 0; again < 2; again++) {
        p = then;
        memset(f->out + p.out, 0, sizeof f->out - p.out);
        while (p.status == Z_OK) step(f, &p, 300 + again, 200 + again);
        expect_plain(f, &p);
        undo_to(f->vm, mark);
    }
}

static void what_was_forgotten_is_not_repeated(void **state) {
    struct fixture *f = *state;
    pack(f, MAX_WBITS, NULL);
    struct progress p = {zip_history_begin(f->vm, MAX_WBITS), 0, 0, Z_OK};
    step(f, &p, 400, 700);
    zip_history_forget(f->vm, p.address);
    p.in = p.out = 0;
    step(f, &p, ROOM, ROOM);
    expect_plain(f, &p);
}

static void dictionaries_belong_to_the_past(void **state) {
    struct fixture *f = *state;
    memcpy(f->plain, DICTIONARY, sizeof DICTIONARY);
    pack(f, MAX_WBITS, DICTIONARY);
    struct progress p = {zip_history_begin(f->vm, MAX_WBITS), 0, 0, Z_OK};
    step(f, &p, ROOM, ROOM);
    assert_int_equal(p.status, Z_NEED_DICT);
    struct slice dictionary = {(const u8 *)DICTIONARY, strlen(DICTIONARY)};
    zip_history_add(f->vm, p.address, ZIP_CALL_DICTIONARY, dictionary, 0);
    step(f, &p, ROOM, ROOM);
    expect_plain(f, &p);
}

static void bad_data_stays_bad(void **state) {
    struct fixture *f = *state;
    pack(f, MAX_WBITS, NULL);
    f->packed[2] = 0xff; /* a block of no known type */
    struct progress p = {zip_history_begin(f->vm, MAX_WBITS), 0, 0, Z_OK};
    for (u32 i = 0; i < 3; i++) {
        step(f, &p, 100, 100);
        assert_int_equal(p.status, Z_DATA_ERROR);
    }
}

static void only_streams_are_resumed(void **state) {
    struct fixture *f = *state;
    u64 bytes = host_allocate(f->vm, 100, HOST_BYTES), stream = zip_history_begin(f->vm, MAX_WBITS);
    assert_null(zip_history_resume(f->vm, 0));
    assert_null(zip_history_resume(f->vm, bytes));
    assert_null(zip_history_resume(f->vm, stream + 1));
    host_release(f->vm, stream, HOST_INFLATE);
    assert_null(zip_history_resume(f->vm, stream));
    zip_history_forget(f->vm, stream);
    zip_history_forget(f->vm, bytes);
    assert_int_equal(host_size(f->vm, bytes, HOST_BYTES), 100);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(any_pieces_give_the_whole),
        TEST(it_goes_back_with_the_state),
        TEST(what_was_forgotten_is_not_repeated),
        TEST(dictionaries_belong_to_the_past),
        TEST(bad_data_stays_bad),
        TEST(only_streams_are_resumed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
