// Explains what pages are made of and why they would be rendered, without rendering any.
import { isAbsolute, join } from 'node:path';
import { namedSlots, namedStylesheets } from '#code/site-bundle/named-files';
import type { SiteBundle } from '#code/site-bundle/site-bundle';
import { entryOf, isStylesheet } from '#code/site-bundle/styles-of';
import type { Context } from '#context/context';
import { relativeTo } from '#files/site-path';
import type { Config } from '#model/config';
import { importedFile, isWithinSite } from '#model/file-path';
import { mergeHead } from '#model/head';
import { layoutOf, type Page } from '#model/page';
import { documentsOf } from '#model/page-parts';
import type { Site } from '#model/site';
import type { HeadElement } from '#model/theme';
import type { MadeFrom, RenderReason } from '#model/why';
import { isOfSite } from '#output/asset-file';
import { prepareHead } from './head/standard-head.ts';
import { openPageCache } from './site/page-cache.ts';
import { openRenderLog } from './site/render-log.ts';
import { planRendering } from './site/render-missing.ts';

export interface Inspection {
  /** Components, slots and stylesheets of a page and its partials, and the files that these use. */
  codeOf(page: Page): readonly MadeFrom[];
  stateOf(page: Page): Promise<PageState>;
}

export interface PageState {
  /** The head of its last rendering; without elements from content where it has to be rendered again. */
  readonly head: readonly HeadElement[];
  readonly rendered: readonly RenderReason[];
  /** The reasons why it has to be rendered; empty where it need not be. */
  readonly pending: readonly RenderReason[];
  /** Files that it names or that its rendering read: relative to the root. */
  readonly assets: readonly string[];
  readonly read: readonly string[];
  /** Keys of `useData` that its components queried. */
  readonly data: readonly string[];
}

export async function inspect(context: Context, site: Site, bundle: SiteBundle): Promise<Inspection> {
  const { config } = context;
  const { theme } = config.settings;
  const { recipes, queries, assetsOf } = await planRendering(context, site, bundle);
  const headOf = prepareHead(recipes.values, bundle.browserCode.theme);
  const cache = await openPageCache(context, queries, site.settings);
  const log = openRenderLog(context);
  const served = new Set(bundle.assets);
  const styleOf = (entry: string): MadeFrom => {
    const { inputs = [], assets = [] } = bundle.styles[entry] ?? {};
    return madeFrom('stylesheet', nameOf(config.root, entry), [...inputs, ...assets], config);
  };
  const slots = namedSlots(config, theme.slots).flatMap(({ entry }) => {
    const { inputs = [], styles = [] } = bundle.code.modules[entry]?.bundled ?? {};
    return [madeFrom('slot', nameOf(config.root, entry), inputs, config), ...styles.map(styleOf)];
  });
  const everywhere = [...slots, ...namedStylesheets(config, theme.css).map(({ entry }) => styleOf(entry))];
  const ofLayout = (page: Page): readonly MadeFrom[] => {
    const entry = bundle.layouts[layoutOf(page)]?.entry;
    if (entry === undefined) return [];
    const { inputs = [], styles = [] } = bundle.code.modules[entry]?.bundled ?? {};
    const made = [madeFrom('layout', nameOf(config.root, entry), inputs, config), ...styles.map(styleOf)];
    // Where slodocs itself is installed is nothing of the site.
    return made.filter(({ path }) => isWithinSite(path, config.settings.docs));
  };
  return {
    codeOf(page) {
      const documents = page.kind === 'doc' ? documentsOf(page) : [];
      const own = documents.flatMap((document) =>
        document.facts.imports.flatMap((imported) => {
          if (isStylesheet(imported)) {
            const file = importedFile(document.source.path, imported.specifier);
            return [styleOf(file === undefined ? imported.specifier : join(config.root, file))];
          }
          const entry = entryOf(config, document, imported, served);
          if (entry === undefined) return [];
          const { bundled } = bundle.code.modules[entry] ?? {};
          const component = madeFrom('component', nameOf(config.root, entry), bundled?.inputs ?? [], config);
          return [component, ...(bundled?.styles ?? []).map(styleOf)];
        }),
      );
      return [...own, ...ofLayout(page), ...everywhere];
    },
    async stateOf(page) {
      const recipe = await recipes.of(page);
      const { path } = page.route;
      const found = await cache.find(recipe);
      const changes = log.changes(path, recipe.keys());
      return {
        head: found ? found.head() : mergeHead(headOf(recipe.values())),
        rendered: log.reasonsOf(path),
        pending: found ? [] : changes.length > 0 ? changes : [cache.missReason(recipe)],
        assets: [...assetsOf(page), ...(found?.marked ?? [])].filter(isOfSite),
        read: (found?.observed ?? []).flatMap(([[kind, asked], answer]) =>
          kind === 'bytes' && !answer.startsWith('!') && isOwn(asked, config) ? [asked] : [],
        ),
        data: Object.keys(found?.answers ?? {}).flatMap((asked) => {
          const [name, key] = asked.split('\n');
          return name === 'data' && key !== undefined ? [key] : [];
        }),
      };
    },
  };
}

function madeFrom(kind: MadeFrom['kind'], path: string, inputs: readonly string[], config: Config): MadeFrom {
  return { kind, path, with: inputs.filter((input) => input !== path && isOwn(input, config)) };
}

/** False for a file of a package, whose name is enough. */
function isOwn(path: string, { settings }: Config): boolean {
  return isWithinSite(path, settings.docs) && !/(?:^|\/)(?:node_modules\/|package\.json$)/.test(path);
}

function nameOf(root: string, entry: string): string {
  return isAbsolute(entry) ? relativeTo(root, entry) : entry;
}
