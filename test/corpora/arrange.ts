// Corpora to sites of slodocs: a copy of the content as it is, and a configuration.
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { corpora } from './corpus.ts';

/** All that a site needs to take over the docs of Jest, whose current version lies outside the site's folder. */
export const jestConfig = `import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Jest',
  titleDelimiter: '·',
  url: 'https://jestjs.io',
  docs: [{ path: '../docs', sidebars: './sidebars.json' }],
  links: { external: ['/', '/help', '/versions', '/blog/'] },
  onBrokenLinks: 'warn',
  preset: { 'git-dates': false },
});
`;

/** Content imports a package that plays videos; a site that builds it would have it installed. */
const video = `import { jsx } from 'react/jsx-runtime';
export default ({ id }) => jsx('a', { href: 'https://www.youtube.com/watch?v=' + id, children: 'Video' });
`;

/** Copies the docs of Jest, all versions, into a folder. Gives the site's root. */
export async function arrangeJest(folder: string): Promise<string> {
  const jest = join(corpora, 'jest');
  const root = join(folder, 'website');
  await copy(join(jest, 'docs'), join(folder, 'docs'));
  for (const part of ['static', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'sidebars.json'])
    await copy(join(jest, 'website', part), join(root, part));
  const player = join(root, 'node_modules/react-lite-youtube-embed');
  await mkdir(player, { recursive: true });
  await writeFile(join(player, 'package.json'), '{ "name": "react-lite-youtube-embed", "type": "module", "main": "index.js" }');
  await writeFile(join(player, 'index.js'), video);
  await writeFile(join(root, 'site.config.ts'), jestConfig);
  return root;
}

const edgeConfig = `import { defineConfig } from 'slodocs';
import { math } from 'slodocs/plugins';

export default defineConfig({
  title: 'Edge',
  tagline: 'Edge cases',
  url: 'https://edge.example',
  baseUrl: '/base/',
  docs: [{ path: 'docs', sidebars: './sidebars.js', editUrl: 'https://example.org/edit/' }],
  theme: { image: 'img/social.png', metadata: [{ name: 'keywords', content: 'site, words' }] },
  plugins: [math()],
  // That site does not have the plugin, and shows such fences as they are.
  preset: { 'git-dates': false, 'npm-to-yarn': false },
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  severity: { 'resolve/broken-image': 'warning' },
});
`;

/** Copies the small site of edge cases without its posts. Gives the site's root. */
export async function arrangeEdge(root: string): Promise<string> {
  const edge = join(corpora, 'edge');
  for (const part of ['docs', 'src', 'static', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'sidebars.js'])
    await copy(join(edge, part), join(root, part));
  await writeFile(join(root, 'site.config.ts'), edgeConfig);
  return root;
}

/** Corpora may be read-only; a copy of one is not. */
async function copy(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const inside = await fastGlob(`${fastGlob.escapePath(to)}/**`, { dot: true, onlyFiles: false, suppressErrors: true });
  for (const path of [to, ...inside]) await chmod(path, 0o755);
}
