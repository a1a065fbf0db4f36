// Converts rendered bodies to the HTML of feeds, which readers show without the site's styles.

import type { Element, ElementContent, Nodes, Parents, Properties, Root, RootContent } from 'hast';
import { attributeRunsCode, parseUrl } from 'slodocs/kit';
import { legible } from './legible.ts';
import type { FeedPost } from './source.ts';
import { withoutFurniture } from './static-fallbacks.ts';

export async function toContents(posts: readonly FeedPost[]): Promise<readonly string[]> {
  const [{ raw }, { toHtml }] = await Promise.all([import('hast-util-raw'), import('hast-util-to-html')]);
  return posts.map((post) => {
    const source = { type: 'root', children: [{ type: 'raw', value: legible(post.html()) }] };
    const tree = raw(source as Root);
    return legible(toHtml({ type: 'root', children: readable(tree, post.url, false) }, printing)).trim();
  });
}

const printing = { characterReferences: { useNamedReferences: true } };

function readable(parent: Nodes, base: string, isDrawing: boolean): ElementContent[] {
  const children: readonly RootContent[] = 'children' in parent ? (parent as Parents).children : [];
  return children.flatMap((node) => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    const inDrawing = isDrawing || node.tagName === 'svg';
    const replaced = withoutFurniture({ ...node, children: readable(node, base, inDrawing) });
    return replaced.flatMap((kept) => {
      if (kept.type !== 'element') return [kept];
      const properties = keepAttributes(kept, base, inDrawing);
      const says = inDrawing || kept.tagName !== 'span' || Object.keys(properties).length > 0;
      return says ? [{ ...kept, properties }] : kept.children;
    });
  });
}

/** Attributes that only the page's styles and scripts use. */
const ofThePage = new Set([
  ...['className', 'contentEditable', 'decoding', 'fetchPriority', 'id', 'is', 'loading', 'nonce', 'part', 'rel', 'role', 'slot'],
  ...['style', 'tabIndex', 'target'],
]);

const addresses = new Set(['action', 'cite', 'data', 'formAction', 'href', 'longDesc', 'poster', 'src', 'xLinkHref']);

/** `base` is the address of the page. Drawings keep all attributes but scripts. */
export function keepAttributes({ tagName, properties }: Element, base: string, isDrawing: boolean): Properties {
  const kept: Properties = {};
  for (const [name, value] of Object.entries(properties)) {
    if (/^on/i.test(name)) continue;
    if (addresses.has(name)) {
      if (!attributeRunsCode(tagName, name, String(value))) kept[name] = absolute(String(value), base);
    } else if (name === 'srcSet') kept[name] = absoluteSet([value].flat().join(', '), base);
    else if (isDrawing || !(ofThePage.has(name) || /^(?:aria|data)[A-Z]/.test(name))) kept[name] = value;
    // Some readers colour code themselves.
    else if (name === 'className' && tagName === 'code') Object.assign(kept, language(value));
  }
  return kept;
}

/** Leaves invalid addresses as written. */
function absolute(address: string, base: string): string {
  return parseUrl(address, base)?.href ?? address;
}

/** Commas are part of an address unless they end it. */
function absoluteSet(set: string, base: string): string {
  const candidates = [...set.matchAll(/([^\s,]\S*[^\s,]|[^\s,])\s*([^,]*)(?:,|$)/g)];
  return candidates.map(([, address = '', size = '']) => `${absolute(address, base)} ${size}`.trim()).join(', ');
}

function language(className: Properties[string]): Properties {
  const names = [className].flat().filter((name) => String(name).startsWith('language-'));
  return names.length > 0 ? { className: names as string[] } : {};
}
