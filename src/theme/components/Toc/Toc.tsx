// Shows the table of contents in a column, with the heading being read marked.
import type { ReactElement } from 'react';
import { say } from '../../page/strings.ts';
import { TocEnd } from '../Insert/Insert.tsx';
import { slot } from '../Slot/Slot.tsx';
import type { OutlineNode } from './outline.ts';
import { TocList } from './TocList.tsx';

export const Toc = slot('Toc', function Toc({ nodes }: { nodes: readonly OutlineNode[] }): ReactElement {
  const label = say('theme.TOCCollapsible.toggleButtonLabel');
  return (
    <nav className="toc" aria-label={label}>
      <p className="toc-title" aria-hidden="true">
        {label}
      </p>
      <TocList nodes={nodes} />
      <TocEnd />
    </nav>
  );
});
