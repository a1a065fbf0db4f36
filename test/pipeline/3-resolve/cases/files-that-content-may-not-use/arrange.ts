// Files that are there, and that are private, lie beside the site, or are links to such.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await mkdir(join(root, '../beside'), { recursive: true });
  await mkdir(join(root, '.git'));
  await writeFile(join(root, '../beside/key.png'), 'secret');
  await writeFile(join(root, '.notes.txt'), 'secret\n');
  await writeFile(join(root, '.env.png'), 'secret');
  await writeFile(join(root, '.git/config'), 'secret\n');
  await symlink('../../beside/key.png', join(root, 'docs/key.png'));
}
