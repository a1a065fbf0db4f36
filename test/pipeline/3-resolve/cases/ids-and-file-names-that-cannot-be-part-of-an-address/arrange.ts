import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Not committed: some disks cannot hold such names. */
export async function arrange(root: string): Promise<void> {
  await mkdir(join(root, 'docs/c#'));
  await writeFile(join(root, 'docs/why?.md'), '# Why?\n');
  await writeFile(join(root, 'docs/c#/index.md'), '# C#\n');
  await writeFile(join(root, 'docs/c#/guide.md'), '---\nslug: /guide\n---\n\n# Guide\n');
  await writeFile(join(root, 'docs/c#/start.md'), '---\nslug: begin\n---\n\n# Start\n');
}
