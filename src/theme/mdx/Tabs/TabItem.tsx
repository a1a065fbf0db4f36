// Renders the content of one tab.
import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface TabItemProps {
  /** Unique among the tabs that stand together; the text of the label when absent. */
  readonly value?: string;
  /** What the tab is called; its value when absent. One of the two is needed. */
  readonly label?: ReactNode;
  /** The tab that is shown first where only one is. */
  readonly default?: boolean;
  /** Attributes of the label. */
  readonly attributes?: ComponentProps<'div'>;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function TabItem({ className, children }: TabItemProps): ReactElement {
  return <div className={['tab-content', className].filter(Boolean).join(' ')}>{children}</div>;
}
