// Takes pictures of the content of pages in a browser, and crops two of them to what differs.
import { BrowserFault, type Chromium, type Fields } from '../../plugins/mermaid/chromium.ts';
import { cropScript, placeScript, restScript } from './camera-scripts.ts';

export interface Camera {
  /** Throws a `BrowserFault` for a page that does not load in time. */
  shoot(url: string, width: number): Promise<Shot>;
  /** Undefined where nothing differs. */
  crop(before: Shot, after: Shot): Promise<readonly [Picture, Picture] | undefined>;
}

export interface Shot {
  /** A PNG in base64. */
  readonly data: string;
  /** What stands for each block of the content, and where it ends. */
  readonly blocks: readonly (readonly [key: string, bottom: number])[];
}

export interface Picture {
  /** A `data:` address. */
  readonly data: string;
  readonly width: number;
  readonly height: number;
  /** More differs further down. */
  readonly isCut: boolean;
}

/** Milliseconds for a page to load. */
const patience = 20_000;

/** In pixels: of a page, of what is shown of it, and around what differs. */
const tallest = 8000;
const tallestShown = 1600;
const margin = 80;

const light = [
  { name: 'prefers-color-scheme', value: 'light' },
  { name: 'prefers-reduced-motion', value: 'reduce' },
];

export async function openCamera({ call, listen }: Chromium): Promise<Camera> {
  const open = async () => {
    // A window of its own: one in the background is not painted.
    const { browserContextId } = await call('Target.createBrowserContext', {});
    const { targetId } = await call('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = (await call('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
    return { sessionId, ask: (method: string, params: Fields = {}) => call(method, params, sessionId) };
  };
  const [page, table] = [await open(), await open()];
  await Promise.all([page.ask('Page.enable'), page.ask('Emulation.setEmulatedMedia', { features: light })]);
  const run = async (expression: string) => {
    const { result } = await page.ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    return (result as { readonly value?: unknown }).value;
  };
  const size = (width: number, height: number) =>
    page.ask('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  return {
    async shoot(url, width) {
      await size(width, 900);
      await inTime(url, async () => {
        const loaded = new Promise<void>((resolve) => {
          listen(page.sessionId, (method) => method === 'Page.loadEventFired' && resolve());
        });
        await Promise.all([page.ask('Page.navigate', { url }), loaded]);
        await run(restScript);
      });
      const { all } = (await run(placeScript)) as { readonly all: number };
      // Images further down load once they are in the window.
      await size(width, Math.min(all, tallest));
      await inTime(url, () => run(restScript));
      const place = (await run(placeScript)) as Record<'x' | 'y' | 'width' | 'height', number> & Pick<Shot, 'blocks'>;
      const { x, y, width: wide, height, blocks } = place;
      const clip = { x, y, width: Math.max(1, wide), height: Math.max(1, Math.min(height, tallest)), scale: 1 };
      const { data } = await page.ask('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: true });
      return { data: String(data), blocks };
    },
    async crop(before, after) {
      const { result: scope } = (await table.ask('Runtime.evaluate', { expression: 'globalThis' })) as { result: Fields };
      const { result } = (await table.ask('Runtime.callFunctionOn', {
        functionDeclaration: cropScript,
        objectId: scope['objectId'],
        arguments: [before.data, after.data, endsOf(before, after) ?? null, margin, tallestShown].map((value) => ({ value })),
        awaitPromise: true,
        returnByValue: true,
      })) as { readonly result: { readonly value?: readonly [Picture, Picture] | null } };
      return result.value ?? undefined;
    },
  };
}

/** Where the last blocks end that differ. What follows may be a fraction of a pixel further down, where no row is the same. */
function endsOf({ blocks: old }: Shot, { blocks: now }: Shot): readonly [number, number] | undefined {
  let same = 0;
  while (same < Math.min(old.length, now.length) && old.at(-1 - same)?.[0] === now.at(-1 - same)?.[0]) same++;
  if (same === old.length && same === now.length) return undefined;
  return [old.at(-1 - same)?.[1] ?? 0, now.at(-1 - same)?.[1] ?? 0];
}

async function inTime<T>(url: string, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BrowserFault(`did not load "${url}" in ${patience / 1000} seconds`)), patience);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
