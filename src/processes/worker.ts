// Runs one task of a job in a worker thread, in a context made for the first one.

import { requestOf } from '#assembly/request';
import { refuseExit } from '#code/site-code/refuse-exit';
import { writeCall } from '#code/site-code/shared-call';
import { openSiteCode } from '#code/site-code/site-code';
import type { Order } from '#context/workers';
import type { SiteCode } from '#model/site-code';
import { createJobs, type Jobs } from '#pipeline/jobs';

interface Thread {
  readonly jobs: Promise<Jobs>;
  /** Ends a batch: frees what only its job needs, and returns late faults. */
  end(): ReturnType<SiteCode['lateFaults']>;
  current: SharedArrayBuffer | undefined;
  /** An error that is not the site's fault. */
  fault: { readonly thrown: unknown } | undefined;
}

let thread: Thread | undefined;

/** Returns the job's result: plain data. */
export default async function work(order: Order): Promise<unknown> {
  thread ??= start(order);
  thread.current = order.current;
  const result = order.job === 'faults' ? await thread.end() : await (await thread.jobs)(order);
  if (thread.fault) throw thread.fault.thrown;
  return result;
}

function start({ request }: Order): Thread {
  const siteCode = openSiteCode({
    owner: 'thread',
    onCall: (call) => {
      if (call && started.current) writeCall(started.current, call);
    },
  });
  const onUncaught = (thrown: unknown): void => {
    if (!siteCode.caught(thrown)) started.fault ??= { thrown };
  };
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
  refuseExit(process);
  const own = requestOf({ ...request, siteCode }, false);
  const started: Thread = {
    jobs: createJobs(own),
    end() {
      own.nativeParser.close();
      return siteCode.lateFaults();
    },
    current: undefined,
    fault: undefined,
  };
  return started;
}
