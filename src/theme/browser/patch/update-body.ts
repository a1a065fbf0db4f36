// Updates the body of a page that has been edited: what did not change keeps its state.
import { chooseIn, chosenIn, valueAt } from '../body/tabs.ts';
import { patchChildren } from './patch-children.ts';

/**
 * Live components are mounted anew, by `replace`, where their module has changed, and lose their state; static HTML is patched in
 * place. Expects a body whose behaviors are stopped, and tabs to be chosen again once they have been started.
 */
export function updateBody(body: HTMLElement, next: HTMLElement, isSameModule: boolean, replace: () => true): true {
  if (!isSameModule) return replace();
  if (!body.hasAttribute('data-island')) patchChildren(body, next);
  return true;
}

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
