// Aims at: message digests, MACs, signatures of known texts, key derivation and ciphers with fixed keys, SecureRandom
// shapes.
import java.io.ByteArrayInputStream;
import java.security.DigestInputStream;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

public class Digests {
    static final HexFormat HEX = HexFormat.of();

    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        byte[][] texts = {{}, "abc".getBytes(), "x".repeat(1000).getBytes()};
        for (String name : new String[] {"MD2", "MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512",
            "SHA-512/256", "SHA3-256", "SHA3-512"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            StringBuilder line = new StringBuilder(name + " " + digest.getDigestLength() + " " + digest.getAlgorithm()
                + " " + digest.getProvider().getName());
            for (byte[] text : texts) {
                line.append(' ').append(HEX.formatHex(digest.digest(text)), 0, 16);
            }
            digest.update((byte) 'a');
            MessageDigest fork = (MessageDigest) digest.clone();
            fork.update("bc".getBytes());
            digest.reset();
            System.out.println(line + " " + HEX.formatHex(fork.digest()).hashCode() + " "
                + MessageDigest.isEqual(digest.digest(), digest.digest(texts[0])));
        }
        DigestInputStream stream = new DigestInputStream(new ByteArrayInputStream("streamed".getBytes()),
            MessageDigest.getInstance("SHA-256"));
        stream.readAllBytes();
        System.out.println(HEX.formatHex(stream.getMessageDigest().digest()));
        for (String name : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA256", "HmacSHA512"}) {
            Mac mac = Mac.getInstance(name);
            mac.init(new SecretKeySpec("key".getBytes(), name));
            System.out.println(name + " "
                + HEX.formatHex(mac.doFinal("The quick brown fox jumps over the lazy dog".getBytes())));
        }
        SecretKeySpec key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        for (String mode : new String[] {"AES/ECB/PKCS5Padding", "AES/CBC/PKCS5Padding", "AES/CTR/NoPadding",
            "AES/GCM/NoPadding"}) {
            Cipher cipher = Cipher.getInstance(mode);
            byte[] iv = new byte[mode.contains("GCM") ? 12 : 16];
            Object parameters = mode.contains("ECB") ? null : mode.contains("GCM") ? new GCMParameterSpec(128, iv)
                : new IvParameterSpec(iv);
            cipher.init(Cipher.ENCRYPT_MODE, key, (java.security.spec.AlgorithmParameterSpec) parameters);
            byte[] secret = cipher.doFinal("attack at dawn, and again at noon".getBytes());
            cipher.init(Cipher.DECRYPT_MODE, key, (java.security.spec.AlgorithmParameterSpec) parameters);
            System.out.println(mode + " " + HEX.formatHex(secret) + " " + new String(cipher.doFinal(secret)) + " "
                + cipher.getBlockSize());
            secret[3] ^= 1;
            if (!mode.contains("CTR")) {
                attempt("damaged", () -> new String(cipher.doFinal(secret)).length());
            }
        }
        SecretKeyFactory factory = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256");
        System.out.println(HEX.formatHex(factory.generateSecret(new PBEKeySpec("password".toCharArray(),
            "salt".getBytes(), 10, 128)).getEncoded()));
        attempt("no digest", () -> MessageDigest.getInstance("NOPE"));
        attempt("no cipher", () -> Cipher.getInstance("AES/XYZ/NoPadding"));
        attempt("no provider", () -> MessageDigest.getInstance("MD5", "Nobody"));
        attempt("short key", () -> { Cipher c = Cipher.getInstance("AES");
            c.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[5], "AES")); return c; });
        attempt("not initialised", () -> Mac.getInstance("HmacSHA1").doFinal());
        attempt("partial", () -> { Cipher c = Cipher.getInstance("AES/ECB/NoPadding"); c.init(Cipher.ENCRYPT_MODE, key);
            return c.doFinal(new byte[5]); });
        SecureRandom random = new SecureRandom();
        System.out.println(random.nextInt(10) < 10 && random.generateSeed(4).length == 4);
        System.out.println(new GeneralSecurityException("m", new Exception("c")));
    }
}
