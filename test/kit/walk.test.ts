// The walk of a tree, held against the library whose rules it keeps.
import fc from 'fast-check';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { EXIT, SKIP, walk } from '#kit/walk';
import { propertyRuns } from '../property-runs.ts';

interface Tree {
  type: string;
  children?: Tree[];
}

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record(
    { type: fc.constantFrom('a', 'b', 'c'), children: fc.array(tie('tree'), { maxLength: 3 }) },
    { requiredKeys: ['type'] },
  ),
}));

/** What a visitor does at its n-th call. */
const actions = fc.array(fc.constantFrom('go', 'skip', 'exit', 'remove', 'insert', 'ahead'), { minLength: 1, maxLength: 12 });

function logged(walker: (tree: never, visitor: never) => void, root: Tree, todo: readonly string[]): readonly string[] {
  const log: string[] = [];
  walker(
    root as never,
    ((node: Tree, index: number | undefined, parent: Tree | undefined) => {
      log.push(`${node.type} ${index} ${parent?.type}`);
      const action = todo[log.length % todo.length];
      if (action === 'skip') return SKIP;
      if (action === 'exit' && log.length > 8) return EXIT;
      if (index === undefined || log.length > 60) return undefined;
      if (action === 'remove') parent?.children?.splice(index, 1);
      if (action === 'insert') parent?.children?.splice(index + 1, 0, { type: 'new' });
      if (action === 'remove') return index;
      return action === 'ahead' ? index + 2 : undefined;
    }) as never,
  );
  return log;
}

describe('a walk', () => {
  test('goes where unist-util-visit goes, whatever the visitor does', () => {
    fc.assert(
      fc.property(tree, actions, (root, todo) => {
        const theirs = structuredClone(root);
        expect(logged(walk, root, todo)).toEqual(logged(visit, theirs, todo));
        expect(root).toEqual(theirs);
      }),
      { numRuns: propertyRuns() },
    );
  });

  test('calls for nodes of one type alone, where a type is given', () => {
    const found: string[] = [];
    walk({ type: 'root', children: [{ type: 'a', children: [{ type: 'b' }] }, { type: 'b' }] } as never, 'b', ((node: Tree) => {
      found.push(node.type);
    }) as never);
    expect(found).toEqual(['b', 'b']);
  });
});
