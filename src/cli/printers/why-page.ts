// Prints the explanation of a page as rows of text.

import type { Place } from '#model/place';
import type { PageChange } from '#model/reshaping';
import { currentVersion } from '#model/version';
import type { LinkFrom, MadeFrom, NoIndexReason, PageExplanation, PageName } from '#model/why';
import { plural } from './counts.ts';
import { because } from './why-reasons.ts';

/** Links beyond this number are only counted. */
const most = 12;

export function pageRows(page: PageExplanation, written: Written): readonly Row[] {
  const { madeBy, pending, navigation, previous, next, version } = page;
  const made = (kind: MadeFrom['kind']): readonly string[] =>
    page.madeFrom.filter((one) => one.kind === kind).map((one) => printMadeFrom(one, written));
  return [
    ['address', [page.url]],
    ['made by', madeBy === undefined ? [] : [makers[madeBy] ?? `the plugin "${madeBy}"`]],
    ['source', made('source')],
    ['made from', made('origin')],
    ['partials', made('partial')],
    ['components', made('component')],
    ['slots', made('slot')],
    ['layout', made('layout')],
    ['stylesheets', made('stylesheet')],
    ['assets', made('asset')],
    ['reads', made('read')],
    ['changed by', page.changedBy.map(printChange)],
    ['data', page.data.map(({ key, plugin }) => `${key}${plugin === undefined ? '' : `, by ${plugin}`}`)],
    ['rendered', [renderedLine(page)]],
    ['next build', pending.length === 0 ? [] : [`renders it, because ${because(pending)}`]],
    ['linked from', [...linkLines(page.linkedFrom, written), ...navigation.map((place) => `the ${place}`)]],
    ['redirected', page.redirectedFrom.map(({ from, plugin }) => `from ${from}${plugin === undefined ? '' : `, by ${plugin}`}`)],
    ['shown on', page.shownOn.map(printNeighbour)],
    ['sidebar', page.sidebar === undefined ? [] : [[page.sidebar, ...page.breadcrumbs].join(' > ')]],
    ['previous', previous ? [printNeighbour(previous)] : []],
    ['next', next ? [printNeighbour(next)] : []],
    ['version', version && !isOnly(version) ? [`${version.label}${version.isLast ? ', the last one' : ''}`] : []],
    [
      'search engines',
      [
        page.noIndex.length === 0
          ? 'may list it'
          : `are told not to list it: ${page.noIndex.map((reason) => hidden[reason]).join(', ')}`,
      ],
    ],
    ...page.plugins.map(({ plugin, says }): Row => [plugin, says]),
  ];
}

const makers: Readonly<Record<string, string>> = { sidebar: 'a sidebar category', core: 'slodocs' };

function renderedLine({ rendered, pending }: PageExplanation): string {
  if (rendered.length > 0) return `last because ${because(rendered)}`;
  return pending.length === 0 ? 'not on this machine: it came from the remote cache' : 'not yet';
}

/** A site without released versions shows none. */
function isOnly({ name, isLast }: { readonly name: string; readonly isLast: boolean }): boolean {
  return name === currentVersion && isLast;
}

const hidden: Readonly<Record<NoIndexReason, string>> = {
  unlisted: 'the page is unlisted',
  site: 'the configuration has "noIndex"',
  version: 'its version has "noIndex"',
  'not-found': 'it is shown for addresses that do not exist',
  head: 'its head contains "noindex"',
};

function printMadeFrom({ path, with: others = [] }: MadeFrom, written: Written): string {
  const own = written.path(path);
  return others.length === 0 ? own : `${own} (with ${others.map((other) => written.path(other)).join(', ')})`;
}

/** Words for the fields of the plugin API. */
const fields: Readonly<Record<string, string>> = {
  page: 'the page itself',
  title: 'its title',
  description: 'its description',
  route: 'its address',
  unlisted: 'whether it is listed',
  lastUpdate: 'when it was last changed',
  data: 'its data',
  tags: 'its tags',
  layout: 'its layout',
  props: 'what its layout shows',
  standing: 'its neighbors',
  sidebar: 'its sidebar',
};

function printChange({ plugin, changed }: PageChange): string {
  return `${plugin}: ${changed.map((name) => fields[name] ?? name).join(', ')}`;
}

function printNeighbour({ route, title }: PageName): string {
  return `${title} (${route})`;
}

/** A partial's link stands on every page that shows it. */
function linkLines(links: readonly LinkFrom[], written: Written): readonly string[] {
  const counts = new Map<string, number>();
  for (const { place } of links) counts.set(written.place(place), (counts.get(written.place(place)) ?? 0) + 1);
  const lines = [...counts].map(([place, count]) => (count === 1 ? place : `${place} (on ${plural(count, 'page')})`));
  if (lines.length === 0) return ['no link in content'];
  const left = lines.length - most;
  return left > 0 ? [...lines.slice(0, most), `and ${plural(left, 'more place')}`] : lines;
}

/** A name, and what stands beside it, a line each. */
export type Row = readonly [name: string, lines: readonly string[]];

/** How places and paths of the site are written. */
export interface Written {
  path(file: string): string;
  place(place: Place): string;
}

export function printName({ route, title }: PageName): string {
  return `${route}  ${title}`;
}
