// Lists the links of a document with their targets, and shows the titles of pages beside them.
import { askedOf, type InDocument } from './asked.ts';
import { contains, type Range, rangeOf } from './positions.ts';
import { anchorIn } from './snapshot.ts';
import { targetOf } from './subject.ts';
import type { View } from './view.ts';

export async function documentLinks(params: InDocument, view: View): Promise<readonly unknown[] | undefined> {
  const asked = await askedOf(params, view);
  return asked?.site.linksOf(asked.file).flatMap((bound) => {
    const { link, target } = bound;
    if (link.place.file !== asked.file) return [];
    const range = rangeOf(link.place);
    if (target.kind === 'url') return /^https?:/.test(target.url) ? [{ range, target: target.url }] : [];
    const found = targetOf(asked.site, bound);
    if (!found) return [];
    // Editors go to a line by such an anchor.
    const line = found.heading ? `#L${found.heading.place.start.line}` : '';
    const tooltip = target.kind === 'route' ? asked.site.pageAt(target.route.path)?.title : found.file;
    return [{ range, target: view.texts.uriOf(found.file) + line, tooltip }];
  });
}

export async function inlayHints(
  params: InDocument & { readonly range: Range },
  view: View,
): Promise<readonly unknown[] | undefined> {
  const asked = await askedOf(params, view);
  const { start, end } = params.range;
  const shown = { start: { line: start.line + 1, column: 1 }, end: { line: end.line + 1, column: end.character + 1 } };
  return asked?.site.linksOf(asked.file).flatMap(({ link, target }) => {
    const { place } = link;
    if (link.kind !== 'link' || target.kind !== 'route' || place.file !== asked.file) return [];
    const position = rangeOf(place).end;
    const page = asked.site.pageAt(target.route.path);
    if (!page || !contains(shown, position)) return [];
    const id = anchorIn(target.suffix).slice(1);
    const heading = id === '' ? undefined : asked.site.headingsOf(page).find((one) => one.id === id)?.text;
    const label = heading === undefined || heading === page.title ? page.title : `${page.title} › ${heading}`;
    return [{ position, label: cut(label), tooltip: target.route.path, paddingLeft: true }];
  });
}

/** In UTF-16 code units. */
const longest = 40;

function cut(label: string): string {
  return label.length <= longest ? label : `${label.slice(0, longest - 1).trimEnd()}…`;
}
