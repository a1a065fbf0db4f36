// Writes the index of another site.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printSiteIndex } from '../../../../../src/files/site-index.ts';

export async function arrange(root: string): Promise<void> {
  const text = printSiteIndex({
    url: 'https://api.example',
    base: '/docs/',
    languages: { '/de/': 'https://api.de.example/' },
    pages: {
      '/': [],
      '/de/guide': [],
      '/fr/guide': [],
      '/guide/install': ['linux', 'macos'],
      '/guide/live': null,
    },
    redirects: { '/elsewhere': 'https://old.example/', '/old': '/guide/install' },
  });
  await mkdir(join(root, 'vendor'));
  await writeFile(join(root, 'vendor', 'slodocs-index.json'), text);
}
