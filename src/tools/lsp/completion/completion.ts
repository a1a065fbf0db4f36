// Completes what stands at the cursor: links, anchors, images, front matter, components, fences and other words.
import type { Position } from '../positions.ts';
import { offsetIn, rangeIn } from '../positions.ts';
import type { Snapshot } from '../snapshot.ts';
import type { View } from '../view.ts';
import { anchors } from './anchors.ts';
import { type Answer, type Asked, type Completer, nothing } from './asked.ts';
import { type AtCursor, atCursor } from './at-cursor.ts';
import { type CompletionList, toList } from './choices.ts';
import { props, tags, values } from './components.ts';
import { dataAt } from './data-files.ts';
import { images, specifiers } from './files.ts';
import { links } from './links.ts';
import { admonitions, emoji, languages, metas } from './words.ts';
import { frontMatter } from './yaml.ts';

/** By what stands at the cursor. */
const completers: { readonly [Kind in AtCursor['kind']]: Completer<Kind> } = {
  link: links,
  anchor: anchors,
  image: images,
  specifier: specifiers,
  tag: tags,
  prop: props,
  value: values,
  admonition: admonitions,
  language: languages,
  meta: metas,
  emoji,
  'front-matter': frontMatter,
};

export interface CompletionParams {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
  /** True for an editor that knows snippets. */
  readonly snippets?: boolean;
}

export async function completion(
  { textDocument, position, snippets = false }: CompletionParams,
  view: View,
): Promise<CompletionList | undefined> {
  const file = view.texts.fileOf(textDocument.uri);
  const open = file === undefined ? undefined : view.texts.open(file);
  if (file === undefined || !open) return undefined;
  const [site, vocabulary] = [await view.latest(), await view.vocabulary()];
  if (!site || !vocabulary) return undefined;
  const { text } = open;
  const cursor = offsetIn(open, position);
  const page = site.pages.get(file);
  const isMdx = isMdxFile(file, site);
  const asked = { view, site, vocabulary, file, page, text, isMdx };
  const found = find(file, text, cursor, asked);
  if (!found) return undefined;
  const typed = text.slice(found.start, cursor);
  const { choices, search = typed, isSearch = false } = await found.answer({ ...asked, typed });
  const range = rangeIn(open, found.start, found.end);
  return toList(choices, { typed, search, range, snippets, isSearch });
}

function find(file: string, text: string, cursor: number, asked: Omit<Asked, 'typed'>) {
  if (!/\.(?:mdx?|markdown)$/.test(file)) return dataAt(file, text, cursor, asked);
  const at = atCursor(text, cursor, asked.isMdx);
  return at && { ...at, answer: (asked: Asked) => answer(at, asked) };
}

function answer(at: AtCursor, asked: Asked): Answer | Promise<Answer> {
  const complete = completers[at.kind] as Completer<AtCursor['kind']>;
  return complete ? complete(at, asked) : nothing;
}

/** True where components may stand in the text. */
export function isMdxFile(file: string, { settings, documents }: Snapshot): boolean {
  const format = documents.get(file)?.facts.frontMatter.mdx?.format ?? settings.markdown.format;
  return format === 'detect' ? file.endsWith('.mdx') : format === 'mdx';
}
