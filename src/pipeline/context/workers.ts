// Much work to several threads, little work to this one.
import pLimit from 'p-limit';

/** Work on one task. Tasks and results pass between threads: plain data. */
export type Job<Task, Result> = (task: Task) => Promise<Result>;

/** The jobs that threads know, each made by the door of a stage. */
export type JobName = 'parse' | 'render';

export interface Workers {
  /** Does all tasks and hands each result on as it comes, in no order. `here` does them where no thread is worth its start. */
  each<Task, Result>(
    name: JobName,
    tasks: readonly (() => Promise<Task>)[],
    here: Job<Task, Result>,
    take: (result: Result, index: number) => void,
  ): Promise<void>;
  close(): Promise<void>;
}

/** Everything here: for little work, and in the threads themselves. */
export function noWorkers(concurrency: number): Workers {
  return {
    async each(_, tasks, here, take) {
      const limit = pLimit(concurrency);
      await Promise.all(tasks.map((task, index) => limit(async () => take(await here(await task()), index))));
    },
    close: async () => undefined,
  };
}
