// Builds a site in development mode, serves it, and verifies its pages in a browser.

import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import type { Reporter } from '#context/reporter';
import { textsOf } from '#files/frame-texts';
import { type Diagnostic, hasFault } from '#model/diagnostic';
import { externalPattern } from '#model/external-address';
import { nearest } from '#model/nearest';
import type { ServedOutput } from '#model/output';
import { routeKey } from '#model/route';
import type { BuildOptions, BuildResult, TraceEvent } from '#model/run';
import { withFolder } from '#session/cache-folder';
import { run } from '#session/run';
import { emptyRun } from '#session/run-request';
import { foldersOf, type MakeRequest } from '#session/run-tool';
import { type ShownSite, shownPages } from './shown-pages.ts';
import { BrowserFault, findBrowser, verifyDiagnostics, visitPages } from './verify.ts';

interface Verified {
  readonly diagnostics: readonly Diagnostic[];
  readonly trace: readonly TraceEvent[];
  readonly pages: number;
  /** Why no page was opened, if that is not the site's fault. */
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}

const defaultTimeout = 30_000;
/** A width at which sidebar and table of contents stand beside the text. */
const defaultWidth = 1440;

/** A site with errors is not opened. `pages` are those that were. */
export async function verify(makeRequest: MakeRequest, options: VerifyOptions): Promise<VerifyResult> {
  const { diagnostics, pages, trace, refusal } = await visitSite(makeRequest, options);
  const { root, outDir } = await foldersOf(options);
  return {
    ok: refusal === undefined && !hasFault(diagnostics, options.strict),
    diagnostics,
    texts: await textsOf(diagnostics, root),
    root,
    outDir,
    pages,
    files: 0,
    beside: [],
    trace,
    work: emptyRun.work,
    refusal,
  };
}

function visitSite(makeRequest: MakeRequest, options: VerifyOptions): Promise<Verified> {
  const { listen, routes = [], widths = [], timeout = defaultTimeout, browser, ...site } = options;
  return withFolder(async (folder) => {
    const outDir = join(folder, 'build');
    const kept = { ...site, strict: false, outDir, cacheDir: join(folder, 'cache'), bundleDir: join(folder, 'code') };
    const building = makeRequest({ ...kept, development: true }, true);
    const { trace } = building;
    const done = (diagnostics: readonly Diagnostic[], pages: number): Verified => {
      return { diagnostics, pages, trace: trace.events(), refusal: undefined };
    };
    const refuse = (message: string, help: string): Verified => ({ ...done([], 0), refusal: { message, help } });
    const program = await findBrowser({ root: '/', glob: (pattern) => glob(pattern) }, browser);
    if (program === undefined) return refuse(noBrowser(browser), installing);

    await building.siteCode.guard(building.reporter, () => run(building));
    if (building.reporter.failed()) return done(errorsOf(building), 0);
    // A request reads its config only once.
    const request = makeRequest({ ...kept, development: true }, false);
    const shown = await request.siteCode.guard(request.reporter, () =>
      trace.span('stage', 'list pages', () => shownPages(request)),
    );
    if (!shown) return done(errorsOf(request), 0);
    const chosen = choose(shown, routes);
    if ('unknown' in chosen) return refuse(`there is no page "${chosen.unknown}" in the site`, chosen.help);

    const server = await listen({ outDir, ...shown.settings });
    try {
      const themes = await themeNames(dirname(request.theme.browserModules));
      const { origin } = new URL(server.url);
      const { settings } = shown;
      const named = settings.links.external;
      const external = named.length > 0 ? new RegExp(externalPattern(named, settings)) : undefined;
      const visit = {
        program,
        pages: chosen.pages.map((page) => ({ ...page, url: new URL(page.href, origin).href, parts: shown.parts, themes })),
        widths: widths.length > 0 ? widths : [defaultWidth],
        timeout,
        windows: Math.min(4, Math.max(2, availableParallelism())),
        isExternal: (url: string) => external?.test(new URL(url).pathname) ?? false,
        signal: request.signal,
        onOpened: (done: number, total: number) => request.progress({ stage: 'open pages', done, total }),
      };
      const drafts = await trace.span('stage', 'open pages', () => visitPages(visit));
      for (const draft of drafts) request.reporter.report(draft);
      // Warnings of the build are left to `slodocs build`.
      const found = request.reporter.list().filter(({ code }) => code in verifyDiagnostics);
      return done(found, chosen.pages.length);
    } catch (thrown) {
      if (!(thrown instanceof BrowserFault)) throw thrown;
      return refuse(`"${program}" ${thrown.message}`, installing);
    } finally {
      await server.close();
    }
  });
}

function errorsOf({ reporter }: { readonly reporter: Reporter }): readonly Diagnostic[] {
  return reporter.list().filter(({ severity }) => severity === 'error');
}

type Chosen = { readonly pages: ShownSite['pages'] } | { readonly unknown: string; readonly help: string };

/** By addresses with or without the base; all pages where none is named. */
function choose({ pages, settings }: ShownSite, routes: readonly string[]): Chosen {
  if (routes.length === 0) return { pages };
  const { baseUrl } = settings;
  const byKey = new Map(pages.map((page) => [routeKey(page.path), page]));
  const found = routes.map((route) => {
    const path = route.startsWith('/') ? route : `/${route}`;
    const inBase = `${path}/`.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) || '/' : path;
    return byKey.get(routeKey(path)) ?? byKey.get(routeKey(inBase));
  });
  const missing = found.indexOf(undefined);
  if (missing === -1) return { pages: pages.filter((page) => found.includes(page)) };
  const unknown = routes[missing] ?? '';
  const near = nearest(unknown, byKey.keys());
  return { unknown, help: near ? `Did you mean "${near}"?` : 'Give an address such as "/docs/intro".' };
}

const installing =
  'Install Chromium or Google Chrome (on Debian and Ubuntu: `apt-get install chromium`), or give its path with --browser.';

function noBrowser(chosen: string | undefined): string {
  return chosen === undefined ? 'no Chromium was found on this machine to open pages in' : `there is no "${chosen}"`;
}

function glob(pattern: string | readonly string[]): Promise<string[]> {
  return fastGlob(typeof pattern === 'string' ? pattern : [...pattern], { cwd: '/', suppressErrors: true });
}

/** The names that the theme's components have in development. */
async function themeNames(folder: string): Promise<ReadonlySet<string>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return new Set(
    texts.flatMap((text) => Array.from(text.matchAll(/(?<!\w)__name\w*\([\w$]+, ?"([A-Z]\w*)"\)/g), ([, name = '']) => name)),
  );
}

export interface VerifyOptions extends Omit<BuildOptions, 'outDir' | 'cacheDir' | 'cache'> {
  /** Serves an output on 127.0.0.1, under the site's base. */
  readonly listen: (output: ServedOutput) => Promise<{ readonly url: string; close(): Promise<void> }>;
  /** Addresses of the pages to open, with or without the base; all when absent. */
  readonly routes?: readonly string[] | undefined;
  /** Window widths in CSS pixels; 1440 when absent. */
  readonly widths?: readonly number[] | undefined;
  /** The timeout per page, in milliseconds; 30 seconds when absent. */
  readonly timeout?: number | undefined;
  /** The path of a Chromium executable, absolute, instead of searching for one. */
  readonly browser?: string | undefined;
}

export interface VerifyResult extends BuildResult {
  /** Why no page was opened, if not because of a fault of the site. */
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}
