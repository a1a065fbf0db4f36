// Emits `llms.txt`, which lists the twins of a site, and on request `llms-full.txt`, which holds them.
import {
  addressMatcher,
  compareText,
  type EmittedFile,
  isCollection,
  isUntranslated,
  joinPath,
  type PluginContext,
  type RenderedPage,
  type Route,
  routeKey,
  type Settings,
  type SidebarItem,
  type Site,
  standalone,
  versionKey,
} from 'slodocs/kit';
import { escapeAddress, escapeText } from '../markdown/escape.ts';
import { digestOf, oneLine, type Twin, twinAddress } from '../twin.ts';

export interface LlmsOptions {
  /** The heading of both. The title of the site */
  readonly title?: string;
  /** What the site is about, in a sentence or two. Its tagline */
  readonly description?: string;
  /** Globs of addresses that are left out of both, under the site's base. */
  readonly exclude?: readonly string[];
  /** Globs of addresses that are listed last, as what may be skipped. */
  readonly optional?: readonly string[];
  /** Whether there is a file that holds all twins, which every edit writes anew. `false` */
  readonly full?: boolean;
}

/** Lists only listed pages of the last versions that have content of their own. */
export async function llmsFiles(
  site: Site,
  twins: readonly Twin[],
  options: LlmsOptions,
  { say }: PluginContext,
): Promise<readonly EmittedFile[]> {
  const { settings } = site;
  const [isExcluded, isOptional] = [await addressMatcher(options.exclude ?? []), await addressMatcher(options.optional ?? [])];
  const addressOf = ({ rendered }: Twin): string => joinPath(settings.baseUrl, rendered.page.route.path);
  const listed = twins.filter((twin) => {
    const { page, noIndex } = twin.rendered;
    if (page.kind === 'listing' || page.unlisted || noIndex || isUntranslated(page)) return false;
    return (twin.version?.isLast ?? true) && !isExcluded(addressOf(twin));
  });
  if (listed.length === 0) return [];
  const title = options.title ?? settings.title;
  const description = options.description ?? settings.tagline;
  const head = `# ${oneLine(title)}\n${description === '' ? '' : `\n> ${oneLine(description)}\n`}`;
  const sections = readingOrder(site, listed, say);
  const list = `${head}${printList(sections, settings, (twin) => isOptional(addressOf(twin)))}`;
  const file = { path: 'llms.txt', key: digestOf(list), make: () => list };
  if (options.full !== true) return [file];
  const inOrder = sections.flatMap((section) => section.twins);
  const makeFull = function* (): Generator<string> {
    yield head;
    for (const twin of inOrder) {
      yield '\n';
      yield twin.print();
    }
  };
  return [file, { path: 'llms-full.txt', key: digestOf(head, ...inOrder.map(({ key }) => key)), make: makeFull }];
}

/** Optional entries go under the heading that the format defines for them. */
function printList(sections: readonly Section[], settings: Settings, isOptional: (twin: Twin) => boolean): string {
  const needed = sections.map(({ label, twins }) => ({ label, twins: twins.filter((twin) => !isOptional(twin)) }));
  const optional = { label: 'Optional', twins: sections.flatMap(({ twins }) => twins.filter(isOptional)) };
  return [...needed, optional]
    .filter(({ twins }) => twins.length > 0)
    .map(({ label, twins }) => `\n## ${oneLine(label)}\n\n${twins.map((twin) => printEntry(twin, settings)).join('')}`)
    .join('');
}

function printEntry({ rendered: { page } }: Twin, settings: Settings): string {
  const { title, description, route } = page;
  const words = escapeText(oneLine(title), { inLink: true, beforeLink: false, first: false });
  const said = escapeText(oneLine(description), { inLink: false, beforeLink: false, first: false });
  return `- [${words}](${escapeAddress(`${settings.url}${twinAddress(route.path, settings)}`)})${said === '' ? '' : `: ${said}`}\n`;
}

interface Section {
  readonly label: string;
  readonly twins: readonly Twin[];
}

/** Lists each twin once. Top-level categories become sections; entries beside them go into the first one. */
function readingOrder(site: Site, twins: readonly Twin[], say: PluginContext['say']): readonly Section[] {
  const inDocs = say('theme.twins.section.docs');
  const left = new Map(twins.map((twin) => [routeKey(twin.rendered.page.route.path), twin]));
  const sections = new Map<string, Twin[]>([[inDocs, []]]);
  const add = (label: string, route: Route | string | undefined): void => {
    const key = typeof route === 'object' ? routeKey(route.path) : undefined;
    const twin = key === undefined ? undefined : left.get(key);
    if (!twin || key === undefined) return;
    left.delete(key);
    const section = sections.get(label);
    if (section) section.push(twin);
    else sections.set(label, [twin]);
  };
  const addAll = (label: string, items: readonly SidebarItem[]): void => {
    for (const item of items) {
      if (item.type === 'html') continue;
      add(label, item.to);
      if (item.type === 'category') addAll(label, item.items);
    }
  };
  const last = new Set(site.versions.flatMap(({ docs, name, isLast }) => (isLast ? [versionKey(docs, name)] : [])));
  for (const { docs, version, items } of site.sidebars) {
    if (!last.has(versionKey(docs, version))) continue;
    for (const item of items) addAll(item.type === 'category' ? item.label : inDocs, [item]);
  }
  const addRest = (label: string, isIt: (docs: string) => boolean): void => {
    for (const { rendered } of [...left.values()]) if (isIt(docsOf(rendered))) add(label, rendered.page.route);
  };
  addRest(say('theme.twins.section.pages'), (docs) => docs === standalone);
  for (const { label = say('theme.twins.section.posts'), twins: posts } of postsInOrder(site, [...left.values()]))
    for (const { rendered } of posts) add(label, rendered.page.route);
  addRest(say('theme.twins.section.more'), () => true);
  return [...sections].map(([label, found]) => ({ label, twins: found })).filter((section) => section.twins.length > 0);
}

function docsOf({ page }: RenderedPage): string {
  return page.kind === 'doc' ? page.docs : '';
}

interface PostSection {
  /** The title of the list of these posts; undefined where there is one folder alone, or no list. */
  readonly label: string | undefined;
  readonly twins: readonly Twin[];
}

/** Other pages than posts are left out. Folders are in the order of their first twin. */
function postsInOrder(site: Site, twins: Iterable<Twin>): readonly PostSection[] {
  const folders = new Map<string, Twin[]>();
  for (const twin of twins) {
    const { page } = twin.rendered;
    if (page.kind !== 'doc' || !isCollection(page.docs)) continue;
    const found = folders.get(page.docs);
    if (found) found.push(twin);
    else folders.set(page.docs, [twin]);
  }
  return [...folders].map(([docs, found]) => ({
    label: folders.size > 1 ? listTitle(site, docs) : undefined,
    twins: found.sort((a, b) => compareText(dateOf(b), dateOf(a))),
  }));
}

/** The first page of a list has the shortest address. */
function listTitle(site: Site, docs: string): string | undefined {
  const plugin = docs.slice(1, docs.lastIndexOf('/'));
  const lists = site.pages.filter(
    (page) => page.kind === 'listing' && page.origin === plugin && page.crawlerTag === 'blog_posts_list',
  );
  return lists.sort((a, b) => a.route.path.length - b.route.path.length)[0]?.title;
}

function dateOf({ rendered: { page } }: Twin): string {
  return (page.kind === 'doc' && page.date) || '';
}
