// Puts the banner that front matter asks for below the title of a page.
import type { Nodes, Root, RootContent } from 'mdast';
import type { Reporter } from '#context/reporter';
import type { Place } from '#model/place';
import { badgeOf, type SidebarBadge } from '#model/sidebar';
import { walk } from '#model/walk';
import type { TargetPosition } from '#parser/unified/target-positions';

interface Asked {
  readonly banner: string | SidebarBadge;
  /** Of the value in front matter. */
  readonly place: Place;
  /** The source with its front matter. */
  readonly text: string;
  parse(text: string): Promise<Root>;
}

/** Its links are links of the page; steps see it like any other node. */
export async function insertBanner(tree: Root, { banner, place, text, parse }: Asked, reporter: Reporter): Promise<void> {
  const { text: words, kind = 'note' } = badgeOf(banner);
  // Of several lines nothing is known but where they begin.
  const line = text.split(/\r\n|\n|\r/, place.start.line)[place.start.line - 1] ?? '';
  const at = line.indexOf(words, place.start.column - 1);
  const parsed = await parse(words).catch(() => undefined);
  if (!parsed || parsed.children.some(({ type }) => type !== 'paragraph')) {
    const message = '"banner" must be a paragraph of Markdown';
    const help = 'It may have links, code and emphasis. What needs more is an admonition at the start of the page.';
    reporter.report({ code: 'parse/front-matter-value', message, help, place });
    return;
  }
  const move = (range: Pick<Place, 'start' | 'end'> | undefined) => {
    if (!range || at < 0) return { start: place.start, end: place.end };
    const shift = ({ column }: Place['start']) => ({ line: place.start.line, column: column + at });
    return { start: shift(range.start), end: shift(range.end) };
  };
  walk(parsed, (node: Nodes) => {
    node.position = move(node.position);
    const data = node.data as TargetPosition | undefined;
    if (data?.target) Object.assign(data, { target: move(data.target) });
  });
  const className = ['admonition', `admonition-${kind}`];
  const data = { hName: 'div', hProperties: { className, role: 'note' } };
  const node = { type: 'pageBanner', data, children: parsed.children, position: place } as unknown as RootContent;
  const first = tree.children.findIndex(({ type }) => type !== 'mdxjsEsm');
  const opening = tree.children[first];
  tree.children.splice(opening?.type === 'heading' && opening.depth === 1 ? first + 1 : Math.max(first, 0), 0, node);
}
