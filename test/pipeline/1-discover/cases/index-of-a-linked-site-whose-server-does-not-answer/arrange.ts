// Puts the index of a site into the cache, as a build has that has read it before.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineName } from '../../../../../src/assembly/request.ts';
import { keyOf } from '../../../../../src/files/digest.ts';
import { printSiteIndex } from '../../../../../src/files/site-index.ts';

export async function arrange(root: string): Promise<void> {
  const folder = join(root, '.slodocs', 'cache', engineName(), 'links');
  await mkdir(folder, { recursive: true });
  const pages = { '/': [], '/install': ['linux'] };
  const text = printSiteIndex({ url: 'https://api.example', base: '/docs/', languages: {}, pages, redirects: {} });
  await writeFile(join(folder, `${keyOf('http://127.0.0.1:4/docs/slodocs-index.json')}.json`), JSON.stringify({ text }));
}
