// Renders the entries of a category, or given ones, as cards in the text.
import type { ReactElement } from 'react';
import type { JsonObject } from '#model/json';
import { Cards } from '../../components/Cards/Cards.tsx';
import { useCurrentSidebarSiblings } from '../../hooks/sidebars.ts';
import { listedItems } from '../../page/listed-items.ts';

export interface DocCardListProps {
  /** `{ label, href, description }`; those of the page's category when absent. */
  readonly items?: readonly JsonObject[];
}

export function DocCardList({ items }: DocCardListProps): ReactElement {
  return items ? <Cards items={listedItems({ items })} /> : <CategoryCardList />;
}

function CategoryCardList(): ReactElement {
  return <Cards items={listedItems({ items: useCurrentSidebarSiblings() as unknown as readonly JsonObject[] })} />;
}
