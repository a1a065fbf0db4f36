// Bundles the code and styles of a site once, from which pages take what they import.
import type { SiteBrowserCode, SiteBundle, SiteModules } from '#code/site-bundle/site-bundle';
import type { Context } from '#context/context';
import { keyOf } from '#files/digest';
import { documentsOf } from '#model/page-parts';
import { type Site, sharesAllButPages } from '#model/site';
import { bundleBrowserCode, readBrowserModules } from './browser-code.ts';
import { canQuery } from './can-query.ts';
import { siteLayouts } from './layouts.ts';
import { bundleSite } from './modules.ts';
import { siteScripts } from './scripts.ts';
import { bundleStyles } from './styles.ts';

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
  const scripts = await siteScripts(context, browserCode);
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
