// Builds the feed files of posts, and the head links to them for every page.
import { compareText, type EmittedFile, type HeadElement, joinPath, type RenderedPage, type Settings } from 'slodocs/kit';
import { type Author, printAuthor } from '../authors/author.ts';
import type { Printer } from '../listings/printing.ts';
import type { PostsOptions, Terms } from '../options.ts';
import type { Post } from '../post.ts';
import { type FeedAuthor, type FeedPost, feedAddresses, feedFiles, feedLinks } from './feeds.ts';

export interface Feeds {
  /** For the head of every page of the site. */
  readonly links: readonly HeadElement[];
  /** Where they will be, without base. */
  readonly addresses: readonly string[];
  /** `pages` are those of the whole site, rendered. */
  files(pages: readonly RenderedPage[]): readonly EmittedFile[];
}

/** `posts` are the listed ones. */
export function feedsOfPosts(posts: readonly Post[], options: PostsOptions, printer: Printer): Feeds {
  const { settings, terms, say } = printer;
  const chosen = options.feedOptions ?? {};
  const named = options.title || options.blogTitle;
  // Docusaurus' title for feeds of posts without a title.
  const title = named ?? say('theme.blog.feed.title', { siteTitle: settings.title });
  const base = {
    title,
    description: options.description ?? options.blogDescription ?? title,
    language: settings.lang,
    say,
    siteTitle: settings.title,
    siteUrl: settings.url + settings.baseUrl,
    url: settings.url + printer.href(printer.route()),
    path: joinPath(terms.routeBasePath).replace(/^\/|\/$/g, ''),
    image: addressOf(settings.theme.image, settings),
    favicon: addressOf(settings.icons.find(({ rel }) => rel === 'icon')?.src, settings),
  };
  const newest = newestOf(terms.ascending ? [...posts].reverse() : posts);
  return {
    links: newest.length === 0 ? [] : feedLinks(base, chosen),
    addresses: newest.length === 0 ? [] : feedAddresses(base, chosen),
    files(pages) {
      const own = new Set(newest.map(({ route }) => route.path));
      const bodies = new Map(pages.filter(({ page }) => own.has(page.route.path)).map((body) => [body.page.route.path, body]));
      const read = newest.flatMap((post) => readPost(post, bodies.get(post.route.path), printer));
      return feedFiles({ ...base, posts: read }, chosen);
    },
  };
}

/** Sorted by date alone: a fix of an old release is news. The sort is stable. */
function newestOf(posts: readonly Post[]): readonly Post[] {
  return posts.filter(({ date }) => date !== undefined).sort((a, b) => compareText(b.date ?? '', a.date ?? ''));
}

function readPost(post: Post, body: RenderedPage | undefined, { href, settings, terms }: Printer): readonly FeedPost[] {
  const { doc, title, route, date, authors, tags } = post;
  if (!body || date === undefined) return [];
  const { document, lastUpdate, description } = doc;
  // Git dates are rarely news.
  const said = document.facts.frontMatter.last_update?.date === undefined ? undefined : lastUpdate?.date;
  return [
    {
      title,
      url: settings.url + href(route),
      date,
      updated: said !== undefined && said > date ? said : undefined,
      description,
      authors: authors.map((author) => readAuthor(author, terms, settings)),
      tags: tags.map(({ tag }) => ({ label: tag.label })),
      digest: body.digest,
      html: body.body,
    },
  ];
}

function readAuthor(author: Author, terms: Terms, settings: Settings): FeedAuthor {
  const { name, url, page } = printAuthor(author, terms, settings);
  const address = author.url === null ? page : url;
  return { name, email: author.email ?? undefined, url: address ? new URL(address, settings.url).href : undefined };
}

/** A file of a static folder is named without the base. */
function addressOf(file: string | undefined, { url, baseUrl }: Settings): string | undefined {
  return file && new URL(file.replace(/^\/(?!\/)/, ''), url + baseUrl).href;
}
