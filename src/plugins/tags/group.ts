// Groups tagged docs by tag.
import type { PlacedDoc } from 'slodocs/kit';
import type { Tag } from './tag.ts';
import type { TaggedDoc } from './written-tags.ts';

export interface TagGroup {
  /** Named as in the first doc with the tag. */
  readonly tag: Tag;
  /** Sorted by title. Without unlisted docs, unless there are no others. */
  readonly docs: readonly PlacedDoc[];
  /** True if no listed doc has it. */
  readonly unlisted: boolean;
}

/** Groups by the permalinks of tags. */
export function groupByTag(tagged: readonly TaggedDoc[], lang: string): readonly TagGroup[] {
  const groups = new Map<string, { tag: Tag; docs: PlacedDoc[] }>();
  for (const { doc, uses } of tagged) {
    for (const { tag } of uses) {
      const group = groups.get(tag.permalink) ?? { tag, docs: [] };
      groups.set(tag.permalink, group);
      // A doc may name the same tag twice, in different ways.
      if (group.docs.at(-1) !== doc) group.docs.push(doc);
    }
  }
  return [...groups.values()].map(({ tag, docs }) => {
    const listed = docs.filter((doc) => !doc.unlisted);
    const unlisted = listed.length === 0;
    return { tag, unlisted, docs: inOrder(unlisted ? docs : listed, lang, ({ title }) => title) };
  });
}

/** Sorts by the language's collation. Stable. */
export function inOrder<T>(list: readonly T[], lang: string, nameOf: (entry: T) => string): readonly T[] {
  const { compare } = new Intl.Collator(lang);
  return [...list].sort((a, b) => compare(nameOf(a), nameOf(b)));
}
