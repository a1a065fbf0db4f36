import { symlink } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await symlink('../handbook', join(root, 'docs/handbook'));
}
