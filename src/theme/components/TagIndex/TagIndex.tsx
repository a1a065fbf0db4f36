// Renders tags with their counts: few of them sorted by use, many by first letter.
import type { ReactElement } from 'react';
import type { Json, JsonObject } from '#model/json';
import { useSay } from '../../hooks/say.ts';
import { isJsonObject, type ListedItem, listedItem } from '../../page/listed-items.ts';

/** Up to this many tags are listed without letters. */
const few = 30;

/** `letters` are `{ letter, tags: { label, href, count, description }[] }[]`; `description` says the count in words. */
export function TagIndex({ letters }: { readonly letters: Json | undefined }): ReactElement {
  const groups = listedLetters(letters);
  const count = groups.reduce((sum, { tags }) => sum + tags.length, 0);
  return <>{count < few ? <AllTags groups={groups} /> : groups.map((group, index) => <Letter key={index} group={group} />)}</>;
}

/** The first tag of a letter has the letter as its id: others link to it. */
function AllTags({ groups }: { groups: readonly LetterGroup[] }): ReactElement | null {
  const tags = groups.flatMap(({ letter, tags }) => tags.map((tag, index) => ({ tag, id: index === 0 ? letter : undefined })));
  if (tags.length === 0) return null;
  return (
    <ul className="tag-list">
      {tags
        .sort((a, b) => b.tag.count - a.tag.count)
        .map(({ tag, id }, index) => (
          <Tag key={index} tag={tag} id={id} />
        ))}
    </ul>
  );
}

/** The letter is the heading's id as well: others link to it. */
function Letter({ group: { letter, tags } }: { group: LetterGroup }): ReactElement {
  return (
    <section className="tag-letter">
      <h2 id={letter}>{letter}</h2>
      <ul className="tag-list">
        {tags.map((tag, index) => (
          <Tag key={index} tag={tag} />
        ))}
      </ul>
    </section>
  );
}

function Tag({ tag: { label, href, description, count }, id }: { tag: CountedItem; id?: string | undefined }): ReactElement {
  const say = useSay();
  return (
    <li id={id}>
      <a className="tag" href={href ?? undefined}>
        {label}
        <span className="tag-count" aria-hidden="true">
          {count}
        </span>
        <span className="visually-hidden">
          {say('theme.tags.separator')}
          {description}
        </span>
      </a>
    </li>
  );
}

interface LetterGroup {
  readonly letter: string;
  readonly tags: readonly CountedItem[];
}

/** `description` says the count in words. */
interface CountedItem extends ListedItem {
  readonly count: number;
}

function listedLetters(letters: Json | undefined): readonly LetterGroup[] {
  return objectsOf(letters).map((group) => ({
    letter: typeof group['letter'] === 'string' ? group['letter'] : '',
    tags: objectsOf(group['tags']).map((tag) => ({ ...listedItem(tag), count: Number(tag['count'] ?? 0) })),
  }));
}

function objectsOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
