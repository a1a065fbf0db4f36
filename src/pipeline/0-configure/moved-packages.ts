// Maps Docusaurus's plugin, theme and preset packages to what replaces them in slodocs.

const google = 'It is a service in "theme.analytics": `theme: { analytics: googleAnalytics({ id: \'G-…\' }) }`.';

/** By names without `@docusaurus/`, or full names of third-party packages. */
const packages: Readonly<Record<string, string>> = {
  'plugin-content-docs': 'Its options stand in an entry of the list "docs", whose keys are nearly all the same.',
  'plugin-content-blog': "It is the plugin of posts, with the same options: `plugins: [posts({ path: 'blog' })]`.",
  'plugin-content-pages': 'Its options stand in "pages": `pages: { path, routeBasePath }`.',
  'plugin-client-redirects': "It is the plugin of redirects: `plugins: [redirects({ rules: [{ from: '/old', to: '/new' }] })]`.",
  'plugin-sitemap': 'It is in the preset: `plugins: [sitemap({ … })]` sets its options.',
  'plugin-ideal-image': 'Remove it: images get smaller copies where the package "sharp" is installed, see the key "images".',
  'plugin-pwa': 'There is no service worker; `theme: { manifest: true }` writes the manifest of a web app.',
  'plugin-google-gtag': google,
  'plugin-google-analytics': google,
  'plugin-google-tag-manager': 'Return its script from the "head" hook of a plugin, and name its hosts in "csp.directives".',
  'plugin-vercel-analytics': 'Its script is a service in "theme.analytics": `theme: { analytics: trackingScript({ src }) }`.',
  'plugin-debug': 'Remove it: `slodocs why` and the plugin `siteJson()` tell what a page was made of.',
  'plugin-svgr': 'Remove it: an imported SVG file is a component that shows it as an image.',
  'plugin-rsdoctor': 'Remove it: there is no bundler to look into; `slodocs build --profile trace.json` tells what took time.',
  'plugin-css-cascade-layers': 'Remove it: rules of the theme stand in a layer, and those of "theme.css" win over them.',
  'preset-classic': 'Remove it: the preset is always there. Its docs are set in "docs", its blog is `posts()` in "plugins".',
  'theme-classic': 'Remove it: there is one theme, set in "theme".',
  'theme-mermaid': 'It is a plugin: `plugins: [mermaid()]`.',
  'theme-live-codeblock': 'Remove it: a `live` fence is shown as code.',
  'theme-search-algolia': 'It is an engine of the plugin "search": `plugins: [search({ engine: algolia({ … }) })]`.',
  'remark-plugin-npm2yarn': 'It is in the preset: a fence with the word `npm2yarn` becomes tabs.',
  faster: 'Remove it: there is one way to build.',
};

/** The replacement of a package; undefined for an unknown one. */
export function insteadOf(name: string): string | undefined {
  // Docusaurus accepts short names such as `content-blog`.
  const plain = name.replace(/^@docusaurus\//, '');
  const found = [plain, `plugin-${plain}`, `theme-${plain}`, `preset-${plain}`].find((key) => Object.hasOwn(packages, key));
  if (found !== undefined) return packages[found];
  const isOfDocusaurus = /docusaurus/.test(name);
  return isOfDocusaurus
    ? 'Plugins of Docusaurus do not run here: write a plugin with the hooks that it needs, or remove it.'
    : undefined;
}

/** The package name in an entry of a plugin list: a text, or the first element of a list. */
export function packageIn(entry: unknown): string | undefined {
  const name: unknown = Array.isArray(entry) ? entry[0] : entry;
  return typeof name === 'string' ? name : undefined;
}
