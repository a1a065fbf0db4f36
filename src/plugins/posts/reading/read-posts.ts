// Reads the sources of the posts folder into sorted posts.

import {
  compareText,
  joinPath,
  keyPlace,
  nearest,
  type Place,
  type PlacedDoc,
  type PluginContext,
  type PrintedAddress,
  readingMinutes,
  respell,
} from 'slodocs/kit';
import { type AuthorsFile, readAuthorsFile } from '../authors/authors-file.ts';
import { olderKeys, readAuthors } from '../authors/post-authors.ts';
import { postPlace } from '../doc-values.ts';
import type { Terms } from '../options.ts';
import { newestFirst, type Post } from '../post.ts';
import { versionOf } from '../releases/post-version.ts';
import { readTags } from '../tags/post-tags.ts';
import { reportTags } from '../tags/tag-faults.ts';
import { readTagsFile } from '../tags/tags-file.ts';
import { dateFinder, dateWords, readFileName } from './post-date.ts';

export interface ReadPosts {
  /** In the order of lists, including unlisted ones. */
  readonly posts: readonly Post[];
  readonly authors: AuthorsFile | undefined;
  /** What is said of authors in posts and in their file. */
  readonly addresses: readonly PrintedAddress[];
}

export async function readPosts(docs: readonly PlacedDoc[], terms: Terms, ctx: PluginContext): Promise<ReadPosts> {
  // Sorted, so that "the first" of two is the same on every machine.
  const sources = [...docs].sort((a, b) => compareText(a.document.source.path, b.document.source.path));
  const authors = await readAuthorsFile(terms, ctx);
  const tagsFile = await readTagsFile(terms, ctx);
  const dateOf = await dateFinder(sources, terms.path, ctx);
  const words = dateWords(ctx.settings);
  const posts: Post[] = [];
  const addresses = [...(authors?.addresses ?? [])];
  for (const doc of sources) {
    const { facts, source } = doc.document;
    const name = readFileName(source.relative);
    // A release is identified by its version, in whatever archive it is.
    const text = terms.releases ? name.text.slice(name.text.lastIndexOf('/') + 1) : name.text;
    const title = facts.frontMatter.title ?? facts.contentTitle ?? text;
    const date = dateOf(doc);
    reportKeys(doc, ctx);
    const { truncated = false, misplaced } = facts.post ?? {};
    if (!truncated && !misplaced && !doc.unlisted && facts.complete) reportUntruncated(doc, terms, ctx);
    posts.push({
      doc,
      path: source.path,
      route: { locale: 'en', version: null, path: joinPath(terms.routeBasePath, facts.address.slug || name.slug) },
      title,
      label: title || words.whole(date),
      date,
      version: terms.releases ? versionOf(doc, title, text, ctx) : undefined,
      authors: await readAuthors(doc, authors, ctx, (address) => addresses.push(address)),
      tags: readTags(doc, tagsFile, ctx),
      readingTime: terms.showReadingTime ? readingMinutes(facts.words ?? 0) : null,
      truncated,
    });
  }
  reportTags(
    posts.flatMap(({ tags }) => tags),
    tagsFile,
    terms,
    ctx,
  );
  const order = newestFirst(posts);
  return { posts: terms.ascending ? [...order].reverse() : order, authors, addresses };
}

function reportUntruncated(doc: PlacedDoc, { severities, truncateMarker }: Terms, ctx: PluginContext): void {
  if (severities.untruncated === 'off') return;
  const usual = doc.document.source.path.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
  const help =
    truncateMarker instanceof RegExp
      ? `Where the excerpt ends, add a line that \`truncateMarker\` matches: ${truncateMarker}.`
      : `Where the excerpt ends, add a line with \`${truncateMarker ?? usual}\`.`;
  ctx.report({
    code: 'untruncated',
    message: 'the post has no truncate marker, so lists show all of it',
    help,
    place: postPlace(doc),
  });
}

const known = ['date', 'authors', ...Object.keys(olderKeys)];

/** Keys shared with docs are checked where front matter is read. Unknown keys that resemble none are the author's choice. */
function reportKeys(doc: PlacedDoc, ctx: PluginContext): void {
  const { facts } = doc.document;
  const { other, id } = facts.frontMatter;
  if (id !== undefined) {
    ctx.report({
      code: 'unused-id',
      message: 'the `id` of a post has no effect',
      help: 'Remove the line. A post is identified by its file, and its address is made from its path or `slug`.',
      place: namePlace(keyPlace(facts, 'id') ?? postPlace(doc), 'id'),
    });
  }
  for (const key of Object.keys(other).filter((name) => name.length > 4 && !known.includes(name))) {
    const meant = nearest(key, known);
    if (meant === undefined || meant in other) continue;
    const place = namePlace(keyPlace(facts, key) ?? postPlace(doc), key);
    ctx.report({
      code: 'misspelt-key',
      message: `"${key}" is not a key of posts`,
      help: `Did you mean "${meant}"?`,
      place,
      // The key of a list that stands below it has no place of its own.
      ...(place.start.column === 1 ? respell(place, key, meant) : {}),
    });
  }
}

/** Facts hold the places of values: a key is on the line of its value, unless that is a list or map below it. */
function namePlace(value: Place, key: string): Place {
  const { file, start } = value;
  const isBeside = start.column > key.length + 1;
  const at = { line: start.line, column: 1 };
  return isBeside ? { file, start: at, end: { ...at, column: key.length + 1 } } : value;
}
