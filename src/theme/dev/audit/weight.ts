// Adds up what the browser has loaded for the shown page, by kind.

export interface Weight {
  readonly kind: string;
  readonly files: number;
  /** In bytes, headers included; nothing where all came from the browser's cache. */
  readonly transferred: number;
  /** In bytes, decompressed. */
  readonly decoded: number;
}

const kinds: readonly (readonly [string, RegExp])[] = [
  ['Scripts', /\.m?js$/],
  ['Styles', /\.css$/],
  ['Images', /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/],
  ['Fonts', /\.(?:otf|ttf|woff2?)$/],
];

/** Files that were loaded since the window was loaded. Pages themselves are counted once, the development server's files never. */
export function weightOfPage(): readonly Weight[] {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const byAddress = new Map<string, { readonly kind: string; readonly entry: PerformanceResourceTiming }>();
  for (const entry of entries as PerformanceResourceTiming[]) {
    const { pathname, origin } = new URL(entry.name);
    if (pathname.startsWith('/__slodocs/')) continue;
    const isPage = origin === location.origin && pathname === location.pathname;
    const kind = isPage ? 'HTML' : (kinds.find(([, names]) => names.test(pathname))?.[0] ?? kindOf(entry));
    // An edited page was loaded again: the latest state counts.
    if (kind !== undefined) byAddress.set(isPage ? pathname : entry.name, { kind, entry });
  }
  const loaded = [...byAddress.values()];
  return ['HTML', ...kinds.map(([kind]) => kind), 'Other']
    .map((kind) => {
      const own = loaded.filter((one) => one.kind === kind).map(({ entry }) => entry);
      const sum = (of: (entry: PerformanceResourceTiming) => number): number => own.reduce((all, entry) => all + of(entry), 0);
      return { kind, files: own.length, transferred: sum((one) => one.transferSize), decoded: sum((one) => one.decodedBodySize) };
    })
    .filter(({ files }) => files > 0);
}

/** Undefined for other pages, which are loaded before somebody opens them. */
function kindOf({ initiatorType }: PerformanceResourceTiming): string | undefined {
  if (initiatorType === 'img' || initiatorType === 'image') return 'Images';
  return initiatorType === 'fetch' ? undefined : 'Other';
}

export function printBytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
}
