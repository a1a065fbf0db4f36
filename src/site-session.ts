// Opens a public session: a site opened once, then built or asked for pages as often as it changes.
import { resolve } from 'node:path';
import type { BuildOptions, BuildResult } from '#model/run';
import type { SiteSession } from '#model/session';
import { textsOf } from './files/frame-texts.ts';
import { hasFault } from './has-fault.ts';
import { nullSink } from './output/sinks.ts';
import { findPlaces } from './pipeline/0-configure/configure.ts';
import { requestOf } from './request.ts';
import { openLastingSession } from './session/lasting-session.ts';
import { takeBackUnfinished } from './session/take-back-unfinished.ts';

/** Undefined where no configuration is found: a build says why. */
export async function openSiteSession(options: BuildOptions): Promise<SiteSession | undefined> {
  let last = requestOf(options, true);
  let isFirst = true;
  const makeRequest = () => {
    if (!isFirst) last = requestOf(options, true);
    isFirst = false;
    return last;
  };
  await takeBackUnfinished(last);
  const places = await findPlaces(last);
  if (!places) return undefined;
  const { root, outDir } = places;
  const session = openLastingSession(makeRequest, places);
  return {
    root,
    outDir,
    async build(sink = 'disk') {
      const into = sink === 'disk' ? undefined : sink === 'none' ? nullSink : sink;
      const { diagnostics, beside, ...run } = await session.build(into);
      const result: BuildResult = {
        ...run,
        ok: !hasFault(diagnostics, options.strict),
        diagnostics,
        texts: await textsOf(diagnostics, root),
        root,
        outDir,
        beside: beside.map((path) => resolve(root, path)),
        trace: last.trace.events(),
      };
      return result;
    },
    async page(path) {
      const shown = await session.page(path);
      return shown && { html: shown.page.html(), noIndex: shown.page.noIndex };
    },
    update: session.update,
    overlay: session.overlay,
    close: session.close,
  };
}
