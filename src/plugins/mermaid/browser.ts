// Starts a Chromium with one blank page that evaluates scripts.
import { cutText } from '#model/graphemes';
import { BrowserFault, startChromium } from './chromium.ts';

export { BrowserFault };

export interface Browser {
  /** The value of a script, awaited, as plain data. Throws a `BrowserFault`. */
  evaluate(script: string): Promise<unknown>;
  /** Ends the process, and removes what it has written. */
  close(): Promise<void>;
}

export async function openBrowser(program: string): Promise<Browser> {
  const { call, close } = await startChromium(program, 'MAP * ~NOTFOUND');
  try {
    const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
    return {
      close,
      async evaluate(expression) {
        const asked = { expression, awaitPromise: true, returnByValue: true };
        const { result, exceptionDetails } = await call('Runtime.evaluate', asked, String(sessionId));
        if (exceptionDetails) throw new BrowserFault(`could not run a script: ${cutText(JSON.stringify(exceptionDetails), 300)}`);
        return (result as { value?: unknown }).value;
      },
    };
  } catch (thrown) {
    await close();
    throw thrown;
  }
}
