// The page's headings in a column beside it.
import type { ReactElement } from 'react';
import { say } from '../../strings.ts';
import type { OutlineNode } from './outline.ts';
import { TocList } from './TocList.tsx';

export function Toc({ nodes }: { nodes: readonly OutlineNode[] }): ReactElement {
  const label = say('theme.TOCCollapsible.toggleButtonLabel');
  return (
    <nav className="toc" aria-label={label}>
      <p className="toc-title" aria-hidden="true">
        {label}
      </p>
      <TocList nodes={nodes} />
    </nav>
  );
}
