// Makes tabs selectable, and keeps those of one group or query parameter in step.

import { makeElement } from '../../dom/make-element.ts';
import { createStorageSlot } from '../../dom/storage.ts';
import { finderIn } from '../behavior.ts';
import { keepPlace } from '../scroll-suspension.ts';

/** Returns a function that handles the tabs present when it is called. */
export function enhanceTabs(body: HTMLElement, signal: AbortSignal): () => void {
  let count = 0;
  const newId = (): string => `slodocs-tab-${++count}`;
  const sets = (): readonly HTMLElement[] => finderIn(body)('.tabs');
  const labelAt = ({ target }: Event) => (target as Element).closest<HTMLElement>('[role=tab].tab-label');
  const setOf = (label: HTMLElement | null | undefined) => label?.closest<HTMLElement>('.tabs');

  const click = (event: Event): void => {
    const label = labelAt(event);
    const value = label && valueAt(label);
    const { tabGroup, tabQuery } = setOf(label)?.dataset ?? {};
    if (!label || value == null) return;
    keepPlace(label, () => {
      for (const other of sets()) {
        const { dataset } = other;
        const isTogether = (tabGroup && dataset['tabGroup'] === tabGroup) || (tabQuery && dataset['tabQuery'] === tabQuery);
        if (isTogether || other === setOf(label)) chooseIn(other, value);
      }
    });
    if (tabGroup) slotOf(tabGroup).set(value);
    if (tabQuery) writeQuery(tabQuery, value);
  };
  const press = (event: KeyboardEvent): void => {
    const label = labelAt(event);
    const set = setOf(label);
    if (!label || !set || event.target !== label || event.ctrlKey || event.altKey || event.metaKey) return;
    const labels = labelsOf(set);
    const at = labels.indexOf(label);
    const onward = label.matches(':dir(rtl)') ? -1 : 1;
    const to = { ArrowRight: at + onward, ArrowLeft: at - onward, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    labels.at(to % labels.length)?.focus();
    event.preventDefault();
  };
  body.addEventListener('click', click, { signal });
  body.addEventListener('keydown', press, { signal });
  signal.addEventListener('abort', () => sets().forEach(release));

  const wake = (set: HTMLElement): void => {
    const { tabGroup, tabQuery } = set.dataset;
    arrange(set, chosenIn(set), newId);
    if (tabGroup) {
      const slot = slotOf(tabGroup);
      chooseIn(set, slot.get());
      signal.addEventListener(
        'abort',
        slot.listen(({ newValue }) => chooseIn(set, newValue)),
      );
    }
    // The address takes precedence over the stored choice.
    if (tabQuery) chooseIn(set, new URLSearchParams(location.search).get(tabQuery));
  };
  return () => {
    for (const set of sets()) {
      if (isAwake(set)) arrange(set, chosenIn(set), newId);
      else wake(set);
    }
  };
}

function slotOf(group: string) {
  return createStorageSlot(`docusaurus.tab.${group}`);
}

/** Replaces the history entry, so that Back does not step through choices. */
function writeQuery(name: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}

function labelsOf(set: Element): HTMLElement[] {
  return [...set.querySelectorAll<HTMLElement>(':scope>.tab>.tab-label')];
}

export function valueAt(label: HTMLElement): string | undefined {
  return label.parentElement?.dataset['tabValue'];
}

function isAwake({ dataset }: HTMLElement): boolean {
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
function arrange(set: HTMLElement, chosen: HTMLElement | undefined, newId?: () => string): void {
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
function release(set: HTMLElement): void {
  listOf(set)?.remove();
  delete set.dataset['live'];
  for (const element of labelsOf(set).flatMap((label) => [label, label.nextElementSibling ?? label]))
    for (const name of ['role', 'hidden', 'tabindex', 'aria-selected', 'aria-controls', 'aria-labelledby'])
      element.removeAttribute(name);
}

function listOf(set: HTMLElement): Element | null {
  return set.querySelector(':scope>[role=tablist]');
}
