// Tells which IP addresses lead into private networks or to this machine, where content must not make a build ask.
import { BlockList, isIP } from 'node:net';

/** The registries of special addresses: RFC 6890 and its successors. */
const special = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
  ::/127 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8`;

/** IPv4 addresses in the form of IPv6 (`::ffff:10.0.0.1`) are judged as what they mean. */
export function privateAddresses(): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of special.split(/\s+/)) {
    const [network = '', prefix = ''] = entry.split('/');
    list.addSubnet(network, Number(prefix), isIP(network) === 6 ? 'ipv6' : 'ipv4');
  }
  return (address) => {
    // The zone of a link-local address is no part of it.
    const [bare = ''] = address.split('%');
    const version = isIP(bare);
    return version === 0 || list.check(bare, version === 6 ? 'ipv6' : 'ipv4');
  };
}
