// Finds the components that JSX in a page's code uses, such as `{ok && <Details />}`.
import type { ComponentUse } from '#model/document';
import { estreePlace, type ProgramOf } from '../code/esm.ts';
import { freeNames } from '../code/free-names.ts';
import { isComponentName } from './outline.ts';

/** Each name at its first use. */
export function codeComponents(programs: readonly ProgramOf[], file: string): readonly ComponentUse[] {
  const found = new Map<string, ComponentUse>();
  for (const { program } of programs) {
    for (const { name, node } of freeNames(program)) {
      const isJsx = (node.type as string) === 'JSXIdentifier';
      if (isJsx && isComponentName(name) && !found.has(name)) found.set(name, { name, place: estreePlace(node, file) });
    }
  }
  return [...found.values()];
}
