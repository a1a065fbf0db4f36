// Prints the lists of a report in HTML: addresses, anchors, redirects, answers of search, and what all pages share.
import type { LabelChange, SiteReport } from '#index';
import { code, printChange, text } from './change-report-parts.ts';
import { onPages } from './change-report-words.ts';
import { plural } from './counts.ts';

/** Entries of a list; the rest is counted. */
const most = 300;

/** Pages that are named where something is lost. */
const mostUsers = 5;

export function printLists(report: SiteReport): string {
  const { difference, content, lostLinks, search } = report;
  const { added, removed, replaced, moved, anchors, redirects } = difference;
  const page = ({ path, title }: { readonly path: string; readonly title: string }): string => `${code(path)} ${text(title)}`;
  const sections = [
    section('added', 'Added pages', list(added.map(page))),
    section(
      'moved',
      'Moved pages',
      list(moved.map(({ from, to, redirected }) => `${code(from)} → ${code(to)}${redirected ? '' : ' (no redirect)'}`)),
    ),
    section('removed', 'Removed pages', list(removed.map(page))),
    section('replaced', 'Pages replaced by a redirect', list(replaced.map((one) => `${page(one)} → ${code(one.by)}`))),
    section('anchors', 'Lost anchors', list(anchors.flatMap(({ path, lost }) => lost.map((id) => code(`${path}#${id}`))))),
    section(
      'lost-links',
      'Lost addresses that other pages linked to',
      list(lostLinks.map(({ address, pages }) => `${code(address)} from ${users(pages)}`)),
    ),
    section(
      'redirects',
      'Redirects',
      list([
        ...redirects.removed.map(({ from, to }) => `Removed: ${code(from)} → ${code(to)}`),
        ...redirects.added.map(({ from, to }) => `Added: ${code(from)} → ${code(to)}`),
      ]),
    ),
    section('search', 'Search tests with different results', search.answers.map(printAnswer).join('')),
    section('everywhere', 'On every page', printShared(content)),
  ];
  return sections.join('');
}

function section(id: string, title: string, body: string): string {
  return body === '' ? '' : `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${body}</section>\n`;
}

function list(items: readonly string[], name = 'ul'): string {
  if (items.length === 0) return '';
  const rest = items.length - most;
  const cut = rest > 0 ? `<p class="soft">${rest} more are not shown.</p>\n` : '';
  return `<${name}>\n${items
    .slice(0, most)
    .map((item) => `<li>${item}</li>\n`)
    .join('')}</${name}>\n${cut}`;
}

function users(pages: readonly string[]): string {
  const rest = pages.length - mostUsers;
  return `${pages.slice(0, mostUsers).map(code).join(', ')}${rest > 0 ? ` and ${plural(rest, 'more page')}` : ''}`;
}

function printAnswer({ query, before, after }: SiteReport['search']['answers'][number]): string {
  const side = (title: string, hits: typeof before): string => {
    const found = list(
      hits.map((hit) => `${code(hit.address)} ${text(hit.title)}`),
      'ol',
    );
    return `<div><h4>${title}</h4>\n${found || '<p>Nothing is found.</p>\n'}</div>\n`;
  };
  return `<h3>${text(query)}</h3>\n<div class="pair">${side('Before', before)}${side('After', after)}</div>\n`;
}

/** What most pages share, and what stands around them. */
function printShared({ shared, labels, assets, compared }: SiteReport['content']): string {
  const label = ({ region, label: words, href, change, pages }: LabelChange): string => {
    const name = change === 'added' ? 'ins' : 'del';
    return `${text(region)}: <${name}>${text(words)}</${name}>${href === '' ? '' : ` ${code(href)}`} <span class="soft">${onPages(pages, compared)}</span>`;
  };
  const files = assets.map(
    ({ name, pages }) => `Script or style: ${code(name)} <span class="soft">${onPages(pages, compared)}</span>`,
  );
  const own = shared.map((change) => `<li>${printChange(change)}<p class="what">${onPages(change.pages, compared)}</p></li>\n`);
  return `${own.length === 0 ? '' : `<ul class="changes">\n${own.join('')}</ul>\n`}${list([...labels.map(label), ...files])}`;
}
