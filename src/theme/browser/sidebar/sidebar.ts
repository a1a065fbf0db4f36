// Opens and closes the categories of a sidebar, and keeps what its reader has opened from page to page.
import type { SiteData } from '#model/page-data';
import { readTree } from '#model/page-data';
import type { SidebarEntry } from '#model/page-props';
import { isPlainClick } from '../../dom/plain-click.ts';
import { bringIntoView } from '../../dom/toc-spy.ts';
import type { Part, SayText } from '../behavior.ts';
import { makeList } from './make-list.ts';
import { keyOf, type MergeRules, mergeList, takerOf } from './merge-list.ts';

/** What is inside of a closed category: as it was left, or not made yet. */
type Inside = HTMLUListElement | readonly SidebarEntry[];

interface Kept {
  readonly list: HTMLUListElement;
  readonly scrollTop: number;
}

export interface Sidebars {
  /** Starts the sidebar of a page that has just been shown. */
  start(part: Part): void;
  /** Notes the shown sidebar before another page is shown. */
  leave(): void;
  /** Makes the list of a sidebar like that of the next page; false for any other element. */
  keep(now: Element, next: Element): boolean;
}

const listOf = (nav: Element): HTMLUListElement | null => nav.querySelector('.sidebar-tree > ul');
const linkOf = (item: Element): HTMLElement => item.firstElementChild as HTMLElement;
const isToggled = (item: Element): boolean => item.matches('.branch:not(.fixed)');

export function createSidebars({ autoCollapse = false }: SiteData, say: SayText): Sidebars {
  const inside = new WeakMap<Element, Inside>();
  /** What the reader has said of a category. */
  const said = new WeakMap<Element, boolean>();
  const kept = new Map<string, Kept>();
  const trees = new Map<string, Promise<readonly SidebarEntry[]>>();
  let shown: { readonly href: string; readonly list: HTMLUListElement } | undefined;

  const make = (entries: readonly SidebarEntry[]): HTMLUListElement =>
    makeList(entries, say, (item, entry) => {
      if (!entry.open && entry.items.length > 0) inside.set(item, entry.items);
      wake(item);
    });

  /** Adds what opens and closes a category, or makes its link do so. */
  const wake = (item: Element): void => {
    const link = linkOf(item);
    if (item.matches('.rest')) link.role = 'button';
    if (!isToggled(item)) return;
    if ('inside' in (item as HTMLElement).dataset) link.role = 'button';
    else if (!item.querySelector(':scope > button'))
      link.after(Object.assign(document.createElement('button'), { type: 'button' }));
    tell(item);
  };
  const tell = (item: Element): void => {
    const isOpen = item.querySelector(':scope > ul') !== null;
    const toggler = item.querySelector(':scope > button') ?? linkOf(item);
    toggler.ariaExpanded = String(isOpen);
    if (!(toggler instanceof HTMLButtonElement)) return;
    const label = linkOf(item).textContent ?? '';
    toggler.ariaLabel = say(`theme.DocSidebarItem.${isOpen ? 'collapse' : 'expand'}CategoryAriaLabel`, { label });
  };

  const close = (item: Element): void => {
    const list = item.querySelector<HTMLUListElement>(':scope > ul');
    if (list) inside.set(item, list);
    list?.remove();
    tell(item);
  };
  const open = (item: Element): void => {
    const found = inside.get(item);
    if (!found) return;
    item.append(found instanceof HTMLUListElement ? found : make(found));
    tell(item);
  };

  /** Rejects unless the response is valid. */
  const load = (href: string): Promise<readonly SidebarEntry[]> => {
    const loading = trees.get(href) ?? fetch(href, { cache: 'no-cache' }).then(async (answer) => readTree(await answer.text()));
    trees.set(href, loading);
    return loading;
  };
  /** The whole list that contains an item, or is inside of it. */
  const entriesAt = async (list: Element | null, below?: Element): Promise<readonly SidebarEntry[]> => {
    const path: string[] = below ? [keyOf(below)] : [];
    for (let item = list?.parentElement; item?.matches('li'); item = item.parentElement?.parentElement) path.unshift(keyOf(item));
    let entries = await load(shown?.href ?? '');
    for (const key of path) entries = entries.find((entry) => keyOfEntry(entry, say) === key)?.items ?? [];
    if (entries.length === 0) throw new Error('the sidebar does not match that of the page');
    return entries;
  };
  const toggle = async (item: Element): Promise<void> => {
    const isOpen = item.querySelector(':scope > ul') !== null;
    if (!isOpen && !inside.has(item)) inside.set(item, await entriesAt(item.parentElement, item));
    if (!isOpen && autoCollapse)
      for (const other of item.parentElement?.children ?? []) {
        if (!isToggled(other) || other === item) continue;
        close(other);
        said.set(other, false);
      }
    if (isOpen) close(item);
    else open(item);
    said.set(item, !isOpen);
  };
  /** Replaces the link to the rest of a long list by that rest. */
  const complete = async (item: Element): Promise<void> => {
    const list = item.parentElement as HTMLUListElement;
    const isEarlier = !item.previousElementSibling;
    const beside = isEarlier ? item.nextElementSibling : item.previousElementSibling;
    const whole = make(await entriesAt(list));
    const take = takerOf(list);
    list.replaceChildren(...Array.from(whole.children, (one) => take(one) ?? one));
    const next = isEarlier ? beside?.previousElementSibling : beside?.nextElementSibling;
    next?.querySelector('a')?.focus();
  };
  const act = (link: HTMLElement, event: Event): void => {
    const item = link.parentElement as HTMLElement;
    event.preventDefault();
    // If loading fails, the link still works.
    (item.matches('.rest') ? complete(item) : toggle(item)).catch(() => {
      trees.delete(shown?.href ?? '');
      const { href } = (item.querySelector(':scope > a') ?? {}) as Partial<HTMLAnchorElement>;
      if (href) location.assign(href);
    });
  };
  const hear = (nav: Element, signal: AbortSignal): void => {
    const togglerOf = ({ target }: Event): HTMLElement | undefined => {
      const link = (target as Element).closest<HTMLElement>('.sidebar-tree li > :is(a, button)');
      const isToggler = link?.matches('button, [role=button], .branch:not(.fixed) > [aria-current=page]');
      return link && isToggler ? link : undefined;
    };
    nav.addEventListener(
      'click',
      (event) => {
        const link = togglerOf(event);
        if (link && isPlainClick(event as MouseEvent)) act(link, event);
      },
      { signal },
    );
    nav.addEventListener(
      'keydown',
      (event) => {
        const link = togglerOf(event);
        if (link?.matches('a[role=button]') && (event as KeyboardEvent).key === ' ') act(link, event);
      },
      { signal },
    );
  };

  const rules: MergeRules = {
    inside: (item) => {
      const own = inside.get(item);
      return item.querySelector(':scope > ul') ?? (own instanceof HTMLUListElement ? own : undefined);
    },
    adopt: (item, list) => void inside.set(item, list as HTMLUListElement),
    isOpen(item, next) {
      const isOpenIn = (one: Element): boolean => one.querySelector(':scope > ul') !== null;
      if (hasPage(next) && !autoCollapse) said.set(item, true);
      if (!isToggled(item) || hasPage(next)) return isOpenIn(next);
      const own = said.get(item);
      const isBeside = (): boolean => [...(next.parentElement?.children ?? [])].some(hasPage);
      if (autoCollapse && isBeside()) return own !== false && isOpenIn(next);
      return own ?? isOpenIn(autoCollapse ? next : item);
    },
    open,
    close,
    wake,
  };

  return {
    start({ find, signal }) {
      for (const nav of find('nav[data-sidebar]')) {
        const href = nav.dataset['sidebar'] ?? '';
        let list = listOf(nav);
        if (!list) continue;
        const box = nav.querySelector('.drawer');
        hear(nav, signal);
        const before = kept.get(href);
        if (shown?.list === list) {
          // Browsers move a box along with what is opened in it.
          if (box && before) box.scrollTop = before.scrollTop;
          continue;
        }
        if (before) {
          mergeList(before.list, list, rules);
          list.replaceWith(before.list);
          list = before.list;
        }
        for (const item of list.querySelectorAll('li')) wake(item);
        if (box && before) box.scrollTop = before.scrollTop;
        else if (box) bringIntoView(box, box.querySelector('[aria-current]'));
        shown = { href, list };
      }
    },
    leave() {
      if (!shown?.list.isConnected) return;
      kept.set(shown.href, { list: shown.list, scrollTop: shown.list.closest('.drawer')?.scrollTop ?? 0 });
    },
    keep(now, next) {
      if (now !== shown?.list) return false;
      const href = next.closest<HTMLElement>('[data-sidebar]')?.dataset['sidebar'];
      if (href === shown.href) mergeList(shown.list, next, rules);
      else now.replaceWith(next);
      return true;
    },
  };
}

function hasPage(item: Element): boolean {
  return item.querySelector('[aria-current=page]') !== null;
}

function keyOfEntry(entry: SidebarEntry, say: SayText): string {
  return keyOf(makeList([{ ...entry, items: [] }], say, () => undefined).firstElementChild as Element);
}
