// Much work to several threads, little work to this one.
import pLimit from 'p-limit';
import type { Trace } from './trace.ts';

/** Work on one task. Tasks and results pass between threads: plain data. */
export type Job<Task, Result> = (task: Task) => Promise<Result>;

/** The jobs that threads know, each made by the door of a stage. */
export type JobName = 'parse' | 'render';

export interface Batch<Task, Result> {
  readonly job: JobName;
  /** What the tasks are about, for the trace: `docs/a.md`. */
  readonly names: readonly string[];
  /** How many of the tasks are long work; all of them when left out. To hand over short work takes as long as to do it. */
  readonly long?: number;
  /** Makes the n-th task when its turn comes: not all of them are in memory at once. */
  task(index: number): Promise<Task>;
  /** What all tasks of the job need, as JSON. Read once in each thread. */
  readonly site?: () => string;
  /** Does a task in this thread, where there are too few of them for others. */
  readonly here: Job<Task, Result>;
  /** Takes each result as it comes, in no order. */
  take(result: Result, index: number): void;
}

export interface Workers {
  /** Does all tasks of a batch. Rejects with the first fault that is no user's. */
  all<Task, Result>(batch: Batch<Task, Result>): Promise<void>;
  close(): Promise<void>;
}

/** What a thread is sent. */
export interface Order {
  readonly job: JobName;
  readonly task: unknown;
  /** JSON, in memory that all threads share. */
  readonly site: Uint8Array | undefined;
  /** What the thread makes its own context of. */
  readonly request: ThreadRequest;
}

/** The request of a build as plain data. */
export interface ThreadRequest {
  readonly root: string;
  readonly config: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly cacheDir: string;
  readonly bundleDir: string;
}

export interface WorkersOptions {
  /** The module that the threads run, absolute. */
  readonly module: string;
  readonly count: number;
  readonly request: ThreadRequest;
  readonly trace: Trace;
  readonly signal: AbortSignal;
}

/** Below this many tasks a thread's start costs more than it brings. */
const worthIt = 40;

/** The young generation of V8's heap in a thread, in MB: most of what parsing makes dies young, and is to die there. */
const youngGeneration = 64;

export function createWorkers({ module, count, request, trace, signal }: WorkersOptions): Workers {
  const here = noWorkers(count, trace, signal);
  let pool: Promise<Pool> | undefined;
  const start = async (): Promise<Pool> => {
    const { Tinypool } = await import('tinypool');
    const resourceLimits = { maxYoungGenerationSizeMb: youngGeneration };
    return new Tinypool({ filename: module, minThreads: count, maxThreads: count, resourceLimits });
  };
  return {
    async all(batch) {
      if (count < 2 || (batch.long ?? batch.names.length) < worthIt) return here.all(batch);
      pool ??= start();
      const threads = await pool;
      const site = batch.site && shared(batch.site());
      const limit = pLimit(count * 2);
      const one = async (name: string, index: number): Promise<void> => {
        signal.throwIfAborted();
        const task = await batch.task(index);
        const order: Order = { job: batch.job, task, site, request };
        batch.take((await trace.lane('page', `${batch.job} ${name}`, () => threads.run(order))) as never, index);
      };
      await Promise.all(batch.names.map((name, index) => limit(one, name, index)));
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}

interface Pool {
  run(order: Order): Promise<unknown>;
  destroy(): Promise<void>;
}

/** Everything here: for little work, and in the threads themselves. */
export function noWorkers(count: number, trace: Trace, signal: AbortSignal): Workers {
  return {
    async all({ job, names, task, here, take }) {
      const limit = pLimit(count);
      const one = async (name: string, index: number): Promise<void> => {
        signal.throwIfAborted();
        const given = await task(index);
        take(await trace.lane('page', `${job} ${name}`, () => here(given)), index);
      };
      await Promise.all(names.map((name, index) => limit(one, name, index)));
    },
    close: async () => undefined,
  };
}

/** A text as memory that threads share instead of copying it. */
function shared(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  const memory = new Uint8Array(new SharedArrayBuffer(bytes.length));
  memory.set(bytes);
  return memory;
}
