// Builds the archive page, which lists posts by year.
import {
  collectionKey,
  compareText,
  type PlacedListing,
  type Sidebar,
  type SidebarCategory,
  type SidebarItem,
} from 'slodocs/kit';
import type { PostArchiveProps } from '../browser/props.ts';
import type { Post } from '../post.ts';
import { asJson, type Printer, sidebarName } from './printing.ts';

/** Makes no page without posts, or if none is wanted. */
export function archivePage(posts: readonly Post[], printer: Printer): readonly PlacedListing[] {
  const { archiveBasePath } = printer.terms;
  if (archiveBasePath === null || posts.length === 0) return [];
  const years = byYear(posts, printer).map(({ year, posts: ofYear }) => ({
    id: year.replace(/\s+/g, '-'),
    year,
    items: ofYear.map(({ label, doc, route, date }) => ({
      title: label,
      description: doc.description,
      href: printer.href(route),
      date: date ?? '',
      dateText: printer.words.day(date),
    })),
  })) satisfies PostArchiveProps['years'];
  const route = printer.route(archiveBasePath);
  const [title, description] = [printer.say('theme.blog.archive.title'), printer.say('theme.blog.archive.description')];
  const shown = { props: asJson({ years }), ids: years.map(({ id }) => id) };
  return [printer.listing({ route, title, description, layout: 'post-archive', ...shown })];
}

interface YearOfPosts {
  /** In the calendar of the dates. */
  readonly year: string;
  /** In the order of the lists. */
  readonly posts: readonly Post[];
}

/** Skips posts without a date, which are reported. */
function byYear(posts: readonly Post[], { terms: { ascending }, words }: Printer): readonly YearOfPosts[] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    if (post.date === undefined) continue;
    const year = words.year(post.date);
    const same = years.get(year);
    if (same) same.push(post);
    else years.set(year, [post]);
  }
  const dateOf = ([post]: readonly Post[]): string => post?.date ?? '';
  const sorted = [...years].sort(([, a], [, b]) => compareText(dateOf(a), dateOf(b)) * (ascending ? 1 : -1));
  return sorted.map(([year, ofYear]) => ({ year, posts: ofYear }));
}

/** By year, as Docusaurus shows them. `listed` are those that lists show. */
export function recentPosts(listed: readonly Post[], printer: Printer): readonly Sidebar[] {
  const { terms, say } = printer;
  if (terms.sidebarCount === 0) return [];
  const shown = listed.slice(0, terms.sidebarCount);
  const years = byYear(shown, printer).map(({ year, posts: ofYear }) => open(year, ofYear.map(linkTo)));
  const docs = collectionKey(terms.name, terms.id);
  const items = [open(terms.sidebarTitle ?? say('theme.blog.sidebar.title'), years)];
  const labels = { nav: say('theme.blog.sidebar.navAriaLabel'), menu: say('theme.blog.sidebar.menuLabel') };
  return [{ docs, version: 'current', name: sidebarName, items, labels }];
}

function open(label: string, items: readonly SidebarItem[]): SidebarCategory {
  return { type: 'category', label, items, collapsed: false, collapsible: false };
}

function linkTo({ label, route, doc }: Post): SidebarItem {
  return { type: 'link', label: doc.document.facts.frontMatter.sidebar_label ?? label, to: route, doc: doc.id };
}
