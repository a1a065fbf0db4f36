// Writes a page and a partial that are not UTF-8.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  for (const name of ['other.md', '_note.mdx']) await writeFile(join(root, 'docs', name), Buffer.from('# Caf\xe9\n', 'latin1'));
}
