// Bundles for browsers the modules of content, the site's slots and its client modules.

import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { browserTraits } from '#code/browser-traits';
import { namedScripts } from '#code/site-bundle/named-files';
import type { SiteBrowserCode, SiteBrowserModule, SiteLayouts, SiteModules } from '#code/site-bundle/site-bundle';
import type { Context } from '#context/context';
import type { BrowserModules, Theme } from '#model/theme';

export async function readBrowserModules({ browserModules }: Theme): Promise<BrowserModules> {
  return JSON.parse(await readFile(browserModules, 'utf8')) as BrowserModules;
}

/**
 * Skips modules that failed for Node, which was reported. If bundling fails, bundles them one by one, to find the faulty ones.
 */
export async function bundleBrowserCode(
  context: Context,
  theme: BrowserModules,
  { modules: inNode }: SiteModules,
  layouts: SiteLayouts,
): Promise<SiteBrowserCode> {
  const scripts = namedScripts(context.config, context.config.settings.theme).map(({ entry }) => entry);
  const ofServer = new Set(Object.values(layouts).flatMap(({ entry, isStatic }) => (isStatic ? [entry] : [])));
  const sound = Object.entries(inNode).flatMap(([entry, { bundled }]) => (bundled && !ofServer.has(entry) ? [entry] : []));
  const wanted = [...new Set([...sound, ...scripts])].sort();
  const ofNode = wanted.filter(isOfNode);
  const entries = wanted.filter((entry) => !isOfNode(entry) && !Object.hasOwn(theme.modules, entry));
  const modules: Record<string, SiteBrowserModule> = {};
  for (const entry of ofNode) modules[entry] = { isLive: false, node: [entry], problems: [] };
  if (entries.length === 0) return { theme, modules };
  const together = await context.bundleBrowser(entries, theme);
  const apart = together.problems.length > 0 && entries.length > 1;
  const all = apart ? [] : [{ entries, ...together }];
  if (apart) for (const entry of entries) all.push({ entries: [entry], ...(await context.bundleBrowser([entry], theme)) });
  for (const {
    entries: [alone = ''],
    modules: bundles,
    problems,
  } of all) {
    for (const bundled of bundles) {
      modules[bundled.entry] = { bundled, isLive: bundled.isLive, node: bundled.node, problems: [] };
    }
    if (problems.length > 0) {
      const isLive = usesBrowser(context, inNode[alone]?.bundled?.inputs ?? []);
      modules[alone] = { isLive, node: [], problems };
    }
  }
  return { theme, modules };
}

function isOfNode(entry: string): boolean {
  return entry.startsWith('node:') || builtinModules.includes(entry) || entry === 'slodocs' || entry === 'slodocs/plugins';
}

/** For modules that cannot be bundled for browsers, checks the input files of the Node bundle. */
function usesBrowser({ files }: Context, inputs: readonly string[]): boolean {
  return inputs.some((path) => {
    if (!/\.[mc]?[jt]sx?$/.test(path)) return false;
    const { uses, directive } = browserTraits(files.text(path), path);
    return directive === undefined ? uses : directive === 'client';
  });
}
