// Leaves out of a page's data what its markup shows, and what most pages have in common.

import { headingsId, type PrintedData, plainPage, sidebarId } from '#model/page-data';
import type { PageProps, TocItem } from '#model/page-props';
import { isPreserved, unshownOf } from '#model/sidebar-markup';
import { withoutTags } from '#model/without-markup';
import type { LoadedSlots } from './slots/load-slots.ts';

type Components = LoadedSlots['components'];

/** Keeps what the page does not show by the theme's own markup, or what cannot be told there from the site's. */
export function unshownOfPage(html: string, page: PageProps, components: Components): PrintedData['page'] {
  const isOther = ([name, value]: readonly [string, unknown]): boolean =>
    !Object.hasOwn(plainPage, name) || JSON.stringify(value) !== JSON.stringify(plainPage[name as keyof typeof plainPage]);
  const own = Object.fromEntries(Object.entries(page).filter(isOther)) as unknown as PrintedData['page'];
  return { ...own, toc: unshownToc(html, page, components), sidebar: unshownSidebar(html, page, components) };
}

function unshownSidebar(
  html: string,
  { sidebar }: PageProps,
  { Sidebar, SidebarStart }: Components,
): PrintedData['page']['sidebar'] {
  const isShown = html.includes(`id="${sidebarId}"`) && !Sidebar && !SidebarStart;
  return (isShown && sidebar && unshownOf(sidebar)) || sidebar;
}

function unshownToc(html: string, { toc, tocLevels }: PageProps, { TocFold }: Components): PrintedData['page']['toc'] {
  if (!tocLevels || TocFold || !html.includes(`id="${headingsId}"`)) return toc;
  const [from, to] = tocLevels;
  const isShown = ({ depth, id }: TocItem): boolean => depth >= from && depth <= to && id !== '';
  return toc.filter(isShown).every(isReadable) ? toc.map((item) => (isShown(item) ? item.depth : item)) : toc;
}

/** HTML that browsers print as it is written: text and plain inline elements. */
const written = /^(?:[^<>&\u00a0]|&amp;|&lt;|&gt;|<(code|em|strong)>(?:[^<>&\u00a0]|&amp;|&lt;|&gt;)*<\/\1>)*$/;

function isReadable({ depth: _, id, html, text, ...more }: TocItem): boolean {
  const plain = withoutTags(html).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return written.test(html) && plain === text && isPreserved(html + id) && Object.keys(more).length === 0;
}
