// Receives the events of the development server in this tab, from the stream that all tabs share or from its own.
import type { ServerNews } from '#model/dev-page';

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

/** A stream that browsers have given up is opened again after this, in milliseconds. */
const retryTime = 1000;

/** The names of the server's events. */
const names = ['state', 'changed', 'faults'] as const;

/** Returns what ends it. */
export function followServer(tell: (news: ServerNews) => void): () => void {
  let isOver = false;
  let events: EventSource;
  const open = (): void => {
    if (isOver) return;
    events = new EventSource('/__slodocs/events');
    for (const name of names)
      events.addEventListener(name, ({ data }) => tell({ name, data: JSON.parse(data as string) } as ServerNews));
    events.addEventListener('bye', () => tell({ name: 'lost' }));
    events.onerror = () => {
      tell({ name: 'lost' });
      // Browsers connect again by themselves, but not after an answer that is no stream.
      if (events.readyState === EventSource.CLOSED) setTimeout(open, retryTime);
    };
  };
  open();
  return () => {
    isOver = true;
    events.close();
  };
}
