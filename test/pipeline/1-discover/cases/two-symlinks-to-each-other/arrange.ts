import { symlink } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await symlink('../b', join(root, 'docs/a/b'));
  await symlink('../a', join(root, 'docs/b/a'));
}
