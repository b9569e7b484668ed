// Aims at: the readers, writers and filters of java.io in memory: push-back, line numbers, tokenizer, sequences, pipes,
// marks.
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.io.OutputStreamWriter;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.PushbackInputStream;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UTFDataFormatException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class CharStreams {
    interface Attempt {
        Object run() throws IOException;
    }

    static void attempt(String what, Attempt a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (IOException | RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        PushbackReader push = new PushbackReader(new StringReader("abc"), 2);
        push.unread(push.read());
        push.unread("x".toCharArray());
        System.out.println("" + (char) push.read() + (char) push.read() + (char) push.read());
        attempt("full", () -> { push.unread('1'); push.unread('2'); push.unread('3'); return ""; });
        PushbackInputStream bytes = new PushbackInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3}));
        bytes.unread(-1);
        System.out.println(bytes.read() + " " + bytes.available() + bytes.markSupported());
        LineNumberReader lines = new LineNumberReader(new StringReader("a\r\nb\rc\n\nd"));
        for (String line; (line = lines.readLine()) != null;) {
            System.out.print(lines.getLineNumber() + line + " ");
        }
        StreamTokenizer tokens =
            new StreamTokenizer(new StringReader("x = 3.5e1 + -2 'quoted\\n' // gone\n y_1 /* gone */ \"dq\" # 7."));
        tokens.slashSlashComments(true);
        tokens.slashStarComments(true);
        tokens.eolIsSignificant(true);
        tokens.wordChars('_', '_');
        while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
            System.out.print(tokens.ttype + ":" + (tokens.ttype == StreamTokenizer.TT_NUMBER ? tokens.nval
                : tokens.sval) + " ");
        }
        System.out.println(tokens);
        SequenceInputStream sequence =
            new SequenceInputStream(Collections.enumeration(List.of(new ByteArrayInputStream("one".getBytes()),
            InputStream.nullInputStream(), new ByteArrayInputStream("two".getBytes()))));
        System.out.println(new String(sequence.readAllBytes()) + " " + sequence.read());
        PipedInputStream sink = new PipedInputStream(4);
        PipedOutputStream source = new PipedOutputStream(sink);
        Thread writer = new Thread(() -> {
            try (source) {
                for (int i = 0; i < 20; i++) {
                    source.write('a' + i);
                }
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        writer.start();
        System.out.println(new String(sink.readAllBytes()));
        writer.join();
        attempt("pipe", () -> new PipedInputStream().read());
        attempt("connected", () -> { source.connect(sink); return ""; });
        BufferedReader marked = new BufferedReader(new StringReader("0123456789"), 4);
        marked.skip(2);
        marked.mark(3);
        System.out.print((char) marked.read() + "" + (char) marked.read());
        marked.reset();
        System.out.println((char) marked.read() + " " + marked.ready() + marked.lines().toList());
        attempt("mark", () -> { BufferedReader r = new BufferedReader(new StringReader("abcdefghij"), 2); r.mark(1);
            r.read(new char[8]); r.reset(); return r.read(); });
        BufferedInputStream buffered = new BufferedInputStream(new ByteArrayInputStream("hello world".getBytes()), 3);
        buffered.mark(20);
        System.out.println(new String(buffered.readNBytes(5)) + buffered.available());
        buffered.reset();
        System.out.println(buffered.skip(6) + new String(buffered.readAllBytes()));
        CharArrayWriter chars = new CharArrayWriter();
        chars.append("abc", 1, 3).append('!').write("xyz", 1, 2);
        chars.writeTo(new PrintWriter(System.out, true));
        System.out.println(chars + " " + chars.size() + new CharArrayReader(chars.toCharArray(), 1, 2).skip(9));
        ByteArrayOutputStream raw = new ByteArrayOutputStream();
        try (OutputStreamWriter encoder = new OutputStreamWriter(raw, StandardCharsets.UTF_16)) {
            encoder.write("h\u00e9\ud83d");
            encoder.write("\ude00\ud83d");
        }
        System.out.println(Arrays.toString(raw.toByteArray())
            + new InputStreamReader(new ByteArrayInputStream(raw.toByteArray()), StandardCharsets.UTF_16).read());
        DataOutputStream data = new DataOutputStream(raw);
        raw.reset();
        data.writeUTF("\0\u00e9\u20ac");
        data.writeLong(-2);
        data.writeChars("ok");
        System.out.println(Arrays.toString(raw.toByteArray()) + data.size());
        attempt("utf", () -> new DataInputStream(new ByteArrayInputStream(new byte[] {0, 2, -62, 65})).readUTF());
        attempt("eof", () -> new DataInputStream(new ByteArrayInputStream(new byte[3])).readInt());
        attempt("long utf", () -> { data.writeUTF("x".repeat(70_000)); return ""; });
        PrintWriter broken = new PrintWriter(new BufferedWriter(new StringWriter() {
            @Override public void close() throws IOException { throw new UTFDataFormatException("close"); }
        }));
        broken.close();
        System.out.println(broken.checkError() + " " + Reader.nullReader().read());
        attempt("closed", () -> { Reader r = new StringReader("x"); r.close(); return r.read(); });
        attempt("transfer", () -> { StringWriter w = new StringWriter();
            return new StringReader("moved").transferTo(w) + w.toString(); });
    }
}
