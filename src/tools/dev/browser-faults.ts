// Lists what browsers report of open pages.

import { resolve } from 'node:path';
import { type FindOrigin, originsIn } from '#code/inline-map';
import { isVirtual } from '#code/module-virtual';
import { wordAt } from '#code/site-code/module-trace';
import { cutAt } from '#kit/without-marks';
import { type BrowserError, explainBrowserError, isEcho, type OpenedPage, wronglyNested } from '#model/browser-error';
import type { Catalogue, Diagnostic } from '#model/diagnostic';
import type { Page } from '#model/page';
import { type Place, wholeFile } from '#model/place';
import { printRoute, routeKey } from '#model/route';
import type { Settings } from '#model/settings';
import type { Site } from '#model/site';

interface BrowserDiagnostic extends Diagnostic {
  /** Addresses of the pages that showed it, with the base. */
  readonly pages: readonly string[];
}

interface BrowserFaults {
  /** Replaces what was reported of a page. True if that has changed anything. */
  report(path: string, errors: readonly BrowserError[], site: Site): Promise<boolean>;
  /** In the order of the site's pages. Pages that are gone have no faults. */
  list(site: Site | undefined): readonly BrowserDiagnostic[];
}

/** The most pages whose faults are remembered: more than a writer has open. */
const mostPages = 50;

export function createBrowserFaults(places: StackPlaces, catalogue: Catalogue): BrowserFaults {
  const byPage = new Map<string, readonly Diagnostic[]>();
  return {
    async report(path, errors, site) {
      const key = routeKey(path);
      const page = site.pages.find(({ route }) => routeKey(route.path) === key);
      const found = page ? await diagnoseErrors(errors, { page, settings: site.settings, places, catalogue }) : [];
      const isSame = JSON.stringify(found) === JSON.stringify(byPage.get(key) ?? []);
      // The last place in the order of eviction.
      byPage.delete(key);
      if (found.length > 0) byPage.set(key, found);
      if (byPage.size > mostPages) byPage.delete(byPage.keys().next().value as string);
      return !isSame;
    },
    list(site) {
      if (!site || byPage.size === 0) return [];
      const merged = new Map<string, BrowserDiagnostic>();
      for (const { route } of site.pages) {
        for (const diagnostic of byPage.get(routeKey(route.path)) ?? []) {
          const key = JSON.stringify([diagnostic.code, diagnostic.message, diagnostic.place]);
          const known = merged.get(key);
          merged.set(key, { ...(known ?? diagnostic), pages: [...(known?.pages ?? []), printRoute(route, site.settings)] });
        }
      }
      return [...merged.values()];
    },
  };
}

interface ReportedPage {
  readonly page: Page;
  readonly settings: Settings;
  readonly places: StackPlaces;
  readonly catalogue: Catalogue;
}

interface Found {
  readonly diagnostic: Diagnostic;
  /** What is at fault. */
  readonly subject: string;
}

async function diagnoseErrors(errors: readonly BrowserError[], reported: ReportedPage): Promise<readonly Diagnostic[]> {
  const found = new Map<string, Found>();
  for (const error of errors) {
    if (isEcho(error.message)) continue;
    const one = await diagnose(error, reported);
    // The same error comes twice where React tries again after it.
    const [said] = (error.cause ?? one?.diagnostic.message ?? '').split('\n');
    const key = JSON.stringify([said, one?.diagnostic.code, one?.diagnostic.place]);
    if (one && !found.has(key)) found.set(key, one);
  }
  const all = [...found.values()];
  // Invalid nesting also causes a mismatch, which React reports without details.
  const nested = new Set(all.filter(isNesting).map(({ subject }) => subject));
  const isEffect = (one: Found): boolean =>
    one.diagnostic.code === 'verify/hydration-mismatch' && nested.has(one.subject) && !isNesting(one);
  return all.filter((one) => !isEffect(one)).map(({ diagnostic }) => diagnostic);
}

function isNesting({ diagnostic }: Found): boolean {
  return diagnostic.message.includes(wronglyNested);
}

/** Undefined where the site has turned the diagnostic off. */
async function diagnose(error: BrowserError, { page, settings, places, catalogue }: ReportedPage): Promise<Found | undefined> {
  const thrown = await framesOf(error.cause ?? '', places);
  const rendered = await framesOf(withThrower(error), places);
  const stack = rendered.flatMap(({ name }) => (name === undefined ? [] : [`    at ${name} (<anonymous>)\n`])).join('');
  const opened = openedPage(page, [...rendered, ...thrown], settings);
  const { subject, help, place: used, ...explained } = explainBrowserError(opened, { ...error, stack });
  const severity = settings.severity[explained.code] ?? catalogue[explained.code]?.severity ?? 'error';
  if (severity === 'off') return undefined;
  const origin = [...thrown, ...rendered].find(({ place }) => place)?.place;
  const place = origin ?? used;
  // A place says more than the advice to look for it.
  const isFound = origin !== undefined && explained.code === 'verify/console-error';
  const diagnostic = {
    ...explained,
    severity,
    ...(help === undefined || isFound ? {} : { help }),
    ...(place ? { place } : {}),
    ...(origin && used && used.file !== origin.file ? { related: [{ message: 'the page that shows it', place: used }] } : {}),
  };
  return { diagnostic, subject };
}

/** React names the component that has thrown in the message alone: the stack begins with its parent. */
function withThrower({ message, stack }: BrowserError): string {
  const name = /The above error occurred in the <(\w+)> component/.exec(message)?.[1];
  return name === undefined ? stack : `    at ${name} (<anonymous>)\n${stack}`;
}

/** Components without a place in the site's own files are the theme's, React's or a package's. */
function openedPage(page: Page, frames: readonly Frame[], { theme }: Settings): OpenedPage {
  const own = new Set(frames.flatMap(({ name, place }) => (place && name !== undefined ? [name] : [])));
  const others = frames.flatMap(({ name }) => (name === undefined || own.has(name) ? [] : [name]));
  const documents = page.kind === 'doc' ? [page.document, ...Object.values(page.partials).map(({ document }) => document)] : [];
  return {
    path: page.route.path,
    file: page.kind === 'doc' ? page.document.source.path : undefined,
    components: documents.flatMap(({ facts }) => facts.components),
    parts: Object.entries(theme.slots).map(([name, module]) => ({ name, module, place: wholeFile(module.replace(/^\.\//, '')) })),
    themes: new Set(others),
  };
}

interface Frame {
  /** Of a function or component; undefined for code outside of functions. */
  readonly name: string | undefined;
  /** In a file of the site's own; undefined for packages, the theme and React. */
  readonly place: Place | undefined;
}

interface StackPlaces {
  readonly root: string;
  /** The text of a bundle by the path of its URL. */
  bundle(path: string): Promise<string | undefined>;
}

/** Enough to get from React's own functions to the component that called them. */
const mostFrames = 60;

/** Chrome prints `at name (url:line:column)` or `at url:line:column`, Firefox and Safari `name@url:line:column`. */
const frameLine =
  /^\s*(?:at (?:(?:async |new |Object\.)*([^\s(]+) \(|)|(.*?)@)(?:https?:\/\/[^/\s]+(\/[^\s)]*?):(\d+):(\d+)|<anonymous>)\)?$/;
/** A longer line is no frame. */
const longestLine = 2000;

/** Innermost first. */
export async function framesOf(stack: string, { root, bundle }: StackPlaces): Promise<readonly Frame[]> {
  const bundles = new Map<string, Promise<FindOrigin>>();
  const short = stack.split('\n').filter((line) => line.length <= longestLine);
  const lines = short
    .map((line) => frameLine.exec(line))
    .filter((found) => found !== null)
    .slice(0, mostFrames);
  return Promise.all(
    lines.map(async ([, chrome, firefox, url, line, column]): Promise<Frame> => {
      const name = chrome || firefox || undefined;
      if (url === undefined) return { name, place: undefined };
      const path = cutAt(url, '?')[0];
      const found = bundles.get(path) ?? bundle(path).then((text) => originsIn(text ?? ''));
      bundles.set(path, found);
      const origin = (await found)({ line: Number(line), column: Number(column) });
      if (!origin || isVirtual(origin.source) || origin.source.split('/').includes('node_modules'))
        return { name, place: undefined };
      return { name, place: await wordAt(resolve(root, origin.source), root, origin) };
    }),
  );
}
