// Inserts the banner from front matter below the title of a page.
import type { Nodes, Root, RootContent } from 'mdast';
import type { Reporter } from '#context/reporter';
import type { ReadSource } from '#context/source-text';
import { walk } from '#kit/walk';
import { type Place, wholeFile } from '#model/place';
import { badgeOf } from '#model/sidebar';
import type { TargetPosition } from '#parser/unified/unified';
import { hasOwnTitle } from '../facts/title.ts';
import type { ReadFrontMatter } from '../front-matter/front-matter.ts';

type Front = Pick<ReadFrontMatter, 'frontMatter' | 'places'>;

interface Asked {
  readonly front: Front;
  readonly source: Pick<ReadSource, 'path' | 'text' | 'partial'>;
  parse(text: string): Promise<Root>;
}

/** Its links are links of the page; steps see it like any other node. */
export async function insertBanner(tree: Root, { front, source, parse }: Asked, reporter: Reporter): Promise<void> {
  const { banner } = front.frontMatter;
  if (banner === undefined) return;
  if (source.partial) {
    reportIdleBanner(front, source, 'a partial is shown inside pages', reporter);
    return;
  }
  const { text: words, kind = 'note' } = badgeOf(banner);
  const { text } = source;
  const place = placeOf(front, source);
  // Of several lines nothing is known but where they begin.
  const line = text.split(/\r\n|\n|\r/, place.start.line)[place.start.line - 1] ?? '';
  const at = line.indexOf(words, place.start.column - 1);
  const parsed = await parse(words).catch(() => undefined);
  if (!parsed || parsed.children.some(({ type }) => type !== 'paragraph')) {
    const message = '"banner" must be a single Markdown paragraph';
    const help = 'It may contain links, code and emphasis. For anything else, use an admonition at the start of the page.';
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
  const title = hasOwnTitle(tree) ? tree.children.findIndex((child) => hasOwnTitle({ type: 'root', children: [child] })) : -1;
  tree.children.splice(title + 1, 0, node);
}

/** Tells that the banner of such a source is on no page. */
export function reportIdleBanner(front: Front, source: Asked['source'], why: string, { report }: Reporter): void {
  if (front.frontMatter.banner === undefined) return;
  const help = 'Remove it. A banner belongs in the front matter of a Markdown page.';
  report({
    code: 'parse/front-matter-value',
    message: `"banner" has no effect here: ${why}`,
    help,
    place: placeOf(front, source),
  });
}

function placeOf({ places }: Front, { path }: Asked['source']): Place {
  return places['banner.text'] ?? places['banner'] ?? wholeFile(path);
}
