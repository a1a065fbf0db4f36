// The HTML of a page to what the browser needs to show it.
import { readPrinted } from '../../components/Printed/Printed.tsx';
import { type ReadPage, readPage } from '../read-page.ts';

export interface LoadedPage {
  /** Where the host has sent us: it need not be the address that was asked for. */
  readonly url: string;
  readonly isOk: boolean;
  readonly html: string;
}

export interface NextPage extends ReadPage {
  readonly document: Document;
  /** Where it stands, as the host says. */
  readonly url: string;
}

/** Throws for what is none of our pages, is not whole, or stands in the place of a page that could not be given. */
export function readNextPage({ url, isOk, html }: LoadedPage): NextPage {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const read = readPage(next);
  // The page for what is not found is a page, whatever the host calls it.
  if (!isOk && read.page.layout !== 'not-found') throw new Error(`${url} could not be given`);
  // A page that shows no static layout does not look at it.
  const page = { ...read.page, printed: readPrinted(next) };
  return { ...read, page, body: next.querySelector('[data-body]')?.innerHTML ?? null, document: next, url };
}

/** True if a page was made by the running scripts, and asks for no others: after a deploy, theirs have other names. */
export function isOfThisRuntime(next: Document, running: ReadonlySet<string>): boolean {
  return [...runtimeOf(next)].every((script) => running.has(script));
}

/** The scripts of a document, and the policy under which they run. */
export function runtimeOf(page: Document): ReadonlySet<string> {
  const scripts = page.querySelectorAll('script[src]:not([data-home]), meta[http-equiv="Content-Security-Policy" i]');
  return new Set(Array.from(scripts, (element) => element.getAttribute('src') ?? element.getAttribute('content') ?? ''));
}
