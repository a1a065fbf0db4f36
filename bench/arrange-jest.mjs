// A copy of the docs of Jest to a site of slodocs: the content as it is, and a configuration.
import { chmod, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/** Corpora may be read-only; a copy of one is not. */
export async function copyWritable(from, to) {
  await cp(from, to, { recursive: true });
  const inside = await readdir(to, { recursive: true }).catch(() => []);
  for (const path of ['', ...inside]) await chmod(join(to, path), 0o755);
}
