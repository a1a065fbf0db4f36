// The page's headings folded away above it, where there is no room for a column. It closes when one is chosen.
import type { ReactElement } from 'react';
import { usePage } from '../../mdx/page-context.tsx';
import { slot } from '../../slot.tsx';
import { say } from '../../strings.ts';
import type { OutlineNode } from './outline.ts';
import { TocList } from './TocList.tsx';

export const TocFold = slot('TocFold', function TocFold({ nodes }: { nodes: readonly OutlineNode[] }): ReactElement {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are clicked by keys as well.
    <details
      key={usePage().href}
      className="toc-fold"
      onClick={({ currentTarget, target }) => {
        if ((target as Element).closest('a')) currentTarget.open = false;
      }}
    >
      <summary>{say('theme.TOCCollapsible.toggleButtonLabel')}</summary>
      <TocList nodes={nodes} />
    </details>
  );
});
