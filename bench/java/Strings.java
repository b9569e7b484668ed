/** Builds, cuts and compares strings. */
public class Strings {
    public static void main(String[] args) {
        int sum = 0;
        for (int round = 0; round < 2000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 100; i++) {
                text.append("item ").append(i * round).append(';');
            }
            String all = text.toString();
            int from = 0;
            for (int to; (to = all.indexOf(';', from)) >= 0; from = to + 1) {
                String part = all.substring(from, to);
                sum += part.hashCode() ^ part.length();
                if (part.endsWith("7") || part.equals("item 42")) {
                    sum += ("x" + round + part).length();
                }
            }
        }
        System.out.println(sum);
    }
}
