// A document to the page that stands in it.
import { dataId, type PageData } from '#model/page-data';
import type { Layout } from '../layouts/layout.ts';

export interface ReadPage extends PageData {
  /** What to hydrate a body with: nothing, for it stays as it is. Null for a page without one. */
  readonly body: string | null;
  /** What `layoutModule` exports, once it is loaded. */
  readonly layout?: Layout | undefined;
}

/** The data of the next page in the place of the last one's, for whoever asks the document. */
export function swapData(next: Document): void {
  const data = next.getElementById(dataId);
  if (data) document.getElementById(dataId)?.replaceWith(data.cloneNode(true));
}

/** Loads the layout of a page, where a plugin brings it. Rejects where it cannot be loaded. */
export async function withLayout<Page extends ReadPage>(page: Page): Promise<Page> {
  if (page.layoutModule === undefined) return page;
  const { default: layout } = (await import(page.layoutModule)) as { readonly default: Layout };
  return { ...page, layout };
}

/** Throws for a document that is none of our pages, or not whole. */
export function readPage(document: Document): ReadPage {
  const data = document.getElementById(dataId)?.textContent;
  if (!data) throw new Error('the document holds no page');
  return { ...(JSON.parse(data) as PageData), body: document.querySelector('[data-body]') ? '' : null };
}
