// Listens to the events of the development server, and connects again whenever the connection is lost.
import type { ServerNews } from '#model/dev-page';

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
