// Remembers the tabs that are chosen while the body of a page is patched.
import { chooseIn, chosenIn, valueAt } from '../body/tabs.ts';

/** Returns a function that chooses the tabs again that are chosen now. */
export function keepTabs(): () => void {
  const chosen = tabSets().map((set) => {
    const label = chosenIn(set);
    return label && valueAt(label);
  });
  return () => {
    for (const [at, set] of tabSets().entries()) chooseIn(set, chosen[at]);
  };
}

/** In the order of the document. */
function tabSets(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-body] .tabs')];
}
