// Emits a Markdown twin of each page, for readers without a browser, and the lists that name them.

import {
  addressMatcher,
  type EmittedFile,
  joinPath,
  outputPath,
  type Page,
  type PlacedPage,
  type PlacedSite,
  type Plugin,
  type PluginContext,
  type Site,
  wholeFile,
} from 'slodocs/kit';
import { llmsFiles } from './llms/llms.ts';
import type { TwinsOptions } from './options-schema.ts';
import { hasTwin, prepareTwins, type Twin, twinAddress, twinPath, twinText } from './twin.ts';

export type { TwinsOptions };

interface TwinsState {
  /** The head hook sees only one page, and another page may be at the path of its twin. */
  lacks: (page: Pick<Page, 'route'>) => boolean;
}

/** `x.md` for the page `/x`, `index.md` for `/`, `llms.txt`, and where it is asked for `llms-full.txt`. */
export function twins(options: TwinsOptions = {}): Plugin<TwinsOptions, TwinsState> {
  const { exclude = [], llms = {} } = options;
  return {
    name: 'twins',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'path-taken': { severity: 'warning', summary: 'A page has no twin in Markdown, for a file or a page has its address.' },
    },
    derive: { twin: twinText },
    state: () => ({ lacks: () => false }),
    async resolve(site, ctx) {
      const { baseUrl } = site.settings;
      const llmsAddresses = llms === false ? [] : ['/llms.txt', ...(llms.full === true ? ['/llms-full.txt'] : [])];
      const folders = foldersTaken(site);
      const matches = await addressMatcher(exclude);
      const isExcluded = ({ route }: Pick<Page, 'route'>): boolean => matches(joinPath(baseUrl, route.path));
      ctx.state.lacks = (page) => folders.has(twinPath(page.route.path)) || isExcluded(page);
      const addresses = (pages: readonly PlacedPage[]): readonly string[] => [
        ...pages.filter((page) => hasTwin(page) && !isExcluded(page)).map(({ route }) => `/${twinPath(route.path)}`),
        ...llmsAddresses,
      ];
      return { ...site, emitted: [...site.emitted, { plugin: 'twins', addresses }] };
    },
    head(page, ctx) {
      if (!hasTwin(page) || ctx.state.lacks(page)) return [];
      const href = twinAddress(page.route.path, ctx.settings);
      return [{ tag: 'link', attributes: { rel: 'alternate', type: 'text/markdown', href } }];
    },
    async emit({ site, pages }, ctx) {
      const isExcluded = await addressMatcher(exclude);
      const taken = findTaken(site);
      const made: Twin[] = [];
      const prepare = prepareTwins(site);
      for (const rendered of pages) {
        const { page } = rendered;
        if (!hasTwin(page) || isExcluded(joinPath(site.settings.baseUrl, page.route.path))) continue;
        const path = twinPath(page.route.path);
        const holder = taken.get(path);
        if (holder) {
          reportTaken(page.route.path, path, holder, ctx);
          continue;
        }
        taken.set(path, { name: `the twin of "${page.route.path}"`, source: undefined });
        made.push(prepare(rendered));
      }
      const files: EmittedFile[] = made.map(({ path, key, print }) => ({ path, key, make: print }));
      if (llms === false) return files;
      const own = new Set(site.assets.map(({ served }) => served));
      return [...files, ...(await llmsFiles(site, made, llms, ctx)).filter(({ path }) => !own.has(`/${path}`))];
    },
  };
}

function reportTaken(page: string, path: string, { name, source }: Holder, ctx: PluginContext): void {
  ctx.report({
    code: 'path-taken',
    message: `the page "${page}" has no twin in Markdown: ${name} has the address "/${path}"`,
    help: 'Rename one of the two, or name the page in `exclude` of the plugin `twins`.',
    ...(source === undefined ? {} : { place: wholeFile(source) }),
  });
}

interface Holder {
  /** Such as `the static file "static/intro.md"`. */
  readonly name: string;
  readonly source: string | undefined;
}

/** Maps the output paths of static files and pages that end like twins to their holders. */
function findTaken({ assets, pages, settings }: Site): Map<string, Holder> {
  const taken = new Map<string, Holder>();
  for (const page of pages) {
    for (const path of twinsLost(page.route.path, settings.trailingSlash)) {
      taken.set(path, {
        name: `the page "${page.route.path}"`,
        source: page.kind === 'listing' ? undefined : page.document.source.path,
      });
    }
  }
  for (const { path, served } of assets) {
    if (served?.endsWith('.md')) taken.set(served.slice(1), { name: `the static file "${path}"`, source: path });
  }
  return taken;
}

/** The paths at which pages leave no room for a twin. Static files do not count: one at that path serves as the twin. */
function foldersTaken({ pages, settings }: PlacedSite): ReadonlySet<string> {
  return new Set(pages.flatMap(({ route }) => twinsLost(route.path, settings.trailingSlash)));
}

/** Lists a page's file and the folders around it: `a.md` for `/a.md` and for `/a.md/b`. */
function twinsLost(route: string, trailingSlash: boolean | undefined): readonly string[] {
  if (!route.includes('.md')) return [];
  const parts = outputPath(route, trailingSlash).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter((path) => path.endsWith('.md'));
}
