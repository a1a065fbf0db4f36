// Describes Docusaurus with its faster flags. It has no search of its own, and checks links.
import { printPage } from './content.mjs';

const version = '3.10.2';
const bin = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

export const docusaurus = {
  name: `Docusaurus ${version}`,
  packages: {
    '@docusaurus/core': version,
    '@docusaurus/faster': version,
    '@docusaurus/preset-classic': version,
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  files: (content) => [
    ['docusaurus.config.mjs', config([...content.keys()])],
    ...[...content].flatMap(([language, pages], n) =>
      pages.map((page) => [
        `${n === 0 ? 'docs' : `i18n/${language}/docusaurus-plugin-content-docs/current`}/${page.path}`,
        printPage(page),
      ]),
    ),
  ],
  source: (path) => `docs/${path}`,
  address: (path) => `/${path.replace('.md', '')}`,
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  build: [bin, 'build'],
  dev: (port) => [bin, 'start', '--port', port, '--host', '127.0.0.1', '--no-open'],
};

const config = (languages) => `export default {
  title: 'Bench',
  url: 'https://bench.example',
  baseUrl: '/',
  future: { v4: true, faster: true },
  i18n: { defaultLocale: 'en', locales: ${JSON.stringify(languages)} },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: {
    prism: {
      additionalLanguages: ['bash', 'diff', 'docker', 'hcl', 'http', 'ini', 'lua', 'nginx', 'sql', 'toml'],
    },
  },
};
`;
