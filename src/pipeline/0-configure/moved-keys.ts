// Maps keys of a Docusaurus config to what replaces them in slodocs.

const step = 'Make it a step in the "markdown" hook of a plugin';
const part = 'Replace a part of the theme instead: name your own component in "theme.slots".';
const layout = 'Lists and posts have one layout. Change its appearance with a stylesheet in "theme.css".';
const deployment = 'Remove it: it was only used for deployment.';
const head = 'Return the element from the "head" hook of a plugin.';
const google = 'Use a service in "theme.analytics": `theme: { analytics: googleAnalytics({ id: \'G-…\' }) }`.';
const dates = 'The plugin "git-dates" is in the preset';

const steps = 'It applies to all content and is set in "markdown"';

/** The keys where Docusaurus accepts remark and rehype plugins. */
const processors: Readonly<Record<string, string>> = {
  remarkPlugins: `${steps}: \`markdown: { remarkPlugins: [ … ] }\`.`,
  rehypePlugins: `${steps}: \`markdown: { rehypePlugins: [ … ] }\`.`,
  recmaPlugins: 'Pages are not JavaScript modules. Change their tree with a step in "rehypePlugins" in "markdown".',
  beforeDefaultRemarkPlugins: `${steps}: \`markdown: { beforeDefaultRemarkPlugins: [ … ] }\`.`,
  beforeDefaultRehypePlugins: `${steps}: \`markdown: { beforeDefaultRehypePlugins: [ … ] }\`.`,
};

/** By paths without indexes. Options are listed under the name of their plugin: `sitemap().filename`. */
const places: Readonly<Record<string, string>> = {
  presets: 'The preset is built in. Set its docs in "docs", and configure its plugins with factories in "plugins".',
  'presets.docs': 'Set its options in an entry of the list "docs": `docs: [{ … }]`.',
  'presets.blog': 'Use the plugin with the same options: `plugins: [posts({ … })]`.',
  'presets.pages': 'Set its options in "pages".',
  'presets.sitemap': 'It is in the preset. Set its options with `plugins: [sitemap({ … })]`.',
  'presets.theme': 'Use "theme.css", a list of stylesheets, instead of "customCss".',
  'presets.gtag': google,
  'presets.googleAnalytics': google,
  'presets.googleTagManager': 'Return its script from the "head" hook of a plugin, and list its hosts in "csp.directives".',
  'presets.debug': 'Remove it: `slodocs why` and the `site.json` of the plugin `siteJson()` show what a page is made of.',
  'presets.svgr': 'Remove it: import the address of an SVG file, or write a component that returns the `<svg>`.',
  themes:
    'There is only one theme, which is set in "theme". Add your own stylesheets in "theme.css" and components in "theme.slots".',

  themeConfig:
    'Its settings are now in "theme": "navbar", "footer", "announcement", "colorMode", "docs", "image" and "metadata".',
  'theme.blog': 'Remove it: set the list next to posts with "blogSidebarCount" of `posts({ … })`.',
  'theme.liveCodeBlock': 'Remove it: a `live` fence is shown as code.',
  'theme.zoom': 'Remove it, or add a script of your own in "theme.clientModules".',
  'theme.prism':
    'All its languages are included, and the theme sets its colors. "magicComments" is an option: `plugins: [codeHighlight({ magicComments })]`.',
  'theme.algolia': 'Use it as an engine of the plugin "search": `plugins: [search({ engine: algolia({ … }) })]`.',
  'theme.announcementBar': 'It is called "announcement". Set its colors with a stylesheet in "theme.css".',
  'theme.docs.versionPersistence': "Set it for all browser storage with `storage: { type: 'sessionStorage' }`, or leave it out.",
  'theme.mermaid': 'Use the plugin that draws diagrams: `plugins: [mermaid({ config: { … } })]`. The theme sets their colors.',
  'theme.customCss': 'It is called "css", a list of stylesheets: `css: [\'src/css/custom.css\']`.',
  'theme.footer.style': 'Remove it: the footer has the colors of the page.',
  'theme.footer.links': 'It is called "columns", a list of `{ title, items }`.',
  'theme.navbar.style': 'Remove it: the navbar has the colors of the page.',
  'theme.navbar.hideOnScroll': 'Remove it: the navbar always stays visible.',

  future: 'There is nothing to opt into. See the help for each of its keys.',
  'future.v4':
    'To turn off older forms of content, set `markdown: { mdx1Compat: { comments: false, admonitions: false, headingIds: false } }`. For "siteStorageNamespacing", set `storage: { namespace: true }`.',
  'future.faster': 'Remove it: there is only one way to build.',
  'future.experimental_faster': 'Remove it: there is only one way to build.',
  'future.experimental_storage': 'It is called "storage", at the top level of the configuration.',
  'future.experimental_router': 'Remove it: every page is a separate file.',
  'future.experimental_vcs': 'Remove it: dates come only from git.',
  baseUrlIssueBanner: 'Remove it: a home page that cannot load its files shows a message.',
  deploymentBranch: deployment,
  githubHost: deployment,
  githubPort: deployment,
  headTags: head,
  scripts: `${head} Add your own module in "theme.clientModules".`,
  stylesheets: 'List files of the site in "theme.css". For others, return an element from the "head" hook of a plugin.',
  clientModules: 'List scripts for every page in "theme.clientModules", and stylesheets in "theme.css".',
  ssrTemplate:
    'The theme renders pages. Add elements to the head in the "head" hook of a plugin, and to the page with "theme.slots".',
  webpack: 'Remove it: modules are bundled by esbuild, without settings.',

  onBrokenMarkdownLinks: 'Links to files are checked like all other links. Set "onBrokenLinks".',
  onBrokenMarkdownImages: 'It is in "markdown.hooks".',
  'markdown.hooks.onBrokenMarkdownLinks': 'Links to files are checked like all other links. Set "onBrokenLinks".',
  'markdown.emoji': 'Emoji shortcodes are a plugin in the preset. Turn it off with `preset: { emoji: false }`.',
  'markdown.mermaid': 'Use the plugin: `plugins: [mermaid()]`.',
  'markdown.preprocessor': `${step}, which receives the tree, with positions.`,
  'markdown.parseFrontMatter': 'Front matter is always YAML between two `---` lines.',
  'markdown.remarkRehypeOptions': `${step}: a "rehype" step changes the resulting tree.`,

  'docs.onInlineTags': 'It is an option of the plugin "tags": `plugins: [tags({ onInlineTags: \'throw\' })]`.',
  'docs.tags': 'It is an option of the plugin "tags": `plugins: [tags({ file: \'tags.yml\' })]`.',
  'docs.tagsBasePath': 'It is an option of the plugin "tags": `plugins: [tags({ basePath: \'tags\' })]`.',
  'docs.admonitions':
    'Use the plugin "admonitions": `plugins: [admonitions({ keywords: [\'exercise\'] })]`, or `preset: { admonitions: false }`.',
  'docs.sidebarItemsGenerator':
    'Sidebars are data. Generate them in the module that "sidebars" names, which may contain any code.',
  'docs.showLastUpdateTime': `${dates} and shows dates. Turn it off with \`preset: { 'git-dates': false }\`.`,
  'docs.showLastUpdateAuthor': `${dates}. Show authors with \`plugins: [gitDates({ author: true })]\`.`,
  'docs.editCurrentVersion': 'Remove it: edit links in a version lead to the files of that version.',
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
  'pages.admonitions': 'Use the plugin "admonitions": `plugins: [admonitions({ keywords: [\'exercise\'] })]`.',
  'pages.showLastUpdateTime': `${dates} and shows dates. Turn it off with \`preset: { 'git-dates': false }\`.`,
  'pages.showLastUpdateAuthor': `${dates}. Show authors with \`plugins: [gitDates({ author: true })]\`.`,
  'pages.editLocalizedFiles': 'Remove it: a site has one language.',

  'admonitions().extendDefaults': 'Remove it: all nine kinds are always available.',
  'admonitions().tag': 'Remove it: admonitions begin with three colons.',
  'code-highlight().additionalLanguages': 'Remove it: all Prism languages are included, and loaded when a page uses them.',
  'code-highlight().theme': 'Remove it: the theme sets the colors of code. Change them with rules for `.token` in "theme.css".',
  'redirects().createRedirects': "Write patterns in \"rules\": `{ from: '/old/*', to: '/new/*' }`.",
  'sitemap().filename': 'Remove it: hosts and search engines look for "sitemap.xml".',
  'sitemap().createSitemapItems': 'Exclude addresses with "ignorePatterns".',
  'posts().admonitions': 'Use the plugin "admonitions": `plugins: [admonitions({ keywords: [\'exercise\'] })]`.',
  'posts().showLastUpdateTime': 'Posts show when they were written. Their front matter can set `last_update`.',
  'posts().showLastUpdateAuthor': 'Posts show their authors. Their front matter can set `last_update`.',
  'posts().editLocalizedFiles': 'Remove it: a site has one language.',
  'posts().readingTime': 'Reading time assumes 200 words per minute. Hide it with `showReadingTime: false`.',
  'posts().processBlogPosts': 'Change pages in the "resolve" hook of a plugin that comes after this one.',
  'posts().blogListComponent': layout,
  'posts().blogPostComponent': layout,
  'posts().blogTagsListComponent': layout,
  'posts().blogTagsPostsComponent': layout,
  'posts().blogAuthorsListComponent': layout,
  'posts().blogAuthorsPostsComponent': layout,
  'posts().blogArchiveComponent': layout,
  'npm-to-yarn().sync': 'Tabs with the same "groupId" change together. `groupId: null` makes them independent.',
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
