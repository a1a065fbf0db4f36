// Records what a run did itself, as against what it found in the cache.

export interface WorkLog {
  /** `path` is that of the source. */
  parsed(path: string): void;
  /** `route` is the key of the page's route. */
  rendered(route: string): void;
  /** What was recorded since this was asked last, sorted, each once. */
  take(): { readonly parsed: readonly string[]; readonly rendered: readonly string[] };
}

export function createWorkLog(): WorkLog {
  let parsed = new Set<string>();
  let rendered = new Set<string>();
  return {
    parsed: (path) => void parsed.add(path),
    rendered: (route) => void rendered.add(route),
    take() {
      const taken = { parsed: [...parsed].sort(), rendered: [...rendered].sort() };
      parsed = new Set();
      rendered = new Set();
      return taken;
    },
  };
}
