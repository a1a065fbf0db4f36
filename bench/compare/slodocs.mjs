// Describes how slodocs itself is measured: as it is in this repository, with default settings and without some.
import { fileURLToPath } from 'node:url';
import { printPage } from './content.mjs';

const bin = fileURLToPath(new URL('../../bin/slodocs.js', import.meta.url));

export const slodocs = describe('slodocs', "'git-dates': false");

/** Without what Hugo does not make either. */
export const slodocsLean = describe('slodocs without search and twins', "'git-dates': false, search: false, twins: false");

function describe(name, preset) {
  return {
    name,
    packages: {},
    files: (content) => [
      ['site.config.ts', config(preset, [...content.keys()])],
      ...[...content].flatMap(([language, pages], n) =>
        pages.map((page) => [`${n === 0 ? '' : `i18n/${language}/`}docs/${page.path}`, printPage(page)]),
      ),
    ],
    source: (path) => `docs/${path}`,
    address: (path) => `/${path.replace('.md', '')}`,
    output: 'build',
    caches: ['.slodocs'],
    build: [bin, 'build', '--quiet'],
    dev: (port) => [bin, 'dev', '--port', port],
  };
}

const config = (preset, [language, ...others]) => `import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Bench',
  url: 'https://bench.example',
  docs: [{ routeBasePath: '/' }],
  preset: { ${preset} },
${others.length > 0 ? `  i18n: { defaultLocale: '${language}', locales: ${JSON.stringify([language, ...others])} },\n` : ''}});
`;
