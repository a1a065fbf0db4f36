// An address to what the browser says while its page loads, wakes and comes to rest, in a window that nothing else is open in.
import { BrowserFault, type Chromium, type Fields } from '../plugins/mermaid/chromium.ts';
import type { Finding } from './finding.ts';
import { hear } from './hear.ts';
import { listenScript, restScript, tellName } from './in-page.ts';

export interface OpenOptions {
  /** Of the window, in pixels of CSS. */
  readonly width: number;
  /** For all of a page, in milliseconds. */
  readonly timeout: number;
}

export async function openPage({ call, listen }: Chromium, url: string, options: OpenOptions): Promise<readonly Finding[]> {
  // A reader who comes for the first time: nothing is stored yet.
  const { browserContextId } = await call('Target.createBrowserContext', {});
  const { targetId } = await call('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = (await call('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
  const heard = hear(url);
  const stop = listen(sessionId, heard.take);
  const ask = (method: string, params: Fields = {}): Promise<Fields> => call(method, params, sessionId);
  const { width, timeout } = options;
  const timed = timer(timeout);
  try {
    await Promise.all([
      ask('Page.enable'),
      ask('Network.enable'),
      ask('Runtime.enable'),
      ask('Inspector.enable'),
      ask('Runtime.addBinding', { name: tellName }),
      ask('Page.addScriptToEvaluateOnNewDocument', { source: listenScript }),
      ask('Emulation.setDeviceMetricsOverride', {
        width,
        height: Math.round(width * 0.625),
        deviceScaleFactor: 1,
        mobile: false,
      }),
    ]);
    const reached = Promise.all([ask('Page.navigate', { url }), heard.loaded]).then(async () => {
      for (let quiet = false; !quiet; ) {
        const before = heard.requests();
        await heard.quiet();
        await ask('Runtime.evaluate', { expression: restScript, awaitPromise: true });
        quiet = before === heard.requests();
      }
    });
    const restless = await Promise.race([reached.then(() => undefined), timed.out, heard.crashed]);
    if (restless !== undefined) {
      // What was asked of it last is never answered.
      reached.catch(() => undefined);
      return [...heard.findings(), { kind: 'restless', how: restless }];
    }
    return heard.findings();
  } finally {
    timed.stop();
    stop();
    await call('Target.disposeBrowserContext', { browserContextId }).catch(forgiveClosed);
  }
}

/** A window that crashed is closed already; a program that has ended says so to the next who asks. */
function forgiveClosed(thrown: unknown): void {
  if (!(thrown instanceof BrowserFault)) throw thrown;
}

function timer(timeout: number): { readonly out: Promise<string>; stop(): void } {
  let stop = (): void => undefined;
  const out = new Promise<string>((resolve) => {
    const timeoutId = setTimeout(() => resolve(`did not come to rest in ${timeout / 1000} seconds`), timeout);
    stop = () => clearTimeout(timeoutId);
  });
  return { out, stop };
}
