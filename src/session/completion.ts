// Parses and renders what nobody has asked for, and collects the faults of the whole site, one portion at a time.
import type { Diagnostic } from '#model/diagnostic';
import type { Sink } from '#model/output';
import type { Site } from '#model/site';
import type { OpenSession } from './open-session.ts';

interface CompletionOptions {
  readonly session: OpenSession;
  readonly queue: WorkQueue;
  /** Takes the list of all files. */
  readonly output: Sink;
  /** Counts edits: a run ends early where an edit comes between. */
  readonly edition: () => number;
  readonly isClosed: () => boolean;
  /** Called within the work that has found the site; with nothing if the configuration is invalid. */
  readonly found: (found: { readonly site: Site } | undefined, edition: number) => void;
  readonly parsed: () => void;
  /** How many pages are not rendered; undefined if the configuration is invalid. */
  readonly rendered: (left: number | undefined) => void;
  readonly completed: (edition: number, diagnostics: readonly Diagnostic[]) => void;
  /** Tells of faults and of the pages that are left. */
  readonly tell: () => Promise<void>;
}

/** Returns a function that completes the site: one run for each edition, whoever calls it. */
export function createCompletion(options: CompletionOptions): () => Promise<void> {
  const { session, queue, output, edition, isClosed, found, parsed, rendered, completed, tell } = options;
  const parsing = createPace();
  const rendering = createPace();
  let running: { readonly of: number; readonly done: Promise<void> } | undefined;

  /** False where an edit comes between, or if the configuration is invalid. */
  const parseAll = async (of: number, isStale: () => boolean): Promise<boolean> => {
    for (;;) {
      const unparsed = await queue.idle(async () => {
        if (isStale()) return undefined;
        const left = await parsing.run((size) => session.parseSome(size));
        if (left === undefined) found(undefined, of);
        return left;
      });
      if (isStale() || unparsed === undefined) return false;
      if (unparsed > 0) continue;
      parsed();
      return true;
    }
  };

  const complete = async (of: number): Promise<void> => {
    const isStale = (): boolean => of !== edition() || isClosed();
    if (isStale()) return;
    if (!(await parseAll(of, isStale))) return isStale() ? undefined : tell();
    while (!isStale()) {
      const progress = await queue.idle(async () => {
        if (isStale()) return undefined;
        const some = await rendering.run((size) => session.some(size));
        if (!isStale()) found(some, of);
        return some;
      });
      if (isStale()) return;
      rendered(progress?.left);
      if (!progress) return tell();
      if (progress.left === 0) break;
      await tell();
    }
    while (!isStale()) {
      const run = await queue.idle(async () => (isStale() ? undefined : session.buildUnless(queue.isWaitedFor, output)));
      if (!run || isStale()) continue;
      completed(of, run.diagnostics);
      return tell();
    }
  };

  return () => {
    const of = edition();
    if (running?.of !== of) {
      const own = { of, done: complete(of) };
      running = own;
      const forget = (): void => {
        if (running === own) running = undefined;
      };
      own.done.then(forget, forget);
    }
    return running.done;
  };
}

interface Pace {
  /** Runs a portion, and learns from the time it takes. */
  run<T>(work: (size: number) => Promise<T>): Promise<T>;
}

/** How long a portion should take, in milliseconds. */
const wanted = 60;

const least = 8;
const most = 200;

function createPace(): Pace {
  // Enough for threads to pay off, few enough to wait for.
  let size = 48;
  return {
    async run(work) {
      const begun = performance.now();
      const result = await work(size);
      const took = Math.max(1, performance.now() - begun);
      // Halved or doubled at most: one portion may have been a chance.
      const factor = Math.min(2, Math.max(0.5, wanted / took));
      size = Math.round(Math.min(most, Math.max(least, size * factor)));
      return result;
    },
  };
}

export interface WorkQueue {
  /** Runs before all background work that has not begun. */
  now<T>(work: () => Promise<T>): Promise<T>;
  /** Runs when nothing else waits. */
  idle<T>(work: () => Promise<T>): Promise<T>;
  /** True while somebody waits. */
  isWaitedFor(): boolean;
}

/** Who has asked for one page often asks for another: background work begins this long after the last one, in milliseconds. */
const quietTime = 120;

export function createWorkQueue(): WorkQueue {
  const urgent: (() => Promise<void>)[] = [];
  const background: (() => Promise<void>)[] = [];
  let isRunning = false;
  let lastUrgent = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const next = (): (() => Promise<void>) | undefined => {
    const first = urgent.shift();
    if (first || background.length === 0) return first;
    const rest = lastUrgent + quietTime - performance.now();
    if (rest <= 0) return background.shift();
    clearTimeout(timer);
    timer = setTimeout(() => void run(), rest);
    return undefined;
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (let work = next(); work; work = next()) {
      await work();
      // Requests that have come in meanwhile are heard before background work goes on.
      if (urgent.length === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    isRunning = false;
  };
  const add = <T>(list: (() => Promise<void>)[], work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      list.push(() => work().then(resolve, reject));
      void run();
    });
  return {
    now: (work) =>
      add(urgent, async () => {
        try {
          return await work();
        } finally {
          lastUrgent = performance.now();
        }
      }),
    idle: (work) => add(background, work),
    isWaitedFor: () => urgent.length > 0,
  };
}
