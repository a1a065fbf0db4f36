// Maps keys of a Docusaurus config to what replaces them in slodocs.

const step = 'Make it a step of the "markdown" hook of a plugin';
const part = 'Replace a part of the theme instead: name a component of your own in "theme.slots".';
const layout = 'Lists and posts have one layout; rules of a stylesheet in "theme.css" change how it looks.';
const deployment = 'It was used for deployments only; remove it.';
const head = 'Return the element from the "head" hook of a plugin.';
const google = 'It is a service in "theme.analytics": `theme: { analytics: googleAnalytics({ id: \'G-…\' }) }`.';
const dates = 'The plugin "git-dates" is in the preset';

const steps = 'It works on all content, and stands in "markdown"';

/** The keys where Docusaurus accepts remark and rehype plugins. */
const processors: Readonly<Record<string, string>> = {
  remarkPlugins: `${steps}: \`markdown: { remarkPlugins: [ … ] }\`.`,
  rehypePlugins: `${steps}: \`markdown: { rehypePlugins: [ … ] }\`.`,
  recmaPlugins: 'Pages are no modules of JavaScript: a step of "rehypePlugins" in "markdown" changes their tree.',
  beforeDefaultRemarkPlugins: `${steps}: \`markdown: { beforeDefaultRemarkPlugins: [ … ] }\`.`,
  beforeDefaultRehypePlugins: `${steps}: \`markdown: { beforeDefaultRehypePlugins: [ … ] }\`.`,
};

/** By paths without indexes. Options are listed under the name of their plugin: `sitemap().filename`. */
const places: Readonly<Record<string, string>> = {
  presets: 'The preset is always there. Its docs are set in "docs", its members are configured by factories in "plugins".',
  'presets.docs': 'Its options stand in an entry of the list "docs": `docs: [{ … }]`.',
  'presets.blog': 'It is a plugin with the same options: `plugins: [posts({ … })]`.',
  'presets.pages': 'Its options stand in "pages".',
  'presets.sitemap': 'It is a plugin of the preset: `plugins: [sitemap({ … })]` sets its options.',
  'presets.theme': 'Its "customCss" is "theme.css", a list of stylesheets.',
  'presets.gtag': google,
  'presets.googleAnalytics': google,
  'presets.googleTagManager': 'Return its script from the "head" hook of a plugin, and name its hosts in "csp.directives".',
  'presets.debug': 'Remove it: `slodocs why` and `site.json` of the plugin `siteJson()` tell what a page was made of.',
  'presets.svgr': 'Remove it: import the address of an SVG file, or write a component that returns the `<svg>`.',
  themes: 'There is one theme, set in "theme". Stylesheets of your own stand in "theme.css", components in "theme.slots".',

  themeConfig: 'What it set stands in "theme": "navbar", "footer", "announcement", "colorMode", "docs", "image" and "metadata".',
  'theme.blog': 'Remove it: the list beside posts is set by "blogSidebarCount" of `posts({ … })`.',
  'theme.liveCodeBlock': 'Remove it: a `live` fence is shown as code.',
  'theme.zoom': 'Remove it, or bring a script of its own in "theme.clientModules".',
  'theme.prism':
    'All its languages are there, and its colours are those of the theme. Its "magicComments" are an option: `plugins: [codeHighlight({ magicComments })]`.',
  'theme.algolia': 'It is an engine of the plugin "search": `plugins: [search({ engine: algolia({ … }) })]`.',
  'theme.announcementBar': 'It is called "announcement"; its colours are rules of a stylesheet in "theme.css".',
  'theme.docs.versionPersistence':
    "It is chosen for all that browsers keep: `storage: { type: 'sessionStorage' }`, or leave it out.",
  'theme.mermaid':
    'Diagrams are drawn by a plugin: `plugins: [mermaid({ config: { … } })]`; their colours are those of the theme.',
  'theme.customCss': 'It is called "css", a list of stylesheets: `css: [\'src/css/custom.css\']`.',
  'theme.footer.style': 'Remove it: the footer has the colours of the page.',
  'theme.footer.links': 'It is called "columns", a list of `{ title, items }`.',
  'theme.navbar.style': 'Remove it: the navbar has the colours of the page.',
  'theme.navbar.hideOnScroll': 'Remove it: the navbar stays.',

  future: 'There is nothing to opt into: see its keys.',
  'future.v4':
    'It turns older forms of content off, which slodocs does by `markdown: { mdx1Compat: { comments: false, admonitions: false, headingIds: false } }`; its "siteStorageNamespacing" is `storage: { namespace: true }`.',
  'future.faster': 'Remove it: there is one way to build.',
  'future.experimental_faster': 'Remove it: there is one way to build.',
  'future.experimental_storage': 'It is called "storage", at the top of the config.',
  'future.experimental_router': 'Remove it: every page is a file of its own.',
  'future.experimental_vcs': 'Remove it: dates come from git alone.',
  baseUrlIssueBanner: 'Remove it: a home page that cannot load its files says so.',
  deploymentBranch: deployment,
  githubHost: deployment,
  githubPort: deployment,
  headTags: head,
  scripts: `${head} A module of your own stands in "theme.clientModules".`,
  stylesheets: 'Name files of the site in "theme.css"; for others return an element from the "head" hook of a plugin.',
  clientModules: 'Scripts of every page are named in "theme.clientModules", stylesheets in "theme.css".',
  ssrTemplate: 'Pages are printed by the theme: add to the head in the "head" hook of a plugin, to the page by "theme.slots".',
  webpack: 'Remove it: modules are bundled by esbuild, without settings.',

  onBrokenMarkdownLinks: 'Links to files are checked like all others: set "onBrokenLinks".',
  onBrokenMarkdownImages: 'It stands in "markdown.hooks".',
  'markdown.hooks.onBrokenMarkdownLinks': 'Links to files are checked like all others: set "onBrokenLinks".',
  'markdown.emoji': 'Short names of emoji are a plugin of the preset: `preset: { emoji: false }` does without them.',
  'markdown.mermaid': 'It is a plugin: `plugins: [mermaid()]`.',
  'markdown.preprocessor': `${step}, which sees the tree, with places.`,
  'markdown.parseFrontMatter': 'Front matter is YAML between two lines `---`, and nothing else.',
  'markdown.remarkRehypeOptions': `${step}: one of "rehype" changes the tree that was made.`,

  'docs.onInlineTags': "It is an option of the plugin of tags: `plugins: [tags({ onInlineTags: 'throw' })]`.",
  'docs.tags': "It is an option of the plugin of tags: `plugins: [tags({ file: 'tags.yml' })]`.",
  'docs.tagsBasePath': "It is an option of the plugin of tags: `plugins: [tags({ basePath: 'tags' })]`.",
  'docs.admonitions':
    "It is the plugin of admonitions: `plugins: [admonitions({ keywords: ['exercise'] })]`, or `preset: { admonitions: false }`.",
  'docs.sidebarItemsGenerator':
    'Sidebars are data: what a function would make stands in the module that "sidebars" names, which may be a program.',
  'docs.showLastUpdateTime': `${dates} and shows it; \`preset: { 'git-dates': false }\` does without.`,
  'docs.showLastUpdateAuthor': `${dates}: \`plugins: [gitDates({ author: true })]\` shows who it was.`,
  'docs.editCurrentVersion': 'Remove it: edit links of a version lead to the files of that version.',
  'docs.editLocalizedFiles': 'Remove it: a site has one language.',
  'docs.disableVersionCleanup': 'Remove it.',
  'docs.docsRootComponent': part,
  'docs.docVersionRootComponent': part,
  'docs.docRootComponent': part,
  'docs.docItemComponent': part,
  'docs.docTagDocListComponent': part,
  'docs.docTagsListComponent': part,
  'docs.docCategoryGeneratedIndexComponent': part,
  'pages.mdxPageComponent': part,
  'pages.admonitions': "It is the plugin of admonitions: `plugins: [admonitions({ keywords: ['exercise'] })]`.",
  'pages.showLastUpdateTime': `${dates} and shows it; \`preset: { 'git-dates': false }\` does without.`,
  'pages.showLastUpdateAuthor': `${dates}: \`plugins: [gitDates({ author: true })]\` shows who it was.`,
  'pages.editLocalizedFiles': 'Remove it: a site has one language.',

  'admonitions().extendDefaults': 'Remove it: the nine kinds are always there.',
  'admonitions().tag': 'Remove it: an admonition begins with three colons.',
  'code-highlight().additionalLanguages': 'Remove it: all languages of Prism are there, and loaded where a page has them.',
  'code-highlight().theme': 'Remove it: colours of code are those of the theme; rules for `.token` in "theme.css" change them.',
  'redirects().createRedirects': "Write patterns in \"rules\": `{ from: '/old/*', to: '/new/*' }`.",
  'sitemap().filename': 'Remove it: hosts and search engines look for "sitemap.xml".',
  'sitemap().createSitemapItems': 'Leave addresses out by "ignorePatterns".',
  'posts().admonitions': "It is the plugin of admonitions: `plugins: [admonitions({ keywords: ['exercise'] })]`.",
  'posts().showLastUpdateTime': 'Posts show when they were written, and their front matter can say `last_update`.',
  'posts().showLastUpdateAuthor': 'Posts name their authors, and their front matter can say `last_update`.',
  'posts().editLocalizedFiles': 'Remove it: a site has one language.',
  'posts().readingTime': 'It is that of 200 words a minute; `showReadingTime: false` leaves it out.',
  'posts().processBlogPosts': 'Pages are changed in the "resolve" hook of a plugin that stands behind this one.',
  'posts().blogListComponent': layout,
  'posts().blogPostComponent': layout,
  'posts().blogTagsListComponent': layout,
  'posts().blogTagsPostsComponent': layout,
  'posts().blogAuthorsListComponent': layout,
  'posts().blogAuthorsPostsComponent': layout,
  'posts().blogArchiveComponent': layout,
  'npm-to-yarn().sync': 'Tabs change together by "groupId"; `groupId: null` keeps them apart.',
};

/** Renamed keys, with the same parent and values. */
const renamed: Readonly<Record<string, string>> = {
  'docs.sidebarPath': 'sidebars',
  'redirects().redirects': 'rules',
  'admonitions().keyword': 'keywords',
};

/** Parts of a Docusaurus config, with their replacement. */
const successors: readonly (readonly [string, string])[] = [
  ['themeConfig.', 'theme.'],
  ['presets.docs.', 'docs.'],
  ['presets.pages.', 'pages.'],
];

export interface Moved {
  readonly help: string;
  /** The new name of the key, where nothing else changes. */
  readonly renamed?: string;
}

/** The replacement of a key, by its path; undefined for one that Docusaurus does not have either. */
export function whereNow(path: string): Moved | undefined {
  const name = own(renamed, path);
  if (name !== undefined) return { help: `It is called "${name}".`, renamed: name };
  const processor = /^(?:markdown|docs|pages|posts\(\))\.(\w+)$/.exec(path)?.[1] ?? '';
  const help = own(places, path) ?? own(processors, processor);
  if (help !== undefined) return { help };
  const successor = successors.find(([old]) => path.startsWith(old));
  return successor && whereNow(successor[1] + path.slice(successor[0].length));
}

function own(map: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
