// Records what the last two states of a shown page were made of, and finds what has changed between them.
import { attempt } from '#model/attempt';
import type { RenderChange, WhyRendered } from '#model/dev';
import { routeKey } from '#model/route';
import type { Ingredient } from '#model/why';

export interface RenderHistory {
  /** Notes the state in which a page is shown; `keys` are those of its ingredients. */
  note(path: string, digest: string, keys: RecipeKeys): void;
  /** Undefined for a page that was not shown yet. */
  why(path: string): WhyRendered | undefined;
}

type RecipeKeys = Readonly<Record<Ingredient, string>>;

interface State {
  readonly digest: string;
  readonly keys: RecipeKeys;
}

interface Entry {
  readonly states: number;
  readonly before: State | undefined;
  readonly now: State;
}

/** The most pages whose states are remembered: more than a writer has open. */
const mostPages = 50;

export function createRenderHistory(): RenderHistory {
  const entries = new Map<string, Entry>();
  return {
    note(address, digest, keys) {
      const path = routeKey(address);
      const known = entries.get(path);
      const now = { digest, keys };
      // The last place in the order of eviction.
      entries.delete(path);
      if (!known) entries.set(path, { states: 1, before: undefined, now });
      else if (isSame(known.now, now)) entries.set(path, known);
      else entries.set(path, { states: known.states + 1, before: known.now, now });
      if (entries.size > mostPages) entries.delete(entries.keys().next().value as string);
    },
    why(path) {
      const entry = entries.get(routeKey(path));
      if (!entry) return undefined;
      const { states, before, now } = entry;
      return { path, states, changes: before ? changesBetween(before.keys, now.keys) : [] };
    },
  };
}

function isSame(a: State, b: State): boolean {
  return a.digest === b.digest && changesBetween(a.keys, b.keys).length === 0;
}

/** Empty where the page looks at files or at other pages while it is rendered: those are no ingredients. */
function changesBetween(before: RecipeKeys, now: RecipeKeys): readonly RenderChange[] {
  const names = Object.keys(now) as Ingredient[];
  return names
    .filter((name) => before[name] !== now[name])
    .map((ingredient) => ({ ingredient, parts: changedParts(ingredient, before[ingredient], now[ingredient]) }));
}

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
function changedParts(ingredient: Ingredient, before: string, now: string): readonly string[] {
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
  return attempt(() => (text === '' ? undefined : JSON.parse(text)), text);
}
