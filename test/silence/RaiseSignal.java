// fatal: raising signal %d is not supported

import sun.misc.Signal;

public class RaiseSignal {
    public static void main(String[] args) {
        Signal signal = new Signal("USR2");
        Signal.handle(signal, unused -> System.out.println("handled"));
        Signal.raise(signal);
    }
}
