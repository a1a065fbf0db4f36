// What a component may know of the category that its page stands in, under the names that Docusaurus has for it.
import type { Card, CategoryCards } from '#model/card';
import { useAsk } from '../../hooks/ask.ts';
import { useSidebarItems } from '../../hooks/sidebars.ts';
import { usePage } from '../page-context.tsx';

/** The entries beside the page, or those of the category that the page belongs to. */
export function useCurrentSidebarSiblings(): readonly Card[] {
  return useCategory().items;
}

export function useCurrentSidebarCategory(): CategoryCards {
  const category = useCategory();
  const { href } = usePage();
  if (category.label !== null) return category;
  throw new Error(
    `${href} is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.`,
  );
}

/** Entries that are cards already are all shown. */
export function filterDocCardListItems<Item>(items: readonly Item[]): readonly Item[] {
  return items;
}

function useCategory(): CategoryCards {
  const sidebar = useSidebarItems();
  const ask = useAsk();
  const { category } = usePage();
  // Pages whose content shows cards know them without asking.
  const found = sidebar && (category ?? ask('category'));
  if (!found) throw new Error('Unexpected: cant find current sidebar in context');
  return found;
}
