// Prints the difference between two builds for people who review a change.
import type { SiteDifference } from '#index';
import { plural } from './counts.ts';
import { createPalette } from './palette.ts';
import { visible } from './visible.ts';

export function printDifference(difference: SiteDifference, colors: boolean): string {
  const palette = createPalette(colors);
  const plus = (text: string): string => palette.added(`+ ${visible(text)}`);
  const minus = (text: string): string => palette.removed(`- ${visible(text)}`);
  const sections: string[] = [];
  const add = (count: number, noun: string, what: string, lines: readonly string[]): void => {
    if (count > 0)
      sections.push(`${palette.strong(`${plural(count, noun)} ${what}`)}\n${lines.map((line) => `  ${line}\n`).join('')}`);
  };
  const { added, removed, replaced, moved, titles, anchors, links, redirects } = difference;
  const named = ({ path, title }: { readonly path: string; readonly title: string }): string => `${path}  ${title}`;
  add(
    removed.length,
    'page',
    'removed',
    removed.map((page) => minus(named(page))),
  );
  add(
    replaced.length,
    'page',
    'replaced by a redirect',
    replaced.map((page) => minus(`${named(page)} (redirects to ${page.by})`)),
  );
  const moves = moved.map(({ from, to, redirected }) => visible(`${from} -> ${to}${redirected ? '' : ' (no redirect)'}`));
  add(moved.length, 'page', 'moved', moves);
  add(
    added.length,
    'page',
    'added',
    added.map((page) => plus(named(page))),
  );
  const renamed = titles.map(({ path, before, after }) => visible(`${path}: "${before}" -> "${after}"`));
  add(titles.length, 'title', 'changed', renamed);
  const lost = anchors.reduce((sum, page) => sum + page.lost.length, 0);
  add(
    lost,
    'anchor',
    'lost',
    anchors.flatMap(({ path, lost: ids }) => ids.map((id) => minus(`${path}#${id}`))),
  );
  const lines = links.flatMap((page) => [
    visible(page.path),
    ...page.removed.map((to) => `  ${minus(to)}`),
    ...page.added.map((to) => `  ${plus(to)}`),
  ]);
  add(links.length, 'page', `${links.length === 1 ? 'has' : 'have'} different links`, lines);
  const shown = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from} -> ${to}`;
  add(
    redirects.removed.length,
    'redirect',
    'removed',
    redirects.removed.map((one) => minus(shown(one))),
  );
  add(
    redirects.added.length,
    'redirect',
    'added',
    redirects.added.map((one) => plus(shown(one))),
  );
  return sections.length === 0
    ? 'no differences in pages, addresses, titles, anchors, links or redirects\n'
    : sections.join('\n');
}
