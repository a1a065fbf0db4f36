// A config to what comes of its site: the stages, with all that was kept, and what is kept of them.
import type { Config } from '#model/config';
import type { Places } from '#pipeline/0-configure/configure';
import { compile, reportLateFaults } from '#pipeline/pipeline';
import { LostEntry } from '#store/cache-store';
import type { Manifest } from './manifest.ts';
import { type Opening, openSite } from './open-site.ts';
import { manifestOf, type Run, type RunRequest } from './run-request.ts';
import { keep } from './save-build-state.ts';

/** What was kept may be lost or found damaged in the midst of a build, which then begins again without that. */
export async function build(request: RunRequest, config: Config, places: Places, manifest: Manifest | undefined): Promise<Run> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await buildOnce(request, config, places, { manifest, checks: attempts > 1 });
    } catch (thrown) {
      // The folder of the cache may be removed more than once.
      if (!(thrown instanceof LostEntry) || attempts === 5) throw thrown;
    }
  }
}

async function buildOnce(request: RunRequest, config: Config, places: Places, opening: Opening): Promise<Run> {
  const { reporter, strict, trace, refused } = request;
  const { context, store, close } = openSite(request, config, places, opening);
  try {
    // The config may have been edited since it was run, while another build was waited for.
    const isSteady = await context.files.holds(config.observed);
    const compiled = await compile(context, strict);
    const { docs, allow } = config.settings;
    const beside = [...docs.map(({ path }) => path), ...allow.folders].filter((path) => path.split('/')[0] === '..');
    await reportLateFaults(context);
    // Of what has left a fault behind nobody knows which page it would have to be kept with.
    if (context.siteCode.isMarred) await store.abandon();
    const file = manifestOf(request, places);
    await trace.span('stage', 'keep', () => keep({ context, compiled, store, file, places, beside, refused, isSteady }));
    const diagnostics = reporter.list();
    const { written = 0, removed = 0 } = compiled.committed ?? {};
    const work = { replayed: false, ...context.work.take(), written, removed };
    return { diagnostics, pages: compiled.pages, files: compiled.files, beside, work };
  } finally {
    await close();
  }
}
