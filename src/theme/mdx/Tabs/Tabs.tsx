// Renders tabs: all of them with labels, plus the attributes by which a script lets readers choose one.
import type { ReactElement, ReactNode } from 'react';
import { ContentFault } from '../content-fault.ts';
import { firstTab, readTabs, type TabValue } from './read-tabs.ts';

export interface TabsProps {
  /** Labels for the tabs, where the tabs do not bring their own. */
  readonly values?: readonly TabValue[];
  /** The tab to show first; null for none. */
  readonly defaultValue?: string | null;
  /** Groups with the same id are kept in step. */
  readonly groupId?: string;
  /** The query parameter that chooses a tab; true takes the `groupId`. */
  readonly queryString?: string | boolean;
  readonly className?: string;
  /** Has an effect only where one tab is shown at a time. */
  readonly lazy?: boolean;
  /** Labels as wide as their row. */
  readonly block?: boolean;
  readonly children?: ReactNode;
}

export function Tabs({ values, defaultValue, groupId, queryString, className, block, children }: TabsProps): ReactElement {
  const tabs = readTabs(children, values);
  const first = firstTab(tabs, defaultValue);
  if (queryString === true && groupId === undefined) {
    throw new ContentFault(
      '<Tabs queryString> has no name for the query parameter',
      'Set "groupId", which is then used as the name, or name the parameter: `queryString="…"`.',
    );
  }
  const query = queryString === true ? groupId : queryString || undefined;
  const names = ['tabs', block && 'tabs-block', className];
  return (
    <div className={names.filter(Boolean).join(' ')} data-tab-group={groupId} data-tab-query={query}>
      {tabs.map(({ value, label, attributes, content }) => (
        <div className="tab" key={value} data-tab-value={value} data-tab-default={value === first ? '' : undefined}>
          <div {...attributes} className={['tab-label', attributes?.className].filter(Boolean).join(' ')}>
            {label}
          </div>
          {content}
        </div>
      ))}
    </div>
  );
}
