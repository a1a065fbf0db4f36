// Reads the data of a page out of its document, and loads its layout.
import { dataId, headingsId, type PageData, type PrintedData, plainPage, sidebarId } from '#model/page-data';
import type { TocItem } from '#model/page-props';
import type { UnshownOfEntries } from '#model/sidebar-tree';
import type { Layout } from '../page/layout.ts';
import { readSidebar } from './read-sidebar.ts';

export interface ReadPage extends PageData {
  /** Hydrates a body without changing it. Null for a page without one. */
  readonly body: string | null;
  /** What `layoutModule` exports, once it is loaded. */
  readonly layout?: Layout | undefined;
}

/** Replaces the last page's data in the document by the next page's, for scripts that read it. */
export function swapData(next: Document): void {
  const data = next.getElementById(dataId);
  if (data) document.getElementById(dataId)?.replaceWith(data.cloneNode(true));
}

/** Loads the layout of a page if a plugin brings it. Rejects if that fails. */
export async function withLayout<Page extends ReadPage>(page: Page): Promise<Page> {
  if (page.layoutModule === undefined) return page;
  const { default: layout } = (await import(page.layoutModule)) as { readonly default: Layout };
  return { ...page, layout };
}

/** Reads what stands in the page's JSON alone. Throws if the document is not one of our pages, or is incomplete. */
export function readData(document: Document): PrintedData {
  const data = document.getElementById(dataId)?.textContent;
  if (!data) throw new Error('the document holds no page');
  return JSON.parse(data) as PrintedData;
}

/** Reads the page as the server has rendered it, so before it is hydrated. Throws like `readData`. */
export function readPage(document: Document): ReadPage {
  const data = readData(document);
  const { sidebar, toc } = data.page;
  const links = document.querySelectorAll<HTMLAnchorElement>(`#${headingsId} a`);
  let count = 0;
  return {
    ...data,
    page: {
      ...plainPage,
      ...data.page,
      toc: toc.map((item) => (typeof item === 'number' ? readHeading(item, links[count++]) : item)),
      sidebar: Array.isArray(sidebar)
        ? sidebar
        : sidebar && readSidebar(document.querySelector(`#${sidebarId} > ul`), sidebar as UnshownOfEntries),
    },
    body: document.querySelector('[data-body]') ? '' : null,
  };
}

function readHeading(depth: number, link: HTMLAnchorElement | undefined): TocItem {
  const { hash = '', innerHTML: html = '', textContent: text = '' } = link ?? {};
  return { depth, id: decodeURIComponent(hash.slice(1)), html, text };
}
