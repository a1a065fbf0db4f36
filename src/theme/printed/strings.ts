// The words of what the server prints, which browsers need not know, by their Docusaurus ids.
import { countWords, fillWords } from '../strings.ts';

const strings = {
  'theme.blog.archive.title': 'Archive',
  'theme.blog.authorsList.pageTitle': 'Authors',
  'theme.blog.authorsList.viewAll': 'View all authors',
  'theme.blog.author.noPosts': 'This author has not written any posts yet.',
  'theme.blog.paginator.navAriaLabel': 'Blog list page navigation',
  'theme.blog.paginator.newerEntries': 'Newer entries',
  'theme.blog.paginator.olderEntries': 'Older entries',
  'theme.blog.post.paginator.navAriaLabel': 'Blog post page navigation',
  'theme.blog.post.paginator.newerPost': 'Newer post',
  'theme.blog.post.paginator.olderPost': 'Older post',
  'theme.blog.post.plurals': 'One post|{count} posts',
  'theme.blog.post.readMore': 'Read more',
  'theme.blog.post.readMoreLabel': 'Read more about {title}',
  'theme.blog.post.readingTime.plurals': 'One min read|{readingTime} min read',
} as const;

type StringId = keyof typeof strings;

export function sayPrinted(id: StringId, values: Readonly<Record<string, string>> = {}): string {
  return fillWords(strings[id], values);
}

/** Minutes are counted up to whole ones, as Docusaurus does it. */
export function sayReadingTime(minutes: number): string {
  const whole = Math.ceil(minutes);
  return countWords(strings['theme.blog.post.readingTime.plurals'], whole).replace('{readingTime}', String(whole));
}

export function sayPosts(count: number): string {
  return countWords(strings['theme.blog.post.plurals'], count);
}
