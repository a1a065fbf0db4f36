// Distinguishes a missing network from missing hosts.
import { compareText } from '#model/place';
import type { Outcome } from './outcome.ts';

export interface NetworkState {
  /** True where a host has answered in any way. */
  readonly hasAnswer: boolean;
  /** Hosts to which no way was found, sorted. */
  readonly silent: readonly string[];
}

interface Network {
  note(host: string, outcome: Outcome): void;
  state(): NetworkState;
  /** Aborted once so many hosts are silent that there is no use in asking others. */
  readonly missing: AbortSignal;
}

const enough = 10;

export function watchNetwork(hosts: number): Network {
  const missing = new AbortController();
  const silent = new Set<string>();
  let hasAnswer = false;
  return {
    missing: missing.signal,
    note(host, outcome) {
      // A host in a private network was not asked, and says nothing.
      if (outcome.kind === 'private') return;
      if (outcome.kind === 'unreachable' && outcome.isOffline) silent.add(host);
      else hasAnswer = true;
      if (!hasAnswer && silent.size >= enough && silent.size < hosts) missing.abort(new Error('there is no network'));
    },
    state: () => ({ hasAnswer, silent: [...silent].sort(compareText) }),
  };
}

/** A single host that is missing may be the one that is wrong. */
export function isOffline({ hasAnswer, silent }: NetworkState): boolean {
  return !hasAnswer && silent.length > 1;
}
