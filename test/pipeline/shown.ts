// Extracts what the HTML of a page shows around its content: sidebar, breadcrumbs, neighbors, cards.
import type { Element, ElementContent, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

export interface Shown {
  /** One line an entry, indented by its level: label, address, `active`, `open`. */
  readonly sidebar: readonly string[] | undefined;
  readonly breadcrumbs: readonly string[];
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Labels, addresses and texts of the cards of an index. */
  readonly cards: readonly string[];
  readonly toc: readonly string[];
}

export function shown(html: string): Shown {
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html }] } as never) as Root;
  const sidebar = find(tree, 'sidebar');
  const [entries] = all(sidebar, 'ul');
  return {
    sidebar: entries && linesOf(entries, ''),
    breadcrumbs: all(find(tree, 'breadcrumbs'), 'li').map(textOf).filter(Boolean),
    previous: link(find(tree, 'pager-previous')),
    next: link(find(tree, 'pager-next')),
    cards: all(find(tree, 'cards'), 'li').map(card),
    toc: all(find(tree, 'toc'), 'a').map((a) => `${textOf(a)} ${String(a.properties.href)}`),
  };
}

/** The first element that bears a class. */
export function find(tree: Root | Element, className: string): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (!found && classesOf(node).includes(className)) found = node;
  });
  return found;
}

function all(tree: Element | undefined, tagName: string): Element[] {
  const found: Element[] = [];
  if (tree) visit(tree, 'element', (node) => void (node.tagName === tagName && found.push(node)));
  return found;
}

function linesOf(list: Element, indent: string): string[] {
  return elements(list).flatMap((item) => {
    const own = elements(item).find(({ tagName }) => tagName !== 'ul');
    const inner = elements(item).find(({ tagName }) => tagName === 'ul');
    const words = [
      own && textOf(own).trim(),
      own?.properties.href,
      own?.properties.ariaCurrent === 'page' && 'active',
      inner && 'open',
    ];
    return [indent + words.filter(Boolean).join(' '), ...(inner ? linesOf(inner, `${indent}  `) : [])];
  });
}

function link(element: Element | undefined): string | undefined {
  const label = element && find(element, 'pager-label');
  return label && `${textOf(label)} ${String(element.properties.href)}`;
}

function card(element: Element): string {
  const [a] = all(element, 'a');
  const text = find(element, 'card-text');
  return [a ? `${textOf(a)} ${String(a.properties.href)}` : textOf(element), text && `(${textOf(text)})`]
    .filter(Boolean)
    .join(' ');
}

function elements({ children }: { readonly children: readonly (ElementContent | Root['children'][number])[] }): Element[] {
  return children.filter((child): child is Element => child.type === 'element');
}

function classesOf({ properties }: Element): readonly unknown[] {
  return Array.isArray(properties.className) ? properties.className : [];
}
