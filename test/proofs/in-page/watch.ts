// Records policy violations and motion on a page from its first moment on.

export interface Watched {
  readonly refused: string[];
  readonly shifts: { readonly value: number; readonly who: string }[];
}

/** Runs in the browser before anything of the page does. */
export function watch(): void {
  const watched: Watched = { refused: [], shifts: [] };
  Object.assign(globalThis, { watched });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    watched.refused.push(`${violatedDirective}: ${blockedURI} ${sourceFile}:${lineNumber}`);
  });
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const who = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 80));
      watched.shifts.push({ value, who: who.join(' | ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the browser: down to the end of the page and back, until every image has come. */
export async function readThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const end = document.documentElement.scrollHeight;
  for (let y = 0; y <= end; y += innerHeight) {
    scrollTo(0, y);
    await frame();
  }
  const images = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(
    images.map((image) => image.complete || new Promise((done) => Object.assign(image, { onload: done, onerror: done }))),
  );
  await frame();
  scrollTo(0, 0);
  await frame();
}
