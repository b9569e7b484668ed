package java.net;

class Inet4AddressImplModel {
    static InetAddress[] lookupAllHostAddr(Inet4AddressImpl self, String host) throws UnknownHostException {
        return new InetAddress[] {InetAddress.getByAddress(host, new byte[] {10, 0, 0, 7})};
    }
}
