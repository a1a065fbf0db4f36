// Docs beside the site's folder, with code and a stylesheet of their own; what lies beside the docs is not theirs.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const page = "import './page.css';\n\n# Page\n\n```js file=./code.js\n```\n\n```js file=../secret.js\n```\n";
const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>\n';

export async function arrange(root: string): Promise<void> {
  const docs = join(root, '../docs');
  await mkdir(docs, { recursive: true });
  await writeFile(join(docs, 'page.mdx'), page);
  await writeFile(join(docs, 'code.js'), 'start();\n');
  await writeFile(join(docs, 'page.css'), 'h1 { background: url(./dot.svg) }\n');
  await writeFile(join(docs, 'dot.svg'), dot);
  await writeFile(join(root, '../secret.js'), 'keep();\n');
}
