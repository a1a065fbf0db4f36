import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await writeFile(join(root, 'docs/a\uFFFEb.md'), '# A\n');
}
