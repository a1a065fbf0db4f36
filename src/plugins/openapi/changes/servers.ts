// Compares the addresses at which an API answers.
import type { Server } from '../api/api.ts';
import type { Finding } from './change.ts';
import { quote } from './quote.ts';

/** A server that is gone may answer still: it is no breaking change. */
export function compareServers(old: readonly Server[], next: readonly Server[]): readonly Finding[] {
  const [before, after] = [old, next].map((servers) => [...new Set(servers.map(({ url }) => url))]) as [string[], string[]];
  const finding = (url: string, isNew: boolean): Finding => ({
    kind: isNew ? 'added' : 'changed',
    breaking: false,
    code: isNew ? 'server-added' : 'server-removed',
    at: 'servers',
    message: `the server ${quote(url)} is ${isNew ? 'new' : 'no longer listed'}`,
  });
  return [
    ...before.filter((url) => !after.includes(url)).map((url) => finding(url, false)),
    ...after.filter((url) => !before.includes(url)).map((url) => finding(url, true)),
  ];
}
