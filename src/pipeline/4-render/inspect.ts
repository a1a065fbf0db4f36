// The site to what can be told of its pages without rendering one.
import { isAbsolute, join } from 'node:path';
import type { Context } from '#context/context';
import { relativeTo } from '#files/site-path';
import type { Config } from '#model/config';
import { importedFile, isWithinSite } from '#model/file-path';
import { mergeHead } from '#model/head';
import type { Page } from '#model/page';
import type { Site } from '#model/site';
import type { HeadElement } from '#model/theme';
import type { MadeFrom, RenderReason } from '#model/why';
import { isOfSite } from '#output/asset-file';
import { entryOf } from './body/modules.ts';
import { isStylesheet } from './body/stylesheets.ts';
import { openKeptPages } from './kept-pages.ts';
import { documentsOf, pageKey } from './page-key.ts';
import { prepare } from './prepare.ts';
import { layoutOf } from './props/page-props.ts';
import { openRenderings } from './renderings.ts';
import { namedSlots, namedStylesheets } from './slots/named.ts';

export interface Inspection {
  /** Components, parts of the theme and stylesheets that a page shows, with their partials' ones, and files that these name. */
  codeOf(page: Page): readonly MadeFrom[];
  stateOf(page: Page): Promise<PageState>;
}

export interface PageState {
  /** As it was rendered; where it has to be rendered, without what its content adds. */
  readonly head: readonly HeadElement[];
  readonly rendered: readonly RenderReason[];
  /** Why it has to be rendered; empty where it has not. */
  readonly pending: readonly RenderReason[];
  /** Files that it names, and files that its rendering read: relative to the root. */
  readonly assets: readonly string[];
  readonly read: readonly string[];
}

export async function inspect(context: Context, site: Site): Promise<Inspection> {
  const { config, engine } = context;
  const { parts, stylesheets, moduleFiles, lookups, taskOf, answersOf, ingredients } = await prepare(context, site);
  const kept = openKeptPages(context, lookups);
  const renderings = openRenderings(context);
  const served = new Set(parts.assets);
  const styleOf = (entry: string): MadeFrom => {
    const { inputs = [], assets = [] } = parts.styles[entry] ?? {};
    return madeFrom('stylesheet', nameOf(config.root, entry), [...inputs, ...assets], config);
  };
  const slots = namedSlots(config).flatMap(({ entry }) => {
    const { inputs = [], styles = [] } = parts.code.modules[entry]?.bundled ?? {};
    return [madeFrom('slot', nameOf(config.root, entry), inputs, config), ...styles.map(styleOf)];
  });
  const everywhere = [...slots, ...namedStylesheets(config).map(({ entry }) => styleOf(entry))];
  const ofLayout = (page: Page): readonly MadeFrom[] => {
    const entry = parts.layouts[layoutOf(page)]?.entry;
    if (entry === undefined) return [];
    const { inputs = [], styles = [] } = parts.code.modules[entry]?.bundled ?? {};
    const path = nameOf(config.root, entry);
    // Where slodocs itself is installed is nothing of the site.
    const own = isWithinSite(path, config.settings.docs) ? [madeFrom('layout', path, inputs, config)] : [];
    return [...own, ...styles.map(styleOf).filter((style) => isWithinSite(style.path, config.settings.docs))];
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
          const { bundled } = parts.code.modules[entry] ?? {};
          const component = madeFrom('component', nameOf(config.root, entry), bundled?.inputs ?? [], config);
          return [component, ...(bundled?.styles ?? []).map(styleOf)];
        }),
      );
      return [...own, ...ofLayout(page), ...everywhere];
    },
    async stateOf(page) {
      const documents = page.kind === 'doc' ? documentsOf(page) : [];
      const made = ingredients(page, await answersOf(page));
      const key = pageKey(engine, page, made);
      const found = await kept.find(page, key);
      const changes = renderings.changes(page.route.path, made);
      return {
        head: found ? (JSON.parse(found.head) as readonly HeadElement[]) : mergeHead((await taskOf(page)).head),
        rendered: renderings.reasonsOf(page.route.path),
        pending: found ? [] : changes.length > 0 ? changes : [kept.lacks(page, key)],
        assets: [
          ...stylesheets.of(documents, layoutOf(page)).assets,
          ...moduleFiles.of(documents, layoutOf(page)),
          ...(found?.marked ?? []),
        ].filter(isOfSite),
        read: (found?.observed ?? []).flatMap(([[kind, path], answer]) =>
          kind === 'bytes' && !answer.startsWith('!') ? [path] : [],
        ),
      };
    },
  };
}

/** What comes from packages is left out: their names say enough. */
function madeFrom(kind: MadeFrom['kind'], path: string, inputs: readonly string[], { settings }: Config): MadeFrom {
  const isOwn = (input: string): boolean =>
    isWithinSite(input, settings.docs) && !/(?:^|\/)(?:node_modules\/|package\.json$)/.test(input);
  return { kind, path, with: inputs.filter((input) => input !== path && isOwn(input)) };
}

function nameOf(root: string, entry: string): string {
  return isAbsolute(entry) ? relativeTo(root, entry) : entry;
}
