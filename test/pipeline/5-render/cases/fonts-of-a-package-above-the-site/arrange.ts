import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  const folder = join(root, '../node_modules/font-of-a-package');
  await mkdir(join(folder, 'files'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "name": "font-of-a-package", "version": "1.0.0", "style": "index.css" }');
  await writeFile(join(folder, 'index.css'), '@font-face { font-family: Text; src: url("./files/text.woff2"); }');
  await writeFile(join(folder, 'files/text.woff2'), 'font');
  await mkdir(join(root, '../beside'));
  await writeFile(join(root, '../beside/text.woff2'), 'font');
}
