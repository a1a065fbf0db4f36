// Renders a list of cards side by side.
import { createContext, type ReactElement, type ReactNode } from 'react';
import { ContentFault } from '../content-fault.ts';
import { describeChild, flatChildren, isComponent } from '../flat-children.ts';

/** Whether a card stands in a list of cards. */
export const InCards = createContext(false);

export function Cards({ children }: { readonly children?: ReactNode }): ReactElement {
  const cards = flatChildren(children);
  const stranger = cards.find((child) => !isComponent(child));
  const help = 'Add a `<Card title="…" href="…">` for each, because `<Cards>` may contain nothing else.';
  if (cards.length === 0) throw new ContentFault('<Cards> contains no cards', help);
  if (stranger !== undefined) throw new ContentFault(`<Cards> contains ${describeChild(stranger)}, which is not a card`, help);
  return (
    <InCards value={true}>
      <ul className="cards">{cards}</ul>
    </InCards>
  );
}
