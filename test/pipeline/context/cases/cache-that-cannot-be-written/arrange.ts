import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await mkdir(join(root, '.slodocs'));
  await writeFile(join(root, '.slodocs/cache'), 'a file');
}
