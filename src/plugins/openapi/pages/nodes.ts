// Builds the nodes of a page's tree.
import type { Place, TreeAttribute, TreeNode } from 'slodocs/kit';
import type { Prose } from '../api/answers.ts';

export type Attributes = Readonly<Record<string, unknown>>;

/** A component. Attributes that are undefined, false or empty are left out. */
export function component(name: string, attributes: Attributes, children: readonly TreeNode[] = [], place?: Place): TreeNode {
  const given = Object.entries(attributes).filter(
    ([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: given.map(([key, value]): TreeAttribute => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
    ...(place && { place }),
  };
}

/** A plain element of HTML. */
export function box(className: string, children: readonly TreeNode[], id?: string): TreeNode {
  return {
    type: 'box',
    data: { hName: 'div', hProperties: { className: [className], ...(id !== undefined && { id }) } },
    children,
  };
}

export function heading(depth: number, children: string | readonly TreeNode[], id?: string): TreeNode {
  const content = typeof children === 'string' ? [text(children)] : children;
  return { type: 'heading', depth, children: id === undefined ? content : [...content, text(` {#${id}}`)] };
}

export function paragraph(...children: readonly TreeNode[]): TreeNode {
  return { type: 'paragraph', children };
}

export function text(value: string): TreeNode {
  return { type: 'text', value };
}

export function code(value: string): TreeNode {
  return { type: 'inlineCode', value };
}

export function link(url: string, ...children: readonly TreeNode[]): TreeNode {
  return { type: 'link', url, children };
}

export function fence(lang: string, value: string, meta?: string): TreeNode {
  return { type: 'code', lang, value, ...(meta !== undefined && { meta }) };
}

export function list(items: readonly (readonly TreeNode[])[]): TreeNode {
  return { type: 'list', spread: false, children: items.map((children) => ({ type: 'listItem', spread: false, children })) };
}

/** A summary, which is no Markdown; nothing where there is none. */
export function summaryOf({ summary = '' }: { readonly summary?: string | undefined }): readonly TreeNode[] {
  return summary.trim() === '' ? [] : [paragraph(text(summary.trim()))];
}

/** What the Markdown says; nothing where there is none. */
export function markdown(prose: Prose | undefined): readonly TreeNode[] {
  if (!prose) return [];
  const { value, place } = prose;
  // Most descriptions of fields are plain sentences, for which no parser is needed.
  return [isPlain(value) ? { ...paragraph(text(value.trim())), place } : { type: 'markdown', value, place }];
}

/** True for a line without anything that Markdown, a link or a directive begins with. */
function isPlain(value: string): boolean {
  return /^\s?[\p{L}(][\p{L}\p{N} ,;()'"%/=?!.-]*\n?$/u.test(value) && !/www\.|--|\/\/|\S\.\S|\d\)/i.test(value);
}
