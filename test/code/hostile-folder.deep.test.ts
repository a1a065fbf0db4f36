// A site whose folder, files and front matter have names that mean something to JavaScript: generated modules name them, and run nothing else.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bin } from '../pipeline/6-emit/site-on-disk.ts';

const name =
  "it's \"q\" \u0024{process.getBuiltinModule('node:fs').writeFileSync('pwned', '')} `b` ; <!-- --> %41 \n #h ?q \u2028 //";

const files = {
  'site.config.ts': `import { dirname } from 'node:path';
import { defineConfig } from 'slodocs';
const title = String(import.meta.dirname === dirname(import.meta.filename));
export default defineConfig({ title, url: 'https://t.example', preset: { 'git-dates': false } });
`,
  "docs/p'i`c \u0024{a}.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'src/Count.tsx': `import { useState } from 'react';
import styles from './count.module.css';
export default function Count() {
  const [count, set] = useState(0);
  return <button className={styles.a} onClick={() => set(count + 1)}>{count}</button>;
}
`,
  'src/count.module.css': '.a { color: red }\n',
  'docs/a.mdx': `---
title: A
__proto__: { polluted: yes }
constructor: yes
---
import Count from '@site/src/Count.tsx';
import pic from "./p'i\`c \u0024{a}.svg";

<Count />

<img src={pic} alt="x" />

{String(frontMatter.title)}, {String(frontMatter.polluted)}, {String({}.polluted)}
`,
};

it('is built, and its live pages have their modules', async () => {
  const above = mkdtempSync(join(tmpdir(), 'slodocs-folder-'));
  onTestFinished(() => rmSync(above, { recursive: true, force: true }));
  const root = join(above, ...name.split('/'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  // Node takes every name for that of a module; the loader of the tests does not.
  const printed = execFileSync(process.execPath, [bin, 'build', '.', '--strict'], { cwd: root, encoding: 'utf8' });
  expect(printed).toContain('built 3 pages');
  const page = readFileSync(join(root, 'build/docs/a/index.html'), 'utf8');
  expect(page).toContain('<title>A | true</title>');
  expect(page.replace(/<[^>]*>/g, '')).toContain('A, undefined, undefined');
  expect(existsSync(join(root, 'pwned'))).toBe(false);
});
