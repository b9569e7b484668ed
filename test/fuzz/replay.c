/* replay.c - gives files to a fuzz target, without libFuzzer: those named on the command line, and
 * those in the folders named there. */
#include <dirent.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static long size_of(FILE *file) {
    long size = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    rewind(file);
    return size;
}

/* The target gets memory of exactly the file's size, so that a sanitizer sees any read beyond it. */
static int replay_file(const char *path) {
    FILE *file = fopen(path, "rb");
    long size = file ? size_of(file) : -1;
    uint8_t *bytes = size >= 0 ? malloc((size_t)size) : NULL;
    int status = -1;
    if (size == 0 || (bytes && fread(bytes, 1, (size_t)size, file) == (size_t)size)) {
        LLVMFuzzerTestOneInput(bytes, (size_t)size);
        status = 0;
    } else {
        perror(path);
    }
    free(bytes);
    if (file) fclose(file);
    return status;
}

static int replay_folder(DIR *folder, const char *path) {
    int status = 0;
    for (struct dirent *entry; (entry = readdir(folder));) {
        char whole[4096];
        if (entry->d_name[0] == '.') continue;
        snprintf(whole, sizeof whole, "%s/%s", path, entry->d_name);
        status |= replay_file(whole);
    }
    closedir(folder);
    return status;
}

int main(int argc, char **argv) {
    int status = 0;
    for (int i = 1; i < argc; i++) {
        DIR *folder = opendir(argv[i]);
        status |= folder ? replay_folder(folder, argv[i]) : replay_file(argv[i]);
    }
    return status ? 1 : 0;
}
