// Keys that a config for Docusaurus has, to where slodocs has what they set.

const places: Readonly<Record<string, string>> = {
  themeConfig: 'What it set stands in "theme": "navbar", "footer", "announcement", "colorMode", "docs", "image" and "metadata".',
  presets: 'The preset is always there. Its docs are set in "docs", its members are configured by factories in "plugins".',
  themes: 'There is one theme, set in "theme". Stylesheets of your own stand in "theme.css", components in "theme.slots".',
  customFields: 'Data of your own belongs to the options of a plugin.',
  onBrokenMarkdownLinks: 'Links to files are checked like all others: set "onBrokenLinks".',
  'markdown.hooks.onBrokenMarkdownLinks': 'Links to files are checked like all others: set "onBrokenLinks".',
  'markdown.emoji': 'Short names of emoji are a plugin of the preset: `preset: { emoji: false }` does without them.',
  'markdown.mermaid': 'It is a plugin: `plugins: [mermaid()]`.',
  onBrokenMarkdownImages: 'It stands in "markdown.hooks".',
  'markdown.preprocessor': 'A step of the "markdown" hook of a plugin sees the tree, with places.',
  'markdown.parseFrontMatter': 'Front matter is YAML between two lines `---`, and nothing else.',
  'docs.sidebarPath': 'It is called "sidebars".',
  'docs.onInlineTags': "It is an option of the plugin of tags: `plugins: [tags({ onInlineTags: 'throw' })]`.",
  'docs.tags': "It is an option of the plugin of tags: `plugins: [tags({ file: 'tags.yml' })]`.",
  'docs.tagsBasePath': "It is an option of the plugin of tags: `plugins: [tags({ basePath: 'tags' })]`.",
  'docs.remarkPlugins': 'They are steps of the "markdown" hook of a plugin.',
  'docs.rehypePlugins': 'They are steps of the "markdown" hook of a plugin.',
  'docs.admonitions': 'It is the plugin of admonitions: `plugins: [admonitions({ keywords: [] })]`.',
  'docs.sidebarItemsGenerator':
    'Sidebars are data: what a function would make stands in the module that "sidebars" names, which may be a program.',
  'markdown.anchors': 'Ids of headings are slugs in lower case; `{#id}` behind a heading chooses one.',
  clientModules: 'Scripts of every page are named in "theme.clientModules", stylesheets in "theme.css".',
  i18n: 'A site has one language: "lang" names it, "dir" sets its direction, and "theme.strings" holds texts of your own.',
  future: 'There is nothing to opt into. What "experimental_storage" set stands in "storage".',
  organizationName: 'It was used for deployments only; remove it.',
  projectName: 'It was used for deployments only; remove it.',
  deploymentBranch: 'It was used for deployments only; remove it.',
  headTags: 'Add elements in the "head" hook of a plugin.',
  scripts: 'Add elements in the "head" hook of a plugin.',
  stylesheets: 'Name files of the site in "theme.css"; for others add elements in the "head" hook of a plugin.',
};

/** What to do instead of a key, by its path; undefined for one that Docusaurus does not have either. */
export function whereNow(path: string): string | undefined {
  return Object.hasOwn(places, path) ? places[path] : undefined;
}
