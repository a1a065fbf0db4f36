// The children of `<Tabs>` to the tabs that they make.
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { TabItemProps } from './TabItem.tsx';

export interface TabValue {
  readonly value: string;
  readonly label?: ReactNode;
  readonly default?: boolean;
  readonly attributes?: TabItemProps['attributes'];
}

export interface Tab extends TabValue {
  readonly content: ReactElement;
}

/** Tabs in the order of `children`; `values` gives them labels. Throws on a child that is no tab and on a value used twice. */
export function readTabs(children: ReactNode, values: readonly TabValue[] | undefined): Tab[] {
  const tabs: Tab[] = [];
  for (const child of flatten(children)) {
    if (!isValidElement<Partial<TabItemProps>>(child) || typeof child.props.value !== 'string') {
      throw new Error('<Tabs> may hold nothing but <TabItem> with a "value"');
    }
    const { value, label, attributes } = child.props;
    if (tabs.some((tab) => tab.value === value)) throw new Error(`<Tabs> holds two tabs with the value "${value}"`);
    const listed = values?.find((entry) => entry.value === value);
    tabs.push({
      value,
      label: listed?.label ?? label ?? value,
      default: listed?.default ?? child.props.default === true,
      attributes: listed?.attributes ?? attributes,
      content: child,
    });
  }
  return tabs;
}

/** The value of the tab that is chosen first, or null for none. Throws when `wanted` names no tab. */
export function firstTab(tabs: readonly Tab[], wanted: string | null | undefined): string | null {
  if (wanted === undefined) return tabs.find((tab) => tab.default)?.value ?? tabs[0]?.value ?? null;
  if (wanted !== null && !tabs.some((tab) => tab.value === wanted)) {
    const known = tabs.map((tab) => `"${tab.value}"`).join(', ');
    throw new Error(`<Tabs> has the defaultValue "${wanted}", but its tabs are ${known}`);
  }
  return wanted;
}

/** Children without fragments and without the white space between tags. */
function flatten(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) => {
    if (typeof child === 'string' && child.trim() === '') return [];
    if (isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment) return flatten(child.props.children);
    return [child];
  });
}
