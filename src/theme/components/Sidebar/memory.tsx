// Keeps the state of sidebars across pages: what a reader has opened, closed and scrolled.
import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react';
import type { SidebarEntry } from '#model/page-props';

export interface SidebarMemory {
  /** By path: whether a category is open, and on which page the reader set that. */
  readonly toggled: Map<string, { readonly open: boolean; readonly on: string }>;
  /** The loaded items of categories, by path. */
  readonly items: Map<string, readonly SidebarEntry[]>;
  /** Paths of lists that are shown in full. */
  readonly whole: Set<string>;
  /** The whole sidebar by path, once it was requested. */
  tree?: Promise<ReadonlyMap<string, readonly SidebarEntry[]>> | undefined;
  /** The scroll position of its box; undefined until it was seen. */
  scrollTop?: number;
}

interface Memory {
  readonly of: (sidebar: string) => SidebarMemory;
}

function createMemory(): Memory {
  const known = new Map<string, SidebarMemory>();
  const of = (sidebar: string): SidebarMemory => {
    const own = known.get(sidebar) ?? { toggled: new Map(), items: new Map(), whole: new Set() };
    known.set(sidebar, own);
    return own;
  };
  return { of };
}

const MemoryContext = createContext<Memory | null>(null);

export function SidebarMemoryProvider({ children }: { readonly children: ReactNode }): ReactElement {
  return <MemoryContext value={useState(createMemory)[0]}>{children}</MemoryContext>;
}

/** A sidebar outside the theme's own tree has a memory of its own. */
export function useSidebarMemory(): Memory {
  const [own] = useState(createMemory);
  return useContext(MemoryContext) ?? own;
}
