// An error thrown while a page was rendered, to the component that threw it.
import type { Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { importedFile } from '#model/file-path';
import type { Doc } from '#model/page';
import type { Place } from '#model/place';
import type { Part } from './compose-element.ts';

type Node = Root['children'][number];

/** Renders a part and gives what that throws. */
export type TryAlone = (part: Part) => unknown;

/** The place of the innermost component that throws the same when it is rendered alone, in the part or in its partials. */
export function findCulprit(part: Part, page: Doc, thrown: unknown, tryAlone: TryAlone): Place | undefined {
  const { body } = part.document;
  if (body.kind === 'html') return undefined;
  const search = (nodes: readonly Node[]): Place | undefined => {
    for (const component of nodes.flatMap(outermost)) {
      const tree: Root = { type: 'root', children: [component] };
      const again = tryAlone({ ...part, document: { ...part.document, body: { ...body, tree } } });
      if (String(again) !== String(thrown)) continue;
      const element = component as unknown as MdxJsxFlowElement;
      const partial = partialOf(part, page, element.name ?? '');
      const inner = partial && findCulprit(partial, page, thrown, tryAlone);
      return inner ?? search(childrenOf(component)) ?? placeOf(element, part.document.source.path);
    }
    return undefined;
  };
  return search(body.tree.children);
}

/** The components that stand outermost in a node: what may throw. */
function outermost(node: Node): readonly Node[] {
  const isComponent = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isComponent ? [node] : childrenOf(node).flatMap(outermost);
}

function childrenOf(node: Node): readonly Node[] {
  return 'children' in node ? (node.children as readonly Node[]) : [];
}

function partialOf({ document }: Part, page: Doc, name: string): Part | undefined {
  const imported = document.facts.imports.find(({ names }) => Object.hasOwn(names, name));
  return imported && page.partials[importedFile(document.source.path, imported.specifier) ?? ''];
}

/** The name in its opening tag. */
function placeOf({ name, position }: MdxJsxFlowElement, file: string): Place | undefined {
  if (!position) return undefined;
  const { line, column } = position.start;
  return { file, start: { line, column: column + 1 }, end: { line, column: column + 1 + (name?.length ?? 0) } };
}
