// Reads the tabs from the children of `<Tabs>`.
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { ContentFault } from '../content-fault.ts';
import { describeChild, elementName, flatChildren } from '../flat-children.ts';
import { nodeText } from '../node-text.ts';
import type { TabItemProps } from './TabItem.tsx';

export interface TabValue {
  readonly value: string;
  readonly label?: ReactNode;
  readonly default?: boolean;
  readonly attributes?: TabItemProps['attributes'];
}

export interface Tab extends TabValue {
  /** Null for a tab that `values` name and that no child fills. */
  readonly content: ReactElement | null;
}

/** Tabs in the order of `values`, or else of `children`. Throws on a child that is no tab and on a value used twice. */
export function readTabs(children: ReactNode, values: readonly TabValue[] = []): readonly Tab[] {
  const items = flatChildren(children).map(readItem);
  requireUnique(items);
  requireUnique(values);
  if (items.length === 0) throw new ContentFault('<Tabs> contains no tabs', 'Add a `<TabItem label="…">` for each alternative.');
  const listed = values.map((entry): Tab => {
    const item = items.find(({ value }) => value === String(entry.value));
    return { content: null, ...item, ...entry, value: String(entry.value), label: entry.label ?? item?.label ?? entry.value };
  });
  const others = items.filter(({ value }) => !listed.some((tab) => tab.value === value));
  return [...listed, ...others];
}

/** The value of the tab that is chosen first, or null for none. Throws when `wanted` names no tab. */
export function firstTab(tabs: readonly Tab[], wanted: string | null | undefined): string | null {
  if (wanted === null) return null;
  if (wanted === undefined || wanted === '') return tabs.find((tab) => tab.default)?.value ?? tabs[0]?.value ?? null;
  if (tabs.some((tab) => tab.value === wanted)) return wanted;
  const known = tabs.map((tab) => `"${tab.value}"`).join(', ');
  throw new ContentFault(
    `<Tabs> selects "${wanted}" by default, but no tab has that value`,
    `Its tabs have the values ${known}. With \`defaultValue={null}\`, no tab is selected.`,
  );
}

function readItem(child: ReactNode): Tab {
  if (!isValidElement<Partial<Omit<TabItemProps, 'value'>> & { value?: unknown }>(child)) return refuse(child);
  const { value = textOf(child.props.label), label, attributes, default: isDefault = false } = child.props;
  if (typeof value !== 'string' && typeof value !== 'number') return refuse(child);
  const text = String(value);
  return { value: text, label: label ?? text, default: isDefault, ...(attributes && { attributes }), content: child };
}

/** A tab without a value is known by its label. */
function textOf(label: ReactNode): string | undefined {
  return nodeText(label).trim() || undefined;
}

function refuse(child: ReactNode): never {
  if (elementName(child) === 'TabItem') {
    const help = 'Add `label="…"`, which readers see, or `value="…"`, which identifies the reader\'s choice.';
    throw new ContentFault('this <TabItem> has no name', help);
  }
  const help = 'Put it in a `<TabItem label="…">`, because `<Tabs>` may contain nothing else.';
  throw new ContentFault(`<Tabs> contains ${describeChild(child)}, which is not a tab`, help);
}

function requireUnique(tabs: readonly TabValue[]): void {
  const seen = new Set<string>();
  for (const { value } of tabs) {
    if (seen.has(String(value))) {
      const help = "The value identifies the reader's choice, so each must be unique within its `<Tabs>`.";
      throw new ContentFault(`<Tabs> contains two tabs with the value "${value}"`, help);
    }
    seen.add(String(value));
  }
}
