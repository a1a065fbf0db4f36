// Resolves the options of a posts instance to their defaults.

import { contentFolder, type PluginContext, type Policy, type Severity, trimEnd } from 'slodocs/kit';

/** The file of authors, in the folder of the posts. */
export const usualAuthorsFile = 'authors.yml';

export interface PostsOptions {
  /** Distinguishes several folders of posts: the plugin is named `posts`, or `posts-<id>`. `default` */
  readonly id?: string;
  /** The folder of the posts, relative to the config. `blog` */
  readonly path?: string;
  /** Globs of the posts, relative to their folder. All of Markdown */
  readonly include?: readonly string[];
  /** Globs of files that are not posts; pages can import them. Names that begin with `_`, and tests. */
  readonly exclude?: readonly string[];
  /** The first part of their addresses; `/` for the site's root. `blog` */
  readonly routeBasePath?: string;
  /** Of the list of all posts. `Blog` */
  readonly title?: string;
  readonly blogTitle?: string;
  /** What search engines show of that list. `Blog` */
  readonly description?: string;
  readonly blogDescription?: string;
  /** How many posts a page of a list shows. `10` */
  readonly postsPerPage?: number | 'ALL';
  /** The same for the posts of one tag. As many as `postsPerPage` */
  readonly tagPostsPerPage?: number | 'ALL';
  /** The part of addresses before the number of a page. `page` */
  readonly pageBasePath?: string;
  /** The address of the archive by year; null for none. `archive` */
  readonly archiveBasePath?: string | null;
  /** `tags` */
  readonly tagsBasePath?: string;
  /** `authors` */
  readonly authorsBasePath?: string;
  /** The file that defines authors, in the folder of the posts. `authors.yml`, if it exists */
  readonly authorsMapPath?: string;
  /** The file that defines tags, in the folder of the posts; false or null for none. `tags.yml`, if it exists */
  readonly tags?: string | false | null;
  /** How many posts the list next to a post shows; 0 for no list. `5` */
  readonly blogSidebarCount?: number | 'ALL';
  /** `Recent posts` */
  readonly blogSidebarTitle?: string;
  /** `descending`: the newest first. */
  readonly sortPosts?: 'descending' | 'ascending';
  /** `true` */
  readonly showReadingTime?: boolean;
  /** How to report a tag that the tags file does not define, if there is such a file. `warn` */
  readonly onInlineTags?: Policy;
  /** How to report an author that the authors file does not define, if there is such a file. `warn` */
  readonly onInlineAuthors?: Policy;
  /** What ends the excerpt of a post: a pattern of comments, or a line of text. `<!-- truncate -->` */
  readonly truncateMarker?: RegExp | string;
  /** How to report a post without a truncate marker, of which lists show everything. `warn`; for releases `ignore` */
  readonly onUntruncatedBlogPosts?: Policy;
  /** The start of an edit link, to which the path of a file, relative to the config, is appended. */
  readonly editUrl?: string;
  /** By default, RSS and Atom of the 20 newest posts. */
  readonly feedOptions?: FeedOptions;
  /**
   * True: each post is about a release, whose version is in its title or file name and determines its position. `latest` is the
   * file below the posts that lists the newest releases, `latest.json`, or false for none. `false`
   */
  readonly releases?: boolean | { readonly latest?: string | false };
}

/** Options with their defaults. */
export interface Terms {
  readonly id: string;
  /** The plugin's own. */
  readonly name: string;
  /** The folder, relative to the root. */
  readonly path: string;
  readonly include: readonly string[] | undefined;
  readonly exclude: readonly string[] | undefined;
  readonly truncateMarker: RegExp | string | undefined;
  readonly routeBasePath: string;
  /** Undefined if not configured, like `description` and `sidebarTitle`: the site's language decides. */
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly postsPerPage: number;
  readonly tagPostsPerPage: number;
  readonly pageBasePath: string;
  readonly archiveBasePath: string | null;
  readonly tagsBasePath: string;
  readonly authorsBasePath: string;
  /** Undefined if not configured, when the file is optional; false for none. */
  readonly authorsFile: string | undefined;
  readonly tagsFile: string | false | undefined;
  readonly sidebarCount: number;
  readonly sidebarTitle: string | undefined;
  readonly ascending: boolean;
  readonly showReadingTime: boolean;
  readonly editUrl: string | undefined;
  /** Undefined unless posts are releases; `latest` is undefined if no such file is wanted. */
  readonly releases: { readonly latest: string | undefined } | undefined;
  readonly severities: { readonly inlineTag: Severity; readonly inlineAuthor: Severity; readonly untruncated: Severity };
}

const severities = { throw: 'error', warn: 'warning', log: 'info', ignore: 'off' } as const satisfies Record<Policy, Severity>;

/** Options are validated later, so values of the wrong type must not make this throw. */
export function termsOf(options: PostsOptions): Terms {
  const { id = 'default', releases = false } = options;
  const latest = typeof releases === 'object' ? releases?.latest : undefined;
  const untruncated = options.onUntruncatedBlogPosts ?? (releases === false ? 'warn' : 'ignore');
  return {
    id,
    name: id === 'default' || typeof id !== 'string' ? 'posts' : `posts-${id}`,
    path: trimEnd(String(options.path ?? 'blog').replace(/^(?:\.\/)+/, ''), '/'),
    include: options.include,
    exclude: options.exclude,
    truncateMarker: options.truncateMarker,
    routeBasePath: options.routeBasePath ?? 'blog',
    title: options.title || options.blogTitle || undefined,
    description: options.description ?? options.blogDescription,
    postsPerPage: countOf(options.postsPerPage ?? 10),
    tagPostsPerPage: countOf(options.tagPostsPerPage ?? options.postsPerPage ?? 10),
    pageBasePath: options.pageBasePath ?? 'page',
    archiveBasePath: options.archiveBasePath === undefined ? 'archive' : options.archiveBasePath,
    tagsBasePath: options.tagsBasePath ?? 'tags',
    authorsBasePath: options.authorsBasePath ?? 'authors',
    authorsFile: options.authorsMapPath,
    tagsFile: options.tags === null ? false : options.tags,
    sidebarCount: countOf(options.blogSidebarCount ?? 5),
    sidebarTitle: options.blogSidebarTitle,
    ascending: options.sortPosts === 'ascending',
    showReadingTime: options.showReadingTime ?? true,
    editUrl: options.editUrl,
    releases: releases === false ? undefined : { latest: latest === false ? undefined : (latest ?? 'latest.json') },
    severities: {
      inlineTag: severities[options.onInlineTags ?? 'warn'],
      inlineAuthor: severities[options.onInlineAuthors ?? 'warn'],
      untruncated: severities[untruncated],
    },
  };
}

function countOf(written: number | 'ALL'): number {
  return written === 'ALL' ? Number.POSITIVE_INFINITY : written;
}

export type FeedType = 'rss' | 'atom' | 'json';

export interface FeedOptions {
  /** Which feeds there are. `['rss', 'atom']`; null for none. */
  readonly type?: FeedType | 'all' | readonly FeedType[] | null;
  readonly title?: string;
  readonly description?: string;
  readonly copyright?: string;
  readonly language?: string;
  /** How many of the newest posts. `20`; null or false for all. */
  readonly limit?: number | null | false;
  /** Complete posts, or only their descriptions. `full` */
  readonly content?: 'full' | 'description';
  /** Whether RSS and Atom have a stylesheet for browsers. `true` */
  readonly stylesheet?: boolean;
}

/** With the labels that the language of the site has in its files. */
export function termsIn(terms: Terms, { label }: Pick<PluginContext, 'label'>): Terms {
  const file = `${contentFolder('blog', terms.id)}/options.json`;
  const posts = `"${terms.path}"`;
  return {
    ...terms,
    title: label({ file, key: 'title', text: terms.title, what: `Title of the posts in ${posts}` }),
    description: label({ file, key: 'description', text: terms.description, what: `Description of the posts in ${posts}` }),
    sidebarTitle: label({
      file,
      key: 'sidebar.title',
      text: terms.sidebarTitle,
      what: `Title of the list of recent posts in ${posts}`,
    }),
  };
}
