// Much work to several threads, little work to this one.
import pLimit from 'p-limit';
import { callBuffer, readCall } from '#code/site-code/shared-call';
import type { StoppedCall } from '#code/site-code/stopped-call';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { SiteCall, SiteCode } from '#model/site-code';
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
  /** The n-th task as a call of the site's code. */
  call(index: number): SiteCall;
  /** The result of a task that was stopped. */
  failed(index: number, fault: DiagnosticDraft): Promise<Result>;
  /** Takes each result as it comes, in no order. */
  take(result: Result, index: number): void;
}

export interface Workers {
  /** Does all tasks of a batch. Rejects with the first fault that is no user's. */
  all<Task, Result>(batch: Batch<Task, Result>): Promise<void>;
  close(): Promise<void>;
}

/** What a thread is sent. The job `faults` asks for those that calls of the site's code have left behind. */
export interface Order {
  readonly job: JobName | 'faults';
  readonly task: unknown;
  /** JSON, in memory that all threads share. */
  readonly site: Uint8Array | undefined;
  /** What the thread makes its own context of. */
  readonly request: ThreadRequest;
  /** Where the thread writes which call of the site's code it carries out. */
  readonly current?: SharedArrayBuffer;
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
  readonly siteCode: SiteCode;
}

/** Below this many tasks a thread's start costs more than it brings. */
const worthIt = 40;

/** The young generation of V8's heap in a thread, in MB: most of what parsing makes dies young, and is to die there. */
const youngGeneration = 64;

export function createWorkers({ module, count, request, trace, signal, siteCode }: WorkersOptions): Workers {
  const here = noWorkers({ count, trace, signal, siteCode });
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
      let common: DiagnosticDraft | undefined;
      const failed = async (index: number, thrown: unknown): Promise<unknown> => {
        const fault = siteCode.stopped(thrown);
        if (!fault) throw thrown;
        if (isCommon(thrown as StoppedCall)) common = fault;
        return batch.failed(index, fault);
      };
      const one = async (name: string, index: number): Promise<void> => {
        signal.throwIfAborted();
        if (common) {
          batch.take(await batch.failed(index, common), index);
          return;
        }
        const task = await batch.task(index);
        const current = callBuffer();
        const order: Order = { job: batch.job, task, site, request, current };
        const ending = new AbortController();
        const remote = { current: () => readCall(current), stop: () => ending.abort() };
        const run = () => siteCode.call(batch.call(index), () => threads.run(order, { signal: ending.signal }), remote);
        const result = trace.lane('page', `${batch.job} ${name}`, run).catch((thrown: unknown) => failed(index, thrown));
        batch.take((await result) as never, index);
      };
      await Promise.all(batch.names.map((name, index) => limit(one, name, index)));
      // One for each thread: none takes a second order while others have none.
      const faults = Array.from({ length: count }, () =>
        threads.run({ job: 'faults', task: undefined, site: undefined, request }),
      );
      for (const found of await Promise.all(faults)) siteCode.add(found as readonly DiagnosticDraft[]);
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}

interface Pool {
  run(order: Order, options?: { readonly signal: AbortSignal }): Promise<unknown>;
  destroy(): Promise<void>;
}

/** Everything here: for little work, and in the threads themselves. */
export function noWorkers({ count, trace, signal, siteCode }: Omit<WorkersOptions, 'module' | 'request'>): Workers {
  return {
    async all(batch) {
      const { job, names, task, here, take } = batch;
      const limit = pLimit(count);
      const one = async (name: string, index: number): Promise<void> => {
        signal.throwIfAborted();
        const given = await task(index);
        const run = () => siteCode.call(batch.call(index), () => here(given));
        take(await trace.lane('page', `${job} ${name}`, run).catch(failedTask(siteCode, batch, index)), index);
      };
      await Promise.all(names.map((name, index) => limit(one, name, index)));
    },
    close: async () => undefined,
  };
}

/** A thread that sets itself up again would run into the same once more, for each task that is left. */
function isCommon({ call, seconds }: StoppedCall): boolean {
  return seconds !== undefined && (call.hook !== undefined || call.file === undefined);
}

/** A call that was stopped is a fault of the site; all else is ours. */
function failedTask<Task, Result>(siteCode: SiteCode, batch: Batch<Task, Result>, index: number) {
  return (thrown: unknown): Promise<Result> => {
    const fault = siteCode.stopped(thrown);
    if (!fault) throw thrown;
    return batch.failed(index, fault);
  };
}

/** A text as memory that threads share instead of copying it. */
function shared(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  const memory = new Uint8Array(new SharedArrayBuffer(bytes.length));
  memory.set(bytes);
  return memory;
}
