// Shows the table of contents behind a button, where there is no room for a column.
import type { ReactElement } from 'react';
import { say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { slot } from '../Slot/Slot.tsx';
import type { OutlineNode } from './outline.ts';
import { TocList } from './TocList.tsx';

export const TocFold = slot('TocFold', function TocFold({ nodes }: { nodes: readonly OutlineNode[] }): ReactElement {
  const label = say('theme.TOCCollapsible.toggleButtonLabel');
  return (
    <div className="toc-fold">
      <button type="button" className="toc-open" popoverTarget="slodocs-page-headings">
        {label}
        <Icon name="down" />
      </button>
      <nav id="slodocs-page-headings" className="toc-panel" aria-label={label} popover="auto">
        <TocList nodes={nodes} />
      </nav>
    </div>
  );
});
