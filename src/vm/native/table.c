#include "vm/native.h"

#include <string.h>

#define CLASSES(X) \
    X(gov_nasa_jpf_vm_Verify) \
    X(havelock_TestMain) \
    X(havelock_Verify) \
    X(java_lang_Object) \
    X(java_lang_Class) \
    X(java_lang_Class_domain) \
    X(java_lang_Class_members) \
    X(java_lang_Class_relations) \
    X(java_lang_System) \
    X(java_lang_Thread) \
    X(java_lang_ThreadGroup) \
    X(java_lang_Throwable) \
    X(java_lang_String) \
    X(java_lang_StringUTF16) \
    X(java_lang_Float) \
    X(java_lang_Double) \
    X(java_lang_Runtime) \
    X(java_lang_SecurityManager) \
    X(java_lang_StackFrameInfo) \
    X(java_lang_StackStreamFactory) \
    X(java_lang_StackStreamFactory_walker) \
    X(java_lang_StackTraceElement) \
    X(java_lang_Module) \
    X(java_lang_ModuleLayer) \
    X(java_lang_NullPointerException) \
    X(java_lang_Math) \
    X(java_lang_StrictMath) \
    X(java_lang_ProcessEnvironment) \
    X(jdk_internal_util_SystemProps) \
    X(java_lang_ProcessHandleImpl) \
    X(java_lang_ProcessImpl) \
    X(java_lang_ScopedValue_Cache) \
    X(java_lang_Thread_ThreadIdentifiers) \
    X(java_lang_Thread_identifiers) \
    X(java_lang_Shutdown) \
    X(java_lang_ClassLoader) \
    X(java_lang_ClassLoader_hidden) \
    X(java_lang_ClassLoader_packages) \
    X(java_lang_ClassLoader_unsafe) \
    X(java_lang_invoke_Invokers) \
    X(java_lang_invoke_LambdaForm) \
    X(java_lang_invoke_MethodHandleImpl) \
    X(java_lang_invoke_MethodHandleNatives) \
    X(java_lang_ref_PhantomReference) \
    X(java_lang_ref_PhantomReference_made) \
    X(java_lang_ref_SoftReference) \
    X(java_lang_ref_WeakReference) \
    X(java_lang_ref_Finalizer) \
    X(java_lang_ref_Reference) \
    X(java_lang_reflect_Array) \
    X(java_lang_reflect_ArrayElements) \
    X(java_lang_reflect_Executable) \
    X(java_lang_reflect_Field) \
    X(java_lang_Math_random) \
    X(java_security_SecureRandom) \
    X(java_util_ImmutableCollections_MapN) \
    X(java_util_ImmutableCollections_Set12) \
    X(java_util_ImmutableCollections_SetN) \
    X(java_util_Random) \
    X(java_util_SplittableRandom) \
    X(java_util_TimeZone) \
    X(java_util_concurrent_CompletableFuture) \
    X(java_util_concurrent_ForkJoinPool) \
    X(java_util_concurrent_ThreadLocalRandom) \
    X(java_util_random_RandomGenerator) \
    X(java_util_random_RandomGeneratorFactory) \
    X(jdk_internal_util_random_RandomSupport) \
    X(java_util_zip_Adler32) \
    X(java_util_zip_CRC32) \
    X(java_util_zip_Deflater) \
    X(java_util_zip_Inflater) \
    X(java_util_concurrent_atomic_AtomicLong) \
    X(java_util_concurrent_atomic_weak_Boolean) \
    X(java_util_concurrent_atomic_weak_Integer) \
    X(java_util_concurrent_atomic_weak_IntegerArray) \
    X(java_util_concurrent_atomic_weak_IntegerField) \
    X(java_util_concurrent_atomic_weak_Long) \
    X(java_util_concurrent_atomic_weak_LongArray) \
    X(java_util_concurrent_atomic_weak_LongField) \
    X(java_util_concurrent_atomic_weak_LongFieldLocked) \
    X(java_util_concurrent_atomic_weak_Marked) \
    X(java_util_concurrent_atomic_weak_Reference) \
    X(java_util_concurrent_atomic_weak_ReferenceArray) \
    X(java_util_concurrent_atomic_weak_ReferenceField) \
    X(java_util_concurrent_atomic_weak_Stamped) \
    X(java_io_BufferedInputStream) \
    X(java_io_Console) \
    X(java_io_FileCleanable) \
    X(java_io_FileDescriptor) \
    X(java_io_FileInputStream) \
    X(java_io_RandomAccessFile) \
    X(java_io_UnixFileSystem) \
    X(java_io_ObjectStreamClass) \
    X(java_io_PrintStream) \
    X(java_io_FileOutputStream) \
    X(java_net_Inet4Address) \
    X(java_net_Inet4AddressImpl) \
    X(java_net_Inet6Address) \
    X(java_net_InetAddress) \
    X(java_net_InetAddressImplFactory) \
    X(java_net_NetworkInterface) \
    X(java_security_AccessController) \
    X(jdk_internal_loader_BootLoader) \
    X(jdk_internal_loader_BootResources) \
    X(jdk_internal_loader_Resources) \
    X(jdk_internal_loader_BuiltinClassLoader) \
    X(jdk_internal_loader_NativeLibraries) \
    X(jdk_internal_loader_PackageHelper) \
    X(jdk_internal_misc_Unsafe) \
    X(jdk_internal_misc_VM) \
    X(jdk_internal_misc_PreviewFeatures) \
    X(jdk_internal_misc_Signal) \
    X(jdk_internal_misc_Unsafe_memory) \
    X(jdk_internal_misc_CDS) \
    X(jdk_internal_jimage_NativeImageBuffer) \
    X(jdk_internal_module_ServicesCatalog) \
    X(jdk_internal_perf_Perf) \
    X(jdk_internal_ref_CleanableList) \
    X(jdk_internal_ref_Cleaner) \
    X(jdk_internal_platform_CgroupMetrics) \
    X(jdk_net_LinuxSocketOptions) \
    X(jdk_internal_ref_CleanerImpl) \
    X(jdk_internal_ref_PhantomCleanable) \
    X(jdk_internal_reflect_BooleanField) \
    X(jdk_internal_reflect_ByteField) \
    X(jdk_internal_reflect_CharacterField) \
    X(jdk_internal_reflect_ConstantPool) \
    X(jdk_internal_reflect_ConstructorHandle) \
    X(jdk_internal_reflect_ConstructorNativeAccessor) \
    X(jdk_internal_reflect_DoubleField) \
    X(jdk_internal_reflect_FloatField) \
    X(jdk_internal_reflect_HandleFactory) \
    X(jdk_internal_reflect_HandleImpl) \
    X(jdk_internal_reflect_IntegerField) \
    X(jdk_internal_reflect_InvokeInited) \
    X(jdk_internal_reflect_LongField) \
    X(jdk_internal_reflect_MethodHandle) \
    X(jdk_internal_reflect_MethodNativeAccessor) \
    X(jdk_internal_reflect_NativeConstructorAccessorImpl) \
    X(jdk_internal_reflect_NativeMethodAccessorImpl) \
    X(jdk_internal_reflect_ObjectField) \
    X(jdk_internal_reflect_ReflectionFactory) \
    X(jdk_internal_reflect_ShortField) \
    X(com_sun_management_internal_Flag) \
    X(com_sun_management_internal_OperatingSystemImpl) \
    X(sun_management_MemoryImpl) \
    X(sun_management_ThreadImpl) \
    X(sun_management_VMManagementImpl) \
    X(sun_nio_ch_FileChannelImpl) \
    X(sun_nio_ch_FileChannelImpl_mapping) \
    X(sun_nio_ch_FileDispatcherImpl) \
    X(sun_nio_ch_FileDispatcherImpl_locks) \
    X(sun_nio_ch_FileKey) \
    X(sun_nio_ch_IOUtil) \
    X(sun_nio_ch_NativeThread) \
    X(sun_nio_ch_UnixDispatcher) \
    X(sun_nio_ch_UnixFileDispatcherImpl) \
    X(sun_nio_ch_UnixFileDispatcherImpl_locks) \
    X(sun_nio_ch_UnixFileDispatcherImpl_mapping) \
    X(java_nio_MappedMemoryUtils) \
    X(sun_nio_fs_LinuxNativeDispatcher) \
    X(sun_nio_fs_UnixCopyFile) \
    X(sun_nio_fs_UnixNativeDispatcher) \
    X(jdk_internal_vm_ContinuationSupport) \
    X(jdk_internal_reflect_Reflection)

#define DECLARE(name) extern const struct native_class name##_natives;
CLASSES(DECLARE)

const struct native_class *const native_table[] = {
#define LIST(name) &name##_natives,
    CLASSES(LIST) NULL};

static const struct native_entry *find_in(const struct native_class *natives, const struct method *m) {
    for (const struct native_entry *e = natives->entries; e->name; e++)
        if (strcmp(e->name, m->name->text) == 0 && (!e->descriptor || strcmp(e->descriptor, m->descriptor->text) == 0))
            return e;
    return NULL;
}

/* registerNatives and initIDs prepare tables that HotSpot needs and we do not. */
enum native_status native_nothing(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args, (void)result;
    return NATIVE_DONE;
}

static bool is_registration(const struct method *m) {
    return (m->access & ACC_NATIVE) && m->holder->module && strcmp(m->descriptor->text, "()V") == 0 &&
           (strcmp(m->name->text, "registerNatives") == 0 || strcmp(m->name->text, "initIDs") == 0);
}

static const struct native_entry *find(const struct method *m) {
    const struct native_entry *found = NULL;
    for (u32 i = 0; native_table[i] && !found; i++)
        if (strcmp(native_table[i]->class_name, m->holder->name->text) == 0) found = find_in(native_table[i], m);
    return found;
}

static bool may_have_natives(const struct class *c) {
    return c->module || strcmp(c->name->text, "havelock/Verify") == 0 ||
           strcmp(c->name->text, "havelock/TestMain") == 0 || strcmp(c->name->text, "gov/nasa/jpf/vm/Verify") == 0;
}

bool native_bind(struct method *m) {
    static const struct native_entry registration = {"registerNatives", NULL, native_nothing, 0};
    if (!may_have_natives(m->holder)) return false;
    const struct native_entry *e = find(m);
    if (!e && is_registration(m)) e = &registration;
    if (!e || (!(m->access & ACC_NATIVE) && !(e->flags & NATIVE_OVERRIDE))) return false;
    m->native = (void (*)(void))e->body;
    m->native_flags = e->flags;
    m->native_alternatives = (void (*)(void))e->alternatives;
    return true;
}
