// Finds the free variables of code: names that it uses and does not declare.
import type { Identifier, Node, Pattern } from 'estree';
import { identifiersOf } from './esm.ts';
import { childrenOf, isNode } from './walk-code.ts';

export interface Reference {
  readonly name: string;
  readonly node: Identifier;
  /** It is inside a function that may run later or never, or is a component's name, which is resolved elsewhere. */
  readonly isLater: boolean;
  /** It is an operand of `typeof`, which is no fault for an undefined name. */
  readonly isAsked: boolean;
}

interface Scope {
  readonly names: ReadonlySet<string>;
  readonly outer: Scope | undefined;
}

interface Visit {
  readonly scope: Scope | undefined;
  readonly isLater: boolean;
}

/** Includes names in JSX. */
export function freeNames(node: Node): readonly Reference[] {
  const found: Reference[] = [];
  visit(node, { scope: undefined, isLater: false }, found);
  return found;
}

function visit(node: Node, at: Visit, found: Reference[]): void {
  if (node.type === 'Identifier') {
    add(node, at, found);
    return;
  }
  if (node.type === 'UnaryExpression' && node.operator === 'typeof' && node.argument.type === 'Identifier') {
    add(node.argument, at, found, true);
    return;
  }
  if ((node.type as string) === 'JSXIdentifier') {
    add(node as unknown as Identifier, { ...at, isLater: true }, found);
    return;
  }
  const inner = scopeOf(node, node.type === 'ClassBody' ? { ...at, isLater: true } : at);
  const isCall = node.type === 'CallExpression';
  for (const [key, value] of Object.entries(node)) {
    if (isName(node, key)) continue;
    for (const child of [value].flat()) {
      if (!isNode(child)) continue;
      // A callback of `map` and the like runs at once.
      const runs = isCall && (key === 'callee' || runsAtOnce(node));
      visit(child, isFunction(child) ? { scope: inner.scope, isLater: at.isLater || !runs } : inner, found);
    }
  }
}

function add(node: Identifier, { scope, isLater }: Visit, found: Reference[], isAsked = false): void {
  for (let around = scope; around; around = around.outer) if (around.names.has(node.name)) return;
  found.push({ name: node.name, node, isLater, isAsked });
}

/** True for keys of a node whose identifiers are no references. */
function isName(node: Node & { computed?: boolean }, key: string): boolean {
  const type = node.type as string;
  if (/^(?:MetaProperty|ImportDeclaration|JSXClosingElement|ExportSpecifier)$/.test(type)) return true;
  if (key === 'property') return (type === 'MemberExpression' && !node.computed) || type === 'JSXMemberExpression';
  if (key === 'key') return !node.computed;
  return key === 'label' || (key === 'name' && type === 'JSXAttribute');
}

function scopeOf(node: Node, at: Visit): Visit {
  const names = declaredIn(node);
  return names.size > 0 ? { ...at, scope: { names, outer: at.scope } } : at;
}

/** All declarations in a function's body, without regard to block scopes. */
function declaredIn(node: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const addAll = (pattern: Pattern): void => {
    for (const { name } of identifiersOf(pattern)) names.add(name);
  };
  if (isFunction(node)) {
    for (const param of node.params) addAll(param);
    names.add('arguments');
    if (node.type === 'FunctionExpression' && node.id) names.add(node.id.name);
    collect(node.body, addAll);
  } else if (node.type === 'ClassExpression' && node.id) names.add(node.id.name);
  else if (node.type === 'Program') for (const statement of node.body) collect(statement, addAll);
  return names;
}

function collect(node: Node, add: (pattern: Pattern) => void): void {
  if (node.type === 'VariableDeclarator') add(node.id);
  if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id) add(node.id);
  if (node.type === 'CatchClause' && node.param) add(node.param);
  if (isFunction(node) || node.type.startsWith('Class')) return;
  for (const child of childrenOf(node)) collect(child, add);
}

type FunctionNode = Extract<Node, { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }>;

function isFunction(node: Node): node is FunctionNode {
  return /^(?:Arrow)?Function/.test(node.type);
}

const ofLists = /^(?:map|flatMap|filter|forEach|reduce|some|every|find|findIndex|sort|from)$/;

function runsAtOnce({ callee }: Extract<Node, { type: 'CallExpression' }>): boolean {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && ofLists.test(callee.property.name);
}
