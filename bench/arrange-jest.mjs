// Arranges Jest's docs as a slodocs site: unchanged content and a configuration.
import { chmod, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The whole configuration that a site needs for Jest's docs, whose current version is outside the site's folder. */
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

/** Content imports a video player package, which a real site would have installed. */
const video = `import { jsx } from 'react/jsx-runtime';
export default ({ id }) => jsx('a', { href: 'https://www.youtube.com/watch?v=' + id, children: 'Video' });
`;

/** Copies the docs of Jest, all versions, from a clone into a folder. Gives the site's root. */
export async function arrangeJest(jest, folder) {
  const root = join(folder, 'website');
  await copyWritable(join(jest, 'docs'), join(folder, 'docs'));
  for (const part of ['static', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'sidebars.json'])
    await copyWritable(join(jest, 'website', part), join(root, part));
  const player = join(root, 'node_modules/react-lite-youtube-embed');
  await mkdir(player, { recursive: true });
  await writeFile(join(player, 'package.json'), '{ "name": "react-lite-youtube-embed", "type": "module", "main": "index.js" }');
  await writeFile(join(player, 'index.js'), video);
  await writeFile(join(root, 'site.config.ts'), jestConfig);
  return root;
}

/** Copies files as writable, since corpora may be read-only. */
export async function copyWritable(from, to) {
  await cp(from, to, { recursive: true });
  const inside = await readdir(to, { recursive: true }).catch(() => []);
  for (const path of ['', ...inside]) await chmod(join(to, path), 0o755);
}
