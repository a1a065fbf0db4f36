// Bundles the code and styles of a site once, from which pages take what they import.

import { dirname, resolve } from 'node:path';
import { directiveOf } from '#code/browser-traits';
import { namedLayout, namedSlots } from '#code/site-bundle/named-files';
import type {
  SiteBrowserCode,
  SiteBundle,
  SiteLayouts,
  SiteModule,
  SiteModules,
  SiteStyles,
} from '#code/site-bundle/site-bundle';
import { entriesIn, entryOf, sharedStyles } from '#code/site-bundle/styles-of';
import type { StyleBundle } from '#code/style-bundle';
import type { Context } from '#context/context';
import { keyOf } from '#files/digest';
import { layoutOf, type Page } from '#model/page';
import { documentsOf, type PartDocument } from '#model/page-parts';
import { type Site, sharesAllButPages } from '#model/site';
import { bundleBrowserCode, readBrowserModules } from './browser-code.ts';
import { siteScripts } from './scripts.ts';

export function bundle(context: Context, site: Site): Promise<SiteBundle> {
  return context.trace.span('step', 'bundle components', () => bundleAll(context, site));
}

async function bundleAll(context: Context, site: Site): Promise<SiteBundle> {
  const mark = context.reporter.mark();
  const assets = site.assets.map(({ path }) => path);
  const documents = new Set(site.pages.flatMap((page) => documentsOf(page)));
  const importing = [...documents].filter(({ facts }) => facts.imports.length > 0);
  const layouts = siteLayouts(context, site.pages);
  const code = await bundleSite(context, importing, new Set(assets), layouts);
  const browserCode = await bundleBrowserCode(context, await readBrowserModules(context.config.theme), code, layouts);
  const scripts = siteScripts(context, site, browserCode);
  const styles = await bundleStyles(context, site, importing, code, layouts);
  const queries = canQuery(context, importing, code);
  const digests = digestsOf(context, code, browserCode);
  const faults = context.reporter.since(mark);
  return { assets, code, styles, browserCode, layouts, scripts, digests, queries, faults };
}

/** Without absolute paths, which must not affect the keys of pages. */
function digestsOf({ files }: Context, { modules }: SiteModules, browserCode: SiteBrowserCode): SiteBundle['digests'] {
  const digestOf = (entry: string): string => {
    const { bundled, problems } = modules[entry] ?? { problems: [] };
    const inputs = (bundled?.inputs ?? []).map((path) => `${path} ${files.digest(path)}`);
    const { bundled: forBrowsers, ...traits } = browserCode.modules[entry] ?? {};
    const inBrowsers = JSON.stringify([traits, { ...forBrowsers, entry: undefined }]);
    return keyOf(JSON.stringify(problems), inBrowsers, bundled?.classNames ?? '', ...inputs);
  };
  return Object.fromEntries(Object.keys(modules).map((entry) => [entry, digestOf(entry)]));
}

/** Bundles a site again only where more than the content of its pages, or a file of its code, has changed. */
export interface Bundler {
  /** The same object as before while nothing has changed. */
  bundle(site: Site): Promise<SiteBundle>;
  /** Invalidates changed files, relative to the root. */
  edit(paths: readonly string[]): void;
}

export function openBundler(context: Context): Bundler {
  let last: { readonly site: Site; readonly bundled: SiteBundle; readonly inputs: ReadonlySet<string> } | undefined;
  return {
    async bundle(site) {
      if (last && sharesAllButPages(last.site, site)) return last.bundled;
      const { value: bundled, observed } = await context.files.capture(() => bundle(context, site));
      const inputs = new Set(observed.flatMap(([[kind, path]]) => (kind === 'bytes' ? [path] : [])));
      // A fault is reported again by the next run.
      last = bundled.faults.length > 0 ? undefined : { site, bundled, inputs };
      return bundled;
    },
    edit(paths) {
      if (paths.some((path) => last?.inputs.has(path))) last = undefined;
    },
  };
}

export function siteLayouts({ config, files }: Pick<Context, 'config' | 'files'>, pages: readonly Page[]): SiteLayouts {
  const names = [...new Set(pages.map(layoutOf))].sort();
  const layouts = names.flatMap((name) => {
    const named = namedLayout(config, name);
    if (!named) return [];
    const isStatic = directiveOf(files.text(named.path)) === 'static';
    return [[name, { entry: named.entry, isStatic }] as const];
  });
  return Object.fromEntries(layouts);
}

/** Queries come from the theme's hooks, which content or a bundled module must import. */
export function canQuery(
  { config, files }: Pick<Context, 'config' | 'files'>,
  importing: readonly PartDocument[],
  { modules }: SiteModules,
): boolean {
  const { root, theme } = config;
  const folder = dirname(theme.serverModule);
  const ofTheme = (input: string): boolean => {
    const file = resolve(root, input);
    return dirname(file) === folder && file !== theme.reactModule;
  };
  const queries = (inputs: readonly string[]): boolean => {
    const found = inputs.filter(ofTheme);
    // What is imported by the name of the theme has parts as well, which ask nothing.
    if (found.some((input) => resolve(root, input) === theme.serverModule)) return true;
    return found.length > 0 && inputs.some((input) => !ofTheme(input) && queryHook.test(files.text(input)));
  };
  const hooks = (specifier: string): boolean => Object.hasOwn(theme.aliases, specifier) && !specifier.startsWith('@theme/');
  return (
    importing.some(({ facts }) => facts.imports.some(({ specifier }) => hooks(specifier) || specifier === 'slodocs/theme')) ||
    Object.values(modules).some(({ bundled }) => bundled !== undefined && queries(bundled.inputs))
  );
}

/** The hooks of `slodocs/theme` that ask about the site. */
const queryHook =
  /\b(?:filterDocCardListItems|use(?:Active|All|Current|Data|Doc|Latest|Layout|Plugin|RouteContext|SidebarBreadcrumbs|Versions)\w*)/;

/** Bundles all imports of documents, and the slots' modules. If that fails, bundles them one by one, to find the faulty ones. */
export async function bundleSite(
  context: Context,
  documents: readonly PartDocument[],
  assets: ReadonlySet<string>,
  layouts: SiteLayouts,
): Promise<SiteModules> {
  const found = documents.flatMap((document) =>
    document.facts.imports.flatMap((imported) => entryOf(context.config, document, imported, assets) ?? []),
  );
  const slots = namedSlots(context.config, context.config.settings.theme.slots).map(({ entry }) => entry);
  const ofLayouts = Object.values(layouts).map(({ entry }) => entry);
  const entries = [...new Set([...found, ...slots, ...ofLayouts])].sort();
  if (entries.length === 0) return { modules: {}, packages: [] };
  const together = await context.bundleCode(entries);
  const all = [together];
  if (together.problems.length > 0 && entries.length > 1) {
    all.pop();
    for (const entry of entries) all.push(await context.bundleCode([entry]));
  }
  const modules: Record<string, SiteModule> = {};
  for (const [index, { modules: bundles, problems }] of all.entries()) {
    for (const bundled of bundles) modules[bundled.entry] = { bundled, problems: [] };
    const alone = entries[index];
    if (problems.length > 0 && alone !== undefined) modules[alone] = { problems };
  }
  return { modules, packages: all.flatMap(({ packages }) => packages) };
}

export async function bundleStyles(
  context: Context,
  { assets }: Site,
  documents: readonly PartDocument[],
  modules: SiteModules,
  layouts: SiteLayouts,
): Promise<SiteStyles> {
  const { config, files, store } = context;
  const { root, bundleDir, settings } = config;
  const served = new Set(assets.map((asset) => asset.served));
  const { filesBase: baseUrl } = settings;
  const options = { root, bundleDir, baseUrl, files, store, isServed: (address: string) => served.has(address) };
  const entriesOf = entriesIn(config, modules, new Set(assets.map(({ path }) => path)));
  const bundles: Record<string, StyleBundle> = {};
  const add = async (entry: string): Promise<void> => {
    // Loaded with the first stylesheet: many sites have none.
    const { bundleStyle } = await import('#code/style-bundle');
    bundles[entry] ??= await bundleStyle(entry, options);
  };
  for (const { entry } of sharedStyles(config, modules, settings.theme)) await add(entry);
  for (const { entry } of Object.values(layouts)) {
    for (const style of modules.modules[entry]?.bundled?.styles ?? []) await add(style);
  }
  for (const document of documents) {
    for (const imported of document.facts.imports) {
      for (const entry of entriesOf(document, imported)) await add(entry);
    }
  }
  return bundles;
}
