// Parses a page that is a module: its front matter is read, and its body shows the default export.
import type { Root } from 'hast';
import type { Context } from '#context/context';
import type { ReadSource } from '#context/source-text';
import { locateIn } from '#files/locate/locate';
import { namesOf } from '#files/locate/locate-export';
import { type Names, parseModule, plainValue, type Statement, type Syntax } from '#files/locate/locate-value';
import { ignoreDrafts } from '#kit/ignore-drafts';
import { LineIndex } from '#kit/line-index';
import type { TreeBody } from '#model/document';
import type { Json, JsonObject } from '#model/json';
import type { Place } from '#model/place';
import { checkFrontMatter, type ReadFrontMatter } from '../front-matter/front-matter.ts';
import type { FrontMatterShape } from '../front-matter/schema.ts';
import { writtenAddress } from '../front-matter/written-address.ts';
import type { ParsedSource } from '../parsed-source.ts';
import { reportIdleBanner } from '../structure/banner.ts';
import { findComponent, type ModulePage, reportSyntax } from './component.ts';

/** The module is not run here: faults of its imports and its component show when the page is rendered. */
export function parseModulePage(context: Context, shape: FrontMatterShape, source: ReadSource): ParsedSource {
  const { path: file, text } = source;
  for (const draft of ignoreDrafts(text, file, 'module')) context.reporter.report(draft);
  const module = parseModule(text, file);
  const isSound = !source.damaged && !reportSyntax(context, source);
  const statements = isSound && module && 'statements' in module ? module.statements : [];
  const names = namesOf(statements);
  const front = readModuleFrontMatter(context, { source, statements, names }, shape);
  reportIdleBanner(front, source, 'the page is a module', context.reporter);
  const place = isSound ? findComponent(context, { source, statements, names }) : undefined;
  const name = file.slice(file.lastIndexOf('/') + 1);
  return {
    facts: {
      // The ids of its elements are unknown before it runs.
      complete: false,
      frontMatter: front.frontMatter,
      address: writtenAddress(front.frontMatter, text),
      frontMatterPlaces: front.places,
      contentTitle: undefined,
      hasOwnTitle: false,
      excerpt: '',
      outline: [],
      ids: [],
      links: [],
      orders: [],
      collected: [],
      // The document imports the module that it shows, like any other.
      imports: place ? [{ specifier: `./${name}`, names: { Page: 'default' }, place }] : [],
      declarations: [],
      styles: [],
      components: [],
      uses: [],
    },
    body: place ? bodyOf(place) : { kind: 'html', parts: [''], holes: [] },
  };
}

function bodyOf(place: Place): TreeBody {
  const { start, end } = place;
  const expression = { type: 'Identifier', name: '$0' } as const;
  const estree = { type: 'Program', sourceType: 'module', comments: [], body: [{ type: 'ExpressionStatement', expression }] };
  const node = { type: 'mdxFlowExpression', value: '', data: { estree }, position: { start, end } };
  const code = 'const { Page } = $scope;\nreturn { values: [() => _jsx(Page, {})], declarations: {} };';
  return {
    kind: 'tree',
    tree: { type: 'root', children: [node] } as unknown as Root,
    code,
    references: { $0: ['Page'] },
    statements: [],
    expressions: [place],
  };
}

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
      message: thrown.node === value ? 'the front matter of a module must be an object literal' : 'this value is not a literal',
      help: "Front matter is read without running the module: `export const frontMatter = { title: 'About us' };`. Use only strings, numbers, true, false, null, and lists and objects of these.",
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
    super('not a literal');
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
