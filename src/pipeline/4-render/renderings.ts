// Pages as they are rendered, to notes of why: what was another at the rendering before.

import { pastOf } from '#context/cold-cache-reason';
import type { Context } from '#context/context';
import { digestOf, keyOf } from '#files/digest';
import type { RenderReason } from '#model/why';
import type { Ingredients } from './page-key.ts';

export interface Renderings {
  /** Why the page was rendered last; empty where that is not known. */
  reasonsOf(path: string): readonly RenderReason[];
  /** What differs from what the page was rendered of last; empty where nothing does. */
  changes(path: string, ingredients: Ingredients): readonly RenderReason[];
  /** Keeps why pages were rendered, and of what, for the next runs. Pages that are no longer there are forgotten. */
  note(rendered: ReadonlyMap<string, Rendering>, paths: Iterable<string>): void;
}

export interface Rendering {
  readonly made: string;
  readonly reasons: readonly RenderReason[];
}

/** By the path of a route: short digests of the ingredients in their order, and the reasons. One note for all pages. */
type Notes = Readonly<Record<string, readonly [made: string, reasons: string]>>;

/** The notes are read when they are asked for: most runs render nothing. */
export function openRenderings({ store, config }: Context): Renderings {
  const { baseUrl } = config.settings;
  // Pages of two configs, or under two bases, are not each other's renderings before.
  const key = keyOf('renderings', config.source, baseUrl);
  let read: { readonly notes: Notes | undefined } | undefined;
  const notes = (): Notes | undefined => {
    if (read) return read.notes;
    const text = store.get('notes', key);
    read = { notes: text === undefined ? undefined : (JSON.parse(text) as Notes) };
    return read.notes;
  };
  let past: RenderReason | undefined;
  return {
    reasonsOf: (path) => (notes()?.[path]?.[1].split(' ') ?? []) as RenderReason[],
    changes(path, ingredients) {
      const known = notes();
      if (!known) {
        past ??= pastOf(config);
        return [past];
      }
      const before = known[path]?.[0].split(' ');
      if (!before) return ['new'];
      const names = Object.keys(ingredients) as (keyof Ingredients)[];
      return names.filter((name, index) => short(ingredients[name]) !== before[index]);
    },
    note(rendered, paths) {
      if (rendered.size === 0) return;
      const known = notes();
      const made: Record<string, readonly [string, string]> = {};
      for (const path of paths) {
        const fresh = rendered.get(path);
        const entry = fresh ? ([fresh.made, fresh.reasons.join(' ')] as const) : known?.[path];
        if (entry) made[path] = entry;
      }
      store.put('notes', key, JSON.stringify(made));
    },
  };
}

/** The part of an entry that later runs compare with. */
export function printMade(ingredients: Ingredients): string {
  return Object.values(ingredients).map(short).join(' ');
}

/** Enough to tell two states of one page apart. */
function short(ingredient: string): string {
  return digestOf(ingredient).slice(0, 8);
}
