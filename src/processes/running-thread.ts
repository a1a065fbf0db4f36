// Runs one thread that keeps a site open, asks it, and ends it where it stands still.
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { built } from '#assembly/package';
import { slowAfter } from '#code/site-code/pending-calls';
import { callBuffer, readCall } from '#code/site-code/shared-call';
import { StoppedCall, someCode, stoppedFault } from '#code/site-code/stopped-call';
import type { DiagnosticDraft } from '#model/diagnostic';

/** What every thread with a site is given. */
export interface ThreadData {
  /** The call of the site's code that the thread executes: a `CallInThread`. */
  readonly current: SharedArrayBuffer;
  /** The count of beats, and the time limit in seconds. */
  readonly beats: Int32Array;
}

export interface CallInThread {
  readonly what: string;
  /** What is to be said where the call blocks the thread past the limit. */
  readonly fault: DiagnosticDraft;
}

export type Asked =
  | { readonly kind: 'ask'; readonly id: number; readonly method: string; readonly given: readonly unknown[] }
  | { readonly kind: 'abort'; readonly reason: unknown };

export type Said<Facts, Event> =
  | { readonly kind: 'opened'; readonly facts: Facts | undefined }
  | { readonly kind: 'refused'; readonly thrown: unknown }
  | { readonly kind: 'said'; readonly event: Event | Crashed }
  | { readonly kind: 'slow'; readonly what: string; readonly seconds: number }
  | { readonly kind: 'answered'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly thrown: unknown }
  | { readonly kind: 'spent' }
  /** Code that goes on running spoils the thread. */
  | { readonly kind: 'spoilt'; readonly fault: DiagnosticDraft };

/** A fault of slodocs, which ends nothing. */
export interface Crashed {
  readonly kind: 'crashed';
  readonly thrown: unknown;
}

export interface Question {
  readonly method: string;
  readonly given: readonly unknown[];
}

export interface SiteThread<Facts, State> {
  /** Undefined where there is no site. */
  readonly opened: Promise<Facts | undefined>;
  readonly state: State | undefined;
  ask(method: string, given: readonly unknown[]): Promise<unknown>;
  abort(reason: unknown): void;
  /** The questions that are not answered yet. */
  asked(): readonly Question[];
  /** Questions that are not answered by then reject with a `ThreadEnded`. */
  end(fault?: DiagnosticDraft): Promise<void>;
}

export interface ThreadListener<Event> {
  onEvent(event: Event | Crashed): void;
  onSlow(what: string, seconds: number): void;
  /** The thread is no longer fit for the site: another one is to take over. */
  onSpent(): void;
  /** Code of the site has blocked the thread for this many seconds, or spoils it again and again. */
  onBlocked(fault: DiagnosticDraft, seconds: number): void;
  /** It has ended by itself. `call` is what it executed. */
  onDied(thrown: unknown, call: CallInThread | undefined): void;
}

export class ThreadEnded extends Error {
  /** `fault` is what has blocked it. */
  constructor(readonly fault?: DiagnosticDraft) {
    super('the thread has ended');
  }
}

/** The least time limit of code that is part of no call, in seconds. */
const leastLimit = 10;

/** How often the thread says that it goes on, and is looked at, in milliseconds. */
export const beatPeriod = 250;

/** `module` is built, relative to `dist`. `given` can be copied. */
export function runThread<Facts, State, Event>(
  module: string,
  given: object,
  { onEvent, onSlow, onSpent, onBlocked, onDied }: ThreadListener<Event>,
): SiteThread<Facts, State> {
  const current = callBuffer();
  const beats = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const workerData = { ...given, current, beats } satisfies ThreadData;
  // As much memory as the process itself would have.
  const resourceLimits = { maxOldGenerationSizeMb: Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20) };
  const worker = new Worker(built(module), { workerData, resourceLimits });
  const asked = new Map<number, Question & { resolve(value: unknown): void; reject(thrown: unknown): void }>();
  let state: State | undefined;
  let isOver = false;
  let settle: { resolve(facts: Facts | undefined): void; reject(thrown: unknown): void };
  const opened = new Promise<Facts | undefined>((resolve, reject) => {
    settle = { resolve, reject };
  });
  opened.catch(() => undefined);

  let last = 0;
  let stoodFor = 0;
  let isTold = false;
  const watching = setInterval(() => {
    const now = Atomics.load(beats, 0);
    stoodFor = now === last ? stoodFor + beatPeriod : 0;
    if (stoodFor === 0) isTold = false;
    last = now;
    const limit = Atomics.load(beats, 1);
    if (limit === 0) return;
    const call = readCall<CallInThread>(current);
    // A timer of the site's code is part of no call; our own work between two calls never takes as long as this.
    const most = call ? limit : Math.max(limit, leastLimit);
    if (stoodFor >= most * 1000)
      onBlocked(call?.fault ?? stoppedFault(undefined, new StoppedCall(someCode, most)), stoodFor / 1000);
    else if (stoodFor >= slowAfter && !isTold) {
      isTold = true;
      onSlow((call ?? someCode).what, Math.round(stoodFor / 1000));
    }
  }, beatPeriod);
  const finish = (fault?: DiagnosticDraft): void => {
    isOver = true;
    clearInterval(watching);
    const ended = new ThreadEnded(fault);
    for (const { reject } of asked.values()) reject(ended);
    asked.clear();
    settle.reject(ended);
  };
  const died = (thrown: unknown): void => {
    if (isOver) return;
    finish();
    onDied(thrown, readCall<CallInThread>(current));
  };
  worker.on('message', (said: Said<Facts, Event> & { readonly state?: State }) => {
    state = said.state ?? state;
    switch (said.kind) {
      case 'opened':
        settle.resolve(said.facts);
        break;
      case 'refused':
        settle.reject(said.thrown);
        break;
      case 'said':
        onEvent(said.event);
        break;
      case 'slow':
        onSlow(said.what, said.seconds);
        break;
      case 'spent':
        onSpent();
        break;
      case 'spoilt':
        onBlocked(said.fault, 0);
        break;
      case 'answered':
        asked.get(said.id)?.resolve(said.value);
        asked.delete(said.id);
        break;
      case 'failed':
        asked.get(said.id)?.reject(said.thrown);
        asked.delete(said.id);
    }
  });
  worker.on('error', died);
  worker.on('exit', () => died(new Error('the thread of the site has ended')));

  let next = 0;
  const post = (message: Asked): void => worker.postMessage(message);
  return {
    opened,
    get state() {
      return state;
    },
    ask(method, given) {
      if (isOver) return Promise.reject(new ThreadEnded());
      const id = next++;
      return new Promise((resolve, reject) => {
        asked.set(id, { method, given, resolve, reject });
        post({ kind: 'ask', id, method, given });
      });
    },
    abort: (reason) => post({ kind: 'abort', reason }),
    asked: () => [...asked.values()],
    async end(fault) {
      finish(fault);
      await worker.terminate();
    },
  };
}
