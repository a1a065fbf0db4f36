import { symlink } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await symlink('gone.md', join(root, 'docs/guide.md'));
}
