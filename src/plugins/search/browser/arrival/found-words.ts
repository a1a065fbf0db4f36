// Passes the words that were found to the page that a result leads to.

export interface FoundWords {
  readonly path: string;
  readonly words: readonly string[];
}

/** The opener looks for it on each page. */
const key = 'slodocs.found';

/** Where storage is refused, the words are marked after the site's own navigation alone. */
export function createFoundWords() {
  let found: FoundWords | undefined;
  return {
    /** `query` gives the words where the engine names none, as for texts too long for it. */
    put(url: string, named: readonly string[], query: string): void {
      const words = named.length > 0 ? named : (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
      found = { path: new URL(url, location.href).pathname, words };
      attempt(() => sessionStorage.setItem(key, JSON.stringify(found)));
    },
    /** Undefined on pages that no result has led to. */
    take(): readonly string[] | undefined {
      const last = found ?? attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as FoundWords | null);
      found = undefined;
      attempt(() => sessionStorage.removeItem(key));
      return last && samePath(last.path, location.pathname) ? last.words : undefined;
    },
  };
}

/** Hosts may add a slash or an ending. */
function samePath(a: string, b: string): boolean {
  const plain = (path: string): string => path.replace(/(?:\/index)?\.html$|\/$/, '');
  return plain(a) === plain(b);
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
