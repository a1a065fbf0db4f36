// Opens every page of a served site in a browser, and reports faults.
import {
  type BrowserError,
  explainBrowserError,
  isEcho,
  type OpenedPage,
  placeOf,
  quoted,
  wronglyNested,
} from '#model/browser-error';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Place } from '#model/place';
import { BrowserFault, type Chromium, startChromium } from '../../plugins/mermaid/chromium.ts';
import { openWindow } from './open-window.ts';
import type { Finding } from './page-events.ts';

export { findBrowser } from '../../plugins/mermaid/find-programs.ts';
export { verifyDiagnostics } from './diagnostics.ts';
export { BrowserFault };

interface Visit {
  /** A Chromium, absolute. */
  readonly program: string;
  readonly pages: readonly (OpenedPage & { readonly url: string })[];
  /** Of the windows, in pixels of CSS: each page is opened once in each. */
  readonly widths: readonly number[];
  /** For each page, in milliseconds. */
  readonly timeout: number;
  /** How many pages are open at once. */
  readonly windows: number;
  /** True for addresses on this host that others will serve. */
  readonly isExternal: (url: string) => boolean;
  readonly signal: AbortSignal;
  readonly onOpened: (done: number, total: number) => void;
}

/** Only this machine is reachable, so that results depend on the site alone. */
const hosts = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** Throws a `BrowserFault` if the browser fails, or the signal's reason. */
export async function visitPages(visit: Visit): Promise<readonly DiagnosticDraft[]> {
  const { program, signal } = visit;
  signal.throwIfAborted();
  const chromium = await startChromium(program, hosts);
  const stop = (): void => void chromium.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return merged(await openAll(chromium, visit));
  } catch (thrown) {
    signal.throwIfAborted();
    throw thrown;
  } finally {
    signal.removeEventListener('abort', stop);
    await chromium.close();
  }
}

/** In the order of the pages, not of completion. */
async function openAll(
  chromium: Chromium,
  { pages, widths, timeout, windows, isExternal, onOpened }: Visit,
): Promise<readonly Draft[]> {
  const visits = pages.flatMap((page) => widths.map((width) => ({ page, width })));
  const found: (readonly Draft[])[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    let window = await openWindow(chromium);
    for (let at = next++; at < visits.length; at = next++) {
      const visit = visits[at];
      if (!visit) return;
      const { page, width } = visit;
      const findings = await window.open(page.url, { width, timeout });
      found[at] = draftsOf(
        page,
        findings.filter((finding) => finding.kind !== 'request' || !isExternal(finding.url)),
      );
      onOpened(++done, visits.length);
      if (!findings.some(({ kind }) => kind === 'restless')) continue;
      await window.close();
      window = await openWindow(chromium);
    }
  };
  onOpened(0, visits.length);
  await Promise.all(Array.from({ length: Math.min(windows, visits.length) }, work));
  return found.flat();
}

type Of<Kind extends Finding['kind']> = Extract<Finding, { readonly kind: Kind }>;

function draftsOf(page: OpenedPage, findings: readonly Finding[]): readonly Draft[] {
  const drafts = findings
    .filter((finding) => !(finding.kind === 'console' && isEcho(finding.message)))
    .map((finding) => draftOf(page, finding));
  // Invalid nesting also causes a mismatch, which React reports without details.
  const nested = new Set(drafts.flatMap(({ key, message }) => (message.includes(wronglyNested) ? [key] : [])));
  const known = new Set<string>();
  return drafts.filter(({ key, message }) => {
    if (known.has(key) || (nested.has(key) && !message.includes(wronglyNested))) return false;
    known.add(key);
    return true;
  });
}

function draftOf(page: OpenedPage, finding: Finding): Draft {
  switch (finding.kind) {
    case 'recovered':
    case 'console':
      return reactDraft(page, finding);
    case 'uncaught':
      return reactDraft(page, { ...finding, stack: '' });
    case 'refused':
      return refusedDraft(page, finding);
    case 'request':
      return requestDraft(page, finding);
    case 'restless':
      return restlessDraft(page, finding);
  }
}

/** The printed text of a mismatch may vary; the component and its place do not. */
function reactDraft(page: OpenedPage, told: BrowserError): Draft {
  const { subject, place, ...draft } = explainBrowserError(page, told);
  const made = draftFor(page, draft, place);
  return draft.code === 'verify/hydration-mismatch'
    ? { ...made, key: draftFor(page, { ...draft, message: subject }, place).key }
    : made;
}

function refusedDraft(page: OpenedPage, { directive, blocked, element }: Of<'refused'>): Draft {
  const what = /^(?:inline|eval|wasm-eval)$/.test(blocked) ? `${blocked} code` : quoted(blocked);
  const message = `the Content-Security-Policy blocks ${what}${element && element !== 'html' ? ` of <${element}>` : ''} (${directive})`;
  const host = /^(?:https?|wss?):\/\/[^/]+/.exec(blocked)?.[0];
  const name = directive.replace(/-(?:elem|attr)$/, '');
  const help = host
    ? `If the page should load it, allow its host: \`csp: { directives: { '${name}': ['${host}'] } }\`.`
    : 'Move scripts and styles into separate files, which the policy allows.';
  return draftFor(page, { code: 'verify/policy-violation', message, help }, placeOf(page));
}

function requestDraft(page: OpenedPage, { url, reason }: Of<'request'>): Draft {
  const { pathname, search } = new URL(url);
  const message = `the page requests ${quoted(`${pathname}${search}`)}, which ${reason}`;
  const help = 'Import the file or `require` it, so that it becomes part of the site, or put it into a static folder.';
  return draftFor(page, { code: 'verify/failed-request', message, help }, placeOf(page));
}

function restlessDraft(page: OpenedPage, { how }: Of<'restless'>): Draft {
  const help = 'Look for an endless loop, or for a request that gets no response. To give pages more time, use `--timeout`.';
  return draftFor(page, { code: 'verify/unresponsive', message: `the page ${how}`, help }, placeOf(page));
}

interface Draft extends DiagnosticDraft {
  /** Equal keys are one fault, on however many pages. */
  readonly key: string;
  /** Of the page. */
  readonly path: string;
}

/** Equal messages on several pages are one fault, unless each has a place of its own. */
function draftFor(page: OpenedPage, draft: Omit<DiagnosticDraft, 'place'>, place: Place | undefined): Draft {
  const { code, message } = draft;
  const key = JSON.stringify([code, message, place?.file === page.file ? null : place]);
  return { ...draft, ...(place ? { place } : {}), path: page.path, key };
}

/** Sorted by the first page of each, with the number of further pages. */
function merged(drafts: readonly Draft[]): readonly DiagnosticDraft[] {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) groups.set(draft.key, [...(groups.get(draft.key) ?? []), draft]);
  return [...groups.values()].flatMap((group) => {
    // Pages without a source have no place to point to.
    const shown = group.find(({ place }) => place) ?? group[0];
    if (!shown) return [];
    const { key: _, path, ...draft } = shown;
    const others = new Set(group.map((one) => one.path)).size - 1;
    const where = [
      ...(draft.place ? [] : [`on "${path}"`]),
      ...(others === 0 ? [] : [`on ${others === 1 ? 'another page' : `${others} other pages`}, too`]),
    ];
    return [where.length === 0 ? draft : { ...draft, message: `${draft.message} (${where.join('; ')})` }];
  });
}
