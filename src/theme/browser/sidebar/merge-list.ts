// Makes a list of the sidebar like that of the next page, and leaves alone what its reader has opened, closed and loaded.

export interface MergeRules {
  /** The list inside of an item, closed or open; undefined where none is known. */
  inside(item: Element): Element | undefined;
  /** Puts a list of the next page into an item that has none. */
  adopt(item: Element, list: Element): void;
  /** Whether an item is open on the next page, which shows it as `next`. */
  isOpen(item: Element, next: Element): boolean;
  open(item: Element): void;
  close(item: Element): void;
  /** Called with each item that the next page has brought. */
  wake(item: Element): void;
}

export function mergeList(now: Element, next: Element, rules: MergeRules): void {
  const isCut = (list: Element): boolean => list.querySelector(':scope > .rest') !== null;
  const isComplete = isCut(next) && !isCut(now);
  const take = takerOf(now);
  const items = [...next.children].map((other) => {
    const own = other.matches('.rest') ? undefined : take(other);
    if (own) mergeItem(own, other, rules);
    else for (const one of [other, ...other.querySelectorAll('li')]) rules.wake(one);
    return own ?? other;
  });
  // What was asked for as a whole stays whole.
  const shown = isComplete ? [...now.children] : items;
  for (const item of shown) if (!items.includes(item)) unmark(item);
  if (shown.length !== now.children.length || shown.some((item, at) => item !== now.children[at])) now.replaceChildren(...shown);
}

function mergeItem(item: Element, next: Element, rules: MergeRules): void {
  const [link, wanted] = [item.firstElementChild, next.firstElementChild];
  const mark = wanted?.getAttribute('aria-current');
  if (mark) link?.setAttribute('aria-current', mark);
  else link?.removeAttribute('aria-current');
  const [own, list] = [rules.inside(item), next.querySelector(':scope > ul')];
  if (own && list) mergeList(own, list, rules);
  else if (own) unmark(own);
  else if (list) {
    for (const one of list.querySelectorAll('li')) rules.wake(one);
    rules.adopt(item, list);
  }
  const isOpen = item.querySelector(':scope > ul') !== null;
  if (rules.isOpen(item, next) === isOpen) return;
  if (isOpen) rules.close(item);
  else rules.open(item);
}

function unmark(part: Element): void {
  for (const link of part.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
}

/** Returns a function that finds in a list the item that is like another, each once. */
export function takerOf(list: Element): (item: Element) => Element | undefined {
  const items = new Map<string, Element[]>();
  for (const item of list.children) items.set(keyOf(item), [...(items.get(keyOf(item)) ?? []), item]);
  return (item) => items.get(keyOf(item))?.shift();
}

/** Names an item among those beside it. */
export function keyOf(item: Element): string {
  const link = item.firstElementChild;
  return `${link?.textContent ?? item.innerHTML}\n${link?.getAttribute('href') ?? ''}`;
}
