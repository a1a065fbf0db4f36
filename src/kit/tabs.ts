// Builds tabs as Markdown nodes with the theme's markup, so that a page with them stays inert.
import type { BlockContent, Paragraph, RootContent } from 'mdast';

export interface TabNode {
  /** The value under which a reader's choice is stored. */
  readonly value: string;
  readonly label: string;
  readonly children: readonly RootContent[];
}

/** Tabs with the first one selected. Groups with the same id are synchronized. */
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

/** A custom node type, so that a label is never taken for the first paragraph of a page. */
function box(hProperties: Record<string, unknown>, children: (RootContent | Paragraph)[]): BlockContent {
  return { type: 'box', data: { hName: 'div', hProperties }, children } as unknown as BlockContent;
}
