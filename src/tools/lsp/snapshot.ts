// Looks up pages, documents and what leads to them in a resolved site.
import type { Document, Heading, Link } from '#model/document';
import type { Doc, Page, Target } from '#model/page';
import { routeKey } from '#model/route';
import type { Settings } from '#model/settings';
import type { Site } from '#model/site';

/** The site in one language. */
export interface SiteInLanguage {
  readonly site: Site;
  readonly documents: readonly Document[];
}

/** A link with what it leads to. */
export interface BoundLink {
  readonly link: Link;
  readonly target: Target;
}

export interface Snapshot {
  readonly settings: Settings;
  /** That of the site first. */
  readonly languages: readonly SiteInLanguage[];
  /** All documents by the paths of their files: pages, partials and drafts. */
  readonly documents: ReadonlyMap<string, Document>;
  /** Pages by the paths of their files. */
  readonly pages: ReadonlyMap<string, Doc>;
  pageAt(path: string): Page | undefined;
  /** The links of a file. Those of a partial are bound as on the first page that shows it. */
  linksOf(file: string): readonly BoundLink[];
  /** The links in all files that lead to a page, or to one of its anchors; to a file that is no page by its path. */
  linksTo(target: string): readonly BoundLink[];
  /** The headings of a page with those of its partials. */
  headingsOf(page: Page): readonly Heading[];
}

/** The file that a document was read from: that of a translation, in its language. */
export function fileOfDocument({ source, facts }: Document): string {
  const place = facts.outline[0]?.place ?? facts.links[0]?.place;
  return place && !source.origin ? place.file : source.path;
}

/** A page by its address, with its anchor as in `/docs/intro#setup`; a file by its path, which begins without a slash. */
export function keyOfTarget(target: Target): string | undefined {
  if (target.kind === 'url') return undefined;
  if (target.kind === 'asset') return target.path;
  return routeKey(target.route.path) + anchorIn(target.suffix);
}

export function anchorIn(suffix: string): string {
  const at = suffix.indexOf('#');
  return at < 0 ? '' : suffix.slice(at);
}

/** Made after each edit, and indexed once somebody asks. */
export function createSnapshot(languages: readonly SiteInLanguage[]): Snapshot {
  const [first] = languages;
  if (!first) throw new Error('a site has a language');
  let found: Found | undefined;
  const all = (): Found => {
    found ??= findAll(languages);
    return found;
  };
  const linksOf = (file: string): readonly BoundLink[] => {
    const { documents, pages, showers } = all();
    const document = documents.get(file);
    const page = pages.get(file);
    const shower = page ?? showers.get(file);
    const targets = page?.targets ?? shower?.partials[file]?.targets ?? [];
    const links = (page?.document ?? document)?.facts.links ?? [];
    return links.flatMap((link, n) => {
      const target = targets[n];
      if (!target) return [];
      const isOwn = target.kind === 'url' && target.url.startsWith('#') && shower;
      return [{ link, target: isOwn ? { kind: 'route', route: shower.route, suffix: target.url } : target }];
    });
  };
  let index: Map<string, BoundLink[]> | undefined;
  const indexed = (): Map<string, BoundLink[]> => {
    if (index) return index;
    const made = new Map<string, BoundLink[]>();
    const add = (key: string, bound: BoundLink): void => {
      const known = made.get(key);
      if (known) known.push(bound);
      else made.set(key, [bound]);
    };
    for (const file of all().documents.keys())
      for (const bound of linksOf(file)) {
        const key = keyOfTarget(bound.target);
        if (key === undefined) continue;
        add(key, bound);
        if (key.includes('#')) add(key.slice(0, key.indexOf('#')), bound);
      }
    index = made;
    return made;
  };
  return {
    settings: first.site.settings,
    languages,
    get documents() {
      return all().documents;
    },
    get pages() {
      return all().pages;
    },
    pageAt: (path) => all().routes.get(routeKey(path)),
    linksOf,
    linksTo: (target) => indexed().get(target) ?? [],
    headingsOf: (page) => (page.kind === 'doc' ? page.headings : []),
  };
}

interface Found extends Pick<Snapshot, 'documents' | 'pages'> {
  /** The first page that shows a partial, by the path of the partial. */
  readonly showers: ReadonlyMap<string, Doc>;
  readonly routes: ReadonlyMap<string, Page>;
}

/** The site's own language comes last, and so before the others. */
function findAll(languages: readonly SiteInLanguage[]): Found {
  const documents = new Map<string, Document>();
  const pages = new Map<string, Doc>();
  const showers = new Map<string, Doc>();
  const routes = new Map<string, Page>();
  for (const language of languages.toReversed()) {
    for (const document of language.documents) documents.set(fileOfDocument(document), document);
    for (const page of language.site.pages) {
      routes.set(routeKey(page.route.path), page);
      if (page.kind !== 'doc' || page.isUntranslated) continue;
      pages.set(page.translation ?? page.document.source.path, page);
      for (const path of Object.keys(page.partials)) if (!showers.has(path)) showers.set(path, page);
    }
  }
  return { documents, pages, showers, routes };
}
