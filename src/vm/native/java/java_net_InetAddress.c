/* Addresses and names without a network: this machine and "localhost" are 127.0.0.1, other names are not known. */
#include <stdlib.h>
#include <unistd.h>

#include "program/link/resolve.h"
#include "vm/heap/java_string.h"
#include "vm/interp/raise.h"
#include "vm/link/reflect_make.h"
#include "vm/link/reflect_type.h"
#include "vm/native.h"

enum { FAMILY_IPV4 = 1 };
static const u32 LOOPBACK = 0x7f000001;

static enum native_status nothing(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 0;
    return NATIVE_DONE;
}

static enum native_status yes(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = 1;
    return NATIVE_DONE;
}

/* In a search the machine has no name of its own, so that what is found can be repeated elsewhere. */
static void own_name(const struct vm *vm, char *out, size_t size) {
    if (vm->undo || gethostname(out, size) != 0) snprintf(out, size, "localhost");
    out[size - 1] = 0;
}

static enum native_status getLocalHostName(struct thread *t, u32 *args, u32 *result) {
    char name[256];
    (void)args;
    own_name(t->vm, name, sizeof name);
    result[0] = java_string_new(t, name);
    return result[0] ? NATIVE_DONE : NATIVE_THROWN;
}

static ref loopback(struct thread *t, ref name) {
    ref address = reflect_make(t, "java/net/Inet4Address");
    ref holder = address ? reflect_make(t, "java/net/InetAddress$InetAddressHolder") : 0;
    if (!holder) return 0;
    reflect_put(t->vm, holder, "hostName", "Ljava/lang/String;", name);
    reflect_put(t->vm, holder, "originalHostName", "Ljava/lang/String;", name);
    reflect_put(t->vm, holder, "address", "I", LOOPBACK);
    reflect_put(t->vm, holder, "family", "I", FAMILY_IPV4);
    reflect_put(t->vm, address, "holder", "Ljava/net/InetAddress$InetAddressHolder;", holder);
    return address;
}

static enum native_status lookupAllHostAddr(struct thread *t, u32 *args, u32 *result) {
    char own[256];
    if (!args[1]) return throw_new(t, "java/lang/NullPointerException", "host argument is null"), NATIVE_THROWN;
    char *name = java_string_utf8(t->vm, args[1]);
    own_name(t->vm, own, sizeof own);
    bool known = strcmp(name, "localhost") == 0 || strcmp(name, own) == 0;
    if (!known) throw_new(t, "java/net/UnknownHostException", "%s: Name or service not known", name);
    free(name);
    ref address = known ? loopback(t, args[1]) : 0;
    result[0] = address ? reflect_array(t, "java/net/InetAddress", 1) : 0;
    if (!result[0]) return NATIVE_THROWN;
    words(object_at(t->vm, result[0]))[0] = address;
    return NATIVE_DONE;
}

/* (four bytes) */
static enum native_status getHostByAddr(struct thread *t, u32 *args, u32 *result) {
    static const u8 loopback_bytes[] = {127, 0, 0, 1};
    const struct object *bytes = args[1] ? object_at(t->vm, args[1]) : NULL;
    if (!bytes || bytes->length != 4 || memcmp(bytes->data, loopback_bytes, 4) != 0)
        return throw_new(t, "java/net/UnknownHostException", NULL), NATIVE_THROWN;
    result[0] = java_string_new(t, "localhost");
    return result[0] ? NATIVE_DONE : NATIVE_THROWN;
}

static const struct native_entry address[] = {{"init", NULL, nothing, 0},
                                              {"isIPv4Available", NULL, yes, 0},
                                              {"isIPv6Supported", NULL, nothing, 0},
                                              {NULL, NULL, NULL, 0}};
static const struct native_entry implementation[] = {{"getLocalHostName", NULL, getLocalHostName, 0},
                                                     {"lookupAllHostAddr", NULL, lookupAllHostAddr, 0},
                                                     {"getHostByAddr", NULL, getHostByAddr, 0},
                                                     {NULL, NULL, NULL, 0}};
/* Options of sockets that this machine has: there are no sockets. */
static const struct native_entry options[] = {{"keepAliveOptionsSupported0", NULL, nothing, 0},
                                              {"quickAckSupported0", NULL, nothing, 0},
                                              {"incomingNapiIdSupported0", NULL, nothing, 0},
                                              {NULL, NULL, NULL, 0}};
static const struct native_entry interface[] = {{"init", NULL, nothing, 0},
                                                {"getAll", NULL, nothing, 0},
                                                {"getByName0", NULL, nothing, 0},
                                                {"getByIndex0", NULL, nothing, 0},
                                                {"getByInetAddress0", NULL, nothing, 0},
                                                {"boundInetAddress0", NULL, nothing, 0},
                                                {NULL, NULL, NULL, 0}};
const struct native_class java_net_InetAddress_natives = {"java/net/InetAddress", address};
const struct native_class java_net_Inet4Address_natives = {"java/net/Inet4Address", address};
const struct native_class java_net_Inet6Address_natives = {"java/net/Inet6Address", address};
const struct native_class java_net_InetAddressImplFactory_natives = {"java/net/InetAddressImplFactory", address};
const struct native_class java_net_Inet4AddressImpl_natives = {"java/net/Inet4AddressImpl", implementation};
const struct native_class java_net_NetworkInterface_natives = {"java/net/NetworkInterface", interface};
const struct native_class jdk_net_LinuxSocketOptions_natives = {"jdk/net/LinuxSocketOptions", options};
