// Builds the archive page, which lists posts by year.
import { compareText, type PlacedListing } from 'slodocs/kit';
import type { PostArchiveProps } from '../browser/props.ts';
import type { Post } from '../post.ts';
import { asJson, type Printer } from './printing.ts';

/** Makes no page without posts, or if none is wanted. */
export function archivePage(posts: readonly Post[], printer: Printer): readonly PlacedListing[] {
  const { archiveBasePath, ascending } = printer.terms;
  if (archiveBasePath === null || posts.length === 0) return [];
  const years = byYear(posts, ascending).map(({ year, posts: ofYear }) => ({
    year,
    items: ofYear.map(({ label, route, date }) => ({
      title: label,
      href: printer.href(route),
      date: date ?? '',
      dateText: printer.words.day(date),
    })),
  })) satisfies PostArchiveProps['years'];
  const route = printer.route(archiveBasePath);
  const [title, description] = [printer.say('theme.blog.archive.title'), printer.say('theme.blog.archive.description')];
  const shown = { props: asJson({ years }), ids: years.map(({ year }) => year) };
  return [printer.listing({ route, title, description, layout: 'post-archive', ...shown })];
}

export interface YearOfPosts {
  readonly year: string;
  /** In the order of the lists. */
  readonly posts: readonly Post[];
}

/** Skips posts without a date, which are reported. */
export function byYear(posts: readonly Post[], ascending: boolean): readonly YearOfPosts[] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.date?.slice(0, 4);
    if (year === undefined) continue;
    const same = years.get(year);
    if (same) same.push(post);
    else years.set(year, [post]);
  }
  const sorted = [...years].sort(([a], [b]) => compareText(a, b) * (ascending ? 1 : -1));
  return sorted.map(([year, ofYear]) => ({ year, posts: ofYear }));
}
