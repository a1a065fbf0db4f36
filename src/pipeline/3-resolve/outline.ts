// Prints the part of a document that other pages can depend on; its own links and positions are excluded.
import type { Document, Facts } from '#model/document';
import { placeOfSource } from '#model/source-file';
import { filesNamed } from './bind/outer-assets.ts';

/** Equal texts mean equal outlines. `more` names further facts that plugins have read. */
export function outlineOf({ source, facts, factsKey, bodyKey }: Document, more: ReadonlySet<string>): string {
  // Of a virtual source only its place matters.
  const { hash: _, inline: _text, tree: _tree, origin: _origin, ...file } = source;
  const { links, components, styles, outline, imports, ...rest } = facts;
  const asked = Object.fromEntries([...more].map((name) => [name, facts[name as keyof Facts] ?? null]));
  const images = links.flatMap(({ kind, target }) => (kind === 'image' ? [target] : []));
  return JSON.stringify([
    file,
    placeOfSource(source),
    rest,
    outline.map((item) => (item.kind === 'heading' ? { ...item, place: 0, idPlace: 0 } : item.name)),
    imports.map((one) => ({ ...one, place: 0, namePlaces: Object.keys(one.namePlaces ?? {}) })),
    [...filesNamed(facts, source.path)],
    images,
    asked,
    more.has('factsKey') ? factsKey : '',
    more.has('bodyKey') ? bodyKey : '',
  ]);
}
