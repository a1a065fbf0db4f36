// Keeps the scroll position of each entry of the browser's history.
import { attempt } from '#model/attempt';

export type Position = readonly [x: number, y: number];

export interface HistoryEntries {
  push(address: string): void;
  replace(address: string): void;
  /** Takes the browser's current entry for the shown one, with its stored position if it was visited before. */
  enter(): Position | undefined;
}

/** Uses session storage: positions outlive a full load. */
const storageKey = 'slodocs.scroll';
const remembered = 100;

export function createHistoryEntries(): HistoryEntries {
  const positions = new Map(readPositions());
  const keyOf = (state: unknown): string | undefined => (state as { readonly slodocs?: string } | null)?.slodocs;
  const newKey = (): string => Math.random().toString(36).slice(2);
  let key = '';
  const note = (): void => {
    positions.set(key, [scrollX, scrollY]);
    // Caps the entries, even in tabs that stay open for days.
    for (const oldest of positions.keys()) {
      if (positions.size <= remembered) break;
      positions.delete(oldest);
    }
  };
  const enter = (): Position | undefined => {
    const old = keyOf(history.state);
    // A reader who turns back faster than a frame leaves before the scroll event of what they saw.
    if (old !== undefined && key !== '') note();
    key = old ?? newKey();
    if (old === undefined) history.replaceState({ ...history.state, slodocs: key }, '');
    const known = positions.get(key);
    if (!known) note();
    return known;
  };
  const start = enter();
  // We restore entries left by a page change ourselves; the browser restores all others before it paints.
  if (history.scrollRestoration === 'manual' && start) scrollTo({ left: start[0], top: start[1], behavior: 'instant' });
  history.scrollRestoration = 'manual';
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    writePositions([...positions]);
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  return {
    enter,
    push(address) {
      key = newKey();
      history.pushState({ slodocs: key }, '', address);
      note();
    },
    replace: (address) => history.replaceState(history.state, '', address),
  };
}

function readPositions(): readonly (readonly [string, Position])[] {
  return attempt(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as readonly (readonly [string, Position])[], []);
}

/** Without storage, a full load starts at the top. */
function writePositions(positions: readonly (readonly [string, Position])[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {}
}
