// Caches rendered pages by the keys of their recipes, with the files and the answers that their rendering depended on.

import type { Context } from '#context/context';
import { type DerivedStore, openDerivedStore } from '#context/derivations';
import { lazyPage } from '#context/lazy-page';
import { digestOf, keyOf } from '#files/digest';
import { isNoIndex } from '#model/head';
import type { Json } from '#model/json';
import type { MarkedPage } from '#model/output';
import type { Page } from '#model/page';
import { docsOn } from '#model/page-parts';
import type { Addressing } from '#model/route';
import { type CacheStore, LostEntry } from '#store/cache-store';
import { filledData } from '../html/fill-holes.ts';
import type { Rendered } from '../page/render-task.ts';
import type { PageQueries } from '../queries/queries.ts';
import type { PageRecipe } from '../recipe/open-recipe.ts';

/** The cached part of a rendered page. Its HTML is stored separately, because most builds do not need it. */
export interface CachedPage extends Omit<Rendered, 'html' | 'modules' | 'head' | 'derived'> {
  /** Reads the elements of its head: few builds want them, and all pages together have many. */
  readonly head: () => MarkedPage['head'];
  readonly noIndex: boolean;
  /** Keys of the texts of its generated modules. */
  readonly modules: readonly string[];
  /** The digest of what plugins derive from it, where that was derived when it was rendered. */
  readonly derived: string | undefined;
}

export type Wanted = Pick<PageRecipe, 'key' | 'values'>;

export interface PageCache {
  find(recipe: Wanted): Promise<CachedPage | undefined>;
  /** Fetches the bodies of pages that are to be rendered, where only a remote cache has them. */
  fetchBodies(pages: readonly Page[]): Promise<void>;
  /** Fetches the HTML of rendered pages and what is derived of them. */
  fetchRendered(pages: readonly (readonly [Page, CachedPage])[]): Promise<void>;
  /**
   * Why a page with an unchanged recipe misses the cache: a file that its rendering read has changed, a query of its components
   * has a different answer, or its entry is lost.
   */
  missReason(recipe: Wanted): 'files' | 'answers' | 'lost';
  keep(recipe: Wanted, rendered: Rendered): CachedPage;
  /** Pages with errors are not cached. */
  has(recipe: Wanted): boolean;
  html(page: CachedPage): string;
  body(page: CachedPage): string;
  /** What a derivation, by its full name, has made of the page. Marks of assets are left in it. */
  derived(page: Page, found: CachedPage, name: string): Json;
  derivedKey(page: Page, found: CachedPage): string;
}

export async function openPageCache(context: Context, queries: PageQueries, addresses: Addressing): Promise<PageCache> {
  const { store, files, reporter, config, derivations, translation } = context;
  const ofBodies = await openDerivedStore(derivations, store, 'bodies');
  const ofOriginals = translation && (await openDerivedStore(translation.derivations, store, 'bodies'));
  const ofPages = await openDerivedStore(derivations, store, 'pages');
  const html = ({ digest }: CachedPage): string => store.unpack('pages', digest);
  const isThere = ({ digest, modules, derived }: CachedPage): boolean =>
    [digest, ...modules].every((one) => store.has('pages', one)) && (derived === undefined || ofPages.has(derived));
  /** Where the data of a page is, and its digest there. */
  const derivedIn = (page: Page, { derived }: CachedPage): readonly [DerivedStore, string] => {
    if (derived !== undefined || page.kind === 'listing') return [ofPages, derived ?? ''];
    const { path, isTranslated } = page.document.source;
    const isOwn = isTranslated !== undefined || translation?.files.has(path);
    return [ofOriginals && !isOwn ? ofOriginals : ofBodies, page.document.bodyKey];
  };
  return {
    async fetchBodies(pages) {
      await store.fetch('bodies', () =>
        pages.flatMap(docsOn).flatMap(({ document, partials }) => {
          const parts = Object.values(partials).map((partial) => partial.document);
          return [document, ...parts].map(({ bodyKey }) => bodyKey);
        }),
      );
    },
    async fetchRendered(pages) {
      const inPages = () =>
        pages.flatMap(([, { digest, modules, derived }]) => {
          const ofPage = derived === undefined ? [] : ofPages.keysOf(derived);
          return [digest, ...modules, ...ofPage];
        });
      const inBodies = () =>
        pages.flatMap(([page, cached]) => {
          const [shelf, digest] = derivedIn(page, cached);
          return shelf === ofPages ? [] : shelf.keysOf(digest);
        });
      await Promise.all([store.fetch('pages', inPages), store.fetch('bodies', inBodies)]);
    },
    async find({ key, values }) {
      await store.fetch('heads', () => [key]);
      const text = store.get('heads', key);
      if (text === undefined) return undefined;
      const kept = read(store, key, text);
      // Checked first, because each file that it read is an input of this build, whatever the queries answer.
      const holds = isThere(kept) && (kept.observed.length === 0 || (await files.holds(kept.observed)));
      return holds && queries.hold(values, kept.answers) ? kept : undefined;
    },
    missReason({ key, values }) {
      const text = store.get('heads', key);
      const kept = text === undefined ? undefined : read(store, key, text);
      if (!kept || !isThere(kept)) return 'lost';
      return queries.hold(values, kept.answers) ? 'files' : 'answers';
    },
    keep({ key, values }, { html, modules, head, derived, ...rest }) {
      store.put('pages', rest.digest, html);
      const derivedDigest = derived && keyOf(...derived.map(digestOf));
      if (derived && derivedDigest !== undefined) ofPages.keep(derivedDigest, derived);
      for (const [name, text] of modules) store.put('pages', name, text);
      const kept: Omit<CachedPage, 'head'> = {
        ...rest,
        modules: modules.map(([name]) => name),
        derived: derivedDigest,
        noIndex: isNoIndex(head),
      };
      // A fault may have its cause anywhere, and its message may name a line of the config. A page that is made from a file keeps
      // its recipe where it moves in that file, and its fault does not.
      const origins = values().content.map(({ document }) => document.source.origin?.file);
      const isFaulty = kept.reported.some(
        ({ code, place }) =>
          reporter.severityOf(code) === 'error' ||
          (place && (config.inputs.includes(place.file) || origins.includes(place.file))),
      );
      if (isFaulty) return { ...kept, head: () => head };
      store.put('heads', key, `${JSON.stringify(kept)}\n${JSON.stringify(head)}`);
      return withHead(kept, store, key);
    },
    has: ({ key }) => store.has('heads', key),
    html,
    body: (page) => (typeof page.body === 'string' ? page.body : html(page).slice(page.body[0], page.body[0] + page.body[1])),
    derived(page, found, name) {
      const [shelf, digest] = derivedIn(page, found);
      const data = shelf.read(digest, name);
      return shelf !== ofPages && page.kind === 'doc' ? filledData(data, page.targets, addresses) : data;
    },
    derivedKey(page, found) {
      const [shelf, digest] = derivedIn(page, found);
      return shelf.keyOf(digest);
    },
  };
}

/** The head is in a line of its own. */
function read(store: CacheStore, key: string, text: string): CachedPage {
  return withHead(JSON.parse(text.slice(0, text.indexOf('\n'))) as Omit<CachedPage, 'head'>, store, key);
}

/** A function of its own: what reads the head must hold nothing else of the rendering. */
function withHead(page: Omit<CachedPage, 'head'>, store: CacheStore, key: string): CachedPage {
  return { ...page, head: () => readHead(store, key) };
}

function readHead(store: CacheStore, key: string): MarkedPage['head'] {
  const text = store.get('heads', key);
  if (text === undefined) throw new LostEntry(`heads/${key} is missing from the cache`);
  return JSON.parse(text.slice(text.indexOf('\n') + 1)) as MarkedPage['head'];
}

/** `assets` are files that its modules name. */
export function markedPage(cache: PageCache, assets: readonly string[], page: Page, found: CachedPage): MarkedPage {
  const fields = {
    page,
    noIndex: found.noIndex,
    assets: [...new Set([...found.marked, ...assets])],
    loads: found.loads,
    digest: found.digest,
    markedHtml: () => cache.html(found),
    markedBody: () => cache.body(found),
    markedData: (derivation: string) => cache.derived(page, found, derivation),
    derivedKey: cache.derivedKey(page, found),
  };
  return lazyPage(fields, found.head);
}
