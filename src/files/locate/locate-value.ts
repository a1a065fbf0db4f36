// Finds the AST node of a value by key or index, looking through names and type assertions.
import { createRequire } from 'node:module';
import type * as Parser from '@babel/parser';

/** Looks through parentheses, types, `await`, and the names of constants. */
export function plainValue(node: Syntax, names: Names): Syntax {
  const seen = new Set([node]);
  let current = node;
  for (;;) {
    const inner = innerOf(current, names);
    if (!inner || seen.has(inner)) return current;
    seen.add(inner);
    current = inner;
  }
}

function innerOf(node: Syntax, names: Names): Syntax | undefined {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return node.expression;
    case 'AwaitExpression':
      return node.argument;
    case 'Identifier':
      return names.get(node.name);
    default:
      return undefined;
  }
}

export interface Member {
  /** Absent for an element of a list. */
  readonly key?: Syntax;
  readonly value: Syntax;
}

/** A pseudo-key that selects the first argument of a call. */
export const firstArgument = '()';

/** The member of an object or an array that `step` names, where it is written literally. */
export function memberOf(node: Syntax, step: string | number): Member | undefined {
  if (node.type === 'CallExpression') {
    // What a factory was given stands in its `options` as well.
    const [argument] = step === firstArgument || step === 'options' ? node.arguments : [];
    return argument ? { value: argument as Syntax } : memberOfFiltered(node, step);
  }
  if (node.type === 'ArrayExpression') {
    const before = node.elements.slice(0, Number(step) + 1);
    const value = before[Number(step)];
    // After a spread, the indexes of elements are unknown.
    return value && !before.some((element) => element?.type === 'SpreadElement') ? { value: value as Syntax } : undefined;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties.toReversed()) {
    if (property.type === 'SpreadElement' || keyName(property) !== String(step)) continue;
    const value = property.type === 'ObjectProperty' ? (property.value as Syntax) : property;
    return { key: property.key as Syntax, value };
  }
  return undefined;
}

/** `[…].filter(Boolean)` has the same indexes as its list, up to the first element that may be left out. */
function memberOfFiltered({ callee, arguments: [test] }: Extract<Syntax, { type: 'CallExpression' }>, step: string | number) {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'ArrayExpression') return undefined;
  const isFilter = callee.property.type === 'Identifier' && callee.property.name === 'filter';
  if (!isFilter || test?.type !== 'Identifier' || test.name !== 'Boolean') return undefined;
  const before = callee.object.elements.slice(0, Number(step) + 1);
  const isKept = (element: (typeof before)[number]): boolean =>
    element?.type === 'ObjectExpression' || (element?.type === 'StringLiteral' && element.value !== '');
  return before.every(isKept) ? memberOf(callee.object as Syntax, step) : undefined;
}

function keyName(property: { readonly computed: boolean; readonly key: { readonly type: string } }): string | undefined {
  const key = property.key as { type: string; name?: string; value?: string | number };
  if (key.type === 'Identifier') return property.computed ? undefined : key.name;
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : undefined;
}

type Program = ReturnType<typeof Parser.parse>['program'];
export type Statement = Program['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
type ObjectMember = Extract<Expression, { type: 'ObjectExpression' }>['properties'][number];
export type Syntax = Expression | Statement | ObjectMember;

/** The initializers of the constants and functions in a scope, by name. */
export type Names = ReadonlyMap<string, Syntax>;

/** A value in a module, with the names that it may mention. */
export interface ModuleSyntax {
  readonly value: Syntax;
  readonly names: Names;
}

/** The statements of a module, or the one value of a JSON file. undefined where the text does not parse. */
export function parseModule(
  source: string,
  file: string,
): { statements: readonly Statement[] } | { value: Expression } | undefined {
  const { parse, parseExpression } = createRequire(import.meta.url)('@babel/parser') as typeof Parser;
  try {
    if (file.endsWith('.json')) return { value: parseExpression(source) };
    return { statements: parse(source, { sourceType: 'module', errorRecovery: true, plugins: syntaxOf(file) }).program.body };
  } catch {
    return undefined;
  }
}

/** The zero-based offset and the message of the first syntax error; undefined where the module parses. */
export function syntaxFault(source: string, file: string): { readonly offset: number; readonly message: string } | undefined {
  const { parse, parseExpression } = createRequire(import.meta.url)('@babel/parser') as typeof Parser;
  try {
    if (file.endsWith('.json')) parseExpression(source);
    else parse(source, { sourceType: 'module', plugins: syntaxOf(file) });
    return undefined;
  } catch (thrown) {
    const { message, pos = 0 } = thrown as Error & { pos?: number };
    return { offset: pos, message: message.replace(/ \(\d+:\d+\)$/, '').replace(/\.$/, '') };
  }
}

/** `<T>value` is a type assertion in `.ts` and the start of an element in all other files. */
function syntaxOf(file: string): Parser.ParserPlugin[] {
  return /\.[mc]?ts$/.test(file) ? ['typescript', 'decorators'] : ['typescript', 'jsx', 'decorators'];
}
