// Checks that the Host header names this server, against DNS rebinding by other sites.
import { isIP } from 'node:net';

const always = ['localhost', '127.0.0.1', '[::1]'];

/** `given` is the host that the server listens on. If that is all interfaces, every numeric address is allowed. */
export function allowsHost(header: string | undefined, given: string): boolean {
  const name = (header ?? '').toLowerCase().replace(/:\d+$/, '');
  if (name === '') return false;
  if (always.includes(name) || bare(name) === bare(given.toLowerCase())) return true;
  return ['0.0.0.0', '::'].includes(bare(given)) && isIP(bare(name)) !== 0;
}

function bare(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}
