// What is wrong with the options of posts, to reports at the config.
import { nearest } from '#model/nearest';
import { type Place, wholeFile } from '#model/place';
import type { PluginContext } from '#model/plugin';
import { feedFaults } from './feeds/option-faults.ts';
import type { PostsOptions } from './options.ts';

const names = {
  id: true,
  path: true,
  routeBasePath: true,
  title: true,
  blogTitle: true,
  description: true,
  blogDescription: true,
  postsPerPage: true,
  pageBasePath: true,
  archiveBasePath: true,
  tagsBasePath: true,
  authorsBasePath: true,
  authorsMapPath: true,
  tags: true,
  blogSidebarCount: true,
  blogSidebarTitle: true,
  sortPosts: true,
  showReadingTime: true,
  onInlineTags: true,
  onInlineAuthors: true,
  onUntruncatedBlogPosts: true,
  feedOptions: true,
  editUrl: true,
  releases: true,
} as const satisfies Record<keyof PostsOptions, true>;
const known = Object.keys(names);

interface Fault {
  readonly option: string;
  readonly wanted: string;
  readonly help: string;
}

/** What cannot be is left at its default, so that all else is still built. */
export async function reportOptions(options: PostsOptions, ctx: PluginContext): Promise<void> {
  const faults = [...faultsOf(options), ...feedFaults(options.feedOptions ?? {})];
  if (faults.length === 0) return;
  const [config] = await ctx.glob('site.config.{ts,mts,js,mjs}');
  const text = config === undefined ? '' : await ctx.read(config);
  for (const { option, wanted, help } of faults) {
    const message = `the option "${option}" must be ${wanted}`;
    const place = config === undefined ? {} : { place: placeIn(config, text, option) };
    ctx.report({ code: 'invalid-option', message, help, ...place });
  }
}

/** Where the config names the option, if it does so once: it may be that of another folder of posts, or stand in another module. */
function placeIn(file: string, text: string, option: string): Place {
  const name = option.slice(option.lastIndexOf('.') + 1);
  const [found, another] = [...text.matchAll(new RegExp(`\\b${name}(?=['"]?\\s*:)`, 'g'))];
  if (!found || another) return wholeFile(file);
  const before = text.slice(0, found.index).split('\n');
  const start = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  return { file, start, end: { ...start, column: start.column + name.length } };
}

function* faultsOf(options: PostsOptions): Iterable<Fault> {
  for (const option of Object.keys(options).filter((key) => !known.includes(key))) {
    const meant = nearest(option, known);
    const help = meant === undefined ? `Posts know ${known.join(', ')}.` : `Did you mean "${meant}"?`;
    yield { option, wanted: 'left out: posts know no such option', help };
  }
  const { postsPerPage = 10, blogSidebarCount = 5, sortPosts = 'descending', showReadingTime = true } = options;
  const all = "Write `'ALL'` for all of them on one page.";
  if (!isCount(postsPerPage, 1)) yield { option: 'postsPerPage', wanted: "a whole number from 1 on, or 'ALL'", help: all };
  if (!isCount(blogSidebarCount, 0)) {
    const help = "Write 0 for no list beside posts, `'ALL'` for all of them.";
    yield { option: 'blogSidebarCount', wanted: "a whole number, or 'ALL'", help };
  }
  if (sortPosts !== 'descending' && sortPosts !== 'ascending') {
    yield { option: 'sortPosts', wanted: "'descending' or 'ascending'", help: 'Descending is the newest first.' };
  }
  if (typeof showReadingTime !== 'boolean') {
    yield { option: 'showReadingTime', wanted: 'true or false', help: 'The time is that of 200 words a minute.' };
  }
}

function isCount(value: unknown, least: number): boolean {
  return value === 'ALL' || (Number.isInteger(value) && Number(value) >= least);
}
