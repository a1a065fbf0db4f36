// Opens pages one after another in a browser window, waits until each is idle, and gathers findings.
import { BrowserFault, type Chromium, type Fields } from '../../plugins/mermaid/chromium.ts';
import { type Finding, hear, listenScript, restScript, tellName } from './page-events.ts';

export interface PageWindow {
  /** Each page is opened with empty storage, as by a first-time reader. */
  open(url: string, options: OpenOptions): Promise<readonly Finding[]>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Of the window, in pixels of CSS. */
  readonly width: number;
  /** For all of a page, in milliseconds. */
  readonly timeout: number;
}

/** Uses another time zone and locale than the build, so that output which depends on them is found. */
const zone = 'Pacific/Chatham';
const language = 'de-DE';

export async function openWindow({ call, listen }: Chromium): Promise<PageWindow> {
  const { userAgent } = await call('Browser.getVersion', {});
  const { browserContextId } = await call('Target.createBrowserContext', {});
  const { targetId } = await call('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = (await call('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
  const ask = (method: string, params: Fields = {}): Promise<Fields> => call(method, params, sessionId);
  await Promise.all([
    ask('Page.enable'),
    ask('Network.enable'),
    ask('Runtime.enable'),
    ask('Inspector.enable'),
    ask('Runtime.addBinding', { name: tellName }),
    ask('Emulation.setTimezoneOverride', { timezoneId: zone }),
    ask('Emulation.setLocaleOverride', { locale: language }),
    ask('Emulation.setUserAgentOverride', { userAgent: String(userAgent), acceptLanguage: language }),
    ask('Page.addScriptToEvaluateOnNewDocument', { source: listenScript }),
  ]);
  return {
    async open(url, { width, timeout }) {
      const heard = hear(url);
      const timed = timer(timeout);
      const screen = { width, height: Math.round(width * 0.625), deviceScaleFactor: 1, mobile: false };
      const comeToRest = async (): Promise<undefined> => {
        await ask('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'cookies,local_storage' });
        await ask('Emulation.setDeviceMetricsOverride', screen);
        listen(sessionId, heard.take);
        await Promise.all([ask('Page.navigate', { url }), heard.loaded]);
        for (let before = -1; before !== heard.requests(); ) {
          before = heard.requests();
          await heard.quiet();
          await ask('Runtime.evaluate', { expression: restScript, awaitPromise: true });
        }
      };
      try {
        const resting = comeToRest();
        const restless = await Promise.race([resting, timed.out, heard.crashed]);
        if (restless === undefined) return heard.findings();
        // The last call is never answered.
        resting.catch(() => undefined);
        return [...heard.findings(), { kind: 'restless', how: restless }];
      } finally {
        timed.stop();
        listen(sessionId, () => undefined);
      }
    },
    async close() {
      await call('Target.disposeBrowserContext', { browserContextId }).catch(forgiveClosed);
    },
  };
}

/** A crashed window is closed already; a program that has ended fails the next call. */
function forgiveClosed(thrown: unknown): void {
  if (!(thrown instanceof BrowserFault)) throw thrown;
}

function timer(timeout: number): { readonly out: Promise<string>; stop(): void } {
  let stop = (): void => undefined;
  const out = new Promise<string>((resolve) => {
    const id = setTimeout(() => resolve(`does not finish loading in ${timeout / 1000} seconds`), timeout);
    stop = () => clearTimeout(id);
  });
  return { out, stop };
}
