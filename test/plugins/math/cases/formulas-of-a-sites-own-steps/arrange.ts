// The packages of this repository as those that the site has installed.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export async function arrange(root: string): Promise<void> {
  await symlink(fileURLToPath(new URL('../../../../../node_modules', import.meta.url)), join(root, 'node_modules'));
}
