// Logs why each page was rendered: the ingredients whose keys changed since its last rendering.

import { pastOf } from '#context/cold-cache-reason';
import type { Context } from '#context/context';
import { digestOf, keyOf } from '#files/digest';
import type { Ingredient, RenderReason } from '#model/why';
import type { RecipeKeys } from '../recipe/open-recipe.ts';
import { pageIngredients, siteIngredients } from '../recipe/recipe.ts';

export interface RenderLog {
  /** The reasons of the page's last rendering; empty where unknown. */
  reasonsOf(path: string): readonly RenderReason[];
  /** The ingredients whose keys differ from the last rendering; empty where none does. */
  changes(path: string, keys: RecipeKeys): readonly RenderReason[];
  /** Saves the reasons and digests of rendered pages for later runs. Pages that no longer exist are dropped. */
  note(rendered: ReadonlyMap<string, Rendering>, paths: Iterable<string>): void;
}

export interface Rendering extends Digests {
  readonly reasons: readonly RenderReason[];
}

/** Short digests of a recipe's keys: the page's own, and those that all pages share. */
interface Digests {
  readonly own: string;
  readonly shared: string;
}

export function digestsOf(keys: RecipeKeys): Digests {
  return { own: print(pageNames, keys), shared: print(siteNames, keys) };
}

/** The log of all pages. */
interface Log {
  /** The names of the ingredients, in the order of their digests below. */
  readonly site: readonly string[];
  readonly page: readonly string[];
  /** Digests of shared ingredients by number, because most pages have the same. */
  readonly shared: readonly string[];
  /** By the path of a route. */
  readonly pages: Readonly<Record<string, Entry>>;
}

/** The digests of the page's own ingredients, the number of the shared ones, and the reasons. */
type Entry = readonly [own: string, shared: number, reasons: string];

const siteNames = Object.keys(siteIngredients) as Ingredient[];
const pageNames = Object.keys(pageIngredients) as Ingredient[];

/** Reads the log on first use: most runs render nothing. */
export function openRenderLog({ store, config }: Context): RenderLog {
  const { baseUrl } = config.settings;
  // One log per configuration and base URL.
  const key = keyOf('render-log', config.source, baseUrl);
  let read: { readonly log: Log | undefined } | undefined;
  const logged = (): Log | undefined => {
    if (read) return read.log;
    const text = store.get('logs', key);
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
      store.put('logs', key, JSON.stringify({ site: siteNames, page: pageNames, shared, pages } satisfies Log));
    },
  };
}

function print(names: readonly Ingredient[], keys: RecipeKeys): string {
  return names.map((name) => short(keys[name])).join(' ');
}

function byName(names: readonly string[], digests: string): readonly (readonly [string, string])[] {
  return digests.split(' ').map((digest, index) => [names[index] ?? '', digest]);
}

/** Long enough to distinguish two states of one page. */
function short(key: string): string {
  return digestOf(key).slice(0, 8);
}
