// Finds the pages of a site by the files of their originals.
import { isCollection, isStandalone, type PlacedDoc, printRoute, type Site } from 'slodocs/kit';

export interface PagesBySource {
  at(original: string): FoundPage | undefined;
  /** The folder that is counted for it: of docs, the folders at their top count by themselves. */
  folderOf(original: string): string;
}

interface FoundPage {
  readonly title: string;
  readonly href: string;
  readonly editUrl: string | undefined;
  /** It says itself what stands in for a translation, and needs none. */
  readonly isLeft: boolean;
}

/** Addresses are as they are linked to from pages of `from`. */
export function openPages({ pages, settings }: Site, from: Site): PagesBySource {
  const origin = settings.url === from.settings.url ? '' : settings.url;
  const found = new Map<string, FoundPage>();
  const folders = new Map<string, string>();
  for (const page of pages) {
    if (page.kind !== 'doc') continue;
    const { title, route, editUrl, document, partials } = page;
    const isLeft = document.facts.frontMatter.fallback !== undefined;
    found.set(document.source.path, { title, href: origin + printRoute(route, settings), editUrl, isLeft });
    for (const { source } of [document, ...Object.values(partials).map((partial) => partial.document)])
      folders.set(source.path, folderIn(page, source));
  }
  return { at: (original) => found.get(original), folderOf: (original) => folders.get(original) ?? firstOf(original) };
}

function folderIn(page: PlacedDoc, { path, relative }: PlacedDoc['document']['source']): string {
  const base = path.slice(0, -relative.length - 1);
  const inner = isStandalone(page) || isCollection(page.docs) ? [] : relative.split('/').slice(0, -1);
  return [base, ...inner.slice(0, 1)].filter((name) => name !== '').join('/') || '.';
}

function firstOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '.';
}
