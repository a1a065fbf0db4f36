// Describes Rspress, with its search index. It checks links.
import { printPage, withAdmonitions } from './content.mjs';

const version = '2.0.22';
const bin = 'node_modules/@rspress/core/bin/rspress.js';

export const rspress = {
  name: `Rspress ${version}`,
  packages: { '@rspress/core': version },
  files: (content) => [
    ['rspress.config.mjs', config([...content.keys()])],
    ...[...content].flatMap(([language, pages]) =>
      pages.map((page) => [`docs/${content.size > 1 ? `${language}/` : ''}${page.path}`, printPage(rewrite(page))]),
    ),
  ],
  source: (path) => `docs/${path}`,
  address: (path) => `/${path.replace('.md', '.html')}`,
  output: 'doc_build',
  caches: ['node_modules/.cache', 'node_modules/.rspress'],
  build: [bin, 'build'],
  dev: (port) => [bin, '--port', port, '--host', '127.0.0.1'],
};

const rewrite = (page) => ({
  ...page,
  body: withAdmonitions(page.body, (kind, title = '') => `:::${kind} ${title}`.trim(), ':::'),
});

const config = (languages) => `export default {
  title: 'Bench',
  lang: 'en',
${languages.length > 1 ? `  locales: ${JSON.stringify(languages.map((lang) => ({ lang, label: lang })))},\n` : ''}};
`;
