// Tagged docs to tags with their docs.
import type { PlacedDoc } from '#model/page';
import type { Tag } from './tag.ts';
import type { TaggedDoc } from './written-tags.ts';

export interface TagGroup {
  /** As the first doc that bears it names it. */
  readonly tag: Tag;
  /** Sorted by title. Without unlisted docs, unless there are no others. */
  readonly docs: readonly PlacedDoc[];
  /** No listed doc bears it. */
  readonly unlisted: boolean;
}

/** Docs belong together by the permalinks of their tags. */
export function groupByTag(tagged: readonly TaggedDoc[], lang: string): readonly TagGroup[] {
  const groups = new Map<string, { tag: Tag; docs: PlacedDoc[] }>();
  for (const { doc, uses } of tagged) {
    for (const { tag } of uses) {
      const group = groups.get(tag.permalink) ?? { tag, docs: [] };
      groups.set(tag.permalink, group);
      // A doc may name one tag in two ways.
      if (group.docs.at(-1) !== doc) group.docs.push(doc);
    }
  }
  return [...groups.values()].map(({ tag, docs }) => {
    const listed = docs.filter((doc) => !doc.unlisted);
    const unlisted = listed.length === 0;
    return { tag, unlisted, docs: inOrder(unlisted ? docs : listed, lang, ({ title }) => title) };
  });
}

/** As people who read the language look for names in a list. Equal names keep their order. */
export function inOrder<T>(list: readonly T[], lang: string, nameOf: (entry: T) => string): readonly T[] {
  const { compare } = new Intl.Collator(lang);
  return [...list].sort((a, b) => compare(nameOf(a), nameOf(b)));
}
