// Defines the schema of the posts options.

import { runsCode, wantedAddress } from 'slodocs/kit';
import * as z from 'zod';
import { feedOptionsSchema } from './feeds/options-schema.ts';
import { must } from './must.ts';
import type { PostsOptions } from './options.ts';

const quotes = 'Write it in quotes.';
const text = must(isText, 'a string', quotes);
const word = must(isWord, 'a non-empty string', quotes);
const globs = must(
  (value) => Array.isArray(value) && value.every((glob) => isWord(glob) && !/^(?:!|\.{0,2}\/)/.test(glob)),
  'a list of patterns relative to the folder of the posts',
  "Such as `['drafts/**']`.",
);
const policy = z.enum(['ignore', 'log', 'warn', 'throw']);
const releasesHelp = '`latest` is the name of the file that lists the newest releases, or false for none.';
const latest = must((value) => value === false || isWord(value), 'the name of a file, or false', releasesHelp).optional();

const perPage = must(
  (value) => isCount(value, 1),
  "a whole number of at least 1, or 'ALL'",
  "Write `'ALL'` for all of them on one page.",
);

export const optionsSchema = z.strictObject({
  id: word.optional(),
  path: word.optional(),
  include: globs.optional(),
  exclude: globs.optional(),
  routeBasePath: text.optional(),
  title: text.optional(),
  blogTitle: text.optional(),
  description: text.optional(),
  blogDescription: text.optional(),
  postsPerPage: perPage.optional(),
  tagPostsPerPage: perPage.optional(),
  pageBasePath: word.optional(),
  archiveBasePath: must(
    (value) => value === null || isWord(value),
    'a non-empty string, or null',
    'Write `null` for no archive.',
  ).optional(),
  tagsBasePath: word.optional(),
  authorsBasePath: word.optional(),
  authorsMapPath: word.optional(),
  tags: must(
    (value) => value === false || value === null || isWord(value),
    'the name of a file, or false',
    'Write `false` for no tags file.',
  ).optional(),
  blogSidebarCount: must(
    (value) => isCount(value, 0),
    "a whole number, or 'ALL'",
    "Write 0 for no list next to posts, or `'ALL'` for all posts.",
  ).optional(),
  blogSidebarTitle: word.optional(),
  sortPosts: z.enum(['descending', 'ascending']).optional(),
  showReadingTime: z.boolean().optional(),
  onInlineTags: policy.optional(),
  onInlineAuthors: policy.optional(),
  truncateMarker: must(
    (value) => isWord(value) || (value instanceof RegExp && !value.test('')),
    'a regular expression that does not match an empty string, or a string',
    'Such as `/<!--\\s*more\\s*-->/`.',
  ).optional(),
  onUntruncatedBlogPosts: policy.optional(),
  feedOptions: feedOptionsSchema.nullable().optional(),
  editUrl: must(
    (value) => isText(value) && !runsCode(value),
    `a string, and ${wantedAddress}`,
    'The path of the file, relative to the config, is appended to it.',
  ).optional(),
  releases: z.union([z.boolean(), z.strictObject({ latest })], 'must be true, false, or an object with "latest"').optional(),
} satisfies Record<keyof PostsOptions, z.ZodType>);

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isWord(value: unknown): boolean {
  return isText(value) && value.trim() !== '';
}

function isCount(value: unknown, least: number): boolean {
  return value === 'ALL' || (Number.isInteger(value) && Number(value) >= least);
}
