// A site whose folder, files and front matter have names that mean something to JavaScript: generated modules name them, and run nothing else.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { build } from '../../src/index.ts';

const name = 'it\'s "q" \u0024{globalThis.pwned = 1} `b` ; <!-- --> %41 \n #h ?q \u2028 //';

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
  const { ok, diagnostics } = await build({ root });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(ok).toBe(true);
  const page = readFileSync(join(root, 'build/docs/a/index.html'), 'utf8');
  expect(page).toContain('<title>A | true</title>');
  expect(page.replace(/<[^>]*>/g, '')).toContain('A, undefined, undefined');
  expect(globalThis).not.toHaveProperty('pwned');
  expect(existsSync(join(root, 'pwned'))).toBe(false);
});
