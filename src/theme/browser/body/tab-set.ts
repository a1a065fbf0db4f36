// An element that holds tabs to a list of tabs, of which one is shown. React may own its elements, so they stay where they are: they
// get attributes, and the list is an element that claims their labels.

interface Tab {
  readonly value: string;
  readonly label: HTMLElement | null;
  /** Null for a tab without content. */
  readonly content: HTMLElement | null;
}

function tabsOf(set: HTMLElement): readonly Tab[] {
  return [...set.querySelectorAll<HTMLElement>(':scope > .tab')].map((tab) => ({
    value: tab.dataset['tabValue'] ?? '',
    label: tab.querySelector(':scope > .tab-label'),
    content: tab.querySelector(':scope > .tab-content'),
  }));
}

export function labelsOf(set: HTMLElement): readonly HTMLElement[] {
  return tabsOf(set).flatMap(({ label }) => label ?? []);
}

export function hasTab(set: HTMLElement, value: string | null | undefined): value is string {
  return tabsOf(set).some((tab) => tab.value === value);
}

/** Undefined where none is chosen. */
export function chosenTab(set: HTMLElement): string | undefined {
  const at = isAwake(set) ? '.tab:has(> [aria-selected=true])' : '[data-tab-default]';
  return set.querySelector<HTMLElement>(`:scope > ${at}`)?.dataset['tabValue'];
}

export function isAwake(set: HTMLElement): boolean {
  return 'live' in set.dataset;
}

/** Hidden content is still found by the browser's search. A reader whom the keyboard leads in meets the tab that is chosen, or the first. */
export function showTab(set: HTMLElement, value: string | undefined): void {
  const tabs = tabsOf(set);
  const entry = tabs.find((tab) => tab.value === value) ?? tabs[0];
  for (const tab of tabs) {
    const isShown = tab.value === value;
    tab.label?.setAttribute('aria-selected', String(isShown));
    if (tab.label) tab.label.tabIndex = tab === entry ? 0 : -1;
    if (isShown) tab.content?.removeAttribute('hidden');
    else tab.content?.setAttribute('hidden', 'until-found');
  }
}

/** Says what everything is. It may be said again, when tabs have been added. */
export function wake(set: HTMLElement, newId: () => string): void {
  for (const { label, content } of tabsOf(set)) {
    if (!label) continue;
    label.role = 'tab';
    label.id ||= newId();
    if (!content) continue;
    content.role = 'tabpanel';
    content.id ||= newId();
    content.setAttribute('aria-labelledby', label.id);
    label.setAttribute('aria-controls', content.id);
  }
  const list = set.querySelector(':scope > [role=tablist]') ?? document.createElement('div');
  list.role = 'tablist';
  list.setAttribute(
    'aria-owns',
    labelsOf(set)
      .map(({ id }) => id)
      .join(' '),
  );
  if (list.parentElement !== set) set.prepend(list);
  set.dataset['live'] = '';
}

export function putToSleep(set: HTMLElement): void {
  set.querySelector(':scope > [role=tablist]')?.remove();
  for (const { label, content } of tabsOf(set)) {
    for (const name of ['role', 'tabindex', 'aria-selected', 'aria-controls']) label?.removeAttribute(name);
    for (const name of ['role', 'hidden', 'aria-labelledby']) content?.removeAttribute(name);
  }
  delete set.dataset['live'];
}
