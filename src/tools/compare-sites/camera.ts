// Takes pictures of the content of pages in a browser, and crops two of them to what differs.
import { BrowserFault, type Chromium, type Fields } from '../../plugins/mermaid/chromium.ts';

export interface Camera {
  /** A PNG in base64. Throws a `BrowserFault` for a page that does not load in time. */
  shoot(url: string, width: number): Promise<string>;
  /** Undefined where nothing differs. */
  crop(before: string, after: string): Promise<readonly [Picture, Picture] | undefined>;
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

/** Fonts, images and what scripts draw at first. Images outside of the window may never load, and covered windows are painted rarely. */
const restScript = `(async () => {
  const late = (time) => new Promise((done) => setTimeout(done, time));
  const images = Array.from(document.images, (image) => image.decode().catch(() => undefined));
  await Promise.race([Promise.all([document.fonts.ready, ...images]), late(2000)]);
  await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
  await Promise.race([new Promise(requestAnimationFrame), late(500)]);
})()`;

const placeScript = `(() => {
  const { x, y, width, height } = (document.querySelector('main') ?? document.body).getBoundingClientRect();
  return { x: x + scrollX, y: y + scrollY, width, height, all: document.documentElement.scrollHeight };
})()`;

/** Runs in the browser, which reads pictures. Equal rows at the top and at the bottom are left out. */
const cropScript = `async function (before, after, margin, tallest) {
  const read = async (data) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    const pixels = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
    return { canvas, pixels, width: image.width, height: image.height };
  };
  const [old, now] = [await read(before), await read(after)];
  const least = Math.min(old.height, now.height);
  const isSame = (row, other) => {
    if (old.width !== now.width) return false;
    for (let x = 0; x < old.width; x++) if (old.pixels[row * old.width + x] !== now.pixels[other * now.width + x]) return false;
    return true;
  };
  let [top, bottom] = [0, 0];
  while (top < least && isSame(top, top)) top++;
  if (top === old.height && top === now.height) return null;
  while (bottom < least - top && isSame(old.height - 1 - bottom, now.height - 1 - bottom)) bottom++;
  const from = Math.max(0, top - margin);
  return [old, now].map((one) => {
    const whole = Math.max(1, Math.min(one.height, one.height - bottom + margin) - from);
    const canvas = document.createElement('canvas');
    canvas.width = one.width;
    canvas.height = Math.min(whole, tallest);
    canvas.getContext('2d').drawImage(one.canvas, 0, -from);
    return { data: canvas.toDataURL('image/webp', 0.8), width: one.width, height: canvas.height, isCut: whole > tallest };
  });
}`;

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
      const { x, y, width: wide, height } = (await run(placeScript)) as Record<'x' | 'y' | 'width' | 'height', number>;
      const clip = { x, y, width: Math.max(1, wide), height: Math.max(1, Math.min(height, tallest)), scale: 1 };
      const { data } = await page.ask('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: true });
      return String(data);
    },
    async crop(before, after) {
      const { result: scope } = (await table.ask('Runtime.evaluate', { expression: 'globalThis' })) as { result: Fields };
      const { result } = (await table.ask('Runtime.callFunctionOn', {
        functionDeclaration: cropScript,
        objectId: scope['objectId'],
        arguments: [before, after, margin, tallestShown].map((value) => ({ value })),
        awaitPromise: true,
        returnByValue: true,
      })) as { readonly result: { readonly value?: readonly [Picture, Picture] | null } };
      return result.value ?? undefined;
    },
  };
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
