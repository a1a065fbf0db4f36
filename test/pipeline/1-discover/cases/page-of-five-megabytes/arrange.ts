import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  const paragraph = 'A paragraph with **strong words**, `code` and a [link](./index.md) to the home page.\n\n';
  await writeFile(join(root, 'docs/book.md'), `# Book\n\n${paragraph.repeat(Math.ceil(5_000_000 / paragraph.length))}`);
}
