// Opens a site for development: a session, a watcher, and a list of its faults.
import { createRequire } from 'node:module';
import type { DevOptions, DevSite } from '#model/dev';
import type { Diagnostic } from '#model/diagnostic';
import { built } from './built.ts';
import { findPlaces } from './pipeline/0-configure/configure.ts';
import { requestOf } from './request.ts';
import { holdBack } from './session/held-session.ts';
import { openLastingSession } from './session/lasting-session.ts';
import { takeBackUnfinished } from './session/take-back-unfinished.ts';
import { type EarlierThread, openDevSite } from './tools/dev/dev-site.ts';
import { fixOne } from './tools/fix/fix-one.ts';
import { verifyDiagnostics } from './tools/verify/diagnostics.ts';

/** In seconds: somebody waits for the page. */
const usualTimeLimit = 30;

/** Where the site is kept open in a thread of its own. */
export interface DevThreadParts extends EarlierThread {
  /** What has blocked the earlier thread: nothing runs until a file changes. */
  readonly held: Diagnostic | undefined;
}

/** Undefined where no configuration is found. */
export async function openDev(
  { polls = false, drafts = true, listener, ...options }: DevOptions,
  thread?: DevThreadParts,
): Promise<DevSite | undefined> {
  const makeRequest = () => requestOf({ ...options, drafts, development: true, usualTimeLimit }, true);
  const first = makeRequest();
  await takeBackUnfinished(first);
  const places = await findPlaces(first);
  if (!places) return undefined;
  const open = openLastingSession(makeRequest, places);
  const session = thread?.held ? holdBack(open, thread.held) : open;
  const { root, outDir } = places;
  const script = built('theme/dev/live.js');
  const stream = built('theme/dev/shared-stream.js');
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  const { onLate } = options.siteCode ?? {};
  return openDevSite({
    root,
    outDir,
    script,
    stream,
    axe,
    session,
    catalogue: verifyDiagnostics,
    fixOne: (found) => fixOne(places, found, first),
    polls,
    listener,
    onLate,
    earlier: thread,
  });
}
