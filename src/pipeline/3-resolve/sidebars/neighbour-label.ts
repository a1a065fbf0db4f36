// Chooses a page's label in the links of its neighbors.
import type { PlacedPage } from '#model/page';

/** `listed` is the page's label in the sidebar. */
export function neighbourLabel(page: PlacedPage, listed: string | undefined): string {
  const { pagination_label, sidebar_label } = page.kind === 'doc' ? page.document.facts.frontMatter : {};
  return pagination_label ?? listed ?? sidebar_label ?? page.title;
}
