// Receives the events of the development server in this tab, from the stream that all tabs share or from its own.
import type { ServerNews } from '#model/dev-page';
import { followServer } from './follow-server.ts';

/** What a tab tells the shared stream. */
export type FromTab = 'leaves' | 'is back';

/** Another `run` of the server may have another version of the shared stream. */
export function hearServer(run: string, tell: (news: ServerNews) => void): void {
  let worker: SharedWorker;
  try {
    worker = new SharedWorker('/__slodocs/stream.js', { name: `slodocs ${run}` });
  } catch {
    // Some browsers have none, and the site's policy may allow none.
    followWhileVisible(tell);
    return;
  }
  const { port } = worker;
  worker.addEventListener('error', () => followWhileVisible(tell), { once: true });
  port.onmessage = ({ data }: MessageEvent<ServerNews>) => tell(data);
  const say = (what: FromTab): void => port.postMessage(what);
  addEventListener('pagehide', () => say('leaves'));
  // Back from the cache of left pages.
  addEventListener('pageshow', ({ persisted }) => persisted && say('is back'));
}

/** Of many tabs one is visible at a time in each window, so that the connections of the browser suffice. */
function followWhileVisible(tell: (news: ServerNews) => void): void {
  let end: (() => void) | undefined;
  const look = (): void => {
    if (document.visibilityState === 'visible') end ??= followServer(tell);
    else {
      end?.();
      end = undefined;
    }
  };
  document.addEventListener('visibilitychange', look);
  look();
}
