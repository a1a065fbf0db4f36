// Remembers what the last two states of a shown page were made of, and tells what has changed between them.
import type { RenderChange, WhyRendered } from '#model/dev';
import { routeKey } from '#model/route';
import type { Ingredient } from '#model/why';
import { changedParts } from './changed-parts.ts';

export interface RenderHistory {
  /** Notes the state in which a page is shown; `keys` are those of its ingredients. */
  note(path: string, digest: string, keys: RecipeKeys): void;
  /** Undefined for a page that was not shown yet. */
  why(path: string): WhyRendered | undefined;
}

export type RecipeKeys = Readonly<Record<Ingredient, string>>;

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
