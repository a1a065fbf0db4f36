// Converts rendered bodies to the HTML of feeds, which readers show without the site's styles.
import type { ElementContent, Nodes, Parents, Root, RootContent } from 'hast';
import { keepAttributes } from './attributes.ts';
import { withoutFurniture } from './furniture.ts';
import { legible } from './legible.ts';
import type { FeedPost } from './source.ts';

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
