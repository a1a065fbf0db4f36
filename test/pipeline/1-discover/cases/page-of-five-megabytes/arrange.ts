import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  const paragraph = 'A paragraph with **strong words**, `code` and a [link](./index.md) to the home page.\n\n';
  const line = '2025-01-31T12:00:00Z INFO one request of very many was answered in 12 ms with status 200\n';
  const log = `\`\`\`text\n${line.repeat(Math.ceil(4_900_000 / line.length))}\`\`\`\n`;
  await writeFile(join(root, 'docs/book.md'), `# Book\n\n${paragraph.repeat(1200)}${log}`);
}
