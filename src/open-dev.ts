// Opens a site for development: a session, a watcher, and a list of its faults.
import { createRequire } from 'node:module';
import type { DevOptions, DevSite } from '#model/dev';
import { built } from './built.ts';
import { findPlaces } from './pipeline/0-configure/configure.ts';
import { requestOf } from './request.ts';
import { openLastingSession } from './session/lasting-session.ts';
import { takeBackUnfinished } from './session/take-back-unfinished.ts';
import { openDevSite } from './tools/dev/dev-site.ts';
import { fixOne } from './tools/fix/fix-one.ts';
import { verifyDiagnostics } from './tools/verify/diagnostics.ts';

/** Undefined where no configuration is found. */
export async function openDev({ polls = false, drafts = true, listener, ...options }: DevOptions): Promise<DevSite | undefined> {
  const makeRequest = () => requestOf({ ...options, drafts, development: true }, true);
  const first = makeRequest();
  await takeBackUnfinished(first);
  const places = await findPlaces(first);
  if (!places) return undefined;
  const session = openLastingSession(makeRequest, places);
  const { root, outDir } = places;
  const script = built('theme/dev/live.js');
  const stream = built('theme/dev/shared-stream.js');
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  return openDevSite({
    session,
    root,
    outDir,
    script,
    stream,
    axe,
    catalogue: verifyDiagnostics,
    fixOne: (found) => fixOne(places, found, first),
    polls,
    listener,
  });
}
