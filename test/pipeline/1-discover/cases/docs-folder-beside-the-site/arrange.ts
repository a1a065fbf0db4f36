// Docs beside the site's folder, as in a repository whose site is a part of it.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>\n';

export async function arrange(root: string): Promise<void> {
  const docs = join(root, '../docs');
  await mkdir(join(docs, 'img'), { recursive: true });
  await writeFile(join(docs, 'guide.md'), "import Part from './_part.md';\n\n# Guide\n\n![A dot](./img/dot.svg)\n\n<Part />\n");
  await writeFile(join(docs, '_part.md'), '[Index](index.md) and [nothing](./nothing.md)\n');
  await writeFile(join(docs, 'index.md'), '# Index\n');
  await writeFile(join(docs, 'img/dot.svg'), dot);
}
