// Distributes large batches of tasks to worker threads, and runs small ones in this thread.
import pLimit from 'p-limit';
import { callBuffer, readCall } from '#code/site-code/shared-call';
import type { StoppedCall } from '#code/site-code/stopped-call';
import { keyOf } from '#files/digest';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { SiteCall, SiteCode } from '#model/site-code';
import type { Trace } from './trace.ts';

/** Processes one task. Tasks and results are plain data, because they pass between threads. */
export type Job<Task, Result> = (task: Task) => Promise<Result>;

/** The jobs that threads can run, each defined by a stage. */
export type JobName = 'parse' | 'render' | 'plugin';

export interface Batch<Task, Result> {
  readonly job: JobName;
  /** A name for each task in the trace, such as `docs/a.md`. */
  readonly names: readonly string[];
  /** How many of the tasks are long; all by default. Handing over a short task takes as long as doing it. */
  readonly long?: number;
  /** Makes the n-th task on demand, so that not all are in memory at once. */
  task(index: number): Promise<Task>;
  /** The data that all tasks need, as JSON. Parsed once per thread, until it is another one. */
  readonly site?: () => string;
  /** The language whose context the job needs; that of the site by default. */
  readonly locale?: string;
  /** Differs where a thread must not go on with what it has loaded for earlier tasks of this job. */
  readonly edition?: string;
  /** Runs a task in this thread, where there are too few for others. */
  readonly here: Job<Task, Result>;
  /** Describes the n-th task as a call of the site's code. */
  call(index: number): SiteCall;
  /** The result of a task that was stopped. */
  failed(index: number, fault: DiagnosticDraft): Promise<Result>;
  /** Receives the results as they come, in any order. */
  take(result: Result, index: number): void;
}

/** A single task, worth no threads of its own. */
export interface Errand<Task, Result> extends Pick<Batch<Task, Result>, 'job' | 'here' | 'locale'> {
  /** Names it in the trace. */
  readonly name: string;
  /** Made when its turn comes, so that not all are in memory at once. One that has to wait leaves its turn to others meanwhile. */
  task(): Task | Promise<Task>;
  readonly call: SiteCall;
}

export interface Workers {
  /** Runs all tasks of a batch. Rejects with the first exception that is a bug. */
  all<Task, Result>(batch: Batch<Task, Result>): Promise<void>;
  /** Runs one task in a thread where threads run already, or here. Rejects as the task does, or with a stopped call. */
  one<Task, Result>(errand: Errand<Task, Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The message to a thread. The job `faults` requests the diagnostics that calls of the site's code left behind. */
export interface Order {
  readonly job: JobName | 'faults';
  readonly task: unknown;
  /** JSON in shared memory. */
  readonly site: Uint8Array | undefined;
  /** What a thread keeps for a job belongs to one edition of its inputs. */
  readonly edition: string;
  readonly locale?: string | undefined;
  /** The request from which the thread creates its own context. */
  readonly request: ThreadRequest;
  /** Where the thread records the current call of the site's code. */
  readonly current?: SharedArrayBuffer;
}

/** The request of a build as plain data. */
export interface ThreadRequest {
  readonly root: string;
  readonly config: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly variant: Readonly<Record<string, string>>;
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

/** The minimum number of tasks for which starting threads pays off. */
const worthIt = 40;

/** The same once they are running. */
const worthHandingOver = 8;

/**
 * The size of V8's young generation in a thread, in MB: most of what parsing allocates is short-lived, and should be collected
 * there.
 */
const youngGeneration = 32;

export function createWorkers({ module, count, request, trace, signal, siteCode }: WorkersOptions): Workers {
  const here = noWorkers({ count, trace, signal, siteCode });
  let pool: Promise<Pool> | undefined;
  const start = async (): Promise<Pool> => {
    const { Piscina } = await import('piscina');
    const resourceLimits = { maxYoungGenerationSizeMb: youngGeneration };
    // Threads have the flags of the process, but for those of a program that stands in the command line, which they would run as well.
    const isInCommandLine = process.execArgv.some((flag) => flag.startsWith('--input-type'));
    const flags = isInCommandLine ? { execArgv: [] } : {};
    // Threads that wait without their event loop would not hear of what the site's code left behind.
    const waiting = { atomics: 'disabled', recordTiming: false } as const;
    const threads = new Piscina({ filename: module, minThreads: count, maxThreads: count, resourceLimits, ...waiting, ...flags });
    return threads.on('error', unlessLate);
  };
  /** Two for each thread: one waits while another runs. */
  const errands = pLimit(count * 2);
  const hand = (threads: Pool, given: Omit<Order, 'request' | 'current'>, call: SiteCall): Promise<unknown> => {
    const current = callBuffer();
    const ending = new AbortController();
    const remote = { current: () => readCall(current), stop: () => ending.abort() };
    return siteCode.call(call, () => threads.run({ ...given, request, current }, { signal: ending.signal }), remote);
  };
  return {
    async all(batch) {
      const least = pool ? worthHandingOver : worthIt;
      if (count < 2 || (batch.long ?? batch.names.length) < least) return here.all(batch);
      pool ??= start();
      const threads = await pool;
      const text = batch.site?.();
      const site = text === undefined ? undefined : shared(text);
      const edition = keyOf(batch.edition ?? '', text ?? '', batch.locale ?? '');
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
        const order = { job: batch.job, task: await batch.task(index), site, edition, locale: batch.locale };
        const run = () => hand(threads, order, batch.call(index));
        const result = trace.lane('page', `${batch.job} ${name}`, run).catch((thrown: unknown) => failed(index, thrown));
        batch.take((await result) as never, index);
      };
      await Promise.all(batch.names.map((name, index) => limit(one, name, index)));
      // One order per thread: no thread takes a second while others have none.
      const faults = Array.from({ length: count }, () =>
        threads.run({ job: 'faults', task: undefined, site: undefined, edition, request }),
      );
      for (const found of await Promise.all(faults)) siteCode.add(found as readonly DiagnosticDraft[]);
    },
    async one(errand) {
      if (!pool) return here.one(errand);
      const threads = await pool;
      const { job, name, call, locale } = errand;
      const run = (task: unknown): Promise<never> => {
        const order = { job, task, site: undefined, edition: locale ?? '', locale };
        return trace.lane('page', `${job} ${name}`, () => hand(threads, order, call)) as Promise<never>;
      };
      const turn = await errands(async () => {
        signal.throwIfAborted();
        const task = errand.task();
        return task instanceof Promise ? { task } : { result: await run(task) };
      });
      if ('result' in turn) return turn.result;
      // It may wait for other tasks, which need a turn.
      const task = await turn.task;
      return errands(() => run(task));
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}

/** A thread may answer at the moment at which its task is stopped; nobody waits for that any more. */
function unlessLate(thrown: Error): void {
  if (!thrown.message.startsWith('Unexpected message from Worker')) throw thrown;
}

interface Pool {
  run(order: Order, options?: { readonly signal: AbortSignal }): Promise<unknown>;
  destroy(): Promise<void>;
}

/** Runs everything in this thread: for small batches, and inside the threads themselves. */
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
    one: async ({ task, here }) => here(await task()),
    close: async () => undefined,
  };
}

/** True for a fault of a thread's setup, which would recur for each remaining task. */
function isCommon({ call, seconds }: StoppedCall): boolean {
  return seconds !== undefined && (call.hook !== undefined || call.file === undefined);
}

/** A stopped call is the site's fault; any other exception is a bug. */
function failedTask<Task, Result>(siteCode: SiteCode, batch: Batch<Task, Result>, index: number) {
  return (thrown: unknown): Promise<Result> => {
    const fault = siteCode.stopped(thrown);
    if (!fault) throw thrown;
    return batch.failed(index, fault);
  };
}

/** Copies a text into memory that threads share. */
function shared(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  const memory = new Uint8Array(new SharedArrayBuffer(bytes.length));
  memory.set(bytes);
  return memory;
}
