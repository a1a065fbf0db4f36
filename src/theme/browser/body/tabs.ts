// Makes tabs selectable, and keeps those of one group or query parameter in step.

import { createStorageSlot } from '../../dom/storage.ts';
import { keepPlace } from '../scroll-suspension.ts';
import { arrange, chooseIn, chosenIn, isAwake, labelsOf, release, valueAt } from './tab-set.ts';

/** Returns a function that handles the tabs present when it is called. */
export function enhanceTabs(body: HTMLElement, signal: AbortSignal): () => void {
  let count = 0;
  const newId = (): string => `slodocs-tab-${++count}`;
  const sets = (): NodeListOf<HTMLElement> => body.querySelectorAll<HTMLElement>('.tabs');
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
