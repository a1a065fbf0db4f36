// Compiles a document's own code to one function body that returns its declarations and expression values.
import type { Expression, Program, Statement } from 'estree';
import type { Root } from 'hast';
import { browserUseIn, isHandler } from '#code/browser-use';
import { browserReference, type TreeBody } from '#model/document';
import type { Place } from '#model/place';
import { type EsmStatement, estreePlace } from '../code/esm.ts';
import { freeNames } from '../code/free-names.ts';

export type PageCode = Pick<TreeBody, 'code' | 'expressions' | 'references'>;

/** The position of an expression in the tree; `replace` substitutes another. */
interface Slot {
  readonly expression: Expression;
  readonly isHandler?: boolean;
  readonly replace: (expression: Expression) => void;
}

/**
 * Extracts every expression from a tree, leaving references `$n`, and compiles them with the document's statements. Imported
 * names are read from `$scope`. JSX becomes calls of the automatic runtime.
 */
export async function compilePageCode(
  tree: Root,
  statements: readonly EsmStatement[],
  declarations: readonly string[],
  imported: readonly string[],
  file: string,
): Promise<PageCode> {
  const { buildJsx, toJs } = await import('#parser/libraries');
  const expressions: Place[] = [];
  const values: Expression[] = [];
  const slots = [...slotsOf(tree)];
  for (const { expression, replace } of slots) {
    replace({ type: 'Identifier', name: `$${values.length}` });
    expressions.push(estreePlace(expression as never, file));
    values.push(arrow(expression));
  }
  // Runs before JSX is compiled.
  const references = referencesIn(slots, statements, declarations, imported);
  const scope = imported.filter((name) => !declarations.includes(name));
  const body: Program['body'] = [
    ...(scope.length > 0 ? [destructure(scope)] : []),
    ...statements.flatMap(({ statement }, index) => [mark(index), statement]),
    { type: 'ReturnStatement', argument: answer(values, declarations) } as Statement,
  ];
  const program: Program = { type: 'Program', sourceType: 'module', body, comments: [] };
  buildJsx(program as never, { runtime: 'automatic' });
  program.body = program.body.filter(({ type }) => type !== 'ImportDeclaration');
  return { code: toJs(program as never).value, expressions, references };
}

/** Of each declaration and expression that has any. */
function referencesIn(
  slots: readonly Slot[],
  statements: readonly EsmStatement[],
  declarations: readonly string[],
  imported: readonly string[],
): TreeBody['references'] {
  const nodes = [...statements.map(({ statement }) => statement), ...slots.map(({ expression }) => expression)];
  const usesBrowser = browserUseIn(nodes, imported);
  const known = new Set([...declarations, ...imported]);
  const namesOf = (node: Expression | Statement, isLive = false): readonly string[] => [
    ...new Set(freeNames(node).flatMap(({ name }) => (known.has(name) ? [name] : []))),
    ...(isLive || usesBrowser(node) ? [browserReference] : []),
  ];
  const ofStatements = statements.flatMap(({ statement, names }) => {
    const found = namesOf(statement);
    return names.map((name) => [name, found.filter((other) => other !== name)] as const);
  });
  const ofSlots = slots.map(({ expression, isHandler }, index) => [`$${index}`, namesOf(expression, isHandler)] as const);
  return Object.fromEntries([...ofStatements, ...ofSlots].filter(([, found]) => found.length > 0));
}

function* slotsOf(node: Root | Root['children'][number]): Generator<Slot> {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') yield* programSlot(node.data);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') yield* spreadSlot(attribute.data);
      else if (attribute.value && typeof attribute.value === 'object')
        yield* programSlot(attribute.value.data, isHandler(attribute.name));
    }
  }
  if ('children' in node) for (const child of node.children) yield* slotsOf(child as Root['children'][number]);
}

function* programSlot(data: object | undefined, isHandler = false): Generator<Slot> {
  const statement = (data as { estree?: Program | null } | undefined)?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') return;
  const program = (data as { estree: Program }).estree;
  program.comments = [];
  yield {
    expression: statement.expression,
    isHandler,
    replace: (expression) => {
      program.body = [{ type: 'ExpressionStatement', expression }];
    },
  };
}

function* spreadSlot(data: object | undefined): Generator<Slot> {
  const statement = (data as { estree?: Program | null } | undefined)?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'ObjectExpression') return;
  const spread = statement.expression.properties[0];
  if (spread?.type !== 'SpreadElement') return;
  const program = (data as { estree: Program }).estree;
  yield {
    expression: spread.argument,
    replace: (argument) => {
      const replaced: Expression = { type: 'ObjectExpression', properties: [{ type: 'SpreadElement', argument }] };
      program.body = [{ type: 'ExpressionStatement', expression: replaced }];
      program.comments = [];
    },
  };
}

function arrow(body: Expression): Expression {
  return { type: 'ArrowFunctionExpression', expression: true, params: [], body };
}

/** Records which statement runs, in case it throws. */
function mark(index: number): Statement {
  const callee: Expression = { type: 'Identifier', name: '$at' };
  const call: Expression = {
    type: 'CallExpression',
    callee,
    arguments: [{ type: 'Literal', value: index }],
    optional: false,
  };
  return { type: 'ExpressionStatement', expression: call };
}

function destructure(names: readonly string[]): Statement {
  const properties = names.map((name) => property(name, { type: 'Identifier', name }));
  const id = { type: 'ObjectPattern', properties } as never;
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id, init: { type: 'Identifier', name: '$scope' } }],
  };
}

function answer(values: Expression[], declarations: readonly string[]): Expression {
  const declared = declarations.map((name) => property(name, { type: 'Identifier', name }));
  return {
    type: 'ObjectExpression',
    properties: [
      property('values', { type: 'ArrayExpression', elements: values }) as never,
      property('declarations', { type: 'ObjectExpression', properties: declared as never }) as never,
    ],
  };
}

function property(name: string, value: Expression) {
  const shorthand = value.type === 'Identifier' && value.name === name;
  return { type: 'Property', key: { type: 'Identifier', name }, value, kind: 'init', method: false, shorthand, computed: false };
}
