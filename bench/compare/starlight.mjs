// Describes Starlight, with its search index. It checks links only with a plugin, which is not installed here.
import { printPage, withAdmonitions, withLinks } from './content.mjs';

const version = '0.42.4';
const bin = 'node_modules/astro/bin/astro.mjs';

export const starlight = {
  name: `Starlight ${version}`,
  packages: { '@astrojs/starlight': version, astro: '7.3.5', sharp: '0.35.5' },
  files: (content) => [
    ['astro.config.mjs', config([...content.keys()])],
    ['src/content.config.mjs', collections],
    ...[...content].flatMap(([language, pages], n) =>
      pages.map((page) => [`src/content/docs/${n === 0 ? '' : `${language}/`}${page.path}`, printPage(rewrite(page))]),
    ),
  ],
  source: (path) => `src/content/docs/${path}`,
  address: (path) => `/${path.replace('.md', '/')}`,
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  build: [bin, 'build'],
  dev: (port) => [bin, 'dev', '--port', port, '--host', '127.0.0.1'],
};

/** Links are relative to the address of a page, which is that of a folder. */
function rewrite(page) {
  const kinds = { info: 'note', warning: 'caution' };
  const body = withAdmonitions(page.body, (kind, title) => `:::${kinds[kind] ?? kind}${title ? `[${title}]` : ''}`, ':::');
  return { ...page, body: withLinks(body, (target) => `${target.replace(/^\.\./, '../..')}/`) };
}

const config = (languages) => `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://bench.example',
  integrations: [starlight({ title: 'Bench'${languages.length > 1 ? `, locales: ${locales(languages)}` : ''} })],
});
`;

const locales = ([language, ...others]) =>
  JSON.stringify({
    root: { label: language, lang: language },
    ...Object.fromEntries(others.map((other) => [other, { label: other }])),
  });

const collections = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;
