// Writes indexes that are damaged in every way.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printSiteIndex } from '../../../../../src/files/site-index.ts';

export async function arrange(root: string): Promise<void> {
  const sound = printSiteIndex({
    url: 'https://api.example',
    base: '/',
    languages: {},
    pages: { '/': [], '/install': ['linux'] },
    redirects: {},
  });
  await mkdir(join(root, 'vendor'));
  const write = (name: string, text: string): Promise<void> => writeFile(join(root, 'vendor', name), text);
  await write('altered.json', sound.replace('"linux"', '"windows"'));
  await write('cut.json', sound.slice(0, 100));
  await write('foreign.json', '{"name":"api","version":"1.0.0"}\n');
  await write('newer.json', sound.replace('"version":1', '"version":2'));
  await write('slodocs-index.json', sound.replace('https://api.example', 'javascript:alert(1)'));
}
