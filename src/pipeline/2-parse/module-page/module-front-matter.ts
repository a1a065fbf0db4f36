// Reads front matter from `export const frontMatter = { … }` of a page's module, without running it.

import type { Context } from '#context/context';
import { locateIn } from '#files/locate/locate';
import type { Names, Statement, Syntax } from '#files/locate/locate-syntax';
import { plainValue } from '#files/locate/locate-value';
import { LineIndex } from '#kit/line-index';
import type { Json, JsonObject } from '#model/json';
import { checkFrontMatter, type ReadFrontMatter } from '../front-matter/read.ts';
import type { FrontMatterShape } from '../front-matter/schema.ts';
import type { ModulePage } from './component.ts';

const none: ReadFrontMatter = { frontMatter: { other: {} }, places: {}, sound: true };

export function readModuleFrontMatter(context: Context, page: ModulePage, shape: FrontMatterShape): ReadFrontMatter {
  const { source, statements, names } = page;
  const declared = statements.map(frontMatterOf).find(Boolean);
  if (!declared) return none;
  const value = plainValue(declared, names);
  try {
    const data = literalOf(value, names);
    if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new NotLiteral(value);
    const locate = locateIn({ value, names }, source.text, source.path);
    const lines = new LineIndex(source.text);
    const scalarSource = (path: readonly (string | number)[]): string =>
      source.text.slice(...(lines.rangeOf(locate(path)) ?? [0, 0]));
    return checkFrontMatter(data as JsonObject, locate, shape, context.reporter, scalarSource);
  } catch (thrown) {
    if (!(thrown instanceof NotLiteral)) throw thrown;
    const { start, end } = thrown.node;
    context.reporter.report({
      code: 'parse/front-matter-shape',
      message:
        thrown.node === value ? 'front matter of a module is not an object that is written out' : 'this value is not written out',
      help: "Front matter is read without running the module: `export const frontMatter = { title: 'About us' };`, with texts, numbers, true, false, null, and lists and objects of them.",
      place: new LineIndex(source.text).place(source.path, start ?? 0, end ?? 0),
    });
    return { ...none, sound: false };
  }
}

function frontMatterOf(statement: Statement): Syntax | undefined {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  if (declaration?.type !== 'VariableDeclaration') return undefined;
  const named = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === 'frontMatter');
  return named?.init ?? undefined;
}

class NotLiteral extends Error {
  readonly node: Syntax;

  constructor(node: Syntax) {
    super('not written out');
    this.node = node;
  }
}

/** `above` are the enclosing lists and objects, to detect cycles. */
function literalOf(written: Syntax, names: Names, above: readonly Syntax[] = []): Json {
  const node = plainValue(written, names);
  if (above.includes(node)) throw new NotLiteral(written);
  const inner = (value: Syntax): Json => literalOf(value, names, [...above, node]);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NullLiteral':
      return null;
    case 'TemplateLiteral':
      if (node.expressions.length > 0) throw new NotLiteral(node);
      return node.quasis.map(({ value }) => value.cooked).join('');
    case 'UnaryExpression':
      if (node.operator !== '-' || node.argument.type !== 'NumericLiteral') throw new NotLiteral(node);
      return -node.argument.value;
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (!element || element.type === 'SpreadElement') throw new NotLiteral(element ?? node);
        return inner(element);
      });
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map((property) => memberOf(property, inner)));
    default:
      throw new NotLiteral(written);
  }
}

function memberOf(
  property: Extract<Syntax, { type: 'ObjectExpression' }>['properties'][number],
  inner: (value: Syntax) => Json,
): [string, Json] {
  if (property.type !== 'ObjectProperty' || property.computed) throw new NotLiteral(property);
  const { key, value } = property;
  if (key.type === 'Identifier') return [key.name, inner(value as Syntax)];
  if (key.type === 'StringLiteral') return [key.value, inner(value as Syntax)];
  throw new NotLiteral(property);
}
