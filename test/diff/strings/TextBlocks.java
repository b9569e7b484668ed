// Aims at: text blocks: indentation, escapes, line continuation, quotes.
public class TextBlocks {
    public static void main(String[] args) {
        String a = """
            {
              "name": "value",
              "quote": \"""
            }
            """;
        String b = """
            one \
            two
              three\t|
            trailing   \s
            """;
        String c = """
            no newline at end""";
        System.out.print(a);
        System.out.print(b);
        System.out.println(c + c.length() + (c == "no newline at end"));
        System.out.println("""
            %s is %d
            """.formatted("x", 3).strip());
    }
}
