// Describes VitePress, with its search index. It checks links.
import { foldersOf, withAdmonitions } from './content.mjs';

const version = '1.6.4';
const bin = 'node_modules/vitepress/bin/vitepress.js';

export const vitepress = {
  name: `VitePress ${version}`,
  packages: { vitepress: version },
  files: (content) => [
    ['docs/.vitepress/config.mjs', config(content)],
    ...[...content].flatMap(([language, pages], n) =>
      pages.map((page) => [`docs/${n === 0 ? '' : `${language}/`}${page.path}`, print(page)]),
    ),
  ],
  source: (path) => `docs/${path}`,
  address: (path) => `/${path.replace('.md', '.html')}`,
  output: 'docs/.vitepress/dist',
  caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp'],
  build: [bin, 'build', 'docs'],
  dev: (port) => [bin, 'dev', 'docs', '--port', port, '--host', '127.0.0.1'],
};

const print = ({ title, body }) =>
  `# ${title}\n\n${withAdmonitions(body, (kind, name = '') => `::: ${kind} ${name}`.trim(), ':::')}`;

function config(content) {
  const [[language, pages], ...others] = content;
  const locales = {
    root: { label: language, lang: language },
    ...Object.fromEntries(
      others.map(([other]) => [other, { label: other, lang: other, themeConfig: { sidebar: sidebar(pages, `/${other}`) } }]),
    ),
  };
  const settings = {
    title: 'Bench',
    // As an example, pages name servers on localhost.
    ignoreDeadLinks: 'localhostLinks',
    themeConfig: { search: { provider: 'local' }, sidebar: sidebar(pages, '') },
    ...(others.length > 0 ? { locales } : {}),
  };
  return `export default ${JSON.stringify(settings, undefined, 2)};\n`;
}

/** Sidebars are written by hand. */
const sidebar = (pages, base) =>
  [...foldersOf(pages)].map(([folder, inside]) => ({
    text: folder,
    collapsed: true,
    items: inside.map(({ path, title }) => ({ text: title, link: `${base}/${path.replace('.md', '')}` })),
  }));
