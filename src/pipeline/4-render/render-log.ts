// Logs why each page was rendered: the ingredients whose keys differed from those of the rendering before.

import { pastOf } from '#context/cold-cache-reason';
import type { Context } from '#context/context';
import { digestOf, keyOf } from '#files/digest';
import type { Ingredient, RenderReason } from '#model/why';
import type { RecipeKeys } from './recipe/open-recipe.ts';
import { pageIngredients, siteIngredients } from './recipe/recipe.ts';

export interface RenderLog {
  /** Why the page was rendered last; empty where that is not known. */
  reasonsOf(path: string): readonly RenderReason[];
  /** The ingredients that differ from those that the page was rendered of last; empty where none does. */
  changes(path: string, keys: RecipeKeys): readonly RenderReason[];
  /** Keeps why pages were rendered, and of what, for the next runs. Pages that are no longer there are forgotten. */
  note(rendered: ReadonlyMap<string, Rendering>, paths: Iterable<string>): void;
}

export interface Rendering extends Digests {
  readonly reasons: readonly RenderReason[];
}

/** Short digests of the keys of a recipe, of those that are the page's own and of those that all pages share. */
interface Digests {
  readonly own: string;
  readonly shared: string;
}

export function digestsOf(keys: RecipeKeys): Digests {
  return { own: print(pageNames, keys), shared: print(siteNames, keys) };
}

/** One for all pages. */
interface Log {
  /** The names of the ingredients, in the order of their digests below. */
  readonly site: readonly string[];
  readonly page: readonly string[];
  /** What all pages took, by number: most pages were rendered of the same. */
  readonly shared: readonly string[];
  /** By the path of a route. */
  readonly pages: Readonly<Record<string, Entry>>;
}

/** Short digests of what the page took, the number of what all pages took, and the reasons. */
type Entry = readonly [own: string, shared: number, reasons: string];

const siteNames = Object.keys(siteIngredients) as Ingredient[];
const pageNames = Object.keys(pageIngredients) as Ingredient[];

/** The log is read when it is first asked for: most runs render nothing. */
export function openRenderLog({ store, config }: Context): RenderLog {
  const { baseUrl } = config.settings;
  // One log per configuration and base URL.
  const key = keyOf('render-log', config.source, baseUrl);
  let read: { readonly log: Log | undefined } | undefined;
  const logged = (): Log | undefined => {
    if (read) return read.log;
    const text = store.get('notes', key);
    read = { log: text === undefined ? undefined : (JSON.parse(text) as Log) };
    return read.log;
  };
  let past: RenderReason | undefined;
  return {
    reasonsOf: (path) => (logged()?.pages[path]?.[2].split(' ') ?? []) as RenderReason[],
    changes(path, keys) {
      const log = logged();
      if (!log) {
        past ??= pastOf(config);
        return [past];
      }
      const entry = log.pages[path];
      if (!entry) return ['new'];
      const [own, shared] = entry;
      const before = new Map([...byName(log.page, own), ...byName(log.site, log.shared[shared] ?? '')]);
      return [...pageNames, ...siteNames].filter((name) => before.get(name) !== short(keys[name]));
    },
    note(rendered, paths) {
      if (rendered.size === 0) return;
      const log = logged();
      const shared: string[] = [];
      const numberOf = (digests: string): number => {
        const index = shared.indexOf(digests);
        return index === -1 ? shared.push(digests) - 1 : index;
      };
      const pages: Record<string, Entry> = {};
      for (const path of paths) {
        const fresh = rendered.get(path);
        const before = log?.pages[path];
        if (fresh) pages[path] = [fresh.own, numberOf(fresh.shared), fresh.reasons.join(' ')];
        else if (log && before) pages[path] = [before[0], numberOf(log.shared[before[1]] ?? ''), before[2]];
      }
      store.put('notes', key, JSON.stringify({ site: siteNames, page: pageNames, shared, pages } satisfies Log));
    },
  };
}

function print(names: readonly Ingredient[], keys: RecipeKeys): string {
  return names.map((name) => short(keys[name])).join(' ');
}

function byName(names: readonly string[], digests: string): readonly (readonly [string, string])[] {
  return digests.split(' ').map((digest, index) => [names[index] ?? '', digest]);
}

/** Enough to tell two states of one page apart. */
function short(key: string): string {
  return digestOf(key).slice(0, 8);
}
