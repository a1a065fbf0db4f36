// Opens a site for development: a session, a watcher, and a list of its faults.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DevOptions, DevSite } from '#model/dev';
import type { Diagnostic } from '#model/diagnostic';
import { holdBack } from '#session/held-session';
import { openSite } from '#session/open-session';
import { type EarlierThread, openDevSite } from '#tools/dev/dev-site';
import { fixOne } from '#tools/fix/fix-one';
import { verifyDiagnostics } from '#tools/verify/diagnostics';
import { built } from './package.ts';
import { requestOf } from './request.ts';

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
  const open = await openSite(() => requestOf({ ...options, drafts, development: true, usualTimeLimit }, true));
  if (!open) return undefined;
  const { places } = open;
  const first = open.current();
  const session = thread?.held ? holdBack(open, thread.held) : open;
  const { root, outDir } = places;
  const script = built('theme/dev/live.js');
  const stream = built('theme/dev/shared-stream.js');
  const axe = findAxe(root);
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

/** An optional peer, as the site has it or whoever has installed slodocs. */
function findAxe(root: string): string | undefined {
  for (const from of [pathToFileURL(join(root, 'package.json')), import.meta.url])
    try {
      return createRequire(from).resolve('axe-core/axe.min.js');
    } catch {}
  return undefined;
}
