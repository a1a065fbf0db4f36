// Compiles a hast tree to a body: ready HTML where nothing has to be evaluated, else a lean tree with code.

import type { Program } from 'estree';
import type { ElementContent, Nodes, Root } from 'hast';
import { SKIP, walk } from '#kit/walk';
import { attributesHole, type Body, type CutHtml, eitherElement, type Hole } from '#model/document';
import { compareText } from '#model/place';
import { runLibrary } from '#parser/library-fault';
import type { EsmStatement } from '../code/esm.ts';
import { compilePageCode } from './page-code.ts';
import { isInert } from './plain-elements.ts';
import { printHtml } from './print-html.ts';

interface BodyParts {
  readonly statements: readonly EsmStatement[];
  readonly declarations: readonly string[];
  /** Local names of imports, and other names that the scope provides. */
  readonly imported: readonly string[];
  readonly file: string;
}

/** `excerptOf` copies the part of the body that lists show. */
export async function compileBody(tree: Root, parts: BodyParts, excerptOf?: (tree: Root) => Root): Promise<Body> {
  if (isReady(tree, parts.declarations)) {
    const excerpt = excerptOf?.(tree);
    return { kind: 'html', ...(await cutHtml(tree)), ...(excerpt && { excerpt: await cutHtml(excerpt) }) };
  }
  const compiled = await compilePageCode(tree, parts.statements, parts.declarations, parts.imported, parts.file);
  return {
    kind: 'tree',
    tree: lean(tree) as Root,
    // Its expressions keep their numbers in the whole.
    ...(excerptOf && { excerpt: lean(excerptOf(tree)) as Root }),
    ...compiled,
    statements: parts.statements.map(({ place }) => place),
  };
}

/** True where nothing has to be evaluated. Declarations of a partial may be imported by another document. */
export function isReady(tree: Root, declarations: readonly string[]): boolean {
  return isInert(tree) && declarations.length === 0;
}

async function cutHtml(tree: Root): Promise<CutHtml> {
  if (frameImages(tree)) frameOrders(tree);
  const html = runLibrary('hast-util-to-html', () => printHtml(tree));
  const parts: string[] = [];
  const holes: Hole[] = [];
  let from = 0;
  // The NUL of a hole's mark is printed as a character reference; an author's text cannot look like it, because `&` is escaped.
  for (const match of html.matchAll(marks)) {
    const [, attributes, address, side, framed, width] = match;
    parts.push(html.slice(from, match.index));
    if (side === undefined) {
      holes.push({ link: Number(attributes ?? address), takes: attributes === undefined ? 'address' : 'attributes' });
    } else {
      holes.push({ link: Number(framed), takes: sides[side] as Hole['takes'], ...(width ? { width: Number(width) } : {}) });
    }
    from = match.index + match[0].length;
  }
  parts.push(html.slice(from));
  return { parts, holes };
}

const mark = '(?:&#x0;|\\0)(\\d+)(?:&#x0;|\\0)';
const sides: Readonly<Record<string, Hole['takes']>> = { '<': 'before', '>': 'after', '?': 'either', ':': 'or', '.': 'end' };
const frame = '\\0([<>?:.])(\\d+) (\\d*)\\0';
const marks = new RegExp(` ${attributesHole.name}="${mark}"|${mark}|${frame}`, 'g');

/**
 * Puts marks around images whose address is a hole. Skips a `picture` or a `srcset`, where the author has chosen. Returns whether
 * there may be orders.
 */
function frameImages(tree: Root): boolean {
  let mayHaveOrders = false;
  const frames: (() => void)[] = [];
  walk(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'picture' || element.tagName === eitherElement) mayHaveOrders = true;
    if (element.tagName === 'picture') return SKIP;
    if (element.tagName !== 'img') return undefined;
    const [, link] = /^\0(\d+)\0$/.exec(String(element.properties['src'])) ?? [];
    if (link === undefined || element.properties['srcSet'] !== undefined) return undefined;
    const width = /^\d+$/.exec(String(element.properties['width']))?.[0] ?? '';
    if (parent && index !== undefined) {
      frames.push(() => parent.children.splice(index, 1, framing('<', link, width), element, framing('>', link)));
    }
    return undefined;
  });
  // From the end, so that earlier indexes stay valid.
  for (const set of frames.reverse()) set();
  return mayHaveOrders;
}

/** Puts marks around the two alternatives that a page may show for an order. */
function frameOrders(tree: Root): void {
  walk(tree, 'element', (element, index, parent) => {
    if (element.tagName !== eitherElement || !parent || index === undefined) return undefined;
    const order = String(element.properties[attributesHole.property]).replaceAll('\0', '');
    const [drawn, plain] = element.children as [ElementContent, ElementContent];
    parent.children.splice(index, 1, framing('?', order), drawn, framing(':', order), plain, framing('.', order));
    return index;
  });
}

function framing(side: string, link: string, width = ''): ElementContent {
  return { type: 'raw', value: `\0${side}${link} ${width}\0` } as ElementContent;
}

/** Strips positions, except those of components and expressions, and data that only the parser needs. */
function lean(node: Nodes): Nodes {
  const children = 'children' in node ? { children: node.children.map((child) => lean(child)) } : {};
  if (node.type.startsWith('mdx')) return { ...(ordered({ ...node, children: undefined }) as Nodes), ...children } as Nodes;
  const { position: _, data: __, ...rest } = node as Nodes & { readonly data?: unknown };
  return { ...rest, ...children } as Nodes;
}

/** With the keys of nodes in one order: each parser has its own, and it would show in the digest of a body. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(isProgram(value) ? referenceOf(value) : value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => compareText(a, b)).map(([key, one]) => [key, ordered(one)]));
}

function isProgram(value: object): value is Program {
  return (value as Partial<Program>).type === 'Program';
}

/** Only the reference to a value is left of an expression, and its place is among the body's `expressions`. */
function referenceOf({ type, sourceType, body }: Program): Omit<Program, 'comments'> {
  return { type, sourceType, body };
}
