// Explains why a request got no answer: DNS, connection, certificate or time.
import { PrivateHost } from './endpoint.ts';
import type { Failed } from './outcome.ts';
import { TimedOut } from './send.ts';

export interface Failure extends Failed {
  /** True where a second attempt may succeed. */
  readonly isPassing: boolean;
  /** True where every other address of the host will fail alike. */
  readonly isOfHost: boolean;
}

const noWay = ['ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'EAI_FAIL'];

/** Undefined for what is no failure of the network. */
export function failureOf(thrown: unknown, host: string): Failure | undefined {
  if (thrown instanceof PrivateHost)
    return { kind: 'private', reason: `"${thrown.host}" is in a private network`, isPassing: false, isOfHost: true };
  if (thrown instanceof TimedOut)
    return unreachable('the host does not answer in time', { isOffline: true, isPassing: true, isOfHost: true });
  const { code = '', message } = innermost(thrown) as Partial<NodeJS.ErrnoException> & { message: string };
  if (code === 'ENOTFOUND') return unreachable(`there is no host "${host}"`, { isOffline: true, isOfHost: true });
  if (noWay.includes(code))
    return unreachable(`there is no way to the host (${code})`, { isOffline: true, isPassing: true, isOfHost: true });
  if (code === 'ETIMEDOUT')
    return unreachable('the host does not answer in time', { isOffline: true, isPassing: true, isOfHost: true });
  if (code === 'ECONNREFUSED') return unreachable('the host refuses the connection', { isOfHost: true });
  if (code === 'ECONNRESET' || code === 'EPIPE') return unreachable('the host breaks off the connection', { isPassing: true });
  if (code.startsWith('HPE_')) return unreachable(`the answer is no HTTP (${code})`, {});
  if (isOfCertificate(code)) return unreachable(`the certificate of the host is not valid (${code})`, { isOfHost: true });
  if (/^(?:ERR_(?:SSL|TLS)|EPROTO)/.test(code))
    return unreachable(`no secure connection can be made (${code})`, { isOfHost: true });
  if (/^E[A-Z_]+$/.test(code)) return unreachable(`the connection fails: ${message}`, { isPassing: true });
  return undefined;
}

function unreachable(reason: string, traits: Partial<Failure>): Failure {
  return { kind: 'unreachable', isPassing: false, isOfHost: false, ...traits, reason };
}

/** Of several addresses of a host, each has failed. */
function innermost(thrown: unknown): unknown {
  const errors = thrown instanceof AggregateError ? (thrown.errors as readonly unknown[]) : [];
  return errors[0] ?? thrown;
}

/** The names are those of OpenSSL. */
function isOfCertificate(code: string): boolean {
  return /CERT|^UNABLE_TO_|^HOSTNAME_MISMATCH$|^INVALID_(?:CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$/.test(code);
}
