// Opens a public session: a site opened once, then built or asked for pages as often as it changes.
import type { Sink } from '#model/output';
import type { BuildOptions, BuildResult } from '#model/run';
import { nullSink } from '#output/sinks';
import { openSite } from './open-session.ts';
import { buildResult, type MakeRequest } from './run-tool.ts';

/** Undefined where no configuration is found: a build says why. */
export async function openSiteSession(makeRequest: MakeRequest, options: BuildOptions): Promise<SiteSession | undefined> {
  const session = await openSite(() => makeRequest(options, true));
  if (!session) return undefined;
  const { places, current } = session;
  const { root, outDir } = places;
  return {
    root,
    outDir,
    async build(sink = 'disk') {
      const run = await session.build(sink === 'disk' ? undefined : sink === 'none' ? nullSink : sink);
      return buildResult(run, places, current());
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

/** A site that stays open. Its methods are called sequentially. */
export interface SiteSession {
  /** Absolute, as is `outDir`. */
  readonly root: string;
  readonly outDir: string;
  /** Builds the site from its current files: into its output folder, nowhere, or into a sink such as `memorySink()`. */
  build(sink?: 'disk' | 'none' | Sink): Promise<BuildResult>;
  /** Renders a page by its address without base; undefined where there is none, or no valid configuration. */
  page(path: string): Promise<{ readonly html: string; readonly noIndex: boolean } | undefined>;
  /** Invalidates changed, added or removed files: absolute, or relative to the root. Nothing else is checked again. */
  update(paths: readonly string[]): Promise<void>;
  /** Overlays a file with unsaved text, whether or not it exists; `undefined` removes the overlay. */
  overlay(path: string, text: string | undefined): Promise<void>;
  close(): Promise<void>;
}
