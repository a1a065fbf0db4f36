// Lists the hosts that readers may send requests to, as sources of the security policy.
import { sourceOf } from 'slodocs/kit';
import type { Api, Server } from './api/api.ts';

/** Of one server. Further variables of its host have their defaults: a list of all combinations may have no end. */
const mostHosts = 200;

/** Every host that the variables of servers can make; a value that is not listed in the specification makes none, nor does one of another scheme than those of the web. */
export function hostsOf({ servers, operations }: Pick<Api, 'servers' | 'operations'>): readonly string[] {
  const all = new Set([...servers, ...operations.flatMap((operation) => operation.servers)]);
  const sources = [...all].flatMap(addressesOf).flatMap((address) => sourceOf(address, 'connect-src') ?? []);
  return [...new Set(sources)].filter((source) => source !== "'self'");
}

/** Without the path, whose variables lead to no other host. */
function addressesOf({ url, variables }: Server): readonly string[] {
  let addresses = [/^(?:[^/?#]*\/\/)?[^/?#]*/.exec(url)?.[0] ?? ''];
  for (const { name, default: preset, values } of variables) {
    const mark = `{${name}}`;
    if (!addresses[0]?.includes(mark)) continue;
    const isTooMany = values.length === 0 || addresses.length * values.length > mostHosts;
    const choices = isTooMany ? [preset] : values;
    addresses = addresses.flatMap((address) => choices.map((value) => address.replaceAll(mark, () => value)));
  }
  return addresses;
}
