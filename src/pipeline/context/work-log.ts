// Records which pages a run parsed and rendered itself, as opposed to cache hits.

export interface WorkLog {
  /** `path` is that of the source. */
  parsed(path: string): void;
  /** `route` is the key of the page's route. */
  rendered(route: string): void;
  /** Everything recorded since the last call, sorted, without duplicates. */
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
