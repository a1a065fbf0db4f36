// Splits a body into static content and islands: its outermost elements and expressions that have something to do in a browser.

import type { Program } from 'estree';
import type { Element, Root, RootContent } from 'hast';
import { markdownPath } from '#kit/module-markdown';
import { browserReference, type Import, type TreeBody } from '#model/document';
import { importedFile } from '#model/file-path';
import { islandAttribute } from '#model/page-data';
import type { Part, Parts } from '#model/page-parts';
import { isPartialImport } from '../body/compose-element.ts';
import { type BrowserModuleOf, isLive, isLiveImport } from './live-parts.ts';
import { componentOf, frames } from './names.ts';

export interface SplitBody {
  /** The content with an empty element in the place of each island. */
  readonly tree: Root;
  readonly islands: readonly RootContent[];
}

export function splitBody(page: Parts, body: TreeBody, moduleOf: BrowserModuleOf): SplitBody {
  const { imports, declarations } = page.document.facts;
  const live = liveNames(page, body, moduleOf);
  const ofTheme = imports.flatMap(({ specifier, names }) => (specifier.startsWith('@theme/') ? Object.keys(names) : []));
  const own = [...declarations, ...imports.flatMap(({ names }) => Object.keys(names))];
  // A site's own component may have the name of one that only frames its content.
  const isFrame = (name: string): boolean => frames.has(name) && (!own.includes(name) || ofTheme.includes(name));
  return splitTree(body, live, isFrame);
}

/** The names of imports, declarations and expressions (`$n`) that have something to do in a browser. */
function liveNames(page: Parts, { references }: TreeBody, moduleOf: BrowserModuleOf): ReadonlySet<string> {
  const { document } = page;
  const { imports } = document.facts;
  const isAlive = (imported: Import): boolean => {
    const partial = page.partials[importedFile(document.source.path, imported.specifier) ?? ''];
    return partial !== undefined && isLive(withOwnPartials(partial, page), moduleOf);
  };
  // Any module may be the one that shows the Markdown.
  const showsLive = imports.some((imported) => Object.keys(imported.names).some(markdownPath) && isAlive(imported));
  const found = imports.flatMap((imported) => {
    if (isPartialImport(imported)) return isAlive(imported) ? Object.keys(imported.names) : [];
    if (showsLive && moduleOf(document, imported)) return Object.keys(imported.names);
    return Object.entries(imported.names).flatMap(([local, name]) =>
      isLiveImport(document, imported, moduleOf, [name]) ? [local] : [],
    );
  });
  const live = new Set([...found, browserReference]);
  const entries = Object.entries(references);
  for (let before = 0; before < live.size; ) {
    before = live.size;
    for (const [name, names] of entries) if (names.some((one) => live.has(one))) live.add(name);
  }
  return live;
}

/** A partial and what it shows, however deep. */
function withOwnPartials(partial: Part, page: Parts, found = new Set<Part>()): readonly Part[] {
  if (found.has(partial)) return [];
  found.add(partial);
  const { source, facts } = partial.document;
  for (const imported of facts.imports.filter(isPartialImport)) {
    const inner = page.partials[importedFile(source.path, imported.specifier) ?? ''];
    if (inner) withOwnPartials(inner, page, found);
  }
  return [...found];
}

/** Elements between whose children browsers, or the rules of HTML, allow no element of another kind. */
const strict: ReadonlySet<string> = new Set([
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'ul', 'ol', 'menu', 'dl', 'select', 'optgroup', 'datalist'],
  ...['picture', 'video', 'audio', 'object', 'details', 'ruby'],
]);

/** Elements with content of another language. */
const foreign: ReadonlySet<string> = new Set(['svg', 'math']);

function splitTree({ tree }: TreeBody, live: ReadonlySet<string>, isFrame: (name: string) => boolean): SplitBody {
  const islands: RootContent[] = [];
  const hasLiveCode = (node: RootContent): boolean => valuesIn(node).some((name) => live.has(name));
  const isAlive = (node: RootContent): boolean =>
    live.has(componentOf(node)?.split('.')[0] ?? '') || hasLiveCode(node) || childrenOf(node).some(isAlive);
  const isIsland = (node: RootContent): boolean => {
    const component = componentOf(node);
    if (!isAlive(node)) return false;
    if (hasLiveCode(node)) return true;
    if (component !== undefined) return !isFrame(component);
    const element = elementOf(node);
    return foreign.has(element) || (strict.has(element) && childrenOf(node).some(isIsland));
  };
  const split = <N extends Root | RootContent>(node: N): N =>
    'children' in node ? { ...node, children: node.children.map((child) => place(child as RootContent)) } : node;
  const place = (node: RootContent): RootContent => {
    if (!isIsland(node)) return split(node);
    return islandElement(islands.push(node) - 1);
  };
  return { tree: split(tree), islands };
}

/** The expressions of a node or its attributes, as references `$n`. */
function valuesIn(node: RootContent): readonly string[] {
  const held = 'attributes' in node ? node.attributes.map((one) => (typeof one.value === 'object' ? one.value : one)) : [];
  return [node, ...held].flatMap((one) => {
    const [statement] = (one as { data?: { estree?: Program } } | null)?.data?.estree?.body ?? [];
    if (statement?.type !== 'ExpressionStatement') return [];
    const { expression } = statement;
    const [spread] = expression.type === 'ObjectExpression' ? expression.properties : [];
    const value = spread?.type === 'SpreadElement' ? spread.argument : expression;
    return value.type === 'Identifier' ? [value.name] : [];
  });
}

function childrenOf(node: RootContent): readonly RootContent[] {
  return 'children' in node ? (node.children as readonly RootContent[]) : [];
}

function elementOf(node: RootContent): string {
  if (node.type === 'element') return node.tagName;
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? (node.name ?? '') : '';
}

function islandElement(at: number): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['island'], [islandAttribute]: `body-${at}` },
    children: [],
  };
}

export function withIslands(frame: string, islands: readonly string[]): string {
  const places = new RegExp(`(<span class="island" ${islandAttribute}="body-(\\d+)">)(?=</span>)`, 'g');
  return frame.replace(places, (place, open: string, at: string) => `${open}${islands[Number(at)] ?? place}`);
}
