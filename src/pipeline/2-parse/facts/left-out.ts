// Keeps what a build leaves out of a page beside its tree: the page says it to others, so it is in use, and links may name it.
import type { Heading, Root, RootContent } from 'mdast';
import { walk } from '#kit/walk';
import type { LeftOut, ShownTo } from '#model/variants';
import { idsOf } from './heading-ids.ts';
import { isComponentName } from './outline.ts';

interface LeftOutNode {
  readonly node: RootContent;
  readonly shownTo: ShownTo;
}

interface Data {
  slodocsLeftOut?: readonly LeftOutNode[];
}

export function keepLeftOut(tree: Root, nodes: readonly LeftOutNode[]): void {
  if (nodes.length > 0) tree.data = { ...tree.data, slodocsLeftOut: nodes } as Root['data'] & Data;
}

function leftOutOf({ data }: Root): readonly LeftOutNode[] {
  return (data as Data | undefined)?.slodocsLeftOut ?? [];
}

/** The nodes in a tree of their own. */
export function leftOutTree(tree: Root): Root {
  return { type: 'root', children: leftOutOf(tree).map(({ node }) => node) };
}

/** Undefined where nothing is left out. */
export function leftOutFacts(tree: Root, maintainCase: boolean): readonly LeftOut[] | undefined {
  const nodes = leftOutOf(tree);
  if (nodes.length === 0) return undefined;
  const headings: Heading[] = [];
  const found: (LeftOut | { readonly heading: Heading; readonly shownTo: ShownTo })[] = [];
  for (const { node, shownTo } of nodes)
    walk(node, (one) => {
      if (one.type === 'heading') {
        headings.push(one);
        found.push({ heading: one, shownTo });
      } else if (one.type === 'mdxJsxFlowElement' || one.type === 'mdxJsxTextElement') {
        const name = one.name?.split('.')[0] ?? '';
        if (isComponentName(name)) found.push({ kind: 'partial', name, shownTo });
      }
    });
  const ids = idsOf(headings, maintainCase);
  return found.map((one) =>
    'heading' in one ? { kind: 'heading', id: ids[headings.indexOf(one.heading)] ?? '', shownTo: one.shownTo } : one,
  );
}
