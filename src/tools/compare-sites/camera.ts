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
  /** What stands for each block of the content, and where it is. */
  readonly blocks: readonly (readonly [key: string, top: number, bottom: number])[];
}

interface ContentPlace extends Pick<Shot, 'blocks'> {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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
      const { x, y, width: wide, height, blocks } = await settle(() => run(placeScript) as Promise<ContentPlace>);
      const clip = { x, y, width: Math.max(1, wide), height: Math.max(1, Math.min(height, tallest)), scale: 1 };
      const { data } = await page.ask('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: true });
      return { data: String(data), blocks };
    },
    async crop(before, after) {
      const { result: scope } = (await table.ask('Runtime.evaluate', { expression: 'globalThis' })) as { result: Fields };
      const { result } = (await table.ask('Runtime.callFunctionOn', {
        functionDeclaration: cropScript,
        objectId: scope['objectId'],
        arguments: [before.data, after.data, placesOf(before, after) ?? null, margin, tallestShown].map((value) => ({ value })),
        awaitPromise: true,
        returnByValue: true,
      })) as { readonly result: { readonly value?: readonly [Picture, Picture] | null } };
      return result.value ?? undefined;
    },
  };
}

/** Where the first blocks start that differ, and where the last ones end. A fraction of a pixel further down, no row is the same. */
function placesOf({ blocks: old }: Shot, { blocks: now }: Shot): readonly [start: number, number, number] | undefined {
  const least = Math.min(old.length, now.length);
  let [first, last] = [0, 0];
  while (first < least && old[first]?.[0] === now[first]?.[0]) first++;
  if (first === old.length && first === now.length) return undefined;
  while (last < least - first && old.at(-1 - last)?.[0] === now.at(-1 - last)?.[0]) last++;
  const start = Math.min(old[first]?.[1] ?? Number.MAX_SAFE_INTEGER, now[first]?.[1] ?? Number.MAX_SAFE_INTEGER);
  return [start, old.at(-1 - last)?.[2] ?? 0, now.at(-1 - last)?.[2] ?? 0];
}

/** How often a page is looked at again that scripts still change, and how long after, in milliseconds. */
const looks = 10;
const pause = 150;

async function settle<T>(look: () => Promise<T>): Promise<T> {
  let place = await look();
  for (let n = 0, before = ''; n < looks && before !== JSON.stringify(place); n++) {
    before = JSON.stringify(place);
    await new Promise((resolve) => setTimeout(resolve, pause));
    place = await look();
  }
  return place;
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
