// Writes the index of another site.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printSiteIndex } from '../../../../../src/files/site-index.ts';

export async function arrange(root: string): Promise<void> {
  const pages = { '/': [], '/install': ['linux'] };
  await mkdir(join(root, 'vendor'));
  const text = printSiteIndex({ url: 'https://api.example', base: '/', languages: {}, pages, redirects: {} });
  await writeFile(join(root, 'vendor', 'slodocs-index.json'), text);
}
