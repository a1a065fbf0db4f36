// Finds the texts that a module marks for translation, with `<Translate>` and `translate()`.
import { createRequire } from 'node:module';
import type * as Parser from '@babel/parser';
import { namesOf } from '#files/locate/locate-export';
import {
  type Expression,
  memberOf,
  type Names,
  parseModule,
  plainValue,
  type Statement,
  type Syntax,
} from '#files/locate/locate-value';
import { attempt } from '#model/attempt';
import type { Point } from '#model/place';
import { absent, type MarkedText, markedText, type Part, type UnfixedText, unfixed } from './marked-text.ts';

export interface MarkedTexts {
  readonly texts: readonly MarkedText[];
  readonly unfixed: readonly UnfixedText[];
}

/** What the module calls the component and the function, and the constants that their texts may be in. */
export interface MarkNames {
  readonly components: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
  readonly constants: Names;
}

export const markModule = '@docusaurus/Translate';

/** Undefined for a module that cannot be parsed. */
export function textsInModule(text: string, file: string): MarkedTexts | undefined {
  const module = parseModule(text, file);
  if (!module || !('statements' in module)) return undefined;
  return textsInSyntax(module.statements, markNames(module.statements));
}

/** The texts in an expression in braces, or in the statements of a page. `start` is where it stands in its file. */
export function textsInFragment(code: string, start: Point, names: MarkNames): MarkedTexts {
  const { parse, parseExpression } = createRequire(import.meta.url)('@babel/parser') as typeof Parser;
  const options: Parser.ParserOptions = {
    sourceType: 'module',
    plugins: ['jsx'],
    startLine: start.line,
    startColumn: start.column - 1,
  };
  const parsed = attempt(() => parseExpression(code, options)) ?? attempt(() => parse(code, options).program.body);
  return parsed ? textsInSyntax(parsed, names) : none;
}

/** Undefined for code that only names, or that is no expression. */
export function fixedTextIn(code: string, { constants }: MarkNames): string | undefined {
  const { parseExpression } = createRequire(import.meta.url)('@babel/parser') as typeof Parser;
  const parsed = attempt(() => parseExpression(code, { sourceType: 'module', plugins: ['jsx'] }));
  return parsed && fixedText(parsed, constants);
}

export function markNames(statements: readonly Statement[]): MarkNames {
  const [components, functions] = [new Set<string>(), new Set<string>()];
  for (const statement of statements) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== markModule) continue;
    for (const one of statement.specifiers) {
      const imported = one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : undefined;
      if (one.type === 'ImportDefaultSpecifier' || imported === 'default') components.add(one.local.name);
      else if (imported === 'translate') functions.add(one.local.name);
    }
  }
  return { components, functions, constants: namesOf(statements) };
}

const none: MarkedTexts = { texts: [], unfixed: [] };

type JsxElement = Extract<Expression, { type: 'JSXElement' }>;
type Call = Extract<Expression, { type: 'CallExpression' }>;

function textsInSyntax(syntax: object, names: MarkNames): MarkedTexts {
  const found: (MarkedText | UnfixedText)[] = [];
  // A loop rather than recursion: the AST may be deeper than our stack allows.
  const left: unknown[] = [syntax];
  while (left.length > 0) {
    const node = left.pop();
    if (typeof node !== 'object' || node === null) continue;
    if (isMarkElement(node, names)) found.push(elementText(node, names));
    else if (isMarkCall(node, names)) found.push(callText(node, names));
    for (const child of Object.values(node)) left.push(child);
  }
  return sorted(found);
}

export function sorted(found: readonly (MarkedText | UnfixedText)[]): MarkedTexts {
  const inOrder = found.toSorted((a, b) => a.start.line - b.start.line || a.start.column - b.start.column);
  return {
    texts: inOrder.filter((one) => 'key' in one),
    unfixed: inOrder.filter((one) => 'message' in one),
  };
}

function isMarkElement(node: object, { components }: MarkNames): node is JsxElement {
  if (!('type' in node) || node.type !== 'JSXElement') return false;
  const { name } = (node as JsxElement).openingElement;
  return name.type === 'JSXIdentifier' && components.has(name.name);
}

function isMarkCall(node: object, { functions }: MarkNames): node is Call {
  if (!('type' in node) || node.type !== 'CallExpression') return false;
  const { callee } = node as Call;
  return callee.type === 'Identifier' && functions.has(callee.name);
}

function elementText({ openingElement, children, loc }: JsxElement, { constants }: MarkNames): MarkedText | UnfixedText {
  const partOf = (name: string): Part => {
    const attribute = openingElement.attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === name);
    return attribute?.type === 'JSXAttribute' && attribute.value ? partIn(attribute.value as Syntax, constants) : absent;
  };
  const shown = children.filter((child) => child.type !== 'JSXText' || jsxText(child.value) !== '');
  const [only] = shown;
  const child = only?.type === 'JSXText' ? { value: jsxText(only.value) } : only ? partIn(only as Syntax, constants) : absent;
  const parts = { id: partOf('id'), text: shown.length > 1 ? unfixed : child, description: partOf('description') };
  return markedText('<Translate>', 'its text', parts, startOf(loc));
}

function callText({ arguments: [given], loc }: Call, { constants }: MarkNames): MarkedText | UnfixedText {
  const object = given && plainValue(given as Syntax, constants);
  const isWritten = object?.type === 'ObjectExpression' && !object.properties.some(({ type }) => type === 'SpreadElement');
  const partOf = (name: string): Part => {
    const member = isWritten ? memberOf(object, name) : undefined;
    return member ? partIn(member.value, constants) : isWritten ? absent : unfixed;
  };
  const parts = { id: partOf('id'), text: partOf('message'), description: partOf('description') };
  return markedText('translate()', 'its `message`', parts, startOf(loc));
}

function partIn(node: Syntax, constants: Names): Part {
  const value = fixedText(node, constants);
  return value === undefined ? unfixed : { value };
}

/** The text of a literal, of literals that are joined, or of a constant. */
function fixedText(node: object, constants: Names, depth = 0): string | undefined {
  if (depth > 100) return undefined;
  const syntax = node as Syntax | { readonly type: 'JSXExpressionContainer'; readonly expression: object };
  if (syntax.type === 'JSXExpressionContainer') return fixedText(syntax.expression, constants, depth + 1);
  const value = plainValue(syntax, constants);
  if (value.type === 'StringLiteral') return value.value;
  if (value.type === 'TemplateLiteral')
    return value.expressions.length === 0 ? (value.quasis[0]?.value.cooked ?? undefined) : undefined;
  if (value.type !== 'BinaryExpression' || value.operator !== '+') return undefined;
  const [start, end] = [value.left, value.right].map((side) => fixedText(side, constants, depth + 1));
  return start === undefined || end === undefined ? undefined : start + end;
}

/** As JSX joins the lines of a text: ends at line breaks are cut off, and empty lines are nothing. */
function jsxText(raw: string): string {
  const lines = raw.split(/\r\n|\n|\r/);
  const isBlank = (line: string, at: number): boolean => line[at] === ' ' || line[at] === '\t';
  return lines
    .map((line, n) => {
      let [start, end] = [0, line.length];
      while (n > 0 && isBlank(line, start)) start++;
      while (n < lines.length - 1 && end > start && isBlank(line, end - 1)) end--;
      return line.slice(start, end);
    })
    .filter((line) => line !== '')
    .join(' ');
}

function startOf(loc: JsxElement['loc']): Point {
  return { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
}
