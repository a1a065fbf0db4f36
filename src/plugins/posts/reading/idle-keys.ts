// Reports front matter keys without effect on posts: the old `id`, and misspellings of known keys.

import { nearest } from '#model/nearest';
import { keyPlace, type PlacedDoc } from '#model/page';
import type { Place } from '#model/place';
import type { PluginContext } from '#model/plugin';
import { respell } from '#model/respell';
import { olderKeys } from '../authors/post-authors.ts';
import { postPlace } from '../doc-values.ts';

const known = ['date', 'authors', ...Object.keys(olderKeys)];

/** Keys shared with docs are checked where front matter is read. Unknown keys that resemble none are the author's choice. */
export function reportKeys(doc: PlacedDoc, ctx: PluginContext): void {
  const { facts } = doc.document;
  const { other, id } = facts.frontMatter;
  if (id !== undefined) {
    ctx.report({
      code: 'unused-id',
      message: 'the `id` of a post does nothing',
      help: 'Take the line out. A post is known by its file, and its address is made of its path or of `slug`.',
      place: namePlace(keyPlace(facts, 'id') ?? postPlace(doc), 'id'),
    });
  }
  for (const key of Object.keys(other).filter((name) => name.length > 4 && !known.includes(name))) {
    const meant = nearest(key, known);
    if (meant === undefined || meant in other) continue;
    const place = namePlace(keyPlace(facts, key) ?? postPlace(doc), key);
    ctx.report({
      code: 'misspelt-key',
      message: `"${key}" is no key that posts have`,
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
