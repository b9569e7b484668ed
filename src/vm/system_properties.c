#include "vm/system_properties.h"

#include <langinfo.h>
#include <locale.h>
#include <pwd.h>
#include <stdlib.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "base/memory.h"

const char *system_properties_encoding(void) {
    locale_t locale = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    if (!locale) return "ANSI_X3.4-1968";
    const char *codeset = nl_langinfo_l(CODESET, locale);
    const char *name = strcmp(codeset, "UTF-8") == 0        ? "UTF-8"
                       : strcmp(codeset, "ISO-8859-1") == 0 ? "ISO-8859-1"
                                                            : "ANSI_X3.4-1968";
    freelocale(locale);
    return name;
}

/* As the JDK's file `release' says it. */
static void add_vm_version(struct vm *vm, void (*add)(void *, const char *, const char *), void *context) {
    char text[4096], value[256];
    snprintf(value, sizeof value, "%s", program_jdk_release(vm->program));
    snprintf(text, sizeof text, "%s/release", program_jdk_home(vm->program));
    FILE *file = fopen(text, "re");
    while (file && fgets(text, sizeof text, file) && sscanf(text, "JAVA_RUNTIME_VERSION=\"%255[^\"]\"", value) != 1)
        ;
    if (file) fclose(file);
    add(context, "java.vm.version", value);
}

/* The account's; what the environment says counts where there is none. */
static void add_user(void (*add)(void *, const char *, const char *), void *context) {
    enum { LONGEST = 16384 };
    char folder[4096], *texts = memory_alloc(LONGEST);
    struct passwd account, *found = NULL;
    if (getpwuid_r(getuid(), &account, texts, LONGEST, &found) != 0) found = NULL;
    const char *home = found && strlen(account.pw_dir) >= 3 ? account.pw_dir : getenv("HOME");
    const char *name = found ? account.pw_name : getenv("USER");
    add(context, "user.name", name ? name : "?");
    add(context, "user.home", home ? home : "?");
    add(context, "user.dir", getcwd(folder, sizeof folder) ? folder : "/");
    free(texts);
}

static void add_machine(struct vm *vm, void (*add)(void *, const char *, const char *), void *context) {
    struct utsname kernel;
    const char *libraries = getenv("LD_LIBRARY_PATH");
    char text[4096];
    add(context, "os.name", "Linux");
    add(context, "os.arch", "amd64");
    add(context, "os.version", uname(&kernel) == 0 ? kernel.release : "0");
    add(context, "sun.arch.data.model", "64");
    add(context, "sun.cpu.endian", "little");
    add(context, "sun.io.unicode.encoding", "UnicodeLittle");
    add(context, "file.separator", "/");
    add(context, "path.separator", ":");
    add(context, "line.separator", "\n");
    add(context, "java.io.tmpdir", "/tmp");
    snprintf(text, sizeof text, "%s%s/usr/java/packages/lib:/usr/lib64:/lib64:/lib:/usr/lib",
             libraries ? libraries : "", libraries && *libraries ? ":" : "");
    add(context, "java.library.path", text);
    snprintf(text, sizeof text, "%s/lib", program_jdk_home(vm->program));
    add(context, "sun.boot.library.path", text);
}

static void add_encodings(int version, void (*add)(void *, const char *, const char *), void *context) {
    const char *encoding = system_properties_encoding();
    add(context, "file.encoding", version >= 18 ? "UTF-8" : encoding);
    add(context, "native.encoding", encoding);
    add(context, "sun.jnu.encoding", encoding);
    if (version >= 25) add(context, "stdin.encoding", encoding);
    if (version < 19) return;
    add(context, "stdout.encoding", encoding);
    add(context, "stderr.encoding", encoding);
}

/* What java.lang.VersionProps does not say. */
static void add_defaults(struct vm *vm, void (*add)(void *, const char *, const char *), void *context) {
    int version = program_jdk_version(vm->program);
    char number[16];
    snprintf(number, sizeof number, "%d", version);
    add(context, "java.vm.specification.name", "Java Virtual Machine Specification");
    add(context, "java.vm.specification.vendor", "Oracle Corporation");
    add(context, "java.vm.specification.version", number);
    add(context, "java.vm.name", "Havelock");
    add(context, "java.vm.vendor", "Havelock");
    add_vm_version(vm, add, context);
    add(context, "java.vm.info", "interpreted mode");
    add(context, "jdk.debug", "release");
    add(context, "sun.java.launcher", "SUN_STANDARD");
    add(context, "java.home", program_jdk_home(vm->program));
    add(context, "java.class.path", program_class_path(vm->program));
    add_machine(vm, add, context);
    add(context, "user.language", "en");
    add(context, "user.country", "US");
    add_user(add, context);
    add_encodings(version, add, context);
}

void system_properties_each(struct vm *vm, void (*add)(void *context, const char *key, const char *value),
                            void *context) {
    add_defaults(vm, add, context);
    for (u32 i = 0; vm->options.properties && vm->options.properties[i]; i++) {
        const char *text = vm->options.properties[i], *equals = strchr(text, '=');
        char key[512];
        size_t length = equals ? (size_t)(equals - text) : strlen(text);
        if (length >= sizeof key) continue;
        memcpy(key, text, length);
        key[length] = 0;
        add(context, key, equals ? equals + 1 : "");
    }
}
