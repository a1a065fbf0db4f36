// Distinguishes calls of Node's `require` from those of a function with that name in a page.
import type { Node, Program } from 'estree';
import type { Root } from 'mdast';
import { declaredNames, programsOf } from './esm.ts';
import { freeNames } from './free-names.ts';

/** True for a callee that is named `require`, where neither the page nor the code around it declares the name. */
export type IsRequire = (callee: Node, program: Program) => boolean;

/** Call it while the ESM is still in the tree. */
export function requireOf(tree: Root): IsRequire {
  const free = new Map<Program, ReadonlySet<Node>>();
  let isOwn: boolean | undefined;
  return (callee, program) => {
    if (callee.type !== 'Identifier' || callee.name !== 'require') return false;
    isOwn ??= programsOf(tree).some(({ program: { body } }) =>
      body.flatMap(declaredNames).some(({ name }) => name === 'require'),
    );
    if (isOwn) return false;
    const known = free.get(program) ?? new Set<Node>(freeNames(program).map(({ node }) => node));
    free.set(program, known);
    return known.has(callee);
  };
}
