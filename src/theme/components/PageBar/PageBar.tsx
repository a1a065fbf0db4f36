// Renders the buttons for sidebar and table of contents above the text, where there is no room for columns.
import type { ReactElement } from 'react';
import type { SidebarEntry } from '#model/page-props';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import type { OutlineNode } from '../Toc/outline.ts';
import { TocFold } from '../Toc/TocFold.tsx';

export interface PageBarProps {
  readonly sidebar: readonly SidebarEntry[] | null;
  readonly toc: readonly OutlineNode[];
}

export function PageBar({ sidebar, toc }: PageBarProps): ReactElement | null {
  if (!sidebar && toc.length === 0) return null;
  return (
    <div className="page-bar">
      {sidebar && <Sidebar entries={sidebar} />}
      {toc.length > 0 && <TocFold nodes={toc} />}
    </div>
  );
}
