import { mkdir, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await mkdir(join(root, 'node_modules'));
  await symlink(dirname(createRequire(import.meta.url).resolve('zod/package.json')), join(root, 'node_modules/zod'));
}
