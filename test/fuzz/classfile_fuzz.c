/* Any bytes as a class file: read strictly and plainly, with the code of every method. */
#include "promises.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    read_both_ways((struct slice){data, size});
    return 0;
}
