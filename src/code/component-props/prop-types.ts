// Reads the types of props that a component declares as `propTypes`.
import type { Accepted, OwnProp, OwnProps, PropLiteral } from '#model/own-props';
import { literalOf } from './accepted.ts';
import { type Node, nameOf, type SourceModule } from './open-module.ts';
import { defaultsIn, takenBy } from './taken-props.ts';

const kinds: Readonly<Record<string, Accepted['kinds'][number]>> = {
  string: 'string',
  number: 'number',
  bool: 'boolean',
  array: 'list',
  arrayOf: 'list',
  func: 'function',
};

export function propTypesOf(module: SourceModule, name: string, component: Node): OwnProps | undefined {
  const types = assignedTypes(module, name);
  if (types?.type !== 'ObjectExpression') return undefined;
  const taken = takenBy(component);
  const defaults = defaultsIn(component);
  const props = new Map<string, OwnProp>();
  let isOpen = taken === undefined;
  for (const property of types['properties'] as readonly Node[]) {
    const key = property['key'] as Node | undefined;
    if (property.type !== 'ObjectProperty' || property['computed'] === true || !key) {
      isOpen = true;
      continue;
    }
    const prop = propOf(property['value'] as Node);
    props.set(nameOf(key), { ...prop, required: prop.required && !defaults.has(nameOf(key)), place: module.placeOf(key) });
  }
  const untyped = [...(taken ?? [])].filter(([one]) => !props.has(one));
  const others = untyped.map(
    ([one, node]) => [one, { required: false, accepts: undefined, place: module.placeOf(node) }] as const,
  );
  return { props: new Map([...props, ...others]), isOpen };
}

/** `Name.propTypes = { … }`. */
function assignedTypes({ statements }: SourceModule, name: string): Node | undefined {
  for (const { type, expression } of statements) {
    const assignment = type === 'ExpressionStatement' ? (expression as Node) : undefined;
    const left = assignment?.type === 'AssignmentExpression' ? (assignment['left'] as Node) : undefined;
    const isTypes = nameOf(left?.['object'] as Node) === name && nameOf(left?.['property'] as Node) === 'propTypes';
    if (isTypes) return assignment?.['right'] as Node;
  }
  return undefined;
}

function propOf(value: Node): Omit<OwnProp, 'place'> {
  if (value.type === 'MemberExpression' && nameOf(value['property'] as Node) === 'isRequired')
    return { ...propOf(value['object'] as Node), required: true };
  const call = value.type === 'CallExpression' ? value : undefined;
  const type = (call ? call['callee'] : value) as Node;
  const name = nameOf(type.type === 'MemberExpression' ? (type['property'] as Node) : type);
  const [first] = (call?.['arguments'] ?? []) as readonly Node[];
  if (call && name === 'oneOf') return { required: false, accepts: first && oneOf(first) };
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return { required: false, accepts: kind && { values: [null], kinds: [kind] } };
}

function oneOf(list: Node): Accepted | undefined {
  const elements = list.type === 'ArrayExpression' ? (list['elements'] as readonly (Node | null)[]) : [null];
  const values = elements.map((one) => (one ? literalOf(one) : undefined));
  return values.includes(undefined) ? undefined : { values: [...(values as readonly PropLiteral[]), null], kinds: [] };
}
