// Prints a tree as HTML. What trees seldom have is left to the library, whose output this equals.
import type { Element, Nodes } from 'hast';
import { type Options, toHtml } from 'hast-util-to-html';
import { find, html, type Schema, svg } from 'property-information';

const options: Options = { allowDangerousHtml: true, characterReferences: { useNamedReferences: false } };

/** Of elements within SVG, those whose content is HTML. */
const integrationPoints = new Set(['desc', 'foreignObject', 'title']);

const special = { text: /[<&]/g, value: /[\0"&'`]/g, name: /[\0\t\n\f\r "&'/<=>`]/ };

export function printHtml(tree: Nodes): string {
  return print(tree, html, undefined);
}

function print(node: Nodes, schema: Schema, parent: Nodes | undefined): string {
  if (node.type === 'element') return printElement(node, schema);
  if (node.type === 'raw') return node.value;
  if (node.type === 'root') return printAll(node.children, schema, node);
  if (node.type !== 'text' || typeof node.value !== 'string') return toHtml(node, options);
  const isCode = parent?.type === 'element' && (parent.tagName === 'script' || parent.tagName === 'style');
  return isCode ? node.value : node.value.replace(special.text, reference);
}

function printAll(children: readonly Nodes[] = [], schema: Schema, parent: Nodes): string {
  let printed = '';
  for (const child of children) printed += print(child, schema, parent);
  return printed;
}

function printElement(element: Element, schema: Schema): string {
  const { tagName, properties, children } = element;
  const own = tagName === 'svg' ? svg : schema;
  const inside = own === svg && integrationPoints.has(tagName) ? html : own;
  const content =
    tagName === 'template' && schema === html
      ? printAll(element.content?.children, inside, element)
      : printAll(children, inside, element);
  const start = `<${tagName}${printProperties(properties, own)}>`;
  const isEmpty = schema === html && isVoid(tagName.toLowerCase()) && content === '';
  return isEmpty ? start : `${start}${content}</${tagName}>`;
}

function printProperties(properties: Element['properties'], schema: Schema): string {
  let printed = '';
  for (const key in properties) {
    const value = properties[key];
    if (value === null || value === undefined) continue;
    const name = names[schema.space as 'html' | 'svg'](key);
    const text = name === undefined ? undefined : textOf(value);
    printed += text === undefined ? printOdd(key, value, schema) : ` ${name}="${text.replace(special.value, reference)}"`;
  }
  return printed;
}

/** With the space before it; empty where the library prints none. */
function printOdd(key: string, value: Element['properties'][string], schema: Schema): string {
  const tagName = schema === svg ? 'svg' : 'a';
  const whole = toHtml({ type: 'element', tagName, properties: { [key]: value }, children: [] } as Element, options);
  return whole.slice(1 + tagName.length, -`></${tagName}>`.length);
}

/** Undefined where the value decides on how the attribute is printed, or the name has to be escaped. */
function plainName(schema: Schema, key: string): string | undefined {
  const { attribute, boolean, overloadedBoolean, commaSeparated } = find(schema, key);
  return boolean || overloadedBoolean || commaSeparated || special.name.test(attribute) ? undefined : attribute;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && !Number.isNaN(value)) return String(value);
  return Array.isArray(value) ? value.join(' ').trim() : undefined;
}

function reference(character: string): string {
  return `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`;
}

/** Trees can have any number of names. */
const mostKnown = 10_000;

function remembered<Value>(make: (name: string) => Value): (name: string) => Value {
  const values = new Map<string, Value>();
  return (name) => {
    if (values.has(name)) return values.get(name) as Value;
    if (values.size >= mostKnown) values.clear();
    const value = make(name);
    values.set(name, value);
    return value;
  };
}

const names = { html: remembered((key) => plainName(html, key)), svg: remembered((key) => plainName(svg, key)) };

const isVoid = remembered(
  (tagName) => !toHtml({ type: 'element', tagName, properties: {}, children: [] }).endsWith(`</${tagName}>`),
);
