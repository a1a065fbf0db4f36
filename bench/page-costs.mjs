// Measures a page in a browser: script bytes, first view, interactions, and navigation.

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 };

/** A phone that is four times slower than this machine, behind 1.6 Mbit/s with 150 ms to the server and back. */
const slow = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
};

async function open(browser, { isSlow = true, ...options } = {}) {
  const context = await browser.newContext({ ...phone, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (isSlow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow.network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  }
  await page.addInitScript(observe);
  return { page, session, close: () => context.close() };
}

/** Runs in the page before all other scripts. */
function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], events: [] };
  globalThis.seen = seen;
  const on = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  on('event', ({ interactionId, duration }) => interactionId && seen.events.push(duration), { durationThreshold: 16 });
}

/**
 * What goes over the wire until the network is idle, by kind, in bytes with headers. Files that are fetched for pages that the
 * reader may open next are `ahead`.
 */
export async function wireBytes(browser, url) {
  const { page, session, close } = await open(browser, { isSlow: false, ...desktop });
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, ahead: 0, other: 0 };
  const kinds = new Map();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const isAhead = type === 'Prefetch' || request.headers['Sec-Purpose']?.includes('prefetch') || type === 'Fetch';
    const kind = type.toLowerCase();
    kinds.set(requestId, isAhead ? 'ahead' : kind in bytes ? kind : 'other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Some prefetch once the browser has nothing else to do.
  await page.waitForTimeout(2000);
  await close();
  return bytes;
}

/** In milliseconds, and layout shift in the browsers' unit. */
export async function firstView(browser, url) {
  const { page, close } = await open(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const { fcp, lcp, cls, tasks } = await page.evaluate(() => globalThis.seen);
  await close();
  // Total blocking time: the time beyond 50 ms of each task that ends after the first paint.
  const blocked = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp) - 50);
  const tbt = blocked.reduce((sum, time) => sum + Math.max(0, time), 0);
  return { fcp: Math.round(fcp), lcp: Math.round(lcp), cls: Number(cls.toFixed(4)), tbt: Math.round(tbt) };
}

/** The longest time from an input to the next paint, in milliseconds, and that of a page change. */
export async function interactions(browser, url) {
  const { page, session, close } = await open(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const timed = async (act) => {
    await page.evaluate(() => {
      globalThis.seen.events.length = 0;
    });
    await act();
    await page.waitForTimeout(600);
    return page.evaluate(() => Math.max(0, ...globalThis.seen.events));
  };
  const costs = {};
  costs['INP colour mode'] = await timed(() => page.locator('.color-mode').tap());
  costs['INP tabs'] = await timed(() => page.getByRole('tab', { name: 'macOS' }).tap());
  costs['INP menu'] = await timed(() => page.locator('.drawer-open:visible').first().tap());
  await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
  costs['navigation to a prefetched page, slowed'] = await navigate(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  costs['navigation to a prefetched page'] = await navigate(page);
  await close();
  return costs;
}

/** From the click on the visible pager link to the first paint of the next page. */
async function navigate(page) {
  const link = page.locator('.pager a').last();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const from = document.title;
    globalThis.navigated = undefined;
    document.addEventListener(
      'click',
      () => {
        const start = performance.now();
        const look = () => {
          if (document.title === from) return requestAnimationFrame(look);
          return requestAnimationFrame(() => {
            globalThis.navigated = performance.now() - start;
          });
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  await link.tap();
  await page.waitForFunction(() => globalThis.navigated !== undefined);
  return Math.round(await page.evaluate(() => globalThis.navigated));
}

/** Follows the pager from page to page, back at the end, and measures the heap six times. */
export async function navigations(browser, url, count) {
  const { page, session, close } = await open(browser, {
    isSlow: false,
    viewport: { width: 1440, height: 900 },
    isMobile: false,
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const heaps = [];
  const step = Math.ceil(count / 6);
  for (let done = 1; done <= count; done++) {
    const before = page.url();
    const next = page.locator(done % 40 < 20 ? '.pager-next' : '.pager-previous');
    const link = (await next.count()) > 0 ? next : page.locator('.pager a').first();
    await link.click();
    await page.waitForFunction((from) => location.href !== from, before);
    if (done % step === 0) heaps.push({ after: done, ...(await heapOf(page, session)) });
  }
  const reloads = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.type);
  await close();
  return heaps.map((heap) => ({ ...heap, reloads }));
}

async function heapOf(page, session) {
  // Excludes the measurement's own records.
  await page.evaluate(() => {
    for (const list of [globalThis.seen.tasks, globalThis.seen.events]) list.length = 0;
    performance.clearResourceTimings();
  });
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: Number((usedSize / 2 ** 20).toFixed(2)), nodes };
}
