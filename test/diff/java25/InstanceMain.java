// Aims at: an instance main method without parameters, chosen by the launcher.
public class InstanceMain {
    int field = 41;

    InstanceMain() {
        System.out.println("constructed");
    }

    void main() {
        System.out.println("instance main " + (field + 1));
    }
}
