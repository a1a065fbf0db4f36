// Addresses to the pages that stand there, some of them loaded before anybody asks.
import { type LoadedPage, type NextPage, readNextPage } from './read-next-page.ts';

export interface Loading<Page = NextPage> {
  readonly page: Promise<Page>;
  abort(): void;
}

export interface PageStore {
  /** Loads a page that somebody may ask for; of high priority, it is read as well. Settles when it is there, or will not be. */
  ahead(address: string, priority: 'low' | 'high'): Promise<unknown>;
  /** What was loaded ahead is given once. `again` takes what the browser has kept, as old as it may be. */
  take(address: string, again: boolean): Loading;
}

/** How many pages wait for readers; the oldest makes room. */
const room = 30;

export function createPageStore(): PageStore {
  const waiting = new Map<string, Loading<LoadedPage>>();
  let latest: { readonly of: LoadedPage; readonly next: NextPage } | undefined;
  /** Of what is read before it is asked for, one page is kept: the one that a reader points at. */
  const read = (page: LoadedPage): NextPage => {
    if (latest?.of !== page) latest = { of: page, next: readNextPage(page) };
    return latest.next;
  };
  const drop = (address: string): void => {
    waiting.get(address)?.abort();
    waiting.delete(address);
  };
  return {
    ahead(address, priority) {
      const loading = waiting.get(address) ?? load(address, { priority });
      waiting.set(address, loading);
      for (const oldest of waiting.keys()) {
        if (waiting.size <= room) break;
        drop(oldest);
      }
      const isThere = priority === 'high' ? loading.page.then(read) : loading.page;
      // A failure is nobody's yet: who asks for the page tries anew.
      return isThere.catch(() => {
        if (waiting.get(address) === loading) waiting.delete(address);
      });
    },
    take(address, again) {
      const loading = waiting.get(address);
      waiting.delete(address);
      const { page, abort } = loading ?? load(address, { priority: 'high', ...(again ? { cache: 'force-cache' } : {}) });
      return { page: page.then(read), abort };
    },
  };
}

function load(address: string, options: RequestInit): Loading<LoadedPage> {
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
