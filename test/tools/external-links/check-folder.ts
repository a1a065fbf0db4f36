// Checks a folder with a site, whose links to other hosts lead to one that misbehaves.
import type { LookupAddress } from 'node:dns';
import { type BuildResult, check, checkExternal, type ExternalOptions } from '../../../src/index.ts';
import { PrivateHost } from '../../../src/tools/external-links/send.ts';
import { openOddHost } from './odd-host.ts';

/** Hosts are known by their names: `nowhere.nines.dev` does not exist, `intranet.nines.dev` is private. */
export async function checkFolder(root: string): Promise<BuildResult> {
  const host = await openOddHost();
  try {
    return await checkExternal(await check({ root }), {
      root,
      now: Date.now,
      userAgent: 'test',
      endpointOf: endpointsAt(host.port),
    });
  } finally {
    await host.close();
  }
}

/** Every host is served at this port of loopback. */
export function endpointsAt(port: number): NonNullable<ExternalOptions['endpointOf']> {
  const addresses: readonly LookupAddress[] = [{ address: '127.0.0.1', family: 4 }];
  return async ({ hostname }) => {
    if (hostname.startsWith('intranet')) throw new PrivateHost(hostname);
    if (!hostname.startsWith('nowhere')) return { addresses, port };
    throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND', syscall: 'getaddrinfo' });
  };
}
