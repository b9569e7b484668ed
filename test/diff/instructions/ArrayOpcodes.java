// Aims at: newarray of every type, array loads and stores, arraylength, anewarray, multianewarray.
public class ArrayOpcodes {
    public static void main(String[] args) {
        boolean[] z = new boolean[2];
        byte[] b = new byte[2];
        char[] c = new char[2];
        short[] s = new short[2];
        int[] i = new int[2];
        long[] l = new long[2];
        float[] f = new float[2];
        double[] d = new double[2];
        String[] a = new String[2];
        z[1] = true;
        b[1] = -1;
        c[1] = 'x';
        s[1] = -2;
        i[1] = -3;
        l[1] = -4L;
        f[1] = -5.5f;
        d[1] = -6.5;
        a[1] = "s";
        System.out.println(z[0] + " " + z[1] + " " + b[0] + " " + b[1] + " " + (int) c[0] + " " + c[1] + " " + s[0]
            + " " + s[1] + " " + i[0] + " " + i[1] + " " + l[0] + " " + l[1] + " " + f[0] + " " + f[1] + " " + d[0]
            + " " + d[1] + " " + a[0] + " " + a[1]);
        System.out.println(z.length + b.length + c.length + s.length + i.length + l.length + f.length + d.length
            + a.length);
        int[][][] cube = new int[2][3][4];
        cube[1][2][3] = 9;
        int[][][] open = new int[2][3][];
        String[][] words = new String[3][0];
        Object[][] objects = new Object[1][2];
        System.out.println(cube.length + " " + cube[1].length + " " + cube[1][2].length + " " + cube[1][2][3] + " "
            + open[1][2] + " " + words[2].length + " " + objects[0][1] + " " + cube.getClass().getName() + " "
            + open[0].getClass().getName() + " " + words.getClass().getSimpleName());
        l[0] += l[1]++;
        d[0] -= --d[1];
        i[i[0]] = i[1] = 7;
        System.out.println(l[0] + " " + l[1] + " " + d[0] + " " + d[1] + " " + i[0] + " " + i[1]);
        long[][] empty = new long[0][5];
        System.out.println(empty.length);
    }
}
