// What is chosen among tabs by more than a click: by the address, by what the reader chose before, here or in another window.
import { createStorageSlot, type StorageSlot } from '../storage.ts';
import { chosenTab, hasTab } from './tab-set.ts';

/** What the address says, or what is kept, or what the author wants first; what a group has no tab for is nothing. */
export function firstChoice(set: HTMLElement, kept: (group: string) => StorageSlot): string | undefined {
  const { tabQuery, tabGroup } = set.dataset;
  const asked = tabQuery && new URLSearchParams(location.search).get(tabQuery);
  if (hasTab(set, asked)) return asked;
  const stored = tabGroup && kept(tabGroup).get();
  return hasTab(set, stored) ? stored : chosenTab(set);
}

/** Writes a choice to the address, without a step back to the one before. */
export function writeQuery(name: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}

/** One slot for each group that is asked for. `onChange` hears of a new value. Gives what ends that as well. */
export function keptChoices(onChange: (group: string, value: string) => void) {
  const slots = new Map<string, StorageSlot>();
  const ends: (() => void)[] = [];
  const kept = (group: string): StorageSlot => {
    const slot = slots.get(group) ?? createStorageSlot(`docusaurus.tab.${group}`);
    if (!slots.has(group)) {
      slots.set(group, slot);
      ends.push(slot.listen(({ newValue }) => newValue !== null && onChange(group, newValue)));
    }
    return slot;
  };
  const end = (): void => {
    for (const endOne of ends) endOne();
  };
  return { kept, end };
}
