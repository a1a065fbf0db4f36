// Reuses a few browser windows for all tests, each reset before use, since opening one takes longer than most pages.
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

interface Stored {
  readonly origin: string;
  readonly items: Readonly<Record<string, string>>;
}

/** What a window begins with. */
interface Beginning {
  /** What an earlier visit has left in the storage of a site. */
  readonly stored?: Stored;
  /** Run before the scripts of each page. */
  readonly initScripts?: readonly (() => void)[];
}

/** A page that a test has for itself until the windows are cleared. */
interface LentPage {
  readonly page: Page;
  readonly context: BrowserContext;
}

interface Window extends LentPage {
  readonly session: CDPSession;
  /** The addresses without paths that may have stored something. */
  readonly origins: Set<string>;
  readonly initScripts: { dispose(): Promise<void> }[];
  isLent: boolean;
}

/** What a page emits that tests listen for. */
const events = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response', 'dialog', 'popup'];

/** Of a window that asks for none. */
const usualViewport = { width: 1280, height: 720 };

/** All else, such as a language or permissions, needs a window of its own. */
type WindowOptions = Pick<
  BrowserContextOptions,
  'viewport' | 'isMobile' | 'hasTouch' | 'javaScriptEnabled' | 'colorScheme' | 'reducedMotion'
>;

/** What cannot be set anew in a window that is open. */
function kindOf({ isMobile, hasTouch, javaScriptEnabled }: WindowOptions): string {
  return JSON.stringify([isMobile ?? false, hasTouch ?? false, javaScriptEnabled ?? true]);
}

export class SharedWindows {
  readonly #browser: Browser;
  readonly #windows = new Map<string, Window>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Ends what the test has done in a window of the same kind before. */
  async lend(options: WindowOptions, { stored, initScripts = [] }: Beginning = {}): Promise<LentPage> {
    const kind = kindOf(options);
    const window = this.#windows.get(kind) ?? (await openWindow(this.#browser, options));
    this.#windows.set(kind, window);
    if (window.isLent) await empty(window);
    window.isLent = true;
    const { page, context } = window;
    await page.setViewportSize(options.viewport ?? usualViewport);
    const { colorScheme = 'light', reducedMotion = 'no-preference' } = options;
    await page.emulateMedia({ media: null, forcedColors: 'none', colorScheme, reducedMotion });
    if (stored) await store(page, stored);
    for (const script of initScripts) window.initScripts.push(await context.addInitScript(script));
    return { page, context };
  }

  /** After each test, before it is asked what pages have said. */
  async clear(): Promise<void> {
    for (const window of this.#windows.values()) if (window.isLent) await empty(window);
  }
}

async function openWindow(browser: Browser, options: WindowOptions): Promise<Window> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const origins = new Set<string>();
  // Of other windows that the page opens as well.
  context.on('request', (request) => {
    if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
  });
  return { context, page, session, origins, initScripts: [], isLent: false };
}

async function store(page: Page, { origin, items }: Stored): Promise<void> {
  const route = await page.route(`${origin}/`, (asked) => asked.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${origin}/`);
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, items);
  await route.dispose();
  await page.goto('about:blank');
}

/** Leaves nothing of what was shown, stored, loaded, answered, emulated or listened for. */
async function empty(window: Window): Promise<void> {
  const { context, page, session, origins, initScripts } = window;
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([
    ...initScripts.splice(0).map((script) => script.dispose()),
    context.setOffline(false),
    context.clearCookies(),
  ]);
  // A page that is just leaving is asked again on the one that follows.
  await page.evaluate(forget).catch(() => page.evaluate(forget));
  await page.goto('about:blank');
  // What the page still asked for until it was left is answered as the test says.
  await Promise.all([context.unrouteAll({ behavior: 'ignoreErrors' }), page.unrouteAll({ behavior: 'ignoreErrors' })]);
  // What the page said until it was left is the test's.
  for (const event of events) page.removeAllListeners(event);
  await Promise.all([
    ...Array.from(origins, (origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
    session.send('Network.clearBrowserCache'),
    session.send('Page.resetNavigationHistory'),
    // Nothing is pointed at.
    session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 }),
  ]);
  origins.clear();
  window.isLent = false;
}

/** Empties the storage of the window, in which nothing is put any more while the page is left. */
function forget(): void {
  try {
    sessionStorage.clear();
    Storage.prototype.setItem = () => undefined;
  } catch {
    // A page without an origin has no storage, and neither has one to which a test refuses it.
  }
}
