// Reads the prose of front matter.
import type { Facts } from '#model/document';
import type { ProseBlock } from '#model/prose';
import { LineIndex } from '../line-index.ts';
import { ProseText } from './prose-text.ts';

const keys = [
  ...['title', 'title_meta', 'description', 'sidebar_label', 'pagination_label', 'summary', 'subtitle', 'tagline'],
  ...['banner', 'banner.text', 'badge', 'badge.text', 'image_alt'],
];

/** Front matter that cannot be read has no places, and no prose. */
export function frontProse(
  { frontMatter, frontMatterPlaces }: Pick<Facts, 'frontMatter' | 'frontMatterPlaces'>,
  source: string,
): readonly Omit<ProseBlock, 'file'>[] {
  if (Object.keys(frontMatterPlaces).length === 0) return [];
  const lines = new LineIndex(source);
  const all = { ...frontMatter.other, ...frontMatter } as Readonly<Record<string, unknown>>;
  return keys.flatMap((key) => {
    const place = Object.hasOwn(frontMatterPlaces, key) ? frontMatterPlaces[key] : undefined;
    const value = valueAt(all, key.split('.'));
    if (!place || typeof value !== 'string') return [];
    const text = new ProseText(source, lines);
    const start = lines.offsetAt(place.start);
    const end = lines.offsetAt(place.end);
    // The header of a block, such as `>-`, is no word of it.
    const header = /^[|>][-+\d]*[ \t]*(?:#[^\r\n]*)?\r?\n/.exec(source.slice(start, end))?.[0].length ?? 0;
    text.add(value.trim(), start + header, end, true);
    return text.block('front-matter') ?? [];
  });
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (Object(inner) as Readonly<Record<string, unknown>>)[key], value);
}
