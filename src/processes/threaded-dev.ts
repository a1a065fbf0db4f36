// Opens a site for development in a thread.
import type { DevAnswer, DevEvent, DevOptions, DevSite, IdentifiedDiagnostic } from '#model/dev';
import { createGoodAnswers } from '#tools/dev/good-answers';
import type { DevFacts, DevState, DevThreadData } from './dev-thread.ts';
import { ThreadEnded } from './running-thread.ts';
import { openThreadedSite } from './threaded-site.ts';

export interface ThreadedDevOptions extends Omit<DevOptions, 'siteCode' | 'onWait'> {
  /** A call of the site's code has been running for a while. */
  readonly onSlow: (what: string, seconds: number) => void;
}

/** Undefined where no configuration is found. */
export async function openThreadedDev({
  listener,
  signal,
  onSlow,
  ...options
}: ThreadedDevOptions): Promise<DevSite | undefined> {
  const good = createGoodAnswers();
  let known: readonly IdentifiedDiagnostic[] = [];
  let last: DevState = { edition: 0, baseUrl: '/' };
  /** The editions of threads that have ended. */
  let before = 0;
  const thread = await openThreadedSite<DevFacts, DevState, DevEvent>({
    module: 'processes/dev-thread.js',
    options,
    signal,
    given: ({ held, since, facts }) =>
      ({ options, held, since, known, baseUrl: facts && stateNow().baseUrl, isFirst: !facts }) satisfies DevThreadData,
    onEvent(event) {
      if (event.kind === 'faults') known = event.faults.diagnostics;
      listener(event);
    },
    onSlow,
    onReplaced(state) {
      before += (state?.edition ?? 0) + 1;
      last = { ...(state ?? last), edition: 0 };
    },
    onTakenOver: () => listener({ kind: 'changed', paths: [] }),
  });
  const stateNow = (): DevState => thread.state ?? last;
  const { facts, ask } = thread;
  if (!facts) return undefined;
  return {
    ...facts,
    get edition() {
      return before + stateNow().edition;
    },
    get baseUrl() {
      return stateNow().baseUrl;
    },
    answer: (path) =>
      good.of(
        path,
        () => ask<DevAnswer>('answer', path),
        (thrown) => {
          if (!(thrown instanceof ThreadEnded) && !signal?.aborted) listener({ kind: 'crashed', thrown });
        },
      ),
    changed: (paths) => ask('changed', paths),
    faults: () => ask('faults'),
    fix: (id) => ask('fix', id),
    report: (path, errors) => ask('report', path, errors),
    why: (path) => ask('why', path),
    placeToOpen: (file) => ask('placeToOpen', file),
    restart: thread.restart,
    close: () => thread.close(),
  };
}
