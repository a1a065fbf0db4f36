// Lists fields of a site around its pages (settings, data files, plugins), each as a separate site, since one fault stops a build.

export interface SiteInput {
  /** Members of the config. */
  readonly config?: string;
  readonly files?: Readonly<Record<string, string>>;
}

const quoted = (text: string): string => JSON.stringify(text);
const setting =
  (write: (text: string) => string) =>
  (text: string): SiteInput => ({ config: write(quoted(text)) });
const plugin =
  (hooks: (text: string) => string) =>
  (text: string): SiteInput => ({
    config: `plugins: [{ name: 'hostile', apiVersion: 1, options: {}, ${hooks(quoted(text))} }],`,
  });
const posts = (files: Readonly<Record<string, string>>, options = ''): SiteInput => ({
  config: `plugins: [posts({ path: 'blog', ${options} })],`,
  files: { 'blog/2024-01-01-first.md': '---\ntitle: First\n---\n\nWords.\n', ...files },
});

export const siteFields: Readonly<Record<string, (text: string) => SiteInput>> = {
  'title of the site': setting((text) => `title: ${text},`),
  tagline: setting((text) => `tagline: ${text},`),
  'label of the navbar': setting((text) => `theme: { navbar: { title: ${text}, items: [{ label: ${text}, to: '/' }] } },`),
  'address in the navbar': setting((text) => `theme: { navbar: { items: [{ label: 'a', href: ${text} }] } },`),
  'logo of the navbar': setting((text) => `theme: { navbar: { logo: { src: ${text}, alt: ${text} } } },`),
  footer: setting(
    (text) => `theme: { footer: { copyright: ${text}, links: [{ title: ${text}, items: [{ label: ${text}, to: '/' }] }] } },`,
  ),
  announcement: setting((text) => `theme: { announcement: { id: 'a', content: ${text} } },`),
  metadata: setting((text) => `theme: { metadata: [{ name: 'a', content: ${text} }], image: ${text} },`),
  favicon: setting((text) => `favicon: ${text},`),
  'static folder': setting((text) => `staticDirectories: [${text}],`),
  stylesheet: setting((text) => `theme: { css: [${text}] },`),
  'part of the theme': setting((text) => `theme: { slots: { Footer: ${text} } },`),
  'edit address': setting((text) => `docs: [{ routeBasePath: '/', editUrl: ${text} }],`),
  'category file': (text) => ({
    files: {
      'docs/c/_category_.json': JSON.stringify({
        label: text,
        link: { type: 'generated-index', title: text, description: text },
      }),
      'docs/c/d.md': '# D\n',
    },
  }),
  'file of sidebars': (text) => ({
    config: `docs: [{ routeBasePath: '/', sidebars: './sidebars.json' }],`,
    files: {
      'sidebars.json': JSON.stringify({
        docs: [
          'index',
          { type: 'link', label: text, href: text },
          { type: 'html', value: text },
          { type: 'category', label: text, items: ['index'] },
        ],
      }),
    },
  }),
  'file of tags': (text) => ({
    files: {
      'docs/tags.yml': `a:\n  label: ${quoted(text)}\n  permalink: ${quoted(text)}\n  description: ${quoted(text)}\n`,
      'docs/t.md': '---\ntags: [a]\n---\n# T\n',
    },
  }),
  versions: (text) => ({ files: { 'versions.json': JSON.stringify([text]) } }),
  'title of a post': (text) =>
    posts({
      'blog/a.md': `---\ntitle: ${quoted(text)}\ndescription: ${quoted(text)}\ndate: 2024-02-02\n---\n\nWords ${text}.\n`,
    }),
  authors: (text) =>
    posts({
      'blog/authors.yml': `a:\n  name: ${quoted(text)}\n  title: ${quoted(text)}\n  url: ${quoted(text)}\n  image_url: ${quoted(text)}\n  email: ${quoted(text)}\n`,
      'blog/a.md': '---\ntitle: A\ndate: 2024-02-02\nauthors: [a]\n---\n\nWords.\n',
    }),
  'description of feeds': (text) => posts({}, `blogTitle: ${quoted(text)}, blogDescription: ${quoted(text)}`),
  redirects: (text) => ({
    config: `plugins: [redirects({ rules: [{ from: ${quoted(text)}, to: '/' }, { from: '/old', to: ${quoted(text)} }] })],`,
  }),
  'source of a plugin': plugin((text) => `discover: () => [{ id: 'made.md', text: '# Made\\n\\n' + ${text} }]`),
  'id of a source': plugin((text) => `discover: () => [{ id: ${text} + '.md', text: '# Made' }]`),
  'page of a plugin': plugin(
    (text) =>
      `resolve: (site) => ({ ...site, pages: [...site.pages, { kind: 'listing', route: { ...site.pages[0].route, path: '/made' }, title: ${text}, description: ${text}, layout: 'tags', props: { a: ${text} }, data: {}, unlisted: false, excerpts: [] }] })`,
  ),
  'data of a plugin': plugin((text) => `resolve: (site) => ({ ...site, data: { ...site.data, own: ${text} } })`),
  'head of a plugin': plugin(
    (text) =>
      `head: () => [{ tag: 'meta', attributes: { name: 'a', content: ${text} } }, { tag: 'script', attributes: { src: ${text} } }]`,
  ),
  'file of a plugin': plugin((text) => `emit: () => [{ path: ${text}, key: 'a', make: () => 'made' }]`),
};
