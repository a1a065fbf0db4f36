// Converts corpora to slodocs sites: an unchanged copy of the content, and a configuration.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { arrangeJest as arrange, copyWritable } from '../../bench/arrange-jest.mjs';
import { corpora } from './corpus.ts';

export { jestConfig } from '../../bench/arrange-jest.mjs';

/** Copies the docs of Jest, all versions, into a folder. Gives the site's root. */
export function arrangeJest(folder: string): Promise<string> {
  return arrange(join(corpora, 'jest'), folder);
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
    await copyWritable(join(edge, part), join(root, part));
  await writeFile(join(root, 'site.config.ts'), edgeConfig);
  return root;
}
