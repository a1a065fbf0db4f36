// Tells what stands at a position: where a link leads, what a key, a component or a word of a fence means, what is wrong.
import { atCursor } from '../completion/at-cursor.ts';
import { isMdxFile } from '../completion/completion.ts';
import type { AskedWord } from '../components.ts';
import { type LinedText, offsetIn, type Position, type Range, rangeIn } from '../positions.ts';
import { descriptionOf, keysOf, schemaAt, typeOf } from '../schema.ts';
import type { View } from '../view.ts';
import { diagnosticAt } from './diagnostics.ts';
import { linkAt } from './links.ts';
import type { Told } from './told.ts';
import { wordAt } from './words.ts';

export interface Hover {
  readonly contents: { readonly kind: 'markdown'; readonly value: string };
  readonly range?: Range;
}

export interface HoverParams {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

export async function hover({ textDocument, position }: HoverParams, view: View): Promise<Hover | undefined> {
  const file = view.texts.fileOf(textDocument.uri);
  const open = file === undefined ? undefined : view.texts.open(file);
  if (file === undefined || !open) return undefined;
  const [site, vocabulary] = [await view.fresh(), await view.vocabulary()];
  const faults = await diagnosticAt(file, position, view);
  const asked = site && vocabulary && { view, site, vocabulary, file, text: open.text };
  const found = asked && (linkAt(asked, position) ?? (await meaningAt(asked, open, position, isMdxFile(file, site))));
  const texts = [...(found ? [found.text] : []), ...faults.map(({ text }) => text)];
  const range = found?.range ?? faults[0]?.range;
  if (texts.length === 0 || !range) return undefined;
  return { contents: { kind: 'markdown', value: texts.join('\n\n---\n\n') }, range };
}

/** What the whole word means that the position is in. */
async function meaningAt(asked: AskedWord, open: LinedText, position: Position, isMdx: boolean): Promise<Told | undefined> {
  const { text } = open;
  const offset = offsetIn(open, position);
  const at = atCursor(text, offset, isMdx);
  if (!at) return undefined;
  // The word is known as far as the cursor is behind it.
  const word = text.slice(at.start, at.end);
  const range = rangeIn(open, at.start, at.end);
  const told = at.kind === 'front-matter' ? await keyAt(at, word, asked) : wordAt(asked, at, word);
  return told === undefined ? undefined : { range, text: told };
}

interface Key {
  readonly of: 'key' | 'value';
  readonly path: readonly string[];
  readonly hasColon: boolean;
}

async function keyAt({ of, path, hasColon }: Key, word: string, { view }: { readonly view: View }): Promise<string | undefined> {
  if (of === 'value' || !hasColon) return undefined;
  const root = (await view.schemas())['front-matter'];
  const schema = root && keysOf(schemaAt(root, path)).get(word);
  if (!schema) return undefined;
  const type = typeOf(schema);
  const usual = schema['default'] === undefined ? [] : [`Default: \`${JSON.stringify(schema['default'])}\``];
  return [`**${word}**${type === '' ? '' : `: ${type}`}`, descriptionOf(schema), ...usual].filter(Boolean).join('\n\n');
}
