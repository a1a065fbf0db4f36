// Emits a Markdown twin of each page, for readers without a browser, and the lists that name them.

import {
  addressMatcher,
  type EmittedFile,
  type HeadElement,
  joinPath,
  type Page,
  type PlacedPage,
  type Plugin,
  type PluginContext,
  type Settings,
  wholeFile,
} from 'slodocs/kit';
import { llmsFiles } from './llms/llms.ts';
import type { TwinsOptions } from './options-schema.ts';
import { findTaken, foldersTaken, type Holder } from './taken.ts';
import { digestOf, hasTwin, prepareTwins, type Twin, twinAddress, twinPath, twinText } from './twin.ts';

export type { TwinsOptions };

interface TwinsState {
  /** The head hook sees only one page, and another page may be at the path of its twin. */
  lacks: (page: Pick<Page, 'route'>) => boolean;
}

/** `x.md` for the page `/x`, `index.md` for `/`, `llms.txt`, and where it is asked for `llms-full.txt`. */
export function twins(options: TwinsOptions = {}): Plugin<TwinsOptions, TwinsState> {
  const { exclude = [], llms = {}, directive, longest } = options;
  /** Undefined without a list of pages. */
  const indexAddress = ({ baseUrl }: Pick<Settings, 'baseUrl'>): string | undefined =>
    llms === false ? undefined : joinPath(baseUrl, 'llms.txt');
  return {
    name: 'twins',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'long-twin': { severity: 'info', summary: 'A Markdown twin is longer than the site allows.' },
      'path-taken': {
        severity: 'warning',
        summary: 'A page has no Markdown twin, because a file or another page has its address.',
      },
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
      const index = directive === true ? indexAddress(ctx.settings) : undefined;
      return [
        ...(hasTwin(page) && !ctx.state.lacks(page)
          ? [link('alternate', 'text/markdown', twinAddress(page.route.path, ctx.settings))]
          : []),
        // The theme tells agents of both, at the start of the page.
        ...(index === undefined ? [] : [link('index', 'text/plain', index)]),
      ];
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
      const own = new Set(site.assets.map(({ served }) => served));
      const index = indexAddress(site.settings);
      const leadsUp = index === undefined ? '' : ctx.say('theme.twins.index', { index: `<${site.settings.url}${index}>` });
      const lists = llms === false ? [] : await llmsFiles(site, made, llms, leadsUp, ctx);
      const hasIndex = lists.length > 0 || own.has('/llms.txt');
      const lead = directive !== false && hasIndex && leadsUp !== '' ? `> ${leadsUp}` : '';
      if (longest !== undefined) reportLong(made, lead, longest, ctx);
      const files = made.map(
        ({ path, key, print }): EmittedFile => ({ path, key: digestOf(key, lead), make: () => print(lead) }),
      );
      return [...files, ...lists.filter(({ path }) => !own.has(`/${path}`))];
    },
  };
}

function link(rel: string, type: string, href: string): HeadElement {
  return { tag: 'link', attributes: { rel, type, href } };
}

function reportTaken(page: string, path: string, { name, source }: Holder, ctx: PluginContext): void {
  ctx.report({
    code: 'path-taken',
    message: `the page "${page}" has no Markdown twin, because ${name} has the address "/${path}"`,
    help: 'Rename one of the two, or list the page in `exclude` of the plugin `twins`.',
    ...(source === undefined ? {} : { place: wholeFile(source) }),
  });
}

/** In characters, by which agents cut what they read. */
function reportLong(twins: readonly Twin[], lead: string, longest: number, ctx: PluginContext): void {
  for (const { rendered, path, print } of twins) {
    const { page } = rendered;
    const { length } = print(lead);
    if (length <= longest) continue;
    const [count, most] = [length, longest].map((number) => number.toLocaleString('en'));
    ctx.report({
      code: 'long-twin',
      message: `the twin "/${path}" has ${count} characters, more than the ${most} that the site allows`,
      help: 'Agents may read only its beginning. Split the page, or raise `longest` of the plugin `twins`.',
      ...(page.kind === 'doc' ? { place: wholeFile(page.document.source.path) } : {}),
    });
  }
}
