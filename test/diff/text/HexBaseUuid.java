// Aims at: HexFormat, Base64 in all its variants with damaged input, and UUID.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.UUID;

public class HexBaseUuid {
    interface Attempt {
        Object run() throws IOException;
    }

    static void attempt(String what, Attempt a) {
        try {
            Object result = a.run();
            System.out.println(what + ": " + (result instanceof byte[] b ? Arrays.toString(b) : result));
        } catch (IOException | RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws IOException {
        byte[] bytes = new byte[100];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 37);
        }
        System.out.println(Base64.getMimeEncoder().encodeToString(bytes).replace("\r\n", "~"));
        System.out.println(Base64.getMimeEncoder(20, new byte[] {'|'}).encodeToString(bytes));
        System.out.println(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
        for (int n = 0; n < 5; n++) {
            byte[] part = Arrays.copyOf(bytes, n);
            String text = Base64.getEncoder().encodeToString(part);
            System.out.println(text + " " + Arrays.equals(part, Base64.getDecoder().decode(text)) + " "
                + Base64.getEncoder().withoutPadding().encodeToString(part));
        }
        for (String bad : new String[] {"A", "AA", "AA=", "AA==", "AAA=", "AA=A", "A===", "A*AA", "AA==AA", "QUJD\n",
            "AA-_", "", "=", "QR=="}) {
            attempt("basic " + bad.trim(), () -> Base64.getDecoder().decode(bad));
            attempt("url " + bad.trim(), () -> Base64.getUrlDecoder().decode(bad));
            attempt("mime " + bad.trim(), () -> Base64.getMimeDecoder().decode(bad));
            attempt("wrap " + bad.trim(), () -> Base64.getDecoder().wrap(new ByteArrayInputStream(bad.getBytes()))
                .readAllBytes());
        }
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        try (OutputStream wrapped = Base64.getEncoder().wrap(sink)) {
            wrapped.write("stream".getBytes());
            wrapped.write('!');
        }
        System.out.println(sink + " " + StandardCharsets.UTF_8.decode(Base64.getDecoder()
            .decode(ByteBuffer.wrap(sink.toByteArray()))));
        HexFormat pretty = HexFormat.ofDelimiter(", ").withPrefix("0x").withUpperCase();
        System.out.println(pretty.formatHex(bytes, 5, 9) + " " + pretty + " "
            + Arrays.toString(pretty.parseHex("0x0A, 0xff")));
        System.out.println(HexFormat.of().toHexDigits((byte) 10) + HexFormat.of().toHexDigits('x')
            + HexFormat.of().toHexDigits(255L, 3) + HexFormat.fromHexDigits("7fff"));
        System.out.println(HexFormat.isHexDigit('g') + " " + HexFormat.fromHexDigit('F') + " "
            + HexFormat.fromHexDigitsToLong("ffffffffffffffff") + HexFormat.of().equals(HexFormat.of()));
        attempt("odd", () -> HexFormat.of().parseHex("abc"));
        attempt("digit", () -> HexFormat.of().parseHex("zz"));
        attempt("long", () -> HexFormat.fromHexDigits("123456789"));
        attempt("prefix", () -> pretty.parseHex("0A"));
        UUID named = UUID.nameUUIDFromBytes("havelock".getBytes());
        System.out.println(named + " " + named.version() + named.variant() + " " + named.hashCode() + " "
            + UUID.fromString("1-2-3-4-5"));
        UUID timed = UUID.fromString("c232ab00-9414-11ec-b3c8-9f6bdeced846");
        System.out.println(timed.timestamp() + " " + timed.clockSequence() + " " + timed.node() + " "
            + timed.compareTo(named) + " " + new UUID(-1, 1));
        attempt("no time", named::timestamp);
        for (String bad : new String[] {"", "1-2-3-4", "g-1-1-1-1", "1-2-3-4-5-6",
            "c232ab00-9414-11ec-b3c8-9f6bdeced8467777"}) {
            attempt("uuid " + bad, () -> UUID.fromString(bad));
        }
        System.out.println(UUID.randomUUID().version() + " " + UUID.randomUUID().equals(UUID.randomUUID()));
    }
}
