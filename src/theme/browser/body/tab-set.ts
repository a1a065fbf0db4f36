// Adds ARIA roles and state to a set of tabs, and shows the chosen one.
// Labels stay in place, since React may own them: they get attributes, and an element of ours claims them by `aria-owns`.
import { makeElement } from '../../dom/make-element.ts';

export function labelsOf(set: Element): HTMLElement[] {
  return [...set.querySelectorAll<HTMLElement>(':scope>.tab>.tab-label')];
}

export function valueAt(label: HTMLElement): string | undefined {
  return label.parentElement?.dataset['tabValue'];
}

export function isAwake({ dataset }: HTMLElement): boolean {
  return 'live' in dataset;
}

export function chosenIn(set: HTMLElement): HTMLElement | undefined {
  return labelsOf(set).find((label) => label.matches(isAwake(set) ? '[aria-selected=true]' : '[data-tab-default]>*'));
}

/** A value that none of the tabs has changes nothing. */
export function chooseIn(set: HTMLElement, value: string | null | undefined): void {
  const label = labelsOf(set).find((one) => valueAt(one) === value);
  if (label && label.ariaSelected !== 'true') arrange(set, label);
}

/**
 * Sets roles, and shows the content of one tab or of none. Hidden content stays searchable by the browser. The Tab key reaches
 * the chosen tab, or the first.
 */
export function arrange(set: HTMLElement, chosen: HTMLElement | undefined, newId?: () => string): void {
  const labels = labelsOf(set);
  for (const label of labels) {
    const panel = label.nextElementSibling;
    label.role = 'tab';
    label.ariaSelected = String(label === chosen);
    label.tabIndex = label === (chosen ?? labels[0]) ? 0 : -1;
    if (newId) label.id ||= newId();
    if (!panel) continue;
    if (newId) panel.id ||= newId();
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', label.id);
    label.setAttribute('aria-controls', panel.id);
    if (label === chosen) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
  if (!listOf(set)) set.prepend(makeElement('div', { role: 'tablist' }));
  listOf(set)?.setAttribute('aria-owns', labels.map(({ id }) => id).join(' '));
  set.dataset['live'] = '';
}

/** Removes everything but ids, which are harmless. */
export function release(set: HTMLElement): void {
  listOf(set)?.remove();
  delete set.dataset['live'];
  for (const element of labelsOf(set).flatMap((label) => [label, label.nextElementSibling ?? label]))
    for (const name of ['role', 'hidden', 'tabindex', 'aria-selected', 'aria-controls', 'aria-labelledby'])
      element.removeAttribute(name);
}

function listOf(set: HTMLElement): Element | null {
  return set.querySelector(':scope>[role=tablist]');
}
