// Finds the components and expressions that caused a fault of a rendered page.
import type { Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { importedFile } from '#model/file-path';
import { placeInOrigin } from '#model/origin';
import type { Part, Parts } from '#model/page-parts';
import type { Place } from '#model/place';
import type { SourceFile } from '#model/source-file';

import type { CodeFault } from '../body/compose-element.ts';

type Node = Root['children'][number];

/** Renders a part and returns its fault; undefined when there is none. */
export type TryAlone = (part: Part) => unknown;

/** The innermost components and expressions that fail when each is rendered alone, in the part or its partials. */
export function findCulprits(part: Part, page: Parts, tryAlone: TryAlone): readonly CodeFault[] {
  const { body } = part;
  const { source } = part.document;
  if (body.kind === 'html') return [];
  const faultOf = (node: Node): unknown => {
    const tree: Root = { type: 'root', children: [node] };
    return tryAlone({ ...part, body: { ...body, tree } });
  };
  const search = (nodes: readonly Node[]): readonly CodeFault[] =>
    nodes.flatMap(outermost).flatMap((node): readonly CodeFault[] => {
      const fault = faultOf(node);
      if (fault === undefined) return [];
      const partial = partialOf(part, page, node);
      const inner = [...(partial ? findCulprits(partial, page, tryAlone) : []), ...search(childrenOf(node))];
      // Rendered alone, a component may lack its context, so only the same fault counts.
      const same = inner.filter((culprit) => String(culprit.fault) === String(fault));
      const place = placeOf(node, source);
      return same.length > 0 ? same : place ? [{ fault, place }] : [];
    });
  return search(body.tree.children);
}

/** The outermost components and expressions in a node, which may throw. */
function outermost(node: Node): readonly Node[] {
  return node.type.startsWith('mdx') ? [node] : childrenOf(node).flatMap(outermost);
}

function childrenOf(node: Node): readonly Node[] {
  return 'children' in node ? (node.children as readonly Node[]) : [];
}

function partialOf({ document }: Part, page: Parts, node: Node): Part | undefined {
  const name = 'name' in node ? String(node.name) : '';
  const imported = document.facts.imports.find(({ names }) => Object.hasOwn(names, name));
  return imported && page.partials[importedFile(document.source.path, imported.specifier) ?? ''];
}

/** The place of the name in an opening tag, or of an expression with its braces. */
function placeOf(node: Node, { path, origin }: Pick<SourceFile, 'path' | 'origin'>): Place | undefined {
  const { name, position } = node as unknown as MdxJsxFlowElement;
  if (!position) return undefined;
  const { start, end } = position;
  // The origin of a virtual source may contain no tag.
  if (origin) return placeInOrigin(origin, { start, end });
  if (name === undefined) return { file: path, start: pick(start), end: pick(end) };
  const column = start.column + 1;
  return { file: path, start: { line: start.line, column }, end: { line: start.line, column: column + (name?.length ?? 0) } };
}

function pick({ line, column }: Place['start']): Place['start'] {
  return { line, column };
}
