// Stores credentials in memory across pages, by the server and the scheme that they were entered for.
import type { Credential } from '../../engine/http-request.ts';

export interface KeptCredentials {
  /** `server` is an origin: what was entered for one is sent to no other. */
  get(server: string, scheme: string): Credential | undefined;
  set(server: string, scheme: string, credential: Credential): void;
}

export function createKeptCredentials(): KeptCredentials {
  const kept = new Map<string, Credential>();
  const keyOf = (server: string, scheme: string): string => `${server}\n${scheme}`;
  return {
    get: (server, scheme) => kept.get(keyOf(server, scheme)),
    set: (server, scheme, credential) => void kept.set(keyOf(server, scheme), credential),
  };
}
