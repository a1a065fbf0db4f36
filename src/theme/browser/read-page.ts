// A document to the page that stands in it.
import { dataId, type PageData } from '#model/page-data';

export interface ReadPage extends PageData {
  /** What to hydrate a body with: nothing, for it stays as it is. Null for a page without one. */
  readonly body: string | null;
}

/** The data of the next page in the place of the last one's, for whoever asks the document. */
export function swapData(next: Document): void {
  const data = next.getElementById(dataId);
  if (data) document.getElementById(dataId)?.replaceWith(data.cloneNode(true));
}

/** Throws for a document that is none of our pages, or not whole. */
export function readPage(document: Document): ReadPage {
  const data = document.getElementById(dataId)?.textContent;
  if (!data) throw new Error('the document holds no page');
  return { ...(JSON.parse(data) as PageData), body: document.querySelector('[data-body]') ? '' : null };
}
