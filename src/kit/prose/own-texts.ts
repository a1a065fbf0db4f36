// Reads the texts that nodes have beside their children: alternative texts, titles and props.
import type { ProseKind } from '#model/prose';
import { addBlock, type Found } from './html-prose.ts';
import { type Loose, offsetsOf } from './loose.ts';
import { ProseText } from './prose-text.ts';
import { isTextProp } from './text-props.ts';

export function addOwn(found: Found, value: string | null | undefined, kind: ProseKind, from: number, to: number): void {
  if (value === null || value === undefined || value === '') return;
  const text = new ProseText(found.source, found.lines);
  text.add(value, from, to, true);
  addBlock(found, text.block(kind));
}

/** The title of a link or an image, which begins behind the first quote from `start` on at which it stands. */
export function addTitle(found: Found, node: Loose, start: number): void {
  const end = offsetsOf(node)?.[1];
  if (!node.title || end === undefined) return;
  for (let at = start; at < end; at++) {
    if (!/["'(]/.test(found.source[at] ?? '')) continue;
    const text = new ProseText(found.source, found.lines);
    if (!text.add(node.title, at + 1, end)) continue;
    addBlock(found, text.block('title'));
    return;
  }
}

export interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | { readonly value: string } | null;
  readonly position?: Loose['position'];
}

/** Texts, also as an expression that is nothing but a text. */
export function addProp(found: Found, { type, name = '', value, ...rest }: Attribute): void {
  const range = offsetsOf(rest);
  if (type !== 'mdxJsxAttribute' || !range || value === null || value === undefined || !isTextProp(name)) return;
  const written = found.source.slice(...range);
  const [, before = '', quote, inside] = /^([^=]*=\s*(?:\{\s*)?)(["'`])([\s\S]*)\2\s*\}?$/.exec(written) ?? [];
  if (quote === undefined || inside === undefined) return;
  const isExpression = typeof value !== 'string';
  if (isExpression && (inside.includes(quote) || inside.includes('${'))) return;
  const start = range[0] + before.length + 1;
  const kind = name.toLowerCase() === 'alt' ? 'alt' : 'attribute';
  addOwn(found, isExpression ? inside : value, kind, start, start + inside.length);
}
