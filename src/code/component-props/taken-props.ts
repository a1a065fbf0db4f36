// Finds which props a function destructures, and which of them have a default.
import { type Node, nameOf } from './open-module.ts';

/** The names that a function takes out of its props; undefined where it may take more. */
export function takenBy(component: Node): ReadonlyMap<string, Node> | undefined {
  const properties = patternOf(component)?.['properties'] as readonly Node[] | undefined;
  if (!properties?.every(({ type, computed }) => type === 'ObjectProperty' && computed !== true)) return undefined;
  return new Map(properties.map(({ key }) => [nameOf(key as Node), key as Node]));
}

/** The props that have a default where they are taken apart: nothing is wrong without them. */
export function defaultsIn(component: Node | null): ReadonlySet<string> {
  const properties = ((component && patternOf(component))?.['properties'] ?? []) as readonly Node[];
  const withDefault = properties.filter(({ value }) => (value as Node | undefined)?.type === 'AssignmentPattern');
  return new Set(withDefault.map(({ key }) => nameOf(key as Node)));
}

/** Of a function, or of the constant that holds it. */
function patternOf(component: Node): Node | undefined {
  const written = component.type === 'VariableDeclarator' ? (component['init'] as Node | null) : component;
  const [param] = (written?.['params'] ?? []) as readonly Node[];
  const pattern = param?.type === 'AssignmentPattern' ? (param['left'] as Node) : param;
  return pattern?.type === 'ObjectPattern' ? pattern : undefined;
}
