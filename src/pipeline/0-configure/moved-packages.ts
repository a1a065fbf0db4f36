// Maps Docusaurus's plugin, theme and preset packages to what replaces them in slodocs.

const google = 'Use a service in "theme.analytics": `theme: { analytics: googleAnalytics({ id: \'G-…\' }) }`.';

/** By names without `@docusaurus/`, or full names of third-party packages. */
const packages: Readonly<Record<string, string>> = {
  'plugin-content-docs': 'Set its options in an entry of the list "docs", which has nearly the same keys.',
  'plugin-content-blog': 'Use the plugin "posts" with the same options: `plugins: [posts({ path: \'blog\' })]`.',
  'plugin-content-pages': 'Set its options in "pages": `pages: { path, routeBasePath }`.',
  'plugin-client-redirects': "Use the plugin \"redirects\": `plugins: [redirects({ rules: [{ from: '/old', to: '/new' }] })]`.",
  'plugin-sitemap': 'It is in the preset. Set its options with `plugins: [sitemap({ … })]`.',
  'plugin-ideal-image':
    'Remove it: slodocs makes smaller copies of images if the package "sharp" is installed. See the key "images".',
  'plugin-pwa': 'Service workers are not supported. `theme: { manifest: true }` writes a web app manifest.',
  'plugin-google-gtag': google,
  'plugin-google-analytics': google,
  'plugin-google-tag-manager': 'Return its script from the "head" hook of a plugin, and list its hosts in "csp.directives".',
  'plugin-vercel-analytics': 'Use its script as a service in "theme.analytics": `theme: { analytics: trackingScript({ src }) }`.',
  'plugin-debug': 'Remove it: `slodocs why` and the plugin `siteJson()` show what a page is made of.',
  'plugin-svgr': 'Remove it: an imported SVG file is a component that shows the file as an image.',
  'plugin-rsdoctor':
    'Remove it: there is no bundler to inspect. Run `slodocs build --profile trace.json` to see what takes time.',
  'plugin-css-cascade-layers': 'Remove it: the theme\'s styles are in a cascade layer, so those in "theme.css" override them.',
  'preset-classic': 'Remove it: the preset is built in. Set its docs in "docs", and its blog with `posts()` in "plugins".',
  'theme-classic': 'Remove it: there is only one theme, which is set in "theme".',
  'theme-mermaid': 'Use the plugin: `plugins: [mermaid()]`.',
  'theme-live-codeblock': 'Remove it: a `live` fence is shown as code.',
  'theme-search-algolia': 'Use it as an engine of the plugin "search": `plugins: [search({ engine: algolia({ … }) })]`.',
  'remark-plugin-npm2yarn': 'It is in the preset: a code block with `npm2yarn` becomes tabs.',
  faster: 'Remove it: there is only one way to build.',
};

/** The replacement of a package; undefined for an unknown one. */
export function insteadOf(name: string): string | undefined {
  // Docusaurus accepts short names such as `content-blog`.
  const plain = name.replace(/^@docusaurus\//, '');
  const found = [plain, `plugin-${plain}`, `theme-${plain}`, `preset-${plain}`].find((key) => Object.hasOwn(packages, key));
  if (found !== undefined) return packages[found];
  const isOfDocusaurus = /docusaurus/.test(name);
  return isOfDocusaurus
    ? 'Docusaurus plugins do not run in slodocs. Write a plugin with the hooks that it needs, or remove it.'
    : undefined;
}

/** The package name in an entry of a plugin list: a text, or the first element of a list. */
export function packageIn(entry: unknown): string | undefined {
  const name: unknown = Array.isArray(entry) ? entry[0] : entry;
  return typeof name === 'string' ? name : undefined;
}
