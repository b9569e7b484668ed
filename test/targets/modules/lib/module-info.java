module lib {
    exports api;

    provides api.Greeter with impl.Hello;
}
