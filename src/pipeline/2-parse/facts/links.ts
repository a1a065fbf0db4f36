// Extracts the links, images and definitions of a source, leaving a hole for each address.
import type { Definition, Image, Link as MdastLink, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { decodeString } from 'micromark-util-decode-string';
import { walk } from '#kit/walk';
import { attributesHole, holeMark, type Link } from '#model/document';
import type { Place } from '#model/place';
import type { TargetPosition } from '#parser/unified/unified';
import { extractHtmlLinks } from './html-links.ts';
import { extractJsxLinks } from './jsx-links.ts';
import { type Positioned, placeOf } from './node-place.ts';
import { writtenAs } from './written-as.ts';

export { placeOf };

/** Components of the theme: the author's own by these names may use their attributes differently. */
const ofTheme: ReadonlySet<string | null> = new Set(['Card', 'Figure']);

/**
 * Collects the links of a tree and replaces their addresses by holes. A reference shares its definition's hole. `own` are the
 * names that the source imports or declares. Scripts are included where the page keeps them.
 */
export function extractLinks(tree: Root, file: string, text: string, own: readonly string[], keepsScripts: boolean): Link[] {
  const links: Link[] = [];
  const addLink = (link: Link): string => {
    links.push(link);
    return holeMark(links.length - 1);
  };
  const lines = text.split(/\r\n|\n|\r/);
  const add = (kind: Link['kind'], target: string, place: Place): string =>
    addLink({ kind, target, place, ...writtenAs(target, place, lines, decodeString) });
  const definitions = new Map<string, { url: string; hole: Record<'link' | 'image', string | undefined>; place: Place }>();
  walk(tree, 'definition', (node) => {
    if (definitions.has(node.identifier)) return;
    definitions.set(node.identifier, {
      url: node.url,
      hole: { link: undefined, image: undefined },
      place: targetPlace(node, file),
    });
  });
  walk(tree, (node) => {
    if (node.type === 'link') setProperties(node, linkProperties(node.url, add('link', node.url, targetPlace(node, file))));
    else if (node.type === 'image') setProperties(node, imageProperties(add('image', node.url, targetPlace(node, file))));
    else if (node.type === 'linkReference' || node.type === 'imageReference') {
      const definition = definitions.get(node.identifier);
      if (!definition) return;
      const kind = node.type === 'linkReference' ? 'link' : 'image';
      definition.hole[kind] ??= add(kind, definition.url, definition.place);
      const hole = definition.hole[kind];
      setProperties(node, kind === 'link' ? linkProperties(definition.url, hole) : imageProperties(hole));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (ofTheme.has(node.name) && own.includes(node.name ?? '')) return;
      if (node.name === 'Figure') moveImageInside(node);
      extractJsxLinks(node, file, text, lines, addLink);
    } else if (node.type === 'html') extractHtmlLinks(node, placeOf(node, file), lines, addLink, keepsScripts);
  });
  for (const { url, hole, place } of definitions.values()) {
    // The address of an unused definition is checked as well.
    if (hole.link === undefined && hole.image === undefined) add('link', url, place);
  }
  return links;
}

function linkProperties(url: string, href: string): Record<string, string> {
  const outer = /^(https?:)?\/\//i.test(url);
  return outer ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href, [attributesHole.property]: href };
}

function imageProperties(src: string): Record<string, string> {
  return { src, [attributesHole.property]: src };
}

function setProperties(node: { data?: object | undefined }, properties: Record<string, unknown>): void {
  const data = (node.data ?? {}) as { hProperties?: Record<string, unknown> };
  node.data = { ...data, hProperties: { ...data.hProperties, ...properties } };
}

function targetPlace(node: MdastLink | Image | Definition, file: string): Place {
  const target = (node.data as TargetPosition | undefined)?.target;
  if (target && target.start.line === target.end.line && target.start.column === target.end.column) return placeOf(node, file);
  return target ? { file, ...target } : placeOf(autolinkText(node) ?? node, file);
}

/** The text node of an autolink such as `<https://example.com>`, which is its address. */
function autolinkText(node: MdastLink | Image | Definition): Positioned | undefined {
  const [text, ...others] = node.type === 'link' ? node.children : [];
  return text?.type === 'text' && others.length === 0 && node.url.endsWith(text.value) ? text : undefined;
}

const ofImage: ReadonlySet<string> = new Set(['src', 'alt', 'width', 'height', 'loading']);

/** Skips a figure without `alt`, which its component reports, or with an expression as its address. */
function moveImageInside(figure: MdxJsxFlowElement | MdxJsxTextElement): void {
  const attributes = figure.attributes.filter((one) => one.type === 'mdxJsxAttribute' && ofImage.has(one.name));
  const isNamed = attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'src' && typeof one.value === 'string');
  const isDescribed = attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'alt');
  // A spread may override any of them.
  const hasSpread = figure.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
  if (!isNamed || !isDescribed || hasSpread) return;
  const image = { ...figure, name: 'img', attributes, children: [] };
  figure.attributes = figure.attributes.filter((one) => !attributes.includes(one));
  figure.children = [image, ...figure.children] as typeof figure.children;
}
