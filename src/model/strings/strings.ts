// Merges all English texts by id, and creates functions that translate them to a site's language.
import { browserStrings } from './browser.ts';
import { sayIn, type Text, type Texts, type Values, type Words } from './say.ts';
import { searchStrings } from './search.ts';

const kinds = ['caution', 'danger', 'important', 'info', 'note', 'secondary', 'success', 'tip', 'warning'] as const;

type KindStrings = { readonly [Kind in (typeof kinds)[number] as `theme.admonition.${Kind}`]: Kind };

/** In English the title of a kind is its name. */
const kindStrings = Object.fromEntries(kinds.map((kind) => [`theme.admonition.${kind}`, kind])) as KindStrings;

const buildStrings = {
  'theme.CodeBlock.collapsed': { one: 'One collapsed line', other: '{count} collapsed lines' },
  'theme.CodeBlock.lineError': 'Error:',
  'theme.CodeBlock.lineWarning': 'Warning:',
  'theme.CodeBlock.terminal': 'Terminal',
  'theme.SearchBar.key.control': 'Ctrl',
  'theme.baseUrlBanner.cause': 'A very common reason is a wrong site baseUrl configuration.',
  'theme.baseUrlBanner.current': 'Current configured baseUrl = {baseUrl}',
  'theme.baseUrlBanner.currentDefault': 'Current configured baseUrl = {baseUrl}  (default value)',
  'theme.baseUrlBanner.suggestion': 'We suggest trying baseUrl = {baseUrl}',
  'theme.baseUrlBanner.title': 'Your slodocs site did not load properly.',
  'theme.blog.archive.description': 'Archive',
  'theme.blog.archive.title': 'Archive',
  'theme.blog.author.noPosts': 'This author has not written any posts yet.',
  'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
  'theme.blog.authorsList.pageTitle': 'Authors',
  'theme.blog.authorsList.viewAll': 'View all authors',
  'theme.blog.description': 'Blog',
  'theme.blog.feed.hint':
    'This is a feed. To get new posts, copy its address from the address bar of your browser into a feed reader.',
  'theme.blog.feed.linkTitle': '{title} {format} Feed',
  'theme.blog.feed.title': '{siteTitle} Blog',
  'theme.blog.paginator.navAriaLabel': 'Blog list page navigation',
  'theme.blog.paginator.newerEntries': 'Newer entries',
  'theme.blog.paginator.olderEntries': 'Older entries',
  'theme.blog.post.paginator.navAriaLabel': 'Blog post page navigation',
  'theme.blog.post.paginator.newerPost': 'Newer post',
  'theme.blog.post.paginator.olderPost': 'Older post',
  'theme.blog.post.plurals': { one: 'One post', other: '{count} posts' },
  'theme.blog.post.readMore': 'Read more',
  'theme.blog.post.readMoreLabel': 'Read more about {title}',
  'theme.blog.post.readingTime.plurals': { one: 'One min read', other: '{readingTime} min read' },
  'theme.blog.post.separator': ' · ',
  'theme.blog.sidebar.menuLabel': 'Posts',
  'theme.blog.sidebar.navAriaLabel': 'Blog recent posts navigation',
  'theme.blog.sidebar.title': 'Recent posts',
  'theme.blog.tagCount': { one: 'One post tagged', other: '{count} posts tagged' },
  'theme.blog.tagTitle': '{nPosts} tagged with "{tagName}"',
  'theme.blog.title': 'Blog',
  'theme.content.formula': 'Formula',
  'theme.content.table': 'Table',
  'theme.content.tableOf': 'Table: {title}',
  'theme.content.task': 'Task',
  'theme.diagram.kind.chart': 'Chart',
  'theme.diagram.kind.class': 'Class diagram',
  'theme.diagram.kind.entityRelationship': 'Entity relationship diagram',
  'theme.diagram.kind.flowchart': 'Flowchart',
  'theme.diagram.kind.gantt': 'Gantt chart',
  'theme.diagram.kind.gitGraph': 'Git graph',
  'theme.diagram.kind.journey': 'User journey',
  'theme.diagram.kind.mindmap': 'Mind map',
  'theme.diagram.kind.other': '{kind} diagram',
  'theme.diagram.kind.pie': 'Pie chart',
  'theme.diagram.kind.quadrant': 'Quadrant chart',
  'theme.diagram.kind.requirement': 'Requirement diagram',
  'theme.diagram.kind.sequence': 'Sequence diagram',
  'theme.diagram.kind.state': 'State diagram',
  'theme.diagram.kind.timeline': 'Timeline',
  'theme.diagram.label': 'Diagram',
  'theme.diagram.source': 'Diagram source',
  'theme.diagram.titled': '{title}: {text}',
  'theme.docs.actions.copy': 'Copy page',
  'theme.docs.actions.markdown': 'View as Markdown',
  'theme.docs.actions.open': 'Open in {tool}',
  'theme.docs.actions.prompt': 'Read {url} so I can ask questions about it.',
  'theme.docs.tagDocListPageTitle': '{nDocsTagged} with "{tagName}"',
  'theme.docs.tagDocListPageTitle.nDocsTagged': { one: 'One doc tagged', other: '{count} docs tagged' },
  'theme.docs.tagDocListPageTitle.nextPages': '{title}, page {page}',
  'theme.footnotes.back': 'Back to reference {reference}',
  'theme.footnotes.label': 'Footnotes',
  'theme.redirect.target': 'It is now at {address}.',
  'theme.redirect.title': 'This page has moved',
  'theme.tags.pageLabel': 'Page {page}',
  'theme.tags.separator': ', ',
  'theme.tags.tagsPageLink': 'View all tags',
  'theme.tags.tagsPageTitle': 'Tags',
  'theme.twins.audio': 'Audio',
  'theme.twins.details': 'Details',
  'theme.twins.directive': 'For AI agents: this page is available as Markdown at {twin}, and all pages are listed in {index}',
  'theme.twins.embedded': 'Embedded page',
  'theme.twins.index': 'For AI agents: all pages are listed in {index}',
  'theme.twins.section.docs': 'Docs',
  'theme.twins.section.more': 'More',
  'theme.twins.section.pages': 'Pages',
  'theme.twins.section.posts': 'Posts',
  'theme.twins.video': 'Video',
  'theme.translation.available.message': 'You can read this page in your language:',
  'theme.translation.missing.message': 'This page is not translated yet. You are viewing the original:',
  'theme.translation.missing.title': 'Not translated',
  'theme.translation.stale.message': 'The original has changed since this page was translated:',
  'theme.translation.stale.title': 'Older than the original',
  'theme.variants.only': '{variants} only',
} as const satisfies Readonly<Record<string, Text>>;

export const english = { ...browserStrings, ...kindStrings, ...buildStrings, ...searchStrings };

export type StringId = keyof typeof english;

export function isStringId(id: string): id is StringId {
  return Object.hasOwn(english, id);
}

/** Translates a text by its id. */
export type Say = (id: StringId, values?: Values) => string;

/** The settings that determine a site's texts. */
export interface Language {
  readonly lang: string;
  readonly strings: Texts;
  /** Translated texts of the site's own components. */
  readonly messages?: Texts | undefined;
}

/** Undefined for an English site without texts of its own. */
export function wordsOf({ lang, strings, messages }: Language): Words | undefined {
  const texts = { ...messages, ...strings };
  return Object.keys(texts).length === 0 ? undefined : { lang, texts };
}

/** The subset of texts that browsers may need. */
export function browserWordsOf(language: Language): Words | undefined {
  const own = Object.entries(language.strings).filter(
    ([id]) => Object.hasOwn(browserStrings, id) || Object.hasOwn(kindStrings, id),
  );
  return wordsOf({ ...language, strings: Object.fromEntries(own) });
}

/** All texts, those of plugins included: the site's own, and English for those that it lacks. */
export function allWords({ lang, strings }: Language, plugins: readonly { readonly strings?: Texts }[]): Words {
  return { lang, texts: { ...Object.assign({}, ...plugins.map((plugin) => plugin.strings)), ...english, ...strings } };
}

export function sayer(language: Language): Say {
  return (id, values) => sayIn(wordsOf(language), english, id, values);
}

/** A translator for a plugin with texts of its own. An unknown id is the plugin's fault. */
export function pluginSayer(language: () => Language, own: Texts): (id: string, values?: Values) => string {
  return (id, values) => {
    const known: Texts = Object.hasOwn(english, id) ? english : own;
    if (!Object.hasOwn(known, id)) throw new Error(`there is no text "${id}"`);
    return sayIn(wordsOf(language()), known, id, values);
  };
}
