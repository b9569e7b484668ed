// Aims at: charsets: encoders and decoders on malformed and unmappable input, actions, lengths, byte order marks,
// overflow.
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

public class MalformedBytes {
    static final HexFormat HEX = HexFormat.of();

    static String escape(CharSequence s) {
        StringBuilder out = new StringBuilder();
        s.chars().forEach(c -> out.append(c > 31 && c < 127 ? "" + (char) c : String.format("<%x>", c)));
        return out.toString();
    }

    static void decode(String charset, String hex) {
        byte[] bytes = HEX.parseHex(hex);
        StringBuilder line = new StringBuilder(charset + " " + hex + " "
            + escape(new String(bytes, Charset.forName(charset))));
        for (CodingErrorAction action : new CodingErrorAction[] {CodingErrorAction.IGNORE, CodingErrorAction.REPORT}) {
            CharsetDecoder decoder = Charset.forName(charset).newDecoder().onMalformedInput(action)
                .onUnmappableCharacter(action);
            try {
                line.append(" | ").append(escape(decoder.decode(ByteBuffer.wrap(bytes))));
            } catch (CharacterCodingException e) {
                line.append(" | ").append(e);
            }
        }
        System.out.println(line);
    }

    static void encode(String charset, String text) {
        StringBuilder line = new StringBuilder(charset + " " + escape(text) + " "
            + HEX.formatHex(text.getBytes(Charset.forName(charset))));
        CharsetEncoder encoder = Charset.forName(charset).newEncoder();
        line.append(' ').append(encoder.canEncode(text)).append(encoder.averageBytesPerChar()).append(' ')
            .append(encoder.maxBytesPerChar());
        try {
            ByteBuffer bytes = encoder.encode(CharBuffer.wrap(text));
            line.append(' ').append(bytes.remaining());
        } catch (CharacterCodingException e) {
            line.append(' ').append(e);
        }
        System.out.println(line);
    }

    public static void main(String[] args) {
        for (String hex : new String[] {"c3a9", "c3", "c328", "e282ac", "e282", "e28261", "eda080", "f09f9880",
            "f09f98", "f09f9861", "f8888080", "c0af", "ff41fe", "efbbbf61", "80",
            "f4908080", "e0808061"}) {
            decode("UTF-8", hex);
        }
        for (String hex : new String[] {"0061d83d", "d83dde00", "de000061", "feff0061", "fffe6100", "61"}) {
            decode("UTF-16", hex);
            decode("UTF-16LE", hex);
        }
        decode("UTF-32", "0001f600");
        decode("UTF-32BE", "00110000");
        decode("US-ASCII", "41e942");
        decode("windows-1252", "80819f");
        decode("Shift_JIS", "82a0815c8180ff");
        decode("EUC-JP", "a4a28ea6ff");
        decode("GB18030", "d6d0813081308130");
        decode("ISO-2022-JP", "1b2442242230211b284261");
        decode("IBM037", "c8c5d3");
        for (String charset : new String[] {"UTF-8", "US-ASCII", "ISO-8859-1", "ISO-8859-15", "UTF-16", "UTF-16BE",
            "UTF-32", "windows-1251", "Shift_JIS", "Big5", "GB18030"}) {
            encode(charset, "a\u00e9\u20ac");
            encode(charset, "x\ud83dy");
            encode(charset, "\ud83d\ude00");
            encode(charset, "\u0416\u3042");
        }
        CharsetEncoder small = StandardCharsets.UTF_8.newEncoder().onUnmappableCharacter(CodingErrorAction.REPLACE)
            .replaceWith(new byte[] {'!'});
        ByteBuffer four = ByteBuffer.allocate(4);
        CharBuffer input = CharBuffer.wrap("ab\u20acc");
        CoderResult result = small.encode(input, four, true);
        System.out.println(result + " " + input.position() + " " + four + " " + result.isOverflow());
        four.clear();
        System.out.println(small.encode(input, four, true) + " " + small.flush(four) + " " + four.position()
            + CoderResult.malformedForLength(3) + CoderResult.unmappableForLength(2).length());
        for (Runnable wrong : new Runnable[] {() -> small.encode(input, four, false), () -> Charset.forName("no-such"),
            () -> Charset.forName("bad name"),
            () -> small.replaceWith(new byte[0]), () -> small.reset().flush(four), () -> Charset.forName(null)}) {
            try {
                wrong.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        Charset latin = Charset.forName("latin1");
        System.out.println(latin + " " + latin.aliases().size() + latin.contains(StandardCharsets.US_ASCII)
            + latin.displayName() + latin.isRegistered() + latin.compareTo(StandardCharsets.UTF_8));
    }
}
