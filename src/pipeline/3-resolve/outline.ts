// Prints the outline of a document: what the rest of its site may ask of it. Its own links, and where things stand in it, are not part of that.
import type { Document, Facts } from '#model/document';
import { placeOfSource } from '#model/source-file';
import { filesNamed } from './bind/outer-assets.ts';

/** Equal texts are equal outlines. `more` names facts that plugins of the site have looked at besides. */
export function outlineOf({ source, facts, factsKey, bodyKey }: Document, more: ReadonlySet<string>): string {
  // What plugins made is asked for its place alone.
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
