// A site in a monorepo, whose package manager has put packages above it: found as Node finds them, the nearest first.
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../src/index.ts';
import { packageFolders } from '../../src/kit/package-folders.ts';
import { configText, prose, temporarySite } from './built-site.ts';

const sass = join(import.meta.dirname, '../../node_modules/sass');

const files = {
  'node_modules/pkg/README.md': '# Hoisted\n\nFrom above.\n',
  'node_modules/@scope/pkg/docs/part.mdx': 'Of a *scope*.\n',
  'node_modules/near/README.md': 'Far.\n',
  'node_modules/kettle/package.json': '{"name":"kettle","version":"1.0.0"}',
  'node_modules/kettle/_steam.scss': '.steam { color: gray; }\n',
  'node_modules/kettle/_whistle.scss': '.whistle { color: teal; }\n',
  'node_modules/@scope/pot/lid.scss': '.lid { color: navy; }\n',
  'packages/node_modules/between/README.md': 'Between.\n',
  'packages/site/node_modules/near/README.md': 'Near.\n',
  'packages/site/site.config.ts': configText("  theme: { css: ['src/custom.scss'] },\n"),
  'packages/site/src/custom.scss':
    "@use 'kettle/steam';\n@use '~kettle/whistle';\n@use '~@scope/pot/lid';\n@use 'pkg:kettle/steam' as other;\n",
  'packages/site/docs/page.mdx': `import Readme from 'pkg/README.md';
import Part from '@scope/pkg/docs/part.mdx';
import Near from 'near/README.md';
import Between from 'between/README.md';

# Page

<Readme />

<Part />

<Near />

<Between />
`,
};

it('has Markdown and stylesheets of packages above it', async () => {
  const top = temporarySite(files);
  const root = join(top, 'packages/site');
  symlinkSync(sass, join(top, 'node_modules/sass'));
  const { diagnostics, outDir } = await build({ root });
  expect(diagnostics).toEqual([]);
  const text = prose(readFileSync(join(outDir, 'docs/page/index.html'), 'utf8'));
  for (const part of ['From above.', 'Of a <em>scope</em>.', 'Near.', 'Between.']) expect(text).toContain(`<p>${part}</p>`);
  expect(text).not.toContain('Far.');
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const css = names.map((name) => readFileSync(join(outDir, name), 'utf8')).join('\n');
  for (const rule of ['.steam{color:gray}', '.whistle{color:teal}', '.lid{color:navy}']) expect(css).toContain(rule);

  // What is installed or removed later is followed.
  mkdirSync(join(root, 'node_modules/pkg'));
  writeFileSync(join(root, 'node_modules/pkg/README.md'), 'Nearer.\n');
  rmSync(join(root, 'node_modules/near'), { recursive: true });
  const again = await build({ root });
  const edited = prose(readFileSync(join(again.outDir, 'docs/page/index.html'), 'utf8'));
  expect(edited).toContain('<p>Nearer.</p>');
  expect(edited).toContain('<p>Far.</p>');
  expect(edited).not.toContain('From above.');
});

it.each([
  ['/a/b', ['node_modules', '../node_modules', '../../node_modules']],
  ['/a/b/', ['node_modules', '../node_modules', '../../node_modules']],
  ['C:\\a', ['node_modules', '../node_modules']],
  ['/', ['node_modules']],
])('folders of packages for %s', (root, folders) => expect(packageFolders(root)).toEqual(folders));
