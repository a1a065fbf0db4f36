// Opens a site for development in a thread, and lets another one take over where code of the site has spoilt or blocked it.

import { engineName } from '#assembly/request';
import { messageOf } from '#kit/thrown';
import type { DevAnswer, DevEvent, DevOptions, DevSite, IdentifiedDiagnostic } from '#model/dev';
import type { Diagnostic } from '#model/diagnostic';
import { releaseOwn } from '#session/lock';
import { lockOf } from '#session/run-request';
import { createGoodAnswers } from '#tools/dev/good-answers';
import { type DevFacts, type DevState, type DevThread, type Method, runDevThread, ThreadEnded } from './running-dev-thread.ts';

export interface ThreadedDevOptions extends Omit<DevOptions, 'siteCode' | 'onWait'> {
  /** A call of the site's code has been running for a while. */
  readonly onSlow: (what: string, seconds: number) => void;
}

/** How long a thread may take to close the site, in milliseconds. */
const patience = 3000;

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
    const own = runDevThread(
      { options, held, since, known, baseUrl: facts && state.baseUrl, isFirst: !facts },
      {
        onEvent,
        onSlow,
        onSpent: () => void replace(own),
        onBlocked: (fault, seconds) => replace(own, { ...fault, severity: 'error' }, Date.now() - seconds * 1000),
        onDied(thrown, call) {
          if (held && !own.state) fatal = { thrown };
          if (fatal) return;
          onEvent({ kind: 'crashed', thrown });
          const message = `${call?.what ?? 'something'} ended the thread of the site: ${messageOf(thrown)}`;
          replace(own, { code: 'site-code/late-error', severity: 'error', message, ...(call ? placeOf(call.fault) : {}) });
        },
      },
    );
    return own;
  };
  /** With `held`, nothing of the site runs until a file changes. */
  const replace = (old: DevThread, held?: Diagnostic, since?: number): void => {
    if (isClosed || replaced.has(old)) return;
    replaced.add(old);
    state = { ...stateNow(), edition: 0 };
    before += (old.state?.edition ?? 0) + 1;
    const ended = endOf(old, held === undefined);
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
  /** One that does not close the site itself is ended, and its lock released. */
  const endOf = async (old: DevThread, isFit: boolean): Promise<void> => {
    const closed =
      isFit &&
      (await Promise.race([
        old.ask('close', []).then(
          () => true,
          () => false,
        ),
        after(patience),
      ]));
    await old.end();
    if (closed) return;
    // A server that nothing goes wrong in does not load the stages.
    const { findPlaces } = await import('#pipeline/0-configure/configure');
    const places = await findPlaces({ ...options, engine: engineName() });
    if (places) releaseOwn(lockOf(places));
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
      await endOf(thread, true);
    },
  };
}

function placeOf({ place, plugin }: Partial<Diagnostic>): Partial<Diagnostic> {
  return { ...(place ? { place } : {}), ...(plugin === undefined ? {} : { plugin }) };
}

function after(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds).unref());
}
