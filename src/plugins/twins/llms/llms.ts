// Emits `llms.txt`, which lists the twins of a site, and on request `llms-full.txt`, which holds them.
import { addressMatcher, type EmittedFile, isUntranslated, joinPath, type PluginContext, type Site } from 'slodocs/kit';
import { digestOf, oneLine, type Twin } from '../twin.ts';
import { printLists } from './print-lists.ts';
import { readingOrder, type Section } from './sections.ts';

export interface LlmsOptions {
  /** The heading of both. The title of the site */
  readonly title?: string;
  /** What the site is about, in a sentence or two. Its tagline */
  readonly description?: string;
  /** Globs of addresses that are left out of both, under the site's base. */
  readonly exclude?: readonly string[];
  /** Globs of addresses that are listed last, as what may be skipped. */
  readonly optional?: readonly string[];
  /** Whether lists of pages, such as those of tags and posts, are listed last as well. `false` */
  readonly lists?: boolean;
  /** Whether each entry tells about how many tokens its twin has. `false` */
  readonly tokens?: boolean;
  /** Whether there is a file that holds all twins, which every edit writes anew. `false` */
  readonly full?: boolean;
}

/**
 * Lists only listed pages of the last versions, and only on request those without content of their own. `leadsUp` names the list of
 * all pages.
 */
export async function llmsFiles(
  site: Site,
  twins: readonly Twin[],
  options: LlmsOptions,
  leadsUp: string,
  { say }: PluginContext,
): Promise<readonly EmittedFile[]> {
  const { settings } = site;
  const [isExcluded, isOptional] = [await addressMatcher(options.exclude ?? []), await addressMatcher(options.optional ?? [])];
  const addressOf = ({ rendered }: Twin): string => joinPath(settings.baseUrl, rendered.page.route.path);
  const isList = ({ rendered }: Twin): boolean => rendered.page.kind === 'listing';
  const open = twins.filter((twin) => {
    const { page, noIndex } = twin.rendered;
    if (page.unlisted || noIndex || isUntranslated(page)) return false;
    return (twin.version?.isLast ?? true) && !isExcluded(addressOf(twin));
  });
  const listed = open.filter((twin) => !isList(twin));
  if (listed.length === 0) return [];
  const title = oneLine(options.title ?? settings.title);
  const description = oneLine(options.description ?? settings.tagline);
  const sections = readingOrder(site, listed, say);
  const lists = options.lists === true ? open.filter(isList) : [];
  const files = printLists(
    withOptional(sections, (twin) => isOptional(addressOf(twin)), lists),
    { title, description, settings, tokens: options.tokens === true, leadsUp },
  ).map(({ path, text }) => ({ path, key: digestOf(text), make: () => text }));
  if (options.full !== true) return files;
  const inOrder = sections.flatMap((section) => section.twins);
  const head = `# ${title}\n${description === '' ? '' : `\n> ${description}\n`}`;
  const makeFull = function* (): Generator<string> {
    yield head;
    for (const twin of inOrder) {
      yield '\n';
      yield twin.print();
    }
  };
  return [...files, { path: 'llms-full.txt', key: digestOf(head, ...inOrder.map(({ key }) => key)), make: makeFull }];
}

/** Moves optional entries to the end, under the heading that the format defines for them. */
function withOptional(
  sections: readonly Section[],
  isOptional: (twin: Twin) => boolean,
  lists: readonly Twin[],
): readonly Section[] {
  const needed = sections.map(({ label, twins }) => ({ label, twins: twins.filter((twin) => !isOptional(twin)) }));
  const optional = { label: 'Optional', twins: [...sections.flatMap(({ twins }) => twins.filter(isOptional)), ...lists] };
  return [...needed, optional].filter(({ twins }) => twins.length > 0);
}
