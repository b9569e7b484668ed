class MissingMethodUncaughtLib {
}
