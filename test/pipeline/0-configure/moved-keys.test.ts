// Keys, options and packages of Docusaurus to what a config is told to write in their place.
import { expect, it } from 'vitest';
import { configureSite, digest, site } from './site.ts';

async function helpsOf(members: string): Promise<readonly string[]> {
  const text = `export default { title: 'T', url: 'https://t.example', ${members} };\n`;
  const { diagnostics } = await configureSite(site({ 'site.config.ts': text }));
  return digest(diagnostics, text).map(([code, , words], index) => `${code} ${words}: ${diagnostics[index]?.help}`);
}

/** What is written, the words that are underlined, and how the help about them begins or goes on. */
const rows: readonly (readonly [members: string, words: string, help: RegExp])[] = [
  ['themeConfig: { prism: { theme: {} } }', 'themeConfig', /now in "theme"/],
  ["themeConfig: { prism: { theme: {}, additionalLanguages: ['java'] } }", 'prism', /codeHighlight\(\{ magicComments \}\)/],
  ["themeConfig: { algolia: { appId: 'X' } }", 'algolia', /search\(\{ engine: algolia/],
  ["themeConfig: { docs: { versionPersistence: 'none' } }", 'versionPersistence', /storage: \{ type: 'sessionStorage' \}/],
  ["themeConfig: { announcementBar: { content: 'x' } }", 'announcementBar', /It is called "announcement"/],
  ['themeConfig: { footer: { links: [] } }', 'links', /It is called "columns"/],
  ['themeConfig: { mermaid: { theme: {} } }', 'mermaid', /mermaid\(\{ config: \{ … \} \}\)/],
  ['theme: { prism: {} }', 'prism', /magicComments/],
  ["theme: { customCss: './x.css' }", 'customCss', /It is called "css"/],
  ["docs: [{ sidebarPath: './s.js' }]", 'sidebarPath', /It is called "sidebars"/],
  ['docs: [{ showLastUpdateTime: true }]', 'showLastUpdateTime', /preset: \{ 'git-dates': false \}/],
  ['docs: [{ showLastUpdateAuthor: true }]', 'showLastUpdateAuthor', /gitDates\(\{ author: true \}\)/],
  ['docs: [{ editCurrentVersion: true }]', 'editCurrentVersion', /edit links in a version/],
  ['docs: [{ editLocalizedFiles: true }]', 'editLocalizedFiles', /one language/],
  ["docs: [{ docItemComponent: '@theme/ApiItem' }]", 'docItemComponent', /theme\.slots/],
  ["docs: [{ docsRootComponent: 'x' }]", 'docsRootComponent', /theme\.slots/],
  ["docs: [{ docVersionRootComponent: 'x' }]", 'docVersionRootComponent', /theme\.slots/],
  ['docs: [{ remarkPlugins: [] }]', 'remarkPlugins', /markdown: \{ remarkPlugins: \[ … \] \}/],
  [
    'docs: [{ beforeDefaultRemarkPlugins: [] }]',
    'beforeDefaultRemarkPlugins',
    /markdown: \{ beforeDefaultRemarkPlugins: \[ … \] \}/,
  ],
  [
    'docs: [{ beforeDefaultRehypePlugins: [] }]',
    'beforeDefaultRehypePlugins',
    /markdown: \{ beforeDefaultRehypePlugins: \[ … \] \}/,
  ],
  ["docs: [{ admonitions: { keywords: ['x'] } }]", 'admonitions', /admonitions\(\{ keywords/],
  ['pages: { rehypePlugins: [] }', 'rehypePlugins', /markdown: \{ rehypePlugins: \[ … \] \}/],
  ["pages: { mdxPageComponent: 'x' }", 'mdxPageComponent', /theme\.slots/],
  ['baseUrlIssueBanner: false', 'baseUrlIssueBanner', /Remove it/],
  ['future: { v4: true }', 'v4', /mdx1Compat: \{ comments: false, admonitions: false, headingIds: false \}/],
  ['future: { experimental_faster: true }', 'experimental_faster', /one way to build/],
  ['future: { experimental_storage: {} }', 'experimental_storage', /It is called "storage"/],
  ["webpack: { jsLoader: 'x' }", 'webpack', /esbuild/],
  ["ssrTemplate: ''", 'ssrTemplate', /"head" hook/],
  ['headTags: []', 'headTags', /"head" hook/],
  ['scripts: []', 'scripts', /theme\.clientModules/],
  ['stylesheets: []', 'stylesheets', /theme\.css/],
  ['clientModules: []', 'clientModules', /theme\.clientModules/],
  ["markdown: { preprocessor: () => '' }", 'preprocessor', /receives the tree/],
  ["markdown: { parseFrontMatter: () => '' }", 'parseFrontMatter', /YAML/],
  ['markdown: { remarkRehypeOptions: {} }', 'remarkRehypeOptions', /"rehype"/],
  ['markdown: { mermaid: true }', 'mermaid', /plugins: \[mermaid\(\)\]/],
  ['markdown: { emoji: false }', 'emoji', /preset: \{ emoji: false \}/],
  ['markdown: { recmaPlugins: [] }', 'recmaPlugins', /"rehypePlugins"/],
  ["presets: [['classic', {}]]", 'presets', /The preset is built in/],
  ["presets: [['classic', { blog: { postsPerPage: 5 } }]]", 'blog', /posts\(\{ … \}\)/],
  ["presets: [['classic', { docs: { sidebarPath: 'x' } }]]", 'sidebarPath', /It is called "sidebars"/],
  ["presets: [['classic', { gtag: { trackingID: 'G-1' } }]]", 'gtag', /googleAnalytics\(\{ id/],
  ["themes: ['@docusaurus/theme-mermaid']", "'@docusaurus/theme-mermaid'", /mermaid\(\)/],
  ["themes: ['@docusaurus/theme-live-codeblock']", "'@docusaurus/theme-live-codeblock'", /shown as code/],
  [
    "themes: [['@easyops-cn/docusaurus-search-local', {}]]",
    "['@easyops-cn/docusaurus-search-local', {}]",
    /do not run in slodocs/,
  ],
  [
    "plugins: [['@docusaurus/plugin-client-redirects', { redirects: [] }]]",
    "['@docusaurus/plugin-client-redirects', { redirects: [] }]",
    /redirects\(\{ rules: /,
  ],
  ["plugins: ['@docusaurus/plugin-content-blog']", "'@docusaurus/plugin-content-blog'", /posts\(\{ path: 'blog' \}\)/],
  ["plugins: ['@docusaurus/plugin-content-docs']", "'@docusaurus/plugin-content-docs'", /list "docs"/],
  ["plugins: ['content-pages']", "'content-pages'", /"pages"/],
  ["plugins: ['@docusaurus/plugin-sitemap']", "'@docusaurus/plugin-sitemap'", /sitemap\(\{ … \}\)/],
  ["plugins: ['@docusaurus/plugin-ideal-image']", "'@docusaurus/plugin-ideal-image'", /"images"/],
  ["plugins: ['@docusaurus/plugin-pwa']", "'@docusaurus/plugin-pwa'", /manifest: true/],
  ["plugins: ['@docusaurus/plugin-google-gtag']", "'@docusaurus/plugin-google-gtag'", /googleAnalytics\(\{ id/],
  ["plugins: ['@docusaurus/plugin-google-tag-manager']", "'@docusaurus/plugin-google-tag-manager'", /"head" hook/],
  ["plugins: ['@docusaurus/theme-search-algolia']", "'@docusaurus/theme-search-algolia'", /search\(\{ engine: algolia/],
  ["plugins: ['@docusaurus/remark-plugin-npm2yarn']", "'@docusaurus/remark-plugin-npm2yarn'", /npm2yarn/],
  ["plugins: ['@docusaurus/plugin-svgr']", "'@docusaurus/plugin-svgr'", /SVG/],
  ["plugins: ['@docusaurus/plugin-debug']", "'@docusaurus/plugin-debug'", /slodocs why/],
  ["plugins: ['docusaurus-plugin-sass']", "'docusaurus-plugin-sass'", /do not run in slodocs/],
];

it.each(rows)('%s', async (members, words, help) => {
  const said = (await helpsOf(members)).filter((line) => line.includes(` ${words}: `));
  expect(said.join('\n')).toMatch(help);
});

it('tells of a key that has only another name with the edit that mends it', async () => {
  const text = "export default { title: 'T', url: 'https://t.example', docs: [{ sidebarPath: './s.js' }] };\n";
  const { diagnostics } = await configureSite(site({ 'site.config.ts': text }));
  expect(diagnostics).toMatchObject([{ fix: { title: 'write "sidebars"', text: 'sidebars' } }]);
});
