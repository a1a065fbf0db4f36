// Opens every page of a served site in a browser, and reports what is wrong.

import type { OpenedPage } from '#model/blame-component';
import type { DiagnosticDraft } from '#model/diagnostic';
import { BrowserFault, type Chromium, startChromium } from '../../plugins/mermaid/chromium.ts';
import { type Draft, merged } from './draft.ts';
import { draftsOf } from './drafts.ts';
import { openWindow } from './open-window.ts';

export { findBrowser } from '../../plugins/mermaid/find-programs.ts';
export { verifyDiagnostics } from './diagnostics.ts';
export { BrowserFault };

export interface Visit {
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
