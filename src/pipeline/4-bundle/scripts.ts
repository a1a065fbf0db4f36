// Creates the module that tells the scripts of all pages what they need to know of the site, and the one that exports its slots.

import { lateList } from '#code/site-bundle/late-list';
import { type Named, namedAnalytics, namedClientModules, namedSlots } from '#code/site-bundle/named-files';
import { reportForBrowsers } from '#code/site-bundle/report-for-browsers';
import {
  type LateFileNames,
  type LoadedModule,
  loadedModule,
  type SiteBrowserCode,
  type SiteScripts,
  withImports,
} from '#code/site-bundle/site-bundle';
import type { Context } from '#context/context';
import { type Code, identifier, joined, code as print } from '#kit/print/javascript';
import { markedLiteral } from '#kit/print/marked-literal';
import { assetMark, externalMark, settleMarks } from '#model/asset-mark';
import type { SiteData } from '#model/page-data';
import type { Site } from '#model/site';
import { browserWordsOf } from '#model/strings/strings';
import { browserModule } from '#output/asset-file';
import { languagesModule } from './languages-module.ts';
import { fileBeside, putModule } from './put-module.ts';

/** Reports modules that no browser can load. */
export function siteScripts(context: Context, site: Pick<Site, 'versions'>, code: SiteBrowserCode): SiteScripts {
  const { theme, baseUrl } = context.config.settings;
  const content = code.theme.modules['slodocs/content'] ?? '';
  const own = namedClientModules(context.config, theme.clientModules).flatMap((named) => wanted(context, code, named));
  const clientModules = [...own, ...languagesModule(context, code), ...analyticsModule(context, code)];
  const liveSlots = namedSlots(context.config, theme.slots).filter(({ entry }) => code.modules[entry]?.isLive);
  const slots = liveSlots.length > 0 ? printSlots(context, code) : undefined;
  const later: LateFileNames = Object.assign(
    withImports(code, browserModule(content), code.theme.imports[content] ?? []),
    slots?.later,
    ...clientModules.map((module) => module.later),
  );
  const late = lateList(code, later);
  const { settings } = context.config;
  const words = browserWordsOf({ ...settings, messages: settings.i18n?.messages });
  const versions = versionNames(site);
  const data: SiteData = {
    baseUrl,
    external: externalMark,
    ...(theme.sidebar.autoCollapseCategories ? { autoCollapse: true } : {}),
    ...(Object.keys(versions).length > 0 ? { versions } : {}),
    ...(words ? { words } : {}),
    ...(clientModules.length > 0 ? { clientModules: clientModules.map(({ name }) => assetMark(name)) } : {}),
    islands: assetMark(browserModule(content)),
    ...(slots ? { slots: assetMark(slots.name) } : {}),
    late: late.modules,
  };
  const text = `export default ${markedLiteral(data).replace(externalMember, () => externalMark)};`;
  const settled = settleMarks(text, new Set(late.files));
  return {
    // It holds names of others.
    start: putModule(context, 'start', settled),
    loaded: late.files,
    liveSlots: slots ? liveSlots.map(({ name }) => name) : [],
  };
}

/** Whether there is anything external is known only when the site is emitted. */
const externalMember = `${JSON.stringify('external')}:"${externalMark}",`;

/** One module for all slots, since those that are hydrated may show others. */
function printSlots(context: Context, code: SiteBrowserCode): LoadedModule {
  const found = namedSlots(context.config, context.config.settings.theme.slots).flatMap((slot) => {
    const isLive = code.modules[slot.entry]?.isLive;
    const [module] = isLive ? wanted(context, code, slot) : [loadedModule(code, slot.entry) ?? []].flat();
    return module ? [{ slot, module }] : [];
  });
  const lines = found.map(
    ({ slot, module }) => print`export{default as ${identifier(slot.name)}}from${fileBeside(module.name)};`,
  );
  const name = putModule(context, 'slots', joined(lines, '\n').text);
  return {
    name,
    later: Object.assign({}, ...found.map(({ module }) => module.later), { [name]: found.map(({ module }) => module.name) }),
  };
}

/** The module that counts page views: after those of the site, since nothing depends on it. None in development. */
function analyticsModule(context: Context, code: SiteBrowserCode): readonly LoadedModule[] {
  const { analytics } = context.config.settings.theme;
  if (analytics.length === 0 || code.theme.mode === 'development') return [];
  const counter = browserModule(code.theme.modules['slodocs/page-views'] ?? '');
  const services = namedAnalytics(context.config, { analytics }).map((named) => wanted(context, code, named)[0]);
  const lines: Code[] = [];
  const pairs: Code[] = [];
  for (const [index, module] of services.entries()) {
    if (!module) continue;
    const start = identifier(`start${index}`);
    lines.push(print`import ${start} from${fileBeside(module.name)};`);
    pairs.push(print`[${start},${analytics[index]?.config}]`);
  }
  const all = joined(pairs, ',');
  lines.push(print`import{countPageViews}from${fileBeside(counter)};export const onRouteDidUpdate=countPageViews([${all}]);`);
  const name = putModule(context, 'analytics', joined(lines, '\n').text);
  const modules = services.filter((module) => module !== undefined);
  const later = Object.assign({}, ...modules.map((module) => module.later), withImports(code, counter, []));
  return [{ name, later: { ...later, [name]: [counter, ...modules.map((module) => module.name)] } }];
}

function wanted(context: Context, code: SiteBrowserCode, { entry, path, place }: Named): readonly LoadedModule[] {
  const found = code.modules[entry];
  // A module that failed for Node was reported there.
  if (!found) return [];
  const module = loadedModule(code, entry);
  if (module) return [module];
  for (const draft of reportForBrowsers({ specifier: path, place: place() }, found, 'config')) context.reporter.report(draft);
  return [];
}

/** The names of the versions of each docs folder, newest first. */
function versionNames({ versions }: Pick<Site, 'versions'>): Readonly<Record<string, readonly string[]>> {
  const names: Record<string, string[]> = {};
  for (const { docs, name } of versions) {
    const known = Object.hasOwn(names, docs) ? names[docs] : undefined;
    if (known) known.push(name);
    else Object.defineProperty(names, docs, { value: [name], enumerable: true });
  }
  return names;
}
