// Builds the sidebar's tree from a page's entries, and loads and toggles its branches.
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { PageProps, SidebarEntry } from '#model/page-props';
import { readTree } from '#model/sidebar-tree';
import { usePage } from '../../page/page-context.tsx';
import { useIsHydrated } from '../../page/use-is-hydrated.ts';
import { type SidebarMemory, useSidebarMemory } from './memory.tsx';

type Entries = readonly SidebarEntry[];

/** A list within the tree. */
export interface List {
  /** The labels and addresses of its parent categories. */
  readonly path: string;
  readonly entries: Entries;
  /** True for entries brought by the current page, whose active state is current. */
  readonly fresh: boolean;
}

export interface Tree {
  /** True once categories can be opened and closed. */
  readonly awake: boolean;
  /** The items of a category; undefined while it is closed. */
  inside(entry: SidebarEntry, list: List): List | undefined;
  toggle(entry: SidebarEntry, list: List): void;
  /** Shows the whole list; calls `then` once it is rendered. */
  complete(list: List, rest: SidebarEntry, then: () => void): void;
}

export interface ListInTree {
  readonly tree: Tree;
  readonly list: List;
}

export function useSidebarTree(entries: Entries): { readonly tree: Tree; readonly top: List } {
  const page = usePage();
  const awake = useIsHydrated();
  const memory = useSidebarMemory().of(page.sidebarHref ?? '');
  const [, render] = useReducer((count: number) => count + 1, 0);
  const after = useRef<() => void>(null);
  useLayoutEffect(() => {
    after.current?.();
    after.current = null;
  });
  const { toggled, items, whole } = memory;
  const { autoCollapseCategories } = page.site.sidebar;
  useEffect(() => remember(memory, entries, '', page), [memory, entries, page]);

  const itemsOf = (entry: SidebarEntry, { path, fresh }: List): List => {
    const inner = pathOf(path, entry);
    const own = fresh && entry.items.length > 0;
    const found = own ? entry.items : (items.get(inner) ?? entry.items);
    return { path: inner, entries: whole.has(inner) ? completed(found, items.get(inner)) : found, fresh: own };
  };
  const isOpen = (entry: SidebarEntry, list: List): boolean => {
    const said = toggled.get(pathOf(list.path, entry));
    if (!said || !entry.collapsible) return entry.open;
    // The path to the page starts open, until the reader closes it.
    if (said.on === page.href) return said.open;
    if (list.fresh && holdsPage(entry)) return true;
    return said.open && !(autoCollapseCategories && list.fresh && list.entries.some(holdsPage));
  };
  const load = (entry: SidebarEntry, then: () => void): void => {
    memory.tree ??= loadTree(page.sidebarHref ?? '');
    memory.tree
      .then((found) => {
        // Partial lists are replaced by complete ones.
        for (const [path, all] of found) items.set(path, all);
        then();
      })
      .catch(() => {
        memory.tree = undefined;
        // If loading fails, the link still works.
        location.assign(entry.href ?? '');
      });
  };
  const tree: Tree = {
    awake,
    inside: (entry, list) => (isOpen(entry, list) ? itemsOf(entry, list) : undefined),
    toggle(entry, list) {
      const open = !isOpen(entry, list);
      const apply = (): void => {
        const say = (one: SidebarEntry, open: boolean) => toggled.set(pathOf(list.path, one), { open, on: page.href });
        if (open && autoCollapseCategories) for (const other of list.entries) say(other, false);
        say(entry, open);
        render();
      };
      const isEmpty = (): boolean => itemsOf(entry, list).entries.length === 0;
      if (!open || !isEmpty()) return apply();
      load(entry, () => {
        if (isEmpty()) throw new Error('it is not what the page was made of');
        apply();
      });
    },
    complete: ({ path }, rest, then) =>
      load(rest, () => {
        whole.add(path);
        after.current = then;
        render();
      }),
  };
  return { tree, top: { path: '', entries: whole.has('') ? completed(entries, items.get('')) : entries, fresh: true } };
}

function pathOf(path: string, { label, href }: SidebarEntry): string {
  return `${path}\n${label} ${href}`;
}

function holdsPage({ active, items }: SidebarEntry): boolean {
  return active || items.some(holdsPage);
}

/** Categories that one page shows open stay open on the next. */
function remember(memory: SidebarMemory, entries: Entries, path: string, page: PageProps): void {
  for (const entry of entries) {
    if (entry.items.length === 0) continue;
    const inner = pathOf(path, entry);
    const { items, toggled } = memory;
    const isPart = entry.items.some(({ count }) => count);
    if (!isPart || !items.has(inner)) items.set(inner, entry.items);
    const said = toggled.get(inner);
    const isNew = !said || (said.on !== page.href && holdsPage(entry));
    if (isNew && !page.site.sidebar.autoCollapseCategories) toggled.set(inner, { open: true, on: page.href });
    remember(memory, entry.items, inner, page);
  }
}

/** Maps all paths to their items, and lists the top level. Rejects unless the response is valid. */
async function loadTree(href: string): Promise<ReadonlyMap<string, Entries>> {
  const found = new Map<string, Entries>();
  const gather = (entries: Entries, path: string): void => {
    found.set(path, entries);
    for (const entry of entries) if (entry.items.length > 0) gather(entry.items, pathOf(path, entry));
  };
  gather(readTree(await (await fetch(href, { cache: 'no-cache' })).text()), '');
  return found;
}

/** Completes a part of a list by the entries before and after it. */
function completed(part: Entries, all: Entries = part): Entries {
  const left = (entry: SidebarEntry | undefined, type: string): number => (entry?.type === type && entry.count) || 0;
  const own = part.filter(({ count }) => !count);
  return [...all.slice(0, left(part[0], 'earlier')), ...own, ...all.slice(all.length - left(part.at(-1), 'later'))];
}
