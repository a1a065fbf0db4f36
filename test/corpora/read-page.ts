// Extracts from the HTML of a page what its reader finds on it.
import { createHash } from 'node:crypto';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toString as textOf } from 'hast-util-to-string';

export interface ReadPage {
  readonly title: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly canonical: string;
  readonly h1s: readonly string[];
  readonly ids: readonly string[];
  readonly toc: readonly (readonly [number, string, string])[];
  readonly prev: readonly [string, string] | undefined;
  readonly next: readonly [string, string] | undefined;
  readonly breadcrumbs: readonly (readonly [string, string | undefined])[];
  readonly code: readonly (readonly [string | null, string | null, number, string, number])[];
  readonly tabLabels: readonly (readonly string[])[];
  readonly admonitions: readonly (readonly [string, string])[];
  readonly imgs: readonly (readonly [string, string | null, string | null])[];
  readonly tables: number;
  readonly details: number;
  readonly math: number;
  readonly tags: readonly (readonly [string, string])[];
  /** What a page lists: the tags of all docs, the docs of a tag, the cards of a category. */
  readonly items: readonly (readonly [string, string])[];
}

export function readPage(html: string): ReadPage {
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html }] } as unknown as Root) as Root;
  const article =
    find(tree, ({ tagName }) => tagName === 'article')[0] ?? find(tree, ({ tagName }) => tagName === 'main')[0] ?? tree;
  const metas = find(tree, ({ tagName }) => tagName === 'meta');
  const neighbour = (rel: 'prev' | 'next'): readonly [string, string] | undefined => {
    const link = find(tree, (element) => element.tagName === 'a' && words(element, 'rel').includes(rel))[0];
    return link && [label(link, 'pager-label'), attribute(link, 'href') ?? ''];
  };
  return {
    title: plain(find(tree, ({ tagName }) => tagName === 'title')[0]),
    meta: Object.fromEntries(
      metas.map((meta) => [attribute(meta, 'name') ?? attribute(meta, 'property') ?? '', attribute(meta, 'content') ?? '']),
    ),
    canonical:
      attribute(find(tree, (element) => element.tagName === 'link' && words(element, 'rel').includes('canonical'))[0], 'href') ??
      '',
    h1s: find(article, ({ tagName }) => tagName === 'h1').map((heading) => plain(heading)),
    ids: find(article, ({ tagName }) => /^h[1-6]$/.test(tagName)).flatMap((heading) => attribute(heading, 'id') ?? []),
    toc: tocOf(find(tree, (element) => hasClass(element, 'toc'))[0], 2),
    prev: neighbour('prev'),
    next: neighbour('next'),
    breadcrumbs: crumbsOf(tree),
    code: codeOf(article),
    tabLabels: find(article, (element) => hasClass(element, 'tabs')).map((tabs) =>
      find(tabs, (element) => hasClass(element, 'tab-label')).map((one) => plain(one)),
    ),
    admonitions: find(article, (element) => hasClass(element, 'admonition')).map((box) => [
      String(words(box, 'className').find((name) => name.startsWith('admonition-'))).slice('admonition-'.length),
      plain(find(box, (element) => hasClass(element, 'admonition-title'))[0]),
    ]),
    imgs: find(article, ({ tagName }) => tagName === 'img').map((img) => [
      attribute(img, 'alt') ?? '',
      attribute(img, 'width') ?? null,
      attribute(img, 'height') ?? null,
    ]),
    tables: find(article, ({ tagName }) => tagName === 'table').length,
    details: find(article, ({ tagName }) => tagName === 'details').length,
    math: find(article, ({ tagName }) => tagName === 'math').length,
    tags: linksIn(tree, 'doc-tags'),
    items: ['card', 'listing', 'tag-list'].flatMap((name) => linksIn(tree, name)),
  };
}

function linksIn(tree: Nodes, className: string): readonly (readonly [string, string])[] {
  return find(tree, (element) => hasClass(element, className))
    .flatMap((list) => find(list, ({ tagName }) => tagName === 'a'))
    .map((link) => [collapse(link.children.map(seenText).join('')), attribute(link, 'href') ?? '']);
}

/** Without what only a screen reader tells. */
function seenText(node: ElementContent): string {
  return node.type === 'element' && hasClass(node, 'visually-hidden') ? '' : textOf(node as Element);
}

function tocOf(node: Nodes | undefined, level: number): readonly (readonly [number, string, string])[] {
  if (!node || !('children' in node)) return [];
  return (node.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName === 'a')
      return [[level, decodeURIComponent((attribute(child, 'href') ?? '').slice(1)), plain(child)] as const];
    const inner = child.tagName === 'ul' && node.type === 'element' && node.tagName === 'li' ? level + 1 : level;
    return tocOf(child, inner);
  });
}

function crumbsOf(tree: Nodes): readonly (readonly [string, string | undefined])[] {
  const nav = find(tree, (element) => hasClass(element, 'breadcrumbs'))[0];
  return find(nav, ({ tagName }) => tagName === 'li').flatMap((item) => {
    const link = find(item, ({ tagName }) => tagName === 'a')[0];
    if (link && attribute(link, 'ariaLabel') === 'Home page') return [];
    return [[plain(item), attribute(link, 'href')] as const];
  });
}

/** Code blocks, and code that stands outside of one. */
function codeOf(article: Nodes): ReadPage['code'] {
  const blockOf = new Map<Element, Element>();
  for (const block of find(article, (element) => hasClass(element, 'code-block')))
    for (const pre of find(block, ({ tagName }) => tagName === 'pre')) blockOf.set(pre, block);
  return find(article, ({ tagName }) => tagName === 'pre').map((pre) => {
    const block = blockOf.get(pre);
    const code = find(pre, ({ tagName }) => tagName === 'code')[0] ?? pre;
    const title = find(block, (element) => hasClass(element, 'code-block-title'))[0];
    const text = textOf(code).replace(/\n$/, '');
    const highlighted = find(code, (element) => hasClass(element, 'line') && hasClass(element, 'highlighted')).length;
    const digest = createHash('sha1').update(text).digest('hex').slice(0, 8);
    return [attribute(block, 'dataLanguage') ?? null, title ? plain(title) : null, text.split('\n').length, digest, highlighted];
  });
}

/** The elements below a node that satisfy a condition, in document order. */
function find(node: Nodes | undefined, wanted: (element: Element) => boolean): readonly Element[] {
  const found: Element[] = [];
  const visit = (inner: Nodes): void => {
    if (inner.type === 'element' && inner !== node && wanted(inner)) found.push(inner);
    if ('children' in inner) for (const child of inner.children as Nodes[]) visit(child);
  };
  if (node) visit(node);
  return found;
}

function attribute(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  return value === undefined || value === null ? undefined : String(value);
}

function words(element: Element, name: string): readonly string[] {
  const value = element.properties[name];
  return Array.isArray(value) ? value.map(String) : String(value ?? '').split(' ');
}

function hasClass(element: Element, name: string): boolean {
  return words(element, 'className').includes(name);
}

function label(element: Element, className: string): string {
  return plain(find(element, (inner) => hasClass(inner, className))[0] ?? element);
}

/** The text of a node without the marks of anchors, its spaces collapsed. */
export function plain(node: Nodes | undefined): string {
  return node ? collapse(textOf(node as Element)) : '';
}

export function collapse(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
