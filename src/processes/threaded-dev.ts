// Opens a site for development in a thread, and lets another one take over where code of the site has spoilt or blocked it.

import type { DevThreadParts } from '#assembly/open-dev';
import type { DevAnswer, DevEvent, DevOptions, DevSite, IdentifiedDiagnostic } from '#model/dev';
import type { Diagnostic } from '#model/diagnostic';
import { createGoodAnswers } from '#tools/dev/good-answers';
import { runThread, type SiteThread, type ThreadBeats, ThreadEnded } from './running-thread.ts';
import { diedFault, endThread } from './thread-end.ts';

export interface ThreadedDevOptions extends Omit<DevOptions, 'siteCode' | 'onWait'> {
  /** A call of the site's code has been running for a while. */
  readonly onSlow: (what: string, seconds: number) => void;
}

/** What can be asked of a site in a thread. */
type Method = Exclude<
  { [Key in keyof DevSite]: DevSite[Key] extends (...given: never) => unknown ? Key : never }[keyof DevSite],
  'restart'
>;

export interface DevThreadData extends Omit<DevThreadParts, 'passOn'>, ThreadBeats {
  readonly options: Omit<DevOptions, 'listener' | 'signal' | 'siteCode' | 'onWait'>;
  /** No thread has found a site yet. */
  readonly isFirst: boolean;
}

type DevFacts = Pick<DevSite, 'root' | 'script' | 'stream' | 'axe'>;
type DevState = Pick<DevSite, 'edition' | 'baseUrl'>;
type DevThread = SiteThread<DevFacts, DevState>;

/** Undefined where no configuration is found. */
export async function openThreadedDev({
  listener,
  signal,
  onSlow,
  ...options
}: ThreadedDevOptions): Promise<DevSite | undefined> {
  const good = createGoodAnswers();
  let known: readonly IdentifiedDiagnostic[] = [];
  let state: DevState = { edition: 0, baseUrl: '/' };
  /** The editions of threads that have ended. */
  let before = 0;
  let facts: DevFacts | undefined;
  let isClosed = false;
  let thread: DevThread;
  const replaced = new WeakSet<DevThread>();
  /** What has ended a thread in which nothing of the site ran yet. */
  let fatal: { readonly thrown: unknown } | undefined;
  /** Settles when the earlier thread has ended, and this one has begun. */
  let turn: Promise<void> = Promise.resolve();

  const onEvent = (event: DevEvent): void => {
    // Work that was stopped is no fault.
    if (event.kind === 'crashed' && (isClosed || signal?.aborted)) return;
    if (event.kind === 'faults') known = event.faults.diagnostics;
    listener(event);
  };
  const begin = (held?: Diagnostic, since?: number): DevThread => {
    const data: Omit<DevThreadData, keyof ThreadBeats> = {
      ...{ options, held, since, known },
      baseUrl: facts && state.baseUrl,
      isFirst: !facts,
    };
    const own = runThread<DevFacts, DevState, DevEvent>('processes/dev-thread.js', data, {
      onEvent,
      onSlow,
      onSpent: () => void replace(own),
      onBlocked: (fault, seconds) => replace(own, { ...fault, severity: 'error' }, Date.now() - seconds * 1000),
      onDied(thrown, call) {
        if (held && !own.state) fatal = { thrown };
        if (fatal) return;
        onEvent({ kind: 'crashed', thrown });
        replace(own, diedFault(thrown, call));
      },
    });
    return own;
  };
  /** With `held`, nothing of the site runs until a file changes. */
  const replace = (old: DevThread, held?: Diagnostic, since?: number): void => {
    if (isClosed || replaced.has(old)) return;
    replaced.add(old);
    state = { ...stateNow(), edition: 0 };
    before += (old.state?.edition ?? 0) + 1;
    const ended = endThread(old, held === undefined, options);
    turn = ended.then(async () => {
      if (isClosed) return;
      thread = begin(held, since);
      await thread.opened;
      listener({ kind: 'changed', paths: [] });
    });
    turn.catch(crashed);
  };
  const crashed = (thrown: unknown): void => {
    if (!(thrown instanceof ThreadEnded)) onEvent({ kind: 'crashed', thrown });
  };
  const stateNow = (): DevState => thread.state ?? state;
  /** What a thread has left unanswered, the next one is asked. */
  const ask = async <Result>(method: Method, ...given: readonly unknown[]): Promise<Result> => {
    for (;;) {
      await turn.catch(() => undefined);
      if (fatal) throw fatal.thrown;
      try {
        return (await thread.ask(method, given)) as Result;
      } catch (thrown) {
        if (!(thrown instanceof ThreadEnded) || isClosed) throw thrown;
      }
    }
  };

  thread = begin();
  signal?.addEventListener('abort', () => thread.abort(signal.reason), { once: true });
  for (let own = thread; ; own = thread) {
    try {
      facts = await own.opened;
      break;
    } catch (thrown) {
      if (!(thrown instanceof ThreadEnded) || signal?.aborted) throw thrown;
      if (fatal) throw fatal.thrown;
      await turn.catch(() => undefined);
    }
  }
  if (!facts) {
    isClosed = true;
    await thread.end();
    return undefined;
  }
  return {
    ...facts,
    get edition() {
      return before + stateNow().edition;
    },
    get baseUrl() {
      return stateNow().baseUrl;
    },
    answer: (path) => good.of(path, () => ask<DevAnswer>('answer', path), crashed),
    changed: (paths) => ask('changed', paths),
    faults: () => ask('faults'),
    fix: (id) => ask('fix', id),
    report: (path, errors) => ask('report', path, errors),
    why: (path) => ask('why', path),
    placeToOpen: (file) => ask('placeToOpen', file),
    async restart() {
      replace(thread);
      await turn;
    },
    async close() {
      isClosed = true;
      await turn.catch(() => undefined);
      await endThread(thread, true, options);
    },
  };
}
