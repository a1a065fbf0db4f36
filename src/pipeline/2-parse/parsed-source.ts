// Defines the result of parsing a source, and makes it for one of which only the front matter is known.
import type { Context } from '#context/context';
import type { Derived } from '#context/derivations';
import type { ReadSource } from '#context/source-text';
import type { Body, Facts } from '#model/document';
import type { FrontMatter } from '#model/front-matter';
import { isCollection } from '#model/source-file';
import type { RefusalReason } from '#parser/native/source';
import { countWords } from './facts/words.ts';
import { type ReadFrontMatter, readFrontMatter, splitFrontMatter } from './front-matter/front-matter.ts';
import type { FrontMatterShape } from './front-matter/schema.ts';
import { writtenAddress } from './front-matter/written-address.ts';
import { interpolateTitles } from './variants/interpolate.ts';

export interface ParsedSource {
  readonly facts: Facts;
  readonly body: Body;
  /** What plugins derive from the body; undefined where only rendering can tell. */
  readonly derived?: Derived | undefined;
  /** Why unified parsed the source, and not the native engine. */
  readonly refused?: RefusalReason | undefined;
}

/** Parses only the front matter of a source. */
export function parseNothing(context: Context, shape: FrontMatterShape, source: ReadSource): ParsedSource {
  return readStart(context, shape, source).nothing;
}

/** Reads front matter, and makes the document for the case that there is nothing else. */
export function readStart(context: Context, shape: FrontMatterShape, source: ReadSource) {
  const split = splitFrontMatter(source.text, source.path);
  const read = readFrontMatter(split, source.path, shape, context.reporter);
  const front = context.config.settings.markdown.interpolate
    ? { ...read, frontMatter: interpolateTitles(context, read.frontMatter, read.places, source.path) }
    : read;
  const isPost = isCollection(source.docs) && !source.partial;
  const counts = isPost || (context.config.settings.theme.readingTime && !source.partial && source.tree === undefined);
  const facts = {
    ...factsWithout(front, source.text),
    ...(isPost ? { post: { truncated: false } } : {}),
    ...(counts ? { words: countWords(split.content) } : {}),
  };
  const nothing: ParsedSource = { facts, body: { kind: 'html', parts: [''], holes: [] } };
  return { split, front, nothing };
}

function factsWithout(front: ReadFrontMatter, text: string): Facts {
  const shown = { outline: [], ids: [], links: [], orders: [], collected: [] };
  const code = { imports: [], declarations: [], styles: [], components: [], uses: [] };
  const { frontMatter, places: frontMatterPlaces } = front;
  return {
    complete: false,
    frontMatter,
    address: writtenAddress(frontMatter, text),
    frontMatterPlaces,
    contentTitle: undefined,
    hasOwnTitle: false,
    excerpt: '',
    ...shown,
    ...code,
  };
}

export function formatOf(context: Context, source: Pick<ReadSource, 'path' | 'tree'>, frontMatter: FrontMatter): 'md' | 'mdx' {
  // A plugin's tree needs MDX to contain components; its Markdown is not parsed as MDX.
  if (source.tree !== undefined) return 'mdx';
  const chosen = frontMatter.mdx?.format ?? context.config.settings.markdown.format;
  if (chosen !== 'detect') return chosen;
  return source.path.endsWith('.mdx') ? 'mdx' : 'md';
}
