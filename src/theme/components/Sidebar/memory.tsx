// What a reader has done to sidebars, kept while pages come and go. It stands above the layouts, which take their sidebars along.
import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react';
import type { SidebarEntry } from '#model/page-props';

export interface SidebarMemory {
  /** By path: whether a category is open, and on which page that was said. */
  readonly toggled: Map<string, { readonly open: boolean; readonly on: string }>;
  /** By path the items of a category, as far as they are known. */
  readonly items: Map<string, readonly SidebarEntry[]>;
  /** Paths of lists of which all is shown. */
  readonly whole: Set<string>;
  /** All of it by path, once it was asked for. */
  tree?: Promise<ReadonlyMap<string, readonly SidebarEntry[]>> | undefined;
  /** Of the box that holds it; undefined where it has not been seen yet. */
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

/** A sidebar that stands outside of the theme's own tree remembers for itself. */
export function useSidebarMemory(): Memory {
  const [own] = useState(createMemory);
  return useContext(MemoryContext) ?? own;
}
