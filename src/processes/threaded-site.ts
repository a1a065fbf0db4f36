// Opens a site in a thread, and lets another one take over where code of the site has spoilt or blocked it.
import { engineName } from '#assembly/request';
import { messageOf } from '#kit/thrown';
import type { Diagnostic } from '#model/diagnostic';
import type { BuildOptions } from '#model/run';
import { releaseOwn } from '#session/lock';
import { lockOf } from '#session/run-request';
import { type Crashed, type Question, runThread, type SiteThread, ThreadEnded } from './running-thread.ts';

export interface ThreadedSite<Facts, State> {
  /** Undefined where no configuration is found. */
  readonly facts: Facts | undefined;
  readonly state: State | undefined;
  /** What a thread has left unanswered, the next one is asked. */
  ask<Result>(method: string, ...given: readonly unknown[]): Promise<Result>;
  restart(): Promise<void>;
  /** With `now`, what runs stops at its next step, and gives up the lock of the site. */
  close(now?: boolean): Promise<void>;
}

export interface ThreadedSiteOptions<Facts, State, Event> {
  /** The module of the thread, built, relative to `dist`. */
  readonly module: string;
  readonly options: BuildOptions;
  readonly signal: AbortSignal | undefined;
  /**
   * What a thread is given. With `held`, nothing of the site runs until a file changes. Files that have changed since `since` are told
   * of; in milliseconds. `facts` are those of earlier threads.
   */
  readonly given: (parts: Handover<Facts>) => object;
  readonly onEvent: (event: Event | Crashed) => void;
  /** A call of the site's code has been running for a while. */
  readonly onSlow: (what: string, seconds: number) => void;
  /** True for a question with code of its own, such as a draft: where that blocks, it is not asked again, and no site is held back. */
  readonly isTrial?: (question: Question) => boolean;
  /** A thread is about to be replaced; its last state. */
  readonly onReplaced: (state: State | undefined) => void;
  /** Another thread has taken over. */
  readonly onTakenOver: () => void;
}

export interface Handover<Facts> {
  readonly held: Diagnostic | undefined;
  readonly since: number | undefined;
  readonly facts: Facts | undefined;
}

/** How long a thread may take to close the site, in milliseconds. */
const patience = 3000;

export async function openThreadedSite<Facts, State, Event>(
  parts: ThreadedSiteOptions<Facts, State, Event>,
): Promise<ThreadedSite<Facts, State>> {
  const { module, options, signal, given, onSlow, isTrial = () => false, onReplaced, onTakenOver } = parts;
  let facts: Facts | undefined;
  let isClosed = false;
  let thread: SiteThread<Facts, State>;
  const replaced = new WeakSet<SiteThread<Facts, State>>();
  /** What has ended a thread in which nothing of the site ran yet. */
  let fatal: { readonly thrown: unknown } | undefined;
  /** Settles when the earlier thread has ended, and this one has begun. */
  let turn: Promise<void> = Promise.resolve();

  const onEvent = (event: Event | Crashed): void => {
    // Work that was stopped is no fault.
    if ((event as Crashed).kind === 'crashed' && (isClosed || signal?.aborted)) return;
    parts.onEvent(event);
  };
  const crashed = (thrown: unknown): void => {
    if (!(thrown instanceof ThreadEnded)) onEvent({ kind: 'crashed', thrown });
  };
  const begin = (held?: Diagnostic, since?: number): SiteThread<Facts, State> => {
    const own: SiteThread<Facts, State> = runThread<Facts, State, Event>(module, given({ held, since, facts }), {
      onEvent,
      onSlow,
      onSpent: () => void replace(own),
      onBlocked(fault, seconds) {
        const since = Date.now() - seconds * 1000;
        replace(own, { ...fault, severity: 'error' }, since, !own.asked().some(isTrial));
      },
      onDied(thrown, call) {
        if (held && !own.state) fatal = { thrown };
        if (fatal) return;
        onEvent({ kind: 'crashed', thrown });
        const message = `${call?.what ?? 'something'} ended the thread of the site: ${messageOf(thrown)}`;
        replace(own, { code: 'site-code/late-error', severity: 'error', message, ...(call ? placeOf(call.fault) : {}) });
      },
    });
    return own;
  };
  const replace = (old: SiteThread<Facts, State>, held?: Diagnostic, since?: number, holds = true): void => {
    if (isClosed || replaced.has(old)) return;
    replaced.add(old);
    onReplaced(old.state);
    const ended = endOf(old, held === undefined, held);
    turn = ended.then(async () => {
      if (isClosed) return;
      thread = begin(holds ? held : undefined, since);
      await thread.opened;
      onTakenOver();
    });
    turn.catch(crashed);
  };
  /** One that does not close the site itself is ended, and its lock released. */
  const endOf = async (old: SiteThread<Facts, State>, isFit: boolean, fault?: Diagnostic): Promise<void> => {
    const closed =
      isFit &&
      (await Promise.race([
        old.ask('close', []).then(
          () => true,
          () => false,
        ),
        after(patience),
      ]));
    await old.end(fault);
    if (closed) return;
    // A server that nothing goes wrong in does not load the stages.
    const { findPlaces } = await import('#pipeline/0-configure/places');
    const places = await findPlaces({ ...options, engine: engineName() });
    if (places) releaseOwn(lockOf(places));
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
  }
  return {
    facts,
    get state() {
      return thread.state;
    },
    async ask<Result>(method: string, ...asked: readonly unknown[]) {
      for (;;) {
        await turn.catch(() => undefined);
        if (fatal) throw fatal.thrown;
        try {
          return (await thread.ask(method, asked)) as Result;
        } catch (thrown) {
          if (!(thrown instanceof ThreadEnded) || isClosed) throw thrown;
          if (thrown.fault && isTrial({ method, given: asked })) throw thrown;
        }
      }
    },
    async restart() {
      replace(thread);
      await turn;
    },
    async close(now = false) {
      isClosed = true;
      await turn.catch(() => undefined);
      if (now) thread.abort(new Error('nobody waits for the answer'));
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
