// Provides the tree of a sidebar as a page shows it; its script opens and closes the branches.
import { useState } from 'react';
import type { SidebarEntry } from '#model/page-props';

/** A list within the tree. */
export interface List {
  /** The labels and addresses of its parent categories. */
  readonly path: string;
  readonly entries: readonly SidebarEntry[];
}

export interface Tree {
  /** The items of a category; undefined while it is closed. */
  inside(entry: SidebarEntry, list: List): List | undefined;
}

export interface ListInTree {
  readonly tree: Tree;
  readonly list: List;
}

const tree: Tree = {
  inside: ({ open, items, label, href }, { path }) => (open ? { path: `${path}\n${label} ${href}`, entries: items } : undefined),
};

/** For a sidebar of a site's own: what `SidebarEntries` renders. */
export function useSidebarTree(entries: readonly SidebarEntry[]): { readonly tree: Tree; readonly top: List } {
  return { tree, top: { path: '', entries } };
}

export interface SidebarMemory {
  /** The scroll position of its box; undefined until it was seen. */
  scrollTop?: number;
}

/** What a sidebar of a site's own keeps from page to page, by the address of its file. */
export function useSidebarMemory(): { readonly of: (sidebar: string) => SidebarMemory } {
  const [known] = useState(() => new Map<string, SidebarMemory>());
  return {
    of(sidebar) {
      const own = known.get(sidebar) ?? {};
      known.set(sidebar, own);
      return own;
    },
  };
}
