// Parses the HTML of the next page, and checks that the running scripts can show it.
import { readPrinted } from '../../components/Printed/Printed.tsx';
import { type ReadPage, readPage } from '../read-page.ts';

export interface LoadedPage {
  /** The final URL after redirects. */
  readonly url: string;
  readonly isOk: boolean;
  readonly html: string;
}

export interface NextPage extends ReadPage {
  readonly document: Document;
  /** Where it stands, as the host says. */
  readonly url: string;
}

/** Throws if it is not one of our pages, is incomplete, or is an error page. */
export function readNextPage({ url, isOk, html }: LoadedPage): NextPage {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const read = readPage(next);
  // The 404 page is a valid page, whatever the status.
  if (!isOk && read.page.layout !== 'not-found') throw new Error(`${url} could not be given`);
  // A page without a static layout ignores this.
  const page = { ...read.page, printed: readPrinted(next) };
  return { ...read, page, body: next.querySelector('[data-body]')?.innerHTML ?? null, document: next, url };
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
