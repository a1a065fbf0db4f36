import { symlink } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await symlink('nowhere/at/all', join(root, 'build'));
}
