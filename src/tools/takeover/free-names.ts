// Finds the names that an expression uses and does not declare.
import type { Syntax } from '#files/locate/locate-syntax';

type Node = Readonly<Record<string, unknown>>;

/** Names of types count as well. */
export function freeNames(root: Syntax): ReadonlySet<string> {
  const declared = new Set<string>();
  const used = new Set<string>();
  visit(root, '', {}, declared, used);
  return new Set([...used].filter((name) => !declared.has(name)));
}

function visit(value: unknown, key: string, parent: Node, declared: Set<string>, used: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) visit(item, key, parent, declared, used);
  else if (isNode(value)) {
    const isKey = (key === 'property' || key === 'key') && parent['computed'] !== true;
    if (value['type'] === 'Identifier') {
      if (key === 'params' || key === 'id') declared.add(String(value['name']));
      else if (!isKey) used.add(String(value['name']));
    } else if (/Pattern$|^RestElement$/.test(String(value['type']))) declare(value, declared, used);
    else
      for (const [inner, below] of Object.entries(value))
        if (!/Comments$|^loc$/.test(inner)) visit(below, inner, value, declared, used);
  }
}

/** The names of a pattern; its default values are expressions. */
function declare(value: unknown, declared: Set<string>, used: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) declare(item, declared, used);
  else if (isNode(value)) {
    if (value['type'] === 'Identifier') declared.add(String(value['name']));
    else if (value['type'] === 'AssignmentPattern') {
      declare(value['left'], declared, used);
      visit(value['right'], 'right', value, declared, used);
    } else for (const key of ['properties', 'elements', 'value', 'argument']) declare(value[key], declared, used);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
