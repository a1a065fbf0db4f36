// Removes addresses that run code from a document, and reports each at its place.
import type { Expression, Program } from 'estree';
import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { Reporter } from '#context/reporter';
import { attributeRunsCode, describeCodeAddress, helpForCodeAddress, inertAddress, runsCode } from '#kit/code-addresses';
import { decodeReferences } from '#kit/html-references';
import { walk } from '#kit/walk';
import type { Link } from '#model/document';
import type { Place } from '#model/place';
import { placeOf } from '../facts/links.ts';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Node = Parameters<typeof placeOf>[0];

/** Checks links and images, which have places of their own. */
export function refuseCodeLinks(links: readonly Link[], reporter: Reporter): readonly Link[] {
  return links.map((link) => {
    const { kind, target, place, syntax } = link;
    const read = syntax === 'html' ? decodeReferences(target) : target;
    if (!runsCode(read, kind === 'image')) return link;
    report(reporter, read, place);
    return { ...link, target: inertAddress };
  });
}

/** Checks all other literal attributes. Computed ones are checked when the page is rendered. */
export function refuseCodeAttributes(tree: Root, file: string, reporter: Reporter): void {
  walk(tree, (node) => {
    if (node.type === 'element') refuseInElement(node, (value) => report(reporter, value, tagPlace(node, file)));
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      refuseInJsx(node, (value, attribute) => report(reporter, value, placeOf(attribute, file)));
    }
  });
}

function refuseInElement({ tagName, properties }: Element, refuse: (value: string) => void): void {
  const isRefresh = isRefreshing(tagName, properties['httpEquiv']);
  for (const name in properties) {
    const value = properties[name];
    if (typeof value !== 'string' || !attributeRunsCode(tagName, name, value, isRefresh)) continue;
    refuse(value);
    properties[name] = inertAddress;
  }
}

function refuseInJsx({ name, attributes }: JsxElement, refuse: (value: string, attribute: Node) => void): void {
  const tag = name ?? '';
  const named = attributes.filter((one) => one.type === 'mdxJsxAttribute');
  const isRefresh = isRefreshing(tag, named.find((one) => /^http-?equiv$/i.test(one.name))?.value);
  for (const attribute of named) {
    const value = writtenValue(attribute.value);
    if (value === undefined || !attributeRunsCode(tag, attribute.name, value, isRefresh)) continue;
    refuse(value, attribute as Node);
    attribute.value = inertAddress;
  }
}

function isRefreshing(tag: string, equivalent: unknown): boolean {
  return tag.toLowerCase() === 'meta' && /^\s*refresh\s*$/i.test(String(equivalent));
}

/** The text of a literal attribute, of `{'…'}`, or of a template without substitutions. */
function writtenValue(value: JsxElement['attributes'][number]['value']): string | undefined {
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const program = (value.data as { estree?: Program | null } | undefined)?.estree;
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? textOf(statement.expression) : undefined;
}

function textOf(expression: Expression): string | undefined {
  if (expression.type === 'Literal') return typeof expression.value === 'string' ? expression.value : undefined;
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}

/** The place of the name in the opening tag. */
function tagPlace(element: Element, file: string): Place {
  const { start } = placeOf(element, file);
  const from = { ...start, column: start.column + 1 };
  return { file, start: from, end: { ...from, column: from.column + element.tagName.length } };
}

const helpForData =
  'Put its content in a file in a static folder, and use the address of that file. The file then has the same permissions as a page.';

function report(reporter: Reporter, address: string, place: Place): void {
  reporter.report({
    code: 'parse/code-address',
    message: describeCodeAddress(address),
    help: /^\s*data:/i.test(address) ? helpForData : helpForCodeAddress,
    place,
  });
}
