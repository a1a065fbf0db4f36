// Extracts how a source uses components that the theme does not bring: their props, as far as these are literals.
import type { Expression } from 'estree';
import type { JSXAttribute, JSXElement } from 'estree-jsx';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { walk } from '#kit/walk';
import type { ElementUse, WrittenProp } from '#model/document';
import type { Place } from '#model/place';
import type { Theme } from '#model/theme';
import { declaredNames, estreePlace, importsOf, type ProgramOf } from '../code/esm.ts';
import { freeNames } from '../code/free-names.ts';
import { jsxInCode } from '../code/walk-code.ts';
import { isJsx, jsxNamePlace } from './jsx.ts';
import { placeOf } from './node-place.ts';
import { isComponentName } from './outline.ts';

type Literal = NonNullable<WrittenProp['literal']>;

interface Used {
  readonly tree: Root;
  /** All code of the tree, in which the ESM still is. */
  readonly programs: readonly ProgramOf[];
  readonly file: string;
  readonly text: string;
}

export function elementUses({ tree, programs, file, text }: Used, theme: Theme): readonly ElementUse[] {
  const isOurs = themeNames(tree, programs, file, theme);
  const uses: ElementUse[] = [];
  walk(tree, (node) => {
    // What a step has added is nobody's fault who writes the page.
    if (!isJsx(node) || !node.position || !isSingleName(node.name ?? '') || isOurs(node.name ?? '')) return;
    uses.push(readUse(node, file, text));
  });
  for (const { program } of programs) {
    // A parameter of the same name is another component.
    const free = new Set<object>(freeNames(program).map(({ node }) => node));
    for (const element of jsxInCode(program)) {
      const { name } = element.openingElement;
      if (name.type !== 'JSXIdentifier' || !free.has(name) || !isSingleName(name.name) || isOurs(name.name)) continue;
      uses.push(readCodeUse(element, name, file));
    }
  }
  return uses.sort(({ place: { start: a } }, { place: { start: b } }) => a.line - b.line || a.column - b.column);
}

function isSingleName(name: string): boolean {
  return isComponentName(name) && /^[\w$]+$/.test(name);
}

/** What the source declares itself, and what is the theme's. */
function themeNames(tree: Root, programs: readonly ProgramOf[], file: string, { components, aliases }: Theme) {
  const modules = programs.flatMap(({ program, isModule }) => (isModule ? program.body : []));
  const imports = modules.length > 0 ? importsOf(tree, file) : [];
  const imported = new Map(imports.flatMap(({ names, specifier }) => Object.keys(names).map((name) => [name, specifier])));
  const declared = new Set(modules.flatMap(declaredNames).map(({ name }) => name));
  return (name: string): boolean => {
    const specifier = imported.get(name);
    if (specifier !== undefined) return Object.hasOwn(aliases, specifier);
    return declared.has(name) || components.includes(name);
  };
}

function readUse(element: MdxJsxFlowElement | MdxJsxTextElement, file: string, text: string): ElementUse {
  const props = element.attributes.filter((one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute');
  return {
    name: element.name ?? '',
    place: jsxNamePlace(element, file),
    props: props.map((attribute) => {
      const whole = placeOf(attribute as Parameters<typeof placeOf>[0], file);
      const literal = literalIn(attribute, whole, valuePlace(attribute, whole, text));
      return written(attribute.name, sliced(whole, 0, attribute.name.length), literal);
    }),
    ...(props.length < element.attributes.length ? { spreads: true } : {}),
  };
}

function readCodeUse(
  { openingElement: { attributes } }: JSXElement,
  name: Parameters<typeof estreePlace>[0],
  file: string,
): ElementUse {
  const props = attributes.filter((one): one is JSXAttribute => one.type === 'JSXAttribute');
  return {
    name: (name as { name: string }).name,
    place: estreePlace(name, file),
    props: props.map(({ name: node, value }) => {
      const prop = node.type === 'JSXIdentifier' ? node.name : `${node.namespace.name}:${node.name.name}`;
      const place = estreePlace(node, file);
      if (value === null) return written(prop, place, { value: true, place });
      const inner = value.type === 'JSXExpressionContainer' ? value.expression : value;
      return written(prop, place, literalOf(inner as Expression, estreePlace(value, file)));
    }),
    ...(props.length < attributes.length ? { spreads: true } : {}),
  };
}

function written(name: string, place: Place, literal: Literal | undefined): WrittenProp {
  return { name, place, ...(literal ? { literal } : {}) };
}

/** Spaces and lines may stand on both sides of the `=`, and the marks of a quote at the beginning of these. */
function valuePlace({ name, position }: MdxJsxAttribute, whole: Place, text: string): Place {
  const source = text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  const sign = source.indexOf('=', name.length);
  if (sign < 0) return whole;
  const before = source.slice(0, sign + 1) + (/^[^"'{]*/.exec(source.slice(sign + 1))?.[0] ?? '');
  const line = before.lastIndexOf('\n') + 1;
  if (line === 0) return sliced(whole, before.length);
  const start = { line: whole.start.line + before.split('\n').length - 1, column: before.length - line + 1 };
  return { ...whole, start };
}

function literalIn({ value }: MdxJsxAttribute, whole: Place, behind: Place): Literal | undefined {
  if (value === null || value === undefined) return { value: true, place: whole };
  if (typeof value === 'string') return { value, place: behind };
  const [statement, ...others] = value.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined;
  return literalOf(statement.expression, behind);
}

function literalOf(node: Expression, place: Place): Literal | undefined {
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const { argument } = node;
    return argument.type === 'Literal' && typeof argument.value === 'number' ? { value: -argument.value, place } : undefined;
  }
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    const text = node.quasis[0]?.value.cooked;
    return typeof text === 'string' ? { value: text, place } : undefined;
  }
  if (node.type !== 'Literal' || 'regex' in node || 'bigint' in node) return undefined;
  const { value } = node;
  return value === null || typeof value !== 'object' ? { value: value as Literal['value'], place } : undefined;
}

/** A part of a place on one line, by columns from its start. */
function sliced({ file, start, end }: Place, from: number, to?: number): Place {
  const at = (column: number) => ({ line: start.line, column: start.column + column });
  return { file, start: at(from), end: to === undefined ? end : at(to) };
}
