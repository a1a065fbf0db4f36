// Prints what a page says, line by line, so that texts which differ in form alone are equal.
import type { Root } from 'mdast';
import { digestOf } from '#files/digest';
import type { FrontMatter } from '#model/front-matter';
import { compareText } from '#model/place';
import { codeOf, oneLine, withoutComments } from './normal-code.ts';

/** The digest of `meaningOf`. */
export function meaningDigest(tree: Root, frontMatter: FrontMatter): string {
  return digestOf(meaningOf(tree, frontMatter).join('\n')).slice(0, 16);
}

/**
 * The lines do not depend on line breaks, marks of lists and emphasis, comments, the form of links and the order of front matter.
 * Nor do they depend on where files are: addresses of the site's own files are left out, and of images only the name is kept.
 */
export function meaningOf(tree: Root, frontMatter: FrontMatter): readonly string[] {
  const definitions = new Map<string, Link>();
  for (const node of tree.children as readonly Loose[])
    if (node.type === 'definition' && !definitions.has(node.identifier ?? ''))
      definitions.set(node.identifier ?? '', node as Link);
  return [...keysOf(frontMatter), ...blocks(tree.children as readonly Loose[], (id) => definitions.get(id))];
}

/** Keys that hold words. Others place a page, which each language does for itself. */
const words = ['title', 'description', 'sidebar_label', 'pagination_label', 'keywords', 'tags', 'badge', 'banner'] as const;

function keysOf({ other, ...own }: FrontMatter): readonly string[] {
  const kept = words.flatMap((key): readonly [string, unknown][] => (own[key] === undefined ? [] : [[key, own[key]]]));
  return [...kept, ...Object.entries(other)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? oneLine(value) : JSON.stringify(value)}`);
}

interface Link {
  readonly url?: string;
  readonly title?: string | null;
}

/** Any node, with the fields of those that differ. */
type Loose = { readonly type: string } & Partial<
  Link & {
    children: readonly Loose[];
    value: string;
    depth: number;
    ordered: boolean;
    checked: boolean | null;
    lang: string | null;
    meta: string | null;
    alt: string | null;
    identifier: string;
    name: string | null;
    attributes: readonly Attribute[] | Readonly<Record<string, string>>;
  }
>;

export interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | { readonly value: string } | null;
}

type LinkOf = (identifier: string) => Link | undefined;

function blocks(nodes: readonly Loose[], linkOf: LinkOf): readonly string[] {
  return nodes.flatMap((node) => block(node, linkOf));
}

function block(node: Loose, linkOf: LinkOf): readonly string[] {
  const { type, children = [], value = '' } = node;
  const inside = (prefix: string): readonly string[] => blocks(children, linkOf).map((line) => prefix + line);
  switch (type) {
    case 'definition':
      return [];
    case 'paragraph':
      return isOfElements(children)
        ? children.flatMap((child) => (child.type === 'text' ? [] : block(child, linkOf)))
        : lineOf(inline(children, linkOf));
    case 'mdxJsxTextElement':
      return [openTag(node), ...lineOf(inline(children, linkOf)).map((line) => `  ${line}`), closeTag(node)];
    case 'heading':
      return [`${'#'.repeat(node.depth ?? 1)} ${oneLine(inline(children, linkOf))}`];
    case 'thematicBreak':
      return ['---'];
    case 'blockquote':
      return inside('> ');
    case 'list':
      return children.flatMap((item) => listItem(item, node.ordered === true ? '1. ' : '- ', linkOf));
    case 'code':
      return [`\`\`\`${[node.lang, node.meta].filter(Boolean).join(' ')}`, ...value.trimEnd().split('\n'), '```'];
    case 'math':
      return ['$$', value.trim(), '$$'];
    case 'table':
      return children.map(
        (row) => `| ${(row.children ?? []).map((cell) => lineOf(inline(cell.children ?? [], linkOf))).join(' | ')} |`,
      );
    case 'html':
      return lineOf(withoutComments(value));
    case 'mdxjsEsm':
      return lineOf(codeOf(value));
    case 'mdxFlowExpression':
      return lineOf(expression(value));
    case 'footnoteDefinition':
      return inside(`[^${node.identifier}]: `);
    case 'mdxJsxFlowElement':
      return [openTag(node), ...inside('  '), closeTag(node)];
    case 'containerDirective':
    case 'leafDirective':
      return [`:::${node.name}${attributesOf(node)}`, ...inside('  ')];
    default:
      return isInline(node) || children.length === 0 ? lineOf(inline([node], linkOf)) : [type, ...inside('  ')];
  }
}

/** True for an element that is alone on its line, which its author may as well have written on several. */
function isOfElements(nodes: readonly Loose[]): boolean {
  const isSpace = ({ type, value = '' }: Loose): boolean => type === 'text' && value.trim() === '';
  const rest = nodes.filter((node) => !isSpace(node));
  return rest.length > 0 && rest.every(({ type }) => type === 'mdxJsxTextElement');
}

function openTag(node: Loose): string {
  return `<${node.name ?? ''}${attributesOf(node)}>`;
}

function closeTag({ name }: Loose): string {
  return `</${name ?? ''}>`;
}

function listItem({ children = [], checked }: Loose, mark: string, linkOf: LinkOf): readonly string[] {
  const box = typeof checked === 'boolean' ? `[${checked ? 'x' : ' '}] ` : '';
  const lines = blocks(children, linkOf);
  return lines.length === 0 ? [mark.trimEnd()] : lines.map((line, at) => (at === 0 ? mark + box : '  ') + line);
}

const inlineTypes = new Set(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'link', 'image', 'mdxJsxTextElement']);

function isInline({ type }: Loose): boolean {
  return inlineTypes.has(type);
}

function inline(nodes: readonly Loose[], linkOf: LinkOf): string {
  return nodes.map((node) => phrase(node, linkOf)).join('');
}

function phrase(node: Loose, linkOf: LinkOf): string {
  const { type, children = [], value = '', identifier = '' } = node;
  const inside = (): string => inline(children, linkOf);
  switch (type) {
    case 'text':
      return value;
    case 'emphasis':
      return `*${inside()}*`;
    case 'strong':
      return `**${inside()}**`;
    case 'delete':
      return `~~${inside()}~~`;
    case 'inlineCode':
      return `\`${value}\``;
    case 'inlineMath':
      return `$${value}$`;
    case 'break':
      return '\\ ';
    case 'link':
      return linkText(inside(), node);
    case 'linkReference':
      return linkText(inside(), linkOf(identifier));
    case 'image':
    case 'imageReference': {
      const { url = '', title } = (type === 'image' ? node : linkOf(identifier)) ?? {};
      return `!${linkText(node.alt ?? '', { url: isOuter(url) ? url : url.slice(url.lastIndexOf('/') + 1), title: title ?? null }, true)}`;
    }
    case 'footnoteReference':
      return `[^${identifier}]`;
    case 'html':
      return withoutComments(value);
    case 'mdxTextExpression':
      return expression(value);
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return openTag(node) + inside() + closeTag(node);
    case 'textDirective':
      return `:${node.name}[${inside()}]${attributesOf(node)}`;
    default:
      return children.length > 0 ? inside() : `${type} ${value}`;
  }
}

/** A link within the site leads on wherever its page is, so only its words count. */
function linkText(text: string, { url = '', title }: Link = {}, keeps = false): string {
  const shown = keeps || isOuter(url) ? url : '';
  return `[${text}](${[shown, title && JSON.stringify(title)].filter(Boolean).join(' ')})`;
}

function isOuter(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

function attributesOf({ attributes = [] }: Loose): string {
  const all = Array.isArray(attributes)
    ? (attributes as readonly Attribute[]).map(attributeText)
    : Object.entries(attributes).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [...all]
    .sort(compareText)
    .map((one) => ` ${one}`)
    .join('');
}

function attributeText({ name, value }: Attribute): string {
  if (name === undefined) return `{${codeOf(String(value ?? ''))}}`;
  if (typeof value === 'string')
    return `${name}=${JSON.stringify(oneLine(/^(?:href|src|to)$/.test(name) && !isOuter(value) ? '' : value))}`;
  return value ? `${name}={${codeOf(value.value)}}` : name;
}

/** Empty for a comment. */
function expression(value: string): string {
  const code = codeOf(value);
  return code === '' ? '' : `{${code}}`;
}

function lineOf(text: string): readonly string[] {
  const line = oneLine(text);
  return line === '' ? [] : [line];
}
