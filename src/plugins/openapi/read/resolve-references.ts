// Resolves references through others to the objects that they mean, and reports those that mean none.
import type { Fields } from 'slodocs/kit';
import { below, type Report } from './faults.ts';
import type { FindTarget, Target } from './references.ts';
import { componentShape, type ShapeName, shapeOf } from './shapes/shapes.ts';

/** Undefined where there is no such object, which is reported. `raw` is an object with a `$ref`. */
export type Resolve = (name: ShapeName, raw: Fields, at: Target['at']) => Target | undefined;

/** Remembers where each reference has led: in a long chain, every link is one that somebody asks for. */
export function referenceResolver(find: FindTarget, report: Report): Resolve {
  const known = new Map<unknown, Target | undefined>();

  const step = (name: ShapeName, from: Target, passed: ReadonlySet<unknown>): Target | undefined => {
    const reference = (from.raw as Fields)['$ref'];
    const at = below(from.at, '$ref');
    if (typeof reference !== 'string') {
      report({
        code: 'invalid-value',
        at,
        message: '"$ref" must be a string',
        help: 'Write a path, a "#" with a pointer, or both.',
      });
      return undefined;
    }
    const broken = (problem: string, help: string): undefined =>
      report({ code: 'broken-reference', at, message: `"${reference}" ${problem}`, help }) as undefined;
    const found = find(reference, from.at.file, name);
    if (!found) return undefined;
    if ('problem' in found) return broken(found.problem, found.help);
    if (passed.has(found.raw)) return broken('refers to itself', 'It must refer to an object that is not a reference.');
    if (found.raw === undefined || found.raw === null) return broken('has no value', 'The key at its target has no value.');
    const other = kindOf(found.at.path);
    if (other !== undefined && other !== name) {
      return broken(`refers to ${shapeOf(other).noun}`, `It must refer to ${shapeOf(name).noun}.`);
    }
    return found;
  };

  return (name, raw, at) => {
    const passed = new Set<unknown>();
    let next: Target | undefined = { raw, at };
    do {
      passed.add(next.raw);
      next = known.has(next.raw) ? known.get(next.raw) : step(name, next, passed);
    } while (next && isMereReference(next.raw));
    for (const one of passed) known.set(one, next);
    return next;
  };
}

export function isMereReference(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, '$ref') && Object.keys(raw).length === 1;
}

/** What a component is, by its place: `#/components/schemas/Pet` is a schema. */
function kindOf(path: Target['at']['path']): ShapeName | undefined {
  const [components, key] = path;
  return components === 'components' && path.length === 3 ? componentShape(String(key)) : undefined;
}
