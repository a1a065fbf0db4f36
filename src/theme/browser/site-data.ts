// Reads what the site tells the scripts of all its pages, and what a page with islands tells besides.
import { dataId, type PageData, type SiteData, startId } from '#model/page-data';

/** The module is checked by the integrity of its script element. Rejects where it could not be loaded. */
export async function readSite(): Promise<SiteData> {
  const { src } = document.getElementById(startId) as HTMLScriptElement;
  return ((await import(src)) as { readonly default: SiteData }).default;
}

/** Undefined for a page without islands. */
export function readPageData(page: Document): PageData | undefined {
  const data = page.getElementById(dataId)?.textContent;
  return data ? (JSON.parse(data) as PageData) : undefined;
}

/** Replaces the last page's data in the document by the next page's. */
export function swapData(next: Document): void {
  const [before, after] = [document, next].map((one) => one.getElementById(dataId));
  if (before && after) before.replaceWith(after.cloneNode(true));
  else if (after) document.body.append(after.cloneNode(true));
  else before?.remove();
}
