// Alternatives as Markdown nodes, with the markup that the theme's `Tabs` have: a page with such tabs evaluates nothing.
import type { BlockContent, Paragraph, RootContent } from 'mdast';

export interface TabNode {
  /** What a reader's choice is remembered by. */
  readonly value: string;
  readonly label: string;
  readonly children: readonly RootContent[];
}

/** Tabs of which the first is chosen. Groups with one id choose together. */
export function tabsNode(tabs: readonly TabNode[], groupId: string | undefined): RootContent {
  const group = groupId === undefined ? {} : { dataTabGroup: groupId };
  return box(
    { className: ['tabs'], ...group },
    tabs.map(({ value, label, children }, index) =>
      box({ className: ['tab'], dataTabValue: value, ...(index === 0 ? { dataTabDefault: '' } : {}) }, [
        box({ className: ['tab-label'] }, [{ type: 'text', value: label }]),
        box({ className: ['tab-content'] }, [...children]),
      ]),
    ),
  );
}

/** A node type of our own, so that a label is never taken for the first paragraph of a page. */
function box(hProperties: Record<string, unknown>, children: (RootContent | Paragraph)[]): BlockContent {
  return { type: 'box', data: { hName: 'div', hProperties }, children } as unknown as BlockContent;
}
