// Names the parts of an ingredient that differ between two of its keys, which are JSON.
import type { Ingredient } from '#model/why';

/** The most parts that are named. */
const mostParts = 6;

/** How far parts are looked for: deeper ones would name details of our own data. */
const deepest = 4;

/** Names that say more than the place of a part in our data. */
const words: Readonly<Partial<Record<Ingredient, readonly (readonly [RegExp, string])[]>>> = {
  content: [
    [/^\d+\.0/, 'its address'],
    [/^\d+\.1$/, 'the path of its source'],
    [/^\d+\.2$/, 'its front matter, headings or links'],
    [/^\d+\.3$/, 'its body'],
  ],
  neighbours: [
    [/^next\.label$/, 'the title of the next page'],
    [/^previous\.label$/, 'the title of the previous page'],
    [/^next/, 'the next page'],
    [/^previous/, 'the previous page'],
    [/^breadcrumbs/, 'the breadcrumbs'],
  ],
  sidebar: [
    [/^shown/, 'its entries'],
    [/^tree/, 'the whole tree'],
  ],
};

/** Empty where the ingredient as a whole is one part, such as a digest. */
export function changedParts(ingredient: Ingredient, before: string, now: string): readonly string[] {
  const parts = [...differences(parsed(before), parsed(now), [])].map((path) => {
    const place = path.join('.');
    return words[ingredient]?.find(([places]) => places.test(place))?.[1] ?? place;
  });
  return [...new Set(parts)].filter((part) => part !== '').slice(0, mostParts);
}

function* differences(before: unknown, now: unknown, path: readonly string[]): Generator<readonly string[]> {
  if (JSON.stringify(before) === JSON.stringify(now)) return;
  const [a, b] = [membersOf(before), membersOf(now)];
  if (!a || !b || path.length === deepest) {
    yield path;
    return;
  }
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) yield* differences(a[name], b[name], [...path, name]);
}

/** A document is keyed by a list that is printed as JSON itself. */
function membersOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const read = typeof value === 'string' && value.startsWith('[') ? parsed(value) : value;
  return typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>) : undefined;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
