// The page's headings folded away above it, where there is no room for a column.
import type { ReactElement } from 'react';
import { slot } from '../../slot.tsx';
import { say } from '../../strings.ts';
import type { OutlineNode } from './outline.ts';
import { TocList } from './TocList.tsx';

export const TocFold = slot('TocFold', function TocFold({ nodes }: { nodes: readonly OutlineNode[] }): ReactElement {
  return (
    <details className="toc-fold">
      <summary>{say('theme.TOCCollapsible.toggleButtonLabel')}</summary>
      <TocList nodes={nodes} />
    </details>
  );
});
