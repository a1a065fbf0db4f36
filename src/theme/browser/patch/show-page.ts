// Makes the shown page like another one, and leaves alone what both have: for navigation, and for edits in development.
import { containerId, islandAttribute, mainId } from '#model/page-data';
import type { Behaviors } from '../behaviors.ts';
import { chooseIn, chosenIn, valueAt } from '../body/tabs.ts';
import type { Islands } from '../islands.ts';
import type { Sidebars } from '../sidebar/sidebar.ts';
import { patchElement } from './patch-children.ts';

export interface Shown {
  readonly behaviors: Behaviors;
  readonly islands: Islands;
  readonly sidebars: Sidebars;
}

declare const process: { readonly env: { readonly NODE_ENV: string } };

const islandOf = (element: Element): string | null => element.getAttribute(islandAttribute);

export interface Update {
  /** False where the islands of the body are others. */
  readonly isSameModule: boolean;
}

/** With an `update`, it is the same page, which has been edited. */
export function showPage(next: Document, { behaviors, islands, sidebars }: Shown, update?: Update): void {
  const [container, wanted] = [document, next].map((page) => page.getElementById(containerId));
  if (!container || !wanted) throw new Error('the document is not a page of this site');
  const chooseTabs = update ? keepTabs() : () => undefined;
  sidebars.leave();
  behaviors.stop();
  const replace = (now: Element, other: Element): true => {
    islands.leave(now);
    now.replaceWith(other);
    return true;
  };
  const keep = (now: Element, other: Element): boolean => {
    const [own, its] = [islandOf(now), islandOf(other)];
    if (now.hasAttribute('data-body') && other.hasAttribute('data-body')) {
      const isEdited = process.env.NODE_ENV === 'development' && update?.isSameModule;
      return !isEdited && replace(now, other);
    }
    // What both pages have is rendered with other props, if it is mounted.
    if (own !== null && own === its) return now.hasAttribute('data-awake') || replace(now, other);
    if (own !== null || its !== null) return replace(now, other);
    if (!update && now.matches(`#${mainId}, .toc, .toc-fold`)) return replace(now, other);
    return sidebars.keep(now, other);
  };
  patchElement(container, wanted, { keep });
  behaviors.start(container);
  chooseTabs();
}

/** Returns a function that chooses the tabs again that are chosen now. */
function keepTabs(): () => void {
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
