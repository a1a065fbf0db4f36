// Builds the tag pages of posts: one for all tags, and one for each tag with its posts.
import type { PlacedListing } from '#model/page';
import type { Post } from '../post.ts';
import type { Tag } from '../tags/tag.ts';
import { listPages } from './list-pages.ts';
import { asJson, type Printer } from './printing.ts';

interface TagGroup {
  /** Named as in the first post with the tag. */
  readonly tag: Tag;
  /** In the order of the lists. Without unlisted posts, unless there are no others. */
  readonly posts: readonly Post[];
  /** True if no listed post has it. */
  readonly unlisted: boolean;
}

/** Posts without tags have no pages for them. */
export function tagPages(posts: readonly Post[], printer: Printer): readonly PlacedListing[] {
  const groups = groupByTag(posts);
  if (groups.length === 0) return [];
  const { tagsBasePath } = printer.terms;
  const all = printer.route(tagsBasePath);
  const listed = groups.filter(({ unlisted }) => !unlisted);
  const letters = lettersOf(listed, printer);
  const props = asJson({ letters });
  const common = {
    route: all,
    title: printer.say('theme.tags.tagsPageTitle'),
    layout: 'post-tags',
    ids: letters.map(({ letter }) => letter),
    crawlerTag: 'blog_tags_list',
  };
  return [
    printer.listing({ ...common, unlisted: listed.length === 0, props }),
    ...groups.flatMap(({ tag: { label, description, permalink }, posts: tagged, unlisted }) => {
      const title = printer.say('theme.blog.tagTitle', { nPosts: printer.count(tagged), tagName: label });
      const path = `${tagsBasePath}${permalink}`;
      const leads = { of: 'tags', href: printer.href(all) } as const;
      const list = { posts: tagged, path, title, description, heading: title, all: leads, unlisted };
      return listPages({ ...list, perPage: printer.terms.tagPostsPerPage, crawlerTag: 'blog_tags_posts' }, printer);
    }),
  ];
}

function lettersOf(groups: readonly TagGroup[], { terms, settings: { lang }, say, route, href }: Printer) {
  const { compare } = new Intl.Collator(lang);
  const letters = new Map<string, { label: string; href: string; count: number; description: string }[]>();
  for (const { tag, posts } of [...groups].sort((a, b) => compare(a.tag.label, b.tag.label))) {
    const letter = [...tag.label.trim()][0]?.toLocaleUpperCase(lang) ?? '';
    const count = posts.length;
    const description = say('theme.blog.tagCount', { count });
    const entry = { label: tag.label, href: href(route(terms.tagsBasePath, tag.permalink)), count, description };
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].sort(([a], [b]) => compare(a, b)).map(([letter, tags]) => ({ letter, tags }));
}

function groupByTag(posts: readonly Post[]): readonly TagGroup[] {
  const groups = new Map<string, { tag: Tag; posts: Post[] }>();
  for (const post of posts) {
    for (const { tag } of post.tags) {
      const group = groups.get(tag.permalink) ?? { tag, posts: [] };
      groups.set(tag.permalink, group);
      // A post may name one tag in two ways.
      if (group.posts.at(-1) !== post) group.posts.push(post);
    }
  }
  return [...groups.values()].map(({ tag, posts: tagged }) => {
    const listed = tagged.filter(({ doc }) => !doc.unlisted);
    return { tag, unlisted: listed.length === 0, posts: listed.length === 0 ? tagged : listed };
  });
}
