import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await mkdir(join(root, 'build/docs'), { recursive: true });
  await writeFile(join(root, 'build/docs/index.html'), 'mine');
  // The list of a build that made no file.
  await writeFile(join(root, 'build/.slodocs-output'), 'slodocs-output-1\n');
}
