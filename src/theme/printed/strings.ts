// What only the server says, which browsers need not know, in the language of the page.
import { use } from 'react';
import { sayIn, type Values } from '#model/strings/say';
import { english, type StringId } from '#model/strings/strings';
import { PageContext } from '../mdx/page-context.tsx';

export function sayPrinted(id: StringId, values?: Values): string {
  return sayIn(use(PageContext)?.words, english, id, values);
}

/** Minutes are counted up to whole ones, as Docusaurus does it. */
export function sayReadingTime(minutes: number): string {
  const count = Math.ceil(minutes);
  return sayPrinted('theme.blog.post.readingTime.plurals', { count, readingTime: count });
}

export function sayPosts(count: number): string {
  return sayPrinted('theme.blog.post.plurals', { count });
}
