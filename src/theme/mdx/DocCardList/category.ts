// What a component may know of the category that its page stands in, under the names that Docusaurus has for it.
import type { Card, CategoryCards } from '#model/card';
import { ContentFault } from '../content-fault.ts';
import { usePage } from '../page-context.tsx';

/** The entries beside the page, or those of the category that the page belongs to. */
export function useCurrentSidebarSiblings(): readonly Card[] {
  return useCategory().items;
}

export function useCurrentSidebarCategory(): CategoryCards {
  const category = useCategory();
  if (category.label === null) {
    throw new ContentFault(
      'this page stands in no category of its sidebar',
      'Give it a place in one, or ask `useCurrentSidebarSiblings` for the entries beside it.',
    );
  }
  return category;
}

/** Entries that are cards already are all shown. */
export function filterDocCardListItems<Item>(items: readonly Item[]): readonly Item[] {
  return items;
}

function useCategory(): CategoryCards {
  const { category } = usePage();
  if (!category) {
    throw new ContentFault(
      'this page stands in no sidebar: there are no entries to show',
      'Give it an entry in a sidebar, or hand over what to show: `<DocCardList items={[{ label: "…", href: "…" }]} />`.',
    );
  }
  return category;
}
