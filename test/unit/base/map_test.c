#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <stdlib.h>
#include <cmocka.h>

#include "base/map.h"

static void any_key_and_any_value(void **state) {
    (void)state;
    struct map *map = map_new();
    u64 value = 77;
    assert_false(map_get(map, 0, &value));
    assert_int_equal(value, 77);
    map_put(map, 0, 0);
    map_put(map, UINT64_MAX, 5);
    assert_true(map_get(map, 0, &value));
    assert_int_equal(value, 0);
    assert_true(map_get(map, UINT64_MAX, &value));
    assert_int_equal(value, 5);
    map_put(map, UINT64_MAX, 6);
    assert_true(map_get(map, UINT64_MAX, &value));
    assert_int_equal(value, 6);
    assert_int_equal(map_count(map), 2);
    map_free(map);
    map_free(NULL);
}

static u64 next_random(u64 *seed) {
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return *seed >> 33;
}

/* Random puts and removals against a plain array: removal must keep every other key findable. */
static void behaves_like_an_array(void **state) {
    (void)state;
    enum { KEYS = 600 };
    struct map *map = map_new();
    u64 model[KEYS] = {0}, seed = 1;
    size_t count = 0;
    for (int i = 0; i < 40000; i++) {
        u64 key = next_random(&seed) % KEYS, value;
        if (next_random(&seed) % 3 == 0) {
            assert_int_equal(map_remove(map, key << 32), model[key] != 0);
            count -= model[key] != 0;
            model[key] = 0;
        } else {
            count += model[key] == 0;
            model[key] = (u64)i + 1;
            map_put(map, key << 32, model[key]);
        }
        key = next_random(&seed) % KEYS;
        assert_int_equal(map_get(map, key << 32, &value), model[key] != 0);
        if (model[key]) assert_int_equal(value, model[key]);
        assert_int_equal(map_count(map), count);
    }
    map_free(map);
}

static void visits_every_pair_once(void **state) {
    (void)state;
    struct map *map = map_new();
    for (u64 i = 0; i < 1000; i++) map_put(map, i, i * 3);
    bool seen[1000] = {0};
    u64 key, value;
    size_t visited = 0;
    for (size_t at = 0; map_next(map, &at, &key, &value); visited++) {
        assert_true(key < 1000 && !seen[key]);
        assert_int_equal(value, key * 3);
        seen[key] = true;
    }
    assert_int_equal(visited, 1000);
    map_free(map);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_key_and_any_value),
        cmocka_unit_test(behaves_like_an_array),
        cmocka_unit_test(visits_every_pair_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
