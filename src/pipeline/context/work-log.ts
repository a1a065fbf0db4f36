// Records which pages a run parsed and rendered itself, as opposed to cache hits.

import { compareText } from '#model/place';
import type { Work } from '#model/run';

export interface WorkLog {
  /** `path` is that of the source, `refused` why unified parsed it and not the native engine. */
  parsed(path: string, refused?: string): void;
  /** `route` is the key of the page's route. */
  rendered(route: string): void;
  /** Everything recorded since the last call, sorted, without duplicates. */
  take(): Pick<Work, 'parsed' | 'rendered' | 'byUnified'>;
}

export function createWorkLog(): WorkLog {
  let parsed = new Map<string, string | undefined>();
  let rendered = new Set<string>();
  return {
    parsed: (path, refused) => void parsed.set(path, refused),
    rendered: (route) => void rendered.add(route),
    take() {
      const taken = { parsed: [...parsed.keys()].sort(), rendered: [...rendered].sort(), ...countsOf([...parsed.values()]) };
      parsed = new Map();
      rendered = new Set();
      return taken;
    },
  };
}

function countsOf(reasons: readonly (string | undefined)[]): Pick<Work, 'byUnified'> {
  const counts = new Map<string, number>();
  for (const reason of reasons) if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => compareText(a, b));
  return sorted.length > 0 ? { byUnified: Object.fromEntries(sorted) } : {};
}
