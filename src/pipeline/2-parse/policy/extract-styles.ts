// Extracts literal `style` attributes to classes, because a strict CSP allows no inline styles.

import type { Node as EstreeNode, Expression, ObjectExpression, Program } from 'estree';
import type { Element } from 'hast';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { styleClass } from '#code/content-styles';
import { walk } from '#kit/walk';
import type { Place } from '#model/place';
import { estreePlace } from '../code/esm.ts';
import { placeOf } from '../facts/links.ts';
import { readDeclarations } from './declarations.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type JsxAttributes = JsxElement['attributes'];

interface TakenStyles {
  /** Lists of declarations, sorted. */
  list(): readonly string[];
  /** Extracts from MDX elements and code. Computed styles stay. */
  ofContent(tree: Root, programs: readonly Program[]): void;
  /** Extracts from an element of Markdown or its HTML. */
  ofElement(element: Element): void;
}

/** Calls `onRelative` for addresses that no stylesheet can express. */
export function extractStyles(file: string, onRelative: (address: string, place: Place) => void): TakenStyles {
  const found = new Set<string>();
  /** The class for a style text; undefined where it is empty. */
  const classFor = (text: string, place: Place): string | undefined => {
    const declarations = readDeclarations(text);
    for (const address of declarations.relative) onRelative(address, place);
    if (declarations.text === '') return undefined;
    found.add(declarations.text);
    return styleClass(declarations.text);
  };
  return {
    list: () => [...found].sort(),
    ofContent(tree, programs) {
      walk(tree, (node) => {
        if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && /^[a-z]/.test(node.name ?? ''))
          node.attributes = withClass(node.attributes, (text, attribute) => classFor(text, placeOf(attribute as never, file)));
      });
      for (const program of programs) takeFromCode(program, (text, node) => classFor(text, estreePlace(node as never, file)));
    },
    ofElement(element) {
      if (typeof element.properties['style'] !== 'string') return;
      const { style, ...properties } = element.properties;
      const name = classFor(style as string, placeOf(element, file));
      const classes = [properties['className'] ?? []].flat() as string[];
      element.properties = name === undefined ? properties : { ...properties, className: [...classes, name] };
    },
  };
}

function withClass(attributes: JsxAttributes, classFor: (text: string, attribute: object) => string | undefined): JsxAttributes {
  const style = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'style');
  const text = style && textOf(style);
  if (text === undefined || !style) return attributes;
  const name = classFor(text, style);
  const rest = attributes.filter((one) => one !== style);
  if (name === undefined) return rest;
  const isClass = (one: JsxAttributes[number]) => one.type === 'mdxJsxAttribute' && /^class(?:Name)?$/.test(one.name);
  const given = rest.find(isClass);
  if (given?.type !== 'mdxJsxAttribute') return [...rest, { type: 'mdxJsxAttribute', name: 'className', value: name }];
  if (typeof given.value === 'object' && given.value !== null) {
    const statement = given.value.data?.estree?.body[0];
    if (statement?.type === 'ExpressionStatement') statement.expression = joined(statement.expression, name);
  } else given.value = `${given.value ?? ''} ${name}`.trim();
  return rest;
}

function textOf(attribute: JsxAttributes[number]): string | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return undefined;
  if (typeof attribute.value === 'string') return attribute.value;
  const statement = attribute.value?.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? styleText(statement.expression) : undefined;
}

/** `"name " + (expression ?? "")` */
function joined(expression: Expression, name: string): Expression {
  const given: Expression = {
    type: 'LogicalExpression',
    operator: '??',
    left: expression,
    right: { type: 'Literal', value: '' },
  };
  return { type: 'BinaryExpression', operator: '+', left: { type: 'Literal', value: `${name} ` }, right: given };
}

/** The parts of an `estree-jsx` attribute that matter here. */
interface CodeAttribute {
  readonly type: string;
  readonly name?: { readonly name: string };
  value?: { readonly type: string; readonly value?: unknown; readonly expression?: Expression } | null;
}

function takeFromCode(node: EstreeNode, classFor: (text: string, attribute: object) => string | undefined): void {
  const element = node as unknown as { type: string; name?: { type: string; name: string }; attributes?: CodeAttribute[] };
  if (element.type === 'JSXOpeningElement' && element.name?.type === 'JSXIdentifier' && /^[a-z]/.test(element.name.name))
    element.attributes = withCodeClass(element.attributes ?? [], classFor);
  for (const child of Object.values(node).flat()) {
    if (typeof (child as Partial<EstreeNode> | null)?.type === 'string') takeFromCode(child as EstreeNode, classFor);
  }
}

function withCodeClass(
  attributes: CodeAttribute[],
  classFor: (text: string, attribute: object) => string | undefined,
): CodeAttribute[] {
  const style = attributes.find(({ name }) => name?.name === 'style');
  const { type, value, expression } = style?.value ?? {};
  const text = type === 'Literal' ? String(value) : expression && styleText(expression);
  if (!style || text === undefined) return attributes;
  const name = classFor(text, style);
  const rest = attributes.filter((one) => one !== style);
  if (name === undefined) return rest;
  const given = rest.find((one) => one.name?.name === 'className');
  const written = given?.value?.expression ?? (given?.value as Expression | undefined);
  const literal: Expression = { type: 'Literal', value: name };
  const classes = { type: 'JSXExpressionContainer', expression: written ? joined(written, name) : literal };
  if (given) given.value = classes;
  else rest.push({ type: 'JSXAttribute', name: { type: 'JSXIdentifier', name: 'className' } as never, value: classes });
  return rest;
}

/** Undefined where a value is known only at render time. */
function styleText(expression: Expression): string | undefined {
  if (expression.type !== 'ObjectExpression') return undefined;
  const declarations: string[] = [];
  for (const property of expression.properties) {
    const name = nameOf(property);
    const value = property.type === 'Property' ? literal(property.value as Expression) : undefined;
    if (name === undefined || value === undefined) return undefined;
    // React omits these.
    if (value === null || typeof value === 'boolean' || value === '') continue;
    declarations.push(`${cssName(name)}:${typeof value === 'number' ? withUnit(name, value) : value.trim()}`);
  }
  return declarations.join(';');
}

function nameOf(property: ObjectExpression['properties'][number]): string | undefined {
  if (property.type !== 'Property' || property.computed || property.kind !== 'init') return undefined;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' && typeof property.key.value === 'string' ? property.key.value : undefined;
}

function literal(value: Expression): string | number | boolean | null | undefined {
  if (value.type === 'Literal') {
    const { value: written } = value;
    return typeof written === 'object' && written !== null ? undefined : (written as string | number | boolean | null);
  }
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0) return value.quasis[0]?.value.cooked ?? undefined;
  if (value.type === 'Identifier' && value.name === 'undefined') return null;
  if (value.type !== 'UnaryExpression' || value.operator !== '-') return undefined;
  const inner = literal(value.argument);
  return typeof inner === 'number' ? -inner : undefined;
}

function cssName(name: string): string {
  if (name.startsWith('--')) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');
}

/** CSS properties without units, as in React. */
const bare =
  /^(?:animationIterationCount|aspectRatio|borderImage(?:Outset|Slice|Width)|boxFlex(?:Group)?|boxOrdinalGroup|columnCount|columns|flex|flexGrow|flexPositive|flexShrink|flexNegative|flexOrder|grid(?:Area|Row|RowEnd|RowSpan|RowStart|Column|ColumnEnd|ColumnSpan|ColumnStart)|fontWeight|lineClamp|lineHeight|opacity|order|orphans|scale|tabSize|widows|zIndex|zoom|fillOpacity|floodOpacity|stopOpacity|stroke(?:Dasharray|Dashoffset|Miterlimit|Opacity|Width))$/;

function withUnit(name: string, value: number): string {
  const plain = name.replace(/^(?:Webkit|ms|Moz|O)(?=[A-Z])/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  return value === 0 || name.startsWith('--') || bare.test(plain) ? String(value) : `${value}px`;
}
