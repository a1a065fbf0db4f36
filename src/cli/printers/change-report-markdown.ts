// Prints what a change does to an output as Markdown for a comment, in which words of pages stay words.
import type { BlockChange, ChangedPage, SiteReport } from '#index';
import { countsOf, excerpt, nameOf, notesOf, onPages, shown, summaryOf } from './change-report-words.ts';
import { plural } from './counts.ts';

/** In characters: GitHub takes 65,536. */
const most = 60_000;

/** Kept for the lines that say what was cut. */
const spare = 1000;

const mostText = { same: 80, changed: 600 };
const mostChanges = 20;
const mostLines = 50;

/** By which a later comment finds the one to replace. */
const commentMark = '<!-- slodocs diff -->';

export function printReportMarkdown(report: SiteReport, title: string): string {
  const { content } = report;
  const head = [commentMark, '', `### Changes of ${code(title)}`, ''];
  const counts = countsOf(report);
  if (counts.length === 0) head.push('No page has changes for readers.', '');
  else head.push(...counts.map(([, words]) => `- ${words}`), '');
  head.push(...notesOf(report).map((note) => `- Note: ${code(note)}`), '');
  const lists = listsOf(report).flatMap(([name, items]) => printList(name, items));
  const details = [...content.pages.map(printPage), ...printShared(content)];
  let left = most - spare - [...head, ...lists].join('\n').length;
  const told: string[] = [];
  for (const one of details) {
    if (one.length + 1 > left) continue;
    told.push(one);
    left -= one.length + 1;
  }
  const cut = details.length - told.length;
  const end =
    cut === 0
      ? []
      : ['', `The word differences of ${cut} more ${cut === 1 ? 'entry' : 'entries'} do not fit here; see the HTML report.`];
  return `${[...head, ...lists, ...told, ...end]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}

function listsOf({ difference, content, lostLinks, search }: SiteReport): readonly (readonly [string, readonly string[]])[] {
  const { added, removed, replaced, moved, anchors, redirects } = difference;
  const page = ({ path, title }: { readonly path: string; readonly title: string }): string => `${code(path)} ${code(title)}`;
  return [
    ['Changed pages', content.pages.map((one) => `${page(one)}, ${summaryOf(one)}`)],
    ['Added pages', added.map(page)],
    ['Moved pages', moved.map(({ from, to, redirected }) => `${code(from)} → ${code(to)}${redirected ? '' : ' (no redirect)'}`)],
    ['Removed pages', removed.map(page)],
    ['Pages replaced by a redirect', replaced.map((one) => `${page(one)} → ${code(one.by)}`)],
    ['Lost anchors', anchors.flatMap(({ path, lost }) => lost.map((id) => code(`${path}#${id}`)))],
    [
      'Lost addresses that other pages linked to',
      lostLinks.map(
        ({ address, pages }) =>
          `${code(address)} from ${pages.slice(0, 3).map(code).join(', ')}${pages.length > 3 ? ` and ${pages.length - 3} more` : ''}`,
      ),
    ],
    [
      'Redirects',
      [
        ...redirects.removed.map(({ from, to }) => `removed: ${code(from)} → ${code(to)}`),
        ...redirects.added.map(({ from, to }) => `added: ${code(from)} → ${code(to)}`),
      ],
    ],
    [
      'Search tests with different results',
      search.answers.map(({ query, before, after }) => {
        const [was, is] = [before, after].map((hits) => hits.map(({ address }) => code(address)).join(', ') || 'nothing');
        return `${code(query)}: ${was} → ${is}`;
      }),
    ],
  ];
}

function printList(name: string, items: readonly string[]): readonly string[] {
  if (items.length === 0) return [];
  const told: string[] = [];
  let left = 6000;
  for (const item of items.slice(0, mostLines)) {
    left -= item.length;
    if (left < 0) break;
    told.push(`- ${item}`);
  }
  const rest = items.length - told.length;
  return [`**${name}**`, '', ...told, ...(rest > 0 ? [`- and ${rest} more`] : []), ''];
}

function printPage(page: ChangedPage): string {
  const { path, changes } = page;
  const rest = changes.length - mostChanges;
  const lines = changes.slice(0, mostChanges).map(printChange);
  if (rest > 0) lines.push(`${plural(rest, 'more change')}`);
  return fold(`${code(path)}: ${summaryOf(page)}`, lines);
}

function printShared({ shared, labels, assets, compared }: SiteReport['content']): readonly string[] {
  const lines = [
    ...shared.map((change) => `${printChange(change)} (${onPages(change.pages, compared)})`),
    ...labels.slice(0, mostChanges).map(({ region, label, change, pages }) => {
      const name = change === 'added' ? 'ins' : 'del';
      return `${region}: <${name}>${inert(cut(label))}</${name}> (${onPages(pages, compared)})`;
    }),
    ...(labels.length > mostChanges ? [plural(labels.length - mostChanges, 'more label')] : []),
    ...(assets.length > 0 ? [`Scripts and styles: ${assets.map(({ name }) => inert(cut(name))).join(', ')}`] : []),
  ];
  return lines.length === 0 ? [] : [fold('On every page', lines)];
}

/** Without an empty line, all of it is HTML to Markdown; in `pre`, nobody is notified and nothing is linked. */
function fold(summary: string, lines: readonly string[]): string {
  return `\n<details><summary>${summary}</summary>\n<pre>${lines.join('\n')}</pre>\n</details>`;
}

function printChange(change: BlockChange): string {
  const words = excerpt(change.parts, mostText).map(({ text, change: how }) => {
    if (text === '' || how === 'none') return inert(text);
    return how === 'removed' ? `<del>${inert(text)}</del>` : `<ins>${inert(text)}</ins>`;
  });
  const where = change.heading === '' ? '' : ` (${inert(cut(change.heading))})`;
  return `${nameOf(change)}${where}: ${words.join('')}${printAll('links', change.links)}${printAll('properties', change.properties)}`;
}

function printAll(name: string, { removed, added }: BlockChange['links']): string {
  const all = [...removed.map((one) => `<del>${inert(cut(one))}</del>`), ...added.map((one) => `<ins>${inert(cut(one))}</ins>`)];
  return all.length === 0 ? '' : ` [${name}: ${all.slice(0, 10).join(' ')}]`;
}

function cut(words: string): string {
  return words.length > 200 ? `${words.slice(0, 200)}…` : words;
}

function code(words: string): string {
  return `<code>${inert(cut(words))}</code>`;
}

/** Neither Markdown nor HTML sees a sign that means something. */
function inert(words: string): string {
  return shown(words).replace(/[^\p{L}\p{N}\p{M} \t,;/+%=-]/gu, (sign) =>
    sign.charCodeAt(0) < 128 ? `&#${sign.charCodeAt(0)};` : sign,
  );
}
