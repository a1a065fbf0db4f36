// Files that begin with a dot or lie below such a folder, and links to what lies beside the site.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await mkdir(join(root, '../beside'), { recursive: true });
  await mkdir(join(root, '.git'));
  await mkdir(join(root, 'docs/linked'));
  for (const path of ['.env', '.git/config', '../beside/key.txt']) await writeFile(join(root, path), 'secret\n');
  await symlink('../../../beside/key.txt', join(root, 'docs/linked/key.txt'));
  await symlink('../.env', join(root, 'docs/key.txt'));
}
