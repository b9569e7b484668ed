public class Versions {
    public static void main(String[] args) {
        System.out.println(
                Which.release() + " " + Versions.class.getResource("Which.class").getPath().replaceAll(".*!", ""));
        System.out.println(Versions.class.getPackage().getName() + "|" + System.getProperty("java.class.path"));
    }
}
