// Moves the focus where the skip link leads, without a change of address.
import { mainId } from '#model/page-data';
import type { Behavior } from '../behavior.ts';

export const skipNavigation: Behavior = ({ find, signal }) => {
  for (const link of find('.skip-link')) link.addEventListener('click', skip, { signal });
};

/** Finds a landmark of the content's own as well. */
function skip(event: Event): void {
  const main = document.querySelector('main') ?? document.getElementById(mainId);
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.scrollIntoView();
}
