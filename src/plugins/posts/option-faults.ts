// What is wrong with the options of posts, to reports at the config.
import { runsCode, wantedAddress } from '#model/code-address';
import { nearest } from '#model/nearest';
import type { PluginContext } from '#model/plugin';
import { feedFaults } from './feeds/option-faults.ts';
import type { PostsOptions } from './options.ts';

export interface Fault {
  /** Its name; that of one in a map stands behind that of the map: `feedOptions.limit`. */
  readonly option: string;
  readonly wanted: string;
  readonly help: string;
}

interface Shape {
  readonly is: (value: unknown) => boolean;
  readonly wanted: string;
  readonly help: string;
}

const quotes = 'Write it between quotes.';
const text: Shape = { is: isText, wanted: 'a text', help: quotes };
const word: Shape = { is: isWord, wanted: 'a text that is not empty', help: quotes };
const globs: Shape = {
  is: (value) => Array.isArray(value) && value.every((glob) => isWord(glob) && !/^(?:!|\.{0,2}\/)/.test(glob)),
  wanted: 'a list of patterns that count from the folder of the posts',
  help: "Such as `['drafts/**']`.",
};
const policy: Shape = {
  is: (value) => ['ignore', 'log', 'warn', 'throw'].includes(value as string),
  wanted: "'ignore', 'log', 'warn' or 'throw'",
  help: "`'throw'` makes an error of it, `'warn'` a warning.",
};

const shapes: Readonly<Record<keyof PostsOptions, Shape>> = {
  id: word,
  path: word,
  include: globs,
  exclude: globs,
  routeBasePath: text,
  title: text,
  blogTitle: text,
  description: text,
  blogDescription: text,
  postsPerPage: {
    is: (value) => isCount(value, 1),
    wanted: "a whole number from 1 on, or 'ALL'",
    help: "Write `'ALL'` for all of them on one page.",
  },
  pageBasePath: word,
  archiveBasePath: {
    is: (value) => value === null || isWord(value),
    wanted: 'a text that is not empty, or null',
    help: 'Write `null` for no archive.',
  },
  tagsBasePath: word,
  authorsBasePath: word,
  authorsMapPath: word,
  tags: {
    is: (value) => value === false || value === null || isWord(value),
    wanted: 'the name of a file, or false',
    help: 'Write `false` for no file of tags.',
  },
  blogSidebarCount: {
    is: (value) => isCount(value, 0),
    wanted: "a whole number, or 'ALL'",
    help: "Write 0 for no list beside posts, `'ALL'` for all of them.",
  },
  blogSidebarTitle: word,
  sortPosts: {
    is: (value) => value === 'descending' || value === 'ascending',
    wanted: "'descending' or 'ascending'",
    help: 'Descending is the newest first.',
  },
  showReadingTime: {
    is: (value) => typeof value === 'boolean',
    wanted: 'true or false',
    help: 'The time is that of 200 words a minute.',
  },
  onInlineTags: policy,
  onInlineAuthors: policy,
  truncateMarker: {
    is: (value) => isWord(value) || (value instanceof RegExp && !value.test('')),
    wanted: 'a regular expression that matches no empty text, or a text',
    help: 'Such as `/<!--\\s*more\\s*-->/`.',
  },
  onUntruncatedBlogPosts: policy,
  feedOptions: {
    is: (value) => value === null || isMap(value),
    wanted: 'a map',
    help: "Such as `{ type: 'all' }`.",
  },
  editUrl: {
    is: (value) => isText(value) && !runsCode(value),
    wanted: `a text, and ${wantedAddress}`,
    help: 'The path of the file, relative to the config, is added to it.',
  },
  releases: {
    is: (value) => typeof value === 'boolean' || (isMap(value) && Object.entries(value).every(isLatest)),
    wanted: 'true, false, or a map with `latest`',
    help: '`latest` is the name of the file that names the newest releases, or false for none.',
  },
};
const known = Object.keys(shapes);

export function* faultsOf(options: PostsOptions): Iterable<Fault> {
  for (const [option, value] of Object.entries(options)) {
    const shape = Object.hasOwn(shapes, option) ? shapes[option as keyof PostsOptions] : unknownOption(option);
    if (value !== undefined && !shape.is(value)) yield { option, ...shape };
  }
  if (isMap(options.feedOptions)) yield* feedFaults(options.feedOptions);
}

/** What cannot be is left at its default, so that all else is still built. Feeds see to theirs. */
export function withoutFaults(options: PostsOptions, faults: readonly Fault[]): PostsOptions {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !faults.some(({ option }) => option === name)));
}

export function reportOptions(faults: readonly Fault[], ctx: PluginContext): void {
  for (const { option, wanted, help } of faults) {
    const message = `the option "${option}" must be ${wanted}`;
    const path = option.startsWith('feedOptions.') ? ['feedOptions', option.slice('feedOptions.'.length)] : [option];
    ctx.report({ code: 'invalid-option', message, help, place: ctx.locate(path, 'key') });
  }
}

const step = 'Make it a step of the "markdown" hook of a plugin';
const layout = 'Lists and posts have one layout; rules of a stylesheet in "theme.css" change how it looks.';

/** Options that Docusaurus has, to what to do instead. */
const instead: Readonly<Record<string, string>> = {
  remarkPlugins: `${step}: \`markdown: () => ({ remark: [ … ] })\`.`,
  rehypePlugins: `${step}: \`markdown: () => ({ rehype: [ … ] })\`.`,
  beforeDefaultRemarkPlugins: `${step}: \`markdown: () => ({ before: { remark: [ … ] } })\`.`,
  beforeDefaultRehypePlugins: `${step}: \`markdown: () => ({ before: { rehype: [ … ] } })\`.`,
  admonitions: "It is the plugin of admonitions: `plugins: [admonitions({ keywords: ['exercise'] })]`.",
  showLastUpdateTime: 'Posts show when they were written, and their front matter can say `last_update`.',
  showLastUpdateAuthor: 'Posts name their authors, and their front matter can say `last_update`.',
  editLocalizedFiles: 'Remove it: a site has one language.',
  readingTime: 'It is that of 200 words a minute; `showReadingTime: false` leaves it out.',
  processBlogPosts: 'Pages are changed in the "resolve" hook of a plugin that stands behind this one.',
  blogListComponent: layout,
  blogPostComponent: layout,
  blogTagsListComponent: layout,
  blogTagsPostsComponent: layout,
  blogAuthorsListComponent: layout,
  blogAuthorsPostsComponent: layout,
  blogArchiveComponent: layout,
};

function unknownOption(option: string): Shape {
  if (Object.hasOwn(instead, option))
    return { is: () => false, wanted: 'left out: posts know no such option', help: instead[option] ?? '' };
  const meant = nearest(option, known);
  const help = meant === undefined ? `Posts know ${known.join(', ')}.` : `Did you mean "${meant}"?`;
  return { is: () => false, wanted: 'left out: posts know no such option', help };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isWord(value: unknown): boolean {
  return isText(value) && value.trim() !== '';
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLatest([key, value]: [string, unknown]): boolean {
  return key === 'latest' && (value === undefined || value === false || isWord(value));
}

function isCount(value: unknown, least: number): boolean {
  return value === 'ALL' || (Number.isInteger(value) && Number(value) >= least);
}
