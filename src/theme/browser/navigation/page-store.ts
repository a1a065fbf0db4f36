// Addresses to the HTML that stands there, some of it loaded before anybody asks.

export interface LoadedPage {
  /** Where the host has sent us: it need not be the address that was asked for. */
  readonly url: string;
  readonly isOk: boolean;
  readonly html: string;
}

export interface Loading {
  readonly page: Promise<LoadedPage>;
  abort(): void;
}

export interface PageStore {
  /** Loads a page that somebody may ask for. Settles when it is there, or will not be. */
  ahead(address: string, priority: 'low' | 'high'): Promise<unknown>;
  /** What was loaded ahead is given once. `again` takes what the browser has kept, as old as it may be. */
  take(address: string, again: boolean): Loading;
}

/** How many pages wait for readers; the oldest makes room. */
const room = 30;

export function createPageStore(): PageStore {
  const waiting = new Map<string, Loading>();
  const drop = (address: string): void => {
    waiting.get(address)?.abort();
    waiting.delete(address);
  };
  return {
    ahead(address, priority) {
      if (waiting.has(address)) return Promise.resolve();
      const loading = load(address, { priority });
      waiting.set(address, loading);
      for (const oldest of waiting.keys()) {
        if (waiting.size <= room) break;
        drop(oldest);
      }
      // A failure is nobody's yet: who asks for the page tries anew.
      return loading.page.catch(() => {
        if (waiting.get(address) === loading) waiting.delete(address);
      });
    },
    take(address, again) {
      const loading = waiting.get(address);
      waiting.delete(address);
      return loading ?? load(address, { priority: 'high', ...(again ? { cache: 'force-cache' } : {}) });
    },
  };
}

function load(address: string, options: RequestInit): Loading {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const read = async (): Promise<LoadedPage> => {
    const response = await fetch(address, { ...options, headers: { accept: 'text/html' }, signal: controller.signal });
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      abort();
      throw new Error(`${address} is no page`);
    }
    return { url: response.url, isOk: response.ok, html: await response.text() };
  };
  return { page: read(), abort };
}
