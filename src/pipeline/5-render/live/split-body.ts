// Splits a body into static content and islands: its outermost elements with live components.

import type { Root, RootContent } from 'hast';
import { markdownPath } from '#kit/module-markdown';
import type { TreeBody } from '#model/document';
import { importedFile } from '#model/file-path';
import type { Part, Parts } from '#model/page-parts';
import { isPartialImport } from '../body/compose-element.ts';
import { type BrowserModuleOf, isLive, isLiveImport, isUsedInCode } from './live-parts.ts';
import { componentOf, frames } from './names.ts';
import { islandElement } from './with-islands.ts';

export interface SplitBody {
  /** The content with an empty element in the place of each island. */
  readonly tree: Root;
  readonly islands: readonly RootContent[];
}

/** Undefined for a body that is one island, since its own code may have something to do in a browser. */
export function splitBody(page: Parts, moduleOf: BrowserModuleOf): SplitBody | undefined {
  const { body, document } = page;
  if (body.kind === 'html' || body.usesBrowser) return undefined;
  const { imports } = document.facts;
  if (imports.some(({ names }) => Object.keys(names).some((name) => markdownPath(name) !== undefined))) return undefined;
  const live = imports.flatMap((imported) => {
    const { specifier, names } = imported;
    const partial = isPartialImport(imported) ? page.partials[importedFile(document.source.path, specifier) ?? ''] : undefined;
    const isAlive = partial && isLive(withOwnPartials(partial, page), moduleOf);
    return Object.keys(names).filter((local) => isAlive ?? isLiveImport(document, imported, moduleOf, [names[local] ?? '']));
  });
  if (isUsedInCode(page, live)) return undefined;
  const ofTheme = imports.flatMap(({ specifier, names }) => (specifier.startsWith('@theme/') ? Object.keys(names) : []));
  const own = [...document.facts.declarations, ...imports.flatMap(({ names }) => Object.keys(names))];
  // A site's own component may have the name of one that only frames its content.
  const isFrame = (name: string): boolean => frames.has(name) && (!own.includes(name) || ofTheme.includes(name));
  return splitTree(body, new Set(live), isFrame);
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
  const isAlive = (node: RootContent): boolean =>
    live.has(componentOf(node)?.split('.')[0] ?? '') || childrenOf(node).some(isAlive);
  const isIsland = (node: RootContent): boolean => {
    const component = componentOf(node);
    if (!isAlive(node)) return false;
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

function childrenOf(node: RootContent): readonly RootContent[] {
  return 'children' in node ? (node.children as readonly RootContent[]) : [];
}

function elementOf(node: RootContent): string {
  if (node.type === 'element') return node.tagName;
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? (node.name ?? '') : '';
}
