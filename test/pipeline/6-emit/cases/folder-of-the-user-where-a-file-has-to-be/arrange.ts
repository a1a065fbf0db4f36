import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await mkdir(join(root, 'build/notes'), { recursive: true });
  await writeFile(join(root, 'build/notes/mine.txt'), 'mine');
  // The list of a build that made no file.
  await writeFile(join(root, 'build/.slodocs-output'), 'slodocs-output-1\n');
}
