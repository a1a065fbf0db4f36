import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Not committed: some disks cannot hold such names. */
export async function arrange(root: string): Promise<void> {
  await mkdir(join(root, 'static'));
  await writeFile(join(root, 'static/a b#c?.txt'), 'odd\n');
  await writeFile(join(root, 'static/größe 😀.txt'), 'größe\n');
  await writeFile(join(root, 'docs/straße.md'), '# Straße\n');
}
