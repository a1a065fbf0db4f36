// Reports parameters that are defined twice.

import type { Fields } from 'slodocs/kit';
import { type Building, listOf, textOf } from './assemble/building.ts';
import { type At, below, pointerOf } from './faults.ts';

/** The name where it is written beside the path, the reference where it is not. */
export function nameAt(at: At, parameter: Fields, { placeOf }: Building): At {
  const defined = placeOf(parameter);
  return defined.file === at.file && pointerOf(defined) === pointerOf(at) ? below(at, 'name') : at;
}

/** Of an operation, or of a path item. */
export function checkTwice(building: Building, owner: Fields): void {
  const known = new Map<string, At>();
  const list = listOf(owner, 'parameters');
  for (const [index, parameter] of list.entries()) {
    const name = textOf(parameter, 'name');
    const place = textOf(parameter, 'in');
    if (name === undefined || place === undefined) continue;
    const key = `${place} parameter "${name}"`;
    const first = known.get(key);
    const at = nameAt(building.writtenAt(list, index) ?? building.placeOf(parameter), parameter, building);
    if (!first) known.set(key, at);
    else {
      building.report({
        code: 'path-parameter',
        at,
        message: `the ${key} is defined twice`,
        help: 'Take one of them out.',
        related: [{ message: 'the first one', at: first }],
      });
    }
  }
}
