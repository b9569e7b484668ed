module app {
    requires lib;
    requires java.logging;

    uses api.Greeter;

    opens app;
}
