// Ends threads that keep a site open, and says why one has ended by itself.
import { engineName } from '#assembly/request';
import { messageOf } from '#kit/thrown';
import type { Diagnostic } from '#model/diagnostic';
import type { BuildOptions } from '#model/run';
import { releaseOwn } from '#session/lock';
import { lockOf } from '#session/run-request';
import type { CallInThread, SiteThread } from './running-thread.ts';

/** How long a thread may take to close the site, in milliseconds. */
const patience = 3000;

/** One that does not close the site itself is ended, and its lock released. */
export async function endThread(old: SiteThread<unknown, unknown>, isFit: boolean, options: BuildOptions): Promise<void> {
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
}

export function diedFault(thrown: unknown, call: CallInThread | undefined): Diagnostic {
  const { place, plugin } = call?.fault ?? {};
  return {
    code: 'site-code/late-error',
    severity: 'error',
    message: `${call?.what ?? 'something'} ended the thread of the site: ${messageOf(thrown)}`,
    ...(place ? { place } : {}),
    ...(plugin === undefined ? {} : { plugin }),
  };
}

function after(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds).unref());
}
