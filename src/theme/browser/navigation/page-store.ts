// Fetches and caches pages by their addresses, some of them ahead of time.
import { containerId } from '#model/page-data';

export interface Loading<Page = NextPage> {
  readonly page: Promise<Page>;
  abort(): void;
}

export interface PageStore {
  /** Prefetches a page; parses it as well if of high priority. Settles when it has loaded or failed. */
  ahead(address: string, priority: 'low' | 'high'): Promise<unknown>;
  /** True for a page that has been prefetched, or is being. */
  has(address: string): boolean;
  /** Returns each prefetched page once. `again` accepts the browser's HTTP cache, however old. */
  take(address: string, again: boolean): Loading;
  /** Forgets prefetched pages; development only. */
  readonly clear?: () => void;
}

declare const process: { readonly env: { readonly NODE_ENV: string } };

/** The number of prefetched pages; the oldest is evicted. */
const room = 30;

export function createPageStore(): PageStore {
  const waiting = new Map<string, Loading<LoadedPage>>();
  let latest: { readonly of: LoadedPage; readonly next: NextPage } | undefined;
  /** Only one page is parsed ahead: the one that the reader points at. */
  const read = (page: LoadedPage): NextPage => {
    if (latest?.of !== page) latest = { of: page, next: readNextPage(page) };
    return latest.next;
  };
  const drop = (address: string): void => {
    waiting.get(address)?.abort();
    waiting.delete(address);
  };
  const clear = (): void => {
    for (const address of waiting.keys()) drop(address);
  };
  return {
    ...(process.env.NODE_ENV === 'development' ? { clear } : {}),
    ahead(address, priority) {
      const loading = waiting.get(address) ?? load(address, { priority });
      waiting.set(address, loading);
      for (const oldest of waiting.keys()) {
        if (waiting.size <= room) break;
        drop(oldest);
      }
      const isThere = priority === 'high' ? loading.page.then(read) : loading.page;
      // A failed prefetch is dropped: the real request tries again.
      return isThere.catch(() => {
        if (waiting.get(address) === loading) waiting.delete(address);
      });
    },
    has: (address) => waiting.has(address),
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
      throw new Error(`${address} is not a page`);
    }
    return { url: response.url, isOk: response.ok, html: await response.text() };
  };
  return { page: read(), abort };
}

interface LoadedPage {
  /** The final URL after redirects. */
  readonly url: string;
  readonly isOk: boolean;
  readonly html: string;
}

export interface NextPage {
  readonly document: Document;
  /** Where it stands, as the host says. */
  readonly url: string;
}

/** Throws if it is not one of our pages, is incomplete, or is an error page. */
function readNextPage({ url, isOk, html }: LoadedPage): NextPage {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const container = next.getElementById(containerId);
  // Something follows the container: else the rest of the page has not come.
  if (!container?.nextElementSibling) throw new Error(`${url} is not a page of this site, or is incomplete`);
  // The 404 page is a valid page, whatever the status. It has no address of its own.
  if (!isOk && container.dataset['page'] !== undefined) throw new Error(`${url} could not be loaded`);
  return { document: next, url };
}

/** True if a page uses only the running scripts: after a deploy their names differ. */
export function isOfThisRuntime(next: Document, running: ReadonlySet<string>): boolean {
  return [...runtimeOf(next)].every((script) => running.has(script));
}

/** The scripts of a document, and its content security policy. */
export function runtimeOf(page: Document): ReadonlySet<string> {
  const scripts = page.querySelectorAll('script[src]:not([data-home]), meta[http-equiv="Content-Security-Policy" i]');
  return new Set(Array.from(scripts, (element) => element.getAttribute('src') ?? element.getAttribute('content') ?? ''));
}
