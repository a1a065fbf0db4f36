// What a thread does with an order: one task of a job, in a context that it makes for the first one.
import type { Order } from './pipeline/context/workers.ts';
import { createJobs, type Jobs } from './pipeline/jobs.ts';
import { requestOf } from './request.ts';

let jobs: Promise<Jobs> | undefined;

/** Gives what the job gives: plain data. */
export default async function work(order: Order): Promise<unknown> {
  jobs ??= createJobs(requestOf(order.request, false));
  return (await jobs)(order);
}
