// Says in words what a change does to an output, for both forms of its report.
import type { BlockChange, ChangedPage, Part, SiteReport } from '#index';
import { plural } from './counts.ts';
import { visible } from './visible.ts';

const names: Readonly<Record<BlockChange['kind'], string>> = {
  heading: 'Heading',
  text: 'Text',
  item: 'List item',
  cell: 'Table cell',
  code: 'Code',
  image: 'Image',
  drawing: 'Drawing',
  tooltip: 'Tooltip',
  link: 'Link',
  element: 'Element without text',
  title: 'Title',
  description: 'Description',
  indexing: 'Robots',
  markup: 'Only the markup differs, such as emphasis, highlighted lines or the type of an admonition',
  unread: 'Its HTML is missing in one of the outputs, so its text was not compared',
};

/** What has changed, apart from the text and the links. */
export function nameOf({ kind, parts, links, properties, isRedrawn }: BlockChange): string {
  const changes = new Set(parts.filter(({ text }) => text !== '').map(({ change }) => change));
  const all = new Set(parts.map(({ change }) => change));
  const what = names[kind];
  if (isRedrawn) return `${what}: looks different`;
  if (parts.length === 0) return what;
  if (all.size === 1 && all.has('removed')) return `${what} removed`;
  if (all.size === 1 && all.has('added')) return `${what} added`;
  if (changes.has('removed') || changes.has('added')) return what;
  const others = [...(isEdited(links) ? ['links'] : []), ...(isEdited(properties) ? ['properties'] : [])];
  return others.length === 0 ? what : `${what}: different ${others.join(' and ')}`;
}

function isEdited({ removed, added }: BlockChange['links']): boolean {
  return removed.length + added.length > 0;
}

/** Shows hidden characters, and leaves tabs of code. */
export function shown(text: string): string {
  return text
    .split('\t')
    .map((piece) => visible(piece))
    .join('\t');
}

export interface Excerpt {
  /** Characters of what has not changed, of which the middle is left out. */
  readonly same: number;
  /** Characters of what was removed or added, of which the end is left out. */
  readonly changed: number;
}

/** Parts whose length allows to read them; what is left out is counted. */
export function excerpt(parts: readonly Part[], { same, changed }: Excerpt): readonly Part[] {
  return parts.map(({ text, change }, n) => {
    const most = change === 'none' ? same : changed;
    if (text.length <= most) return { text, change };
    const [head, tail] = change !== 'none' || n === parts.length - 1 ? [most, 0] : n === 0 ? [0, most] : [most / 2, most / 2];
    const end = text.length - Math.floor(tail);
    const begin = Math.floor(head);
    return { text: `${text.slice(0, begin)} […${end - begin} characters…] ${text.slice(end)}`, change };
  });
}

/** The counts of all that was found, in the order in which reviewers ask; each with the id of its section. */
export function countsOf({
  difference,
  content,
  search,
  lostLinks,
}: SiteReport): readonly (readonly [id: string, text: string])[] {
  const { removed, replaced, moved, added, anchors, redirects } = difference;
  const lost = anchors.reduce((sum, page) => sum + page.lost.length, 0);
  const counts: readonly (readonly [string, number, string, string])[] = [
    ['changed', content.pages.length, 'page', 'changed'],
    ['added', added.length, 'page', 'added'],
    ['moved', moved.length, 'page', 'moved'],
    ['removed', removed.length, 'page', 'removed'],
    ['replaced', replaced.length, 'page', 'replaced by a redirect'],
    ['anchors', lost, 'anchor', 'lost'],
    ['lost-links', lostLinks.length, 'lost address', 'that other pages linked to'],
    ['redirects', redirects.added.length + redirects.removed.length, 'redirect', 'added or removed'],
    ['search', search.answers.length, 'search test', 'with different results'],
    ['everywhere', content.shared.length + content.labels.length + content.assets.length, 'change', 'around or across pages'],
  ];
  return counts.flatMap(([id, count, noun, what]) => {
    const many = noun === 'lost address' ? `${count} lost address${count === 1 ? '' : 'es'}` : plural(count, noun);
    return count === 0 ? [] : [[id, `${many} ${what}`] as const];
  });
}

/** What the report says about its own limits. */
export function notesOf({ content, search, pictures }: SiteReport): readonly string[] {
  const { unread } = content;
  const missing = (side: string): string[] => unread.flatMap((one) => (one.side === side ? [one.path] : []));
  const told = (side: 'before' | 'after'): readonly string[] => {
    const paths = missing(side);
    if (paths.length === 0) return [];
    const rest = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
    return [
      `The output ${side} the change has no HTML for ${paths
        .slice(0, 3)
        .map((path) => `"${path}"`)
        .join(', ')}${rest}.`,
    ];
  };
  return [
    ...told('before'),
    ...told('after'),
    ...(search.reason === undefined ? [] : [search.reason]),
    ...(pictures.reason === undefined ? [] : [pictures.reason]),
    ...(pictures.left > 0
      ? [`${plural(pictures.left, 'more changed page')} ${pictures.left === 1 ? 'has' : 'have'} no pictures.`]
      : []),
    ...(pictures.failed.length > 0
      ? [`No pictures were taken of ${pictures.failed.map((path) => `"${path}"`).join(', ')}: they did not load in time.`]
      : []),
  ];
}

/** Where a label of the layout leads, and on how many pages it stands. */
export function onPages(pages: number, compared: number): string {
  return pages === compared ? 'on every page' : `on ${pages} of ${plural(compared, 'page')}`;
}

export function summaryOf({ changes }: ChangedPage): string {
  return plural(changes.length, 'change');
}
