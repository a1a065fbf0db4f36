// Caches rendered pages by the keys of their recipes, with the files and the answers that their rendering depended on.

import type { Context } from '#context/context';
import { isNoIndex } from '#model/head';
import type { PageQueries } from './queries/queries.ts';
import type { PageRecipe } from './recipe/open-recipe.ts';
import type { Rendered } from './render-task.ts';

/** What is kept of a rendered page. Its HTML stands apart: most builds need none of it. */
export interface CachedPage extends Omit<Rendered, 'html' | 'modules' | 'head'> {
  /** The elements of its head, as JSON: few builds look at them, and all pages together have many. */
  readonly head: string;
  readonly noIndex: boolean;
  /** Keys of the texts of modules that it names. */
  readonly modules: readonly string[];
}

export type Wanted = Pick<PageRecipe, 'key' | 'values'>;

export interface PageCache {
  find(recipe: Wanted): Promise<CachedPage | undefined>;
  /**
   * Why a page whose recipe is as it was is not found: a file that its rendering looked at is another now, a query of its components has
   * another answer, or its entry is lost.
   */
  missReason(recipe: Wanted): 'files' | 'answers' | 'lost';
  keep(recipe: Wanted, rendered: Rendered): CachedPage;
  /** Pages with errors are not kept. */
  has(recipe: Wanted): boolean;
  html(page: CachedPage): string;
  body(page: CachedPage): string;
}

export function openPageCache({ store, files, reporter, config }: Context, queries: PageQueries): PageCache {
  const html = ({ digest }: CachedPage): string => store.unpack('pages', digest);
  const isThere = ({ digest, modules }: CachedPage): boolean => [digest, ...modules].every((one) => store.has('pages', one));
  return {
    async find({ key, values }) {
      const text = store.get('heads', key);
      if (text === undefined) return undefined;
      const kept = read(text);
      // Each of what it looked at is an input of this build, whatever the site answers.
      const holds = isThere(kept) && (kept.observed.length === 0 || (await files.holds(kept.observed)));
      return holds && queries.hold(values, kept.answers) ? kept : undefined;
    },
    missReason({ key, values }) {
      const text = store.get('heads', key);
      const kept = text === undefined ? undefined : read(text);
      if (!kept || !isThere(kept)) return 'lost';
      return queries.hold(values, kept.answers) ? 'files' : 'answers';
    },
    keep({ key }, { html, modules, head, ...rest }) {
      store.put('pages', rest.digest, html);
      for (const [name, text] of modules) store.put('pages', name, text);
      const kept: CachedPage = {
        ...rest,
        modules: modules.map(([name]) => name),
        head: JSON.stringify(head),
        noIndex: isNoIndex(head),
      };
      // A fault may have its cause anywhere, and its words may name a line of the config.
      const isFaulty = kept.reported.some(
        ({ code, place }) => reporter.severityOf(code) === 'error' || (place && config.inputs.includes(place.file)),
      );
      if (!isFaulty) store.put('heads', key, print(kept));
      return kept;
    },
    has: ({ key }) => store.has('heads', key),
    html,
    body: (page) => (typeof page.body === 'string' ? page.body : html(page).slice(page.body[0], page.body[0] + page.body[1])),
  };
}

/** The head is text already: as a value of JSON it would be escaped once more. */
function print({ head, ...rest }: CachedPage): string {
  return `${JSON.stringify(rest)}\n${head}`;
}

function read(text: string): CachedPage {
  const end = text.indexOf('\n');
  return { ...(JSON.parse(text.slice(0, end)) as Omit<CachedPage, 'head'>), head: text.slice(end + 1) };
}
