// Stylesheets in Sass, with the site's own compiler.
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../src/index.ts';
import { bin, run } from '../pipeline/6-emit/site-on-disk.ts';
import { configText, temporarySite } from '../pipeline/built-site.ts';
import { deepTest } from '../property-runs.ts';

const packages = join(import.meta.dirname, '../../node_modules/sass');

const files = {
  'site.config.ts': configText(
    "  theme: { css: ['src/css/custom.scss', 'src/css/other.sass'] },\n  preset: { 'git-dates': false, search: false, twins: false },\n",
  ),
  'docs/page.mdx': "import Lid from '@site/src/Lid';\nimport '@site/src/own.scss';\n\n# Page\n\n<Lid />\n",
  'src/Lid.jsx':
    "import { useState } from 'react';\nimport names from './Lid.module.scss';\n\nexport default function Lid() {\n  const [n, set] = useState(0);\n  return <b className={names.lid} onClick={() => set(n + 1)}>{n}</b>;\n}\n",
  'src/Lid.module.scss': '$w: 4px;\n.lid {\n  &:hover { width: $w; }\n}\n',
  'src/own.scss': '.own { &-page { color: blue; } }\n',
  'src/css/custom.scss':
    "@use 'parts';\n@use '@site/src/tokens' as t;\n@import '~kettle/steam';\n.a { .b { @include parts.round; color: t.$ink; background: url('./dot.svg'); } }\n",
  'src/css/_parts.scss': '@mixin round { border-radius: 3px; }\n',
  'src/css/other.sass': '.indented\n  .deep\n    color: green\n',
  'src/css/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'src/_tokens.scss': '$ink: #123456;\n',
  'node_modules/kettle/_steam.scss': '.steam { color: gray; }\n',
  'node_modules/kettle/package.json': '{"name":"kettle","version":"1.0.0"}',
};

function site(): string {
  const root = temporarySite(files);
  symlinkSync(packages, join(root, 'node_modules/sass'));
  return root;
}

function cssOf(outDir: string): string {
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .sort();
  return names.map((name) => readFileSync(join(outDir, name), 'utf8')).join('\n');
}

it('is bundled like CSS, with parts, packages and files, and follows each of them', async () => {
  const root = site();
  const { diagnostics, outDir } = await build({ root });
  expect(diagnostics).toEqual([]);
  const css = cssOf(outDir);
  for (const rule of [
    '.a .b{border-radius:3px;color:#123456;background:url(/assets/dot-',
    '.own-page{',
    '.indented .deep{',
    '.steam{',
  ])
    expect(css).toContain(rule);
  const name = /<b class="([^"]+)"/.exec(readFileSync(join(outDir, 'docs/page/index.html'), 'utf8'))?.[1] ?? 'none';
  expect(css).toContain(`.${name}:hover{width:4px}`);
  // What no bundler sees: a part of a part, and a part that gets before another one.
  writeFileSync(join(root, 'src/_tokens.scss'), '$ink: #654321;\n');
  writeFileSync(join(root, 'src/Lid.module.scss'), '.lid { .new { color: red } }\n');
  const edited = await build({ root });
  expect(edited.diagnostics).toEqual([]);
  expect(cssOf(edited.outDir)).toContain('color:#654321');
  expect(cssOf(edited.outDir)).not.toContain(':hover{width:4px}');
});

it('is told at its place what does not compile, what no browser reads, and what is missing', async () => {
  const root = site();
  const faults = async (path: string, text: string): Promise<unknown> => {
    const before = readFileSync(join(root, path), 'utf8');
    writeFileSync(join(root, path), text);
    const { diagnostics } = await build({ root });
    writeFileSync(join(root, path), before);
    return diagnostics.map(
      ({ code, message, place }) => `${place?.file}:${place?.start.line}:${place?.start.column} ${code} ${message}`,
    );
  };
  expect(await faults('src/css/_parts.scss', '// Größe\n@mixin round { color: $no; }\n')).toEqual([
    'src/css/_parts.scss:2:23 render/module-failed undefined variable',
  ]);
  expect(await faults('src/css/other.sass', '.a\n  .b\n    color: red\n    colr: red\n')).toEqual([
    'src/css/other.sass:4:5 render/unknown-property "colr" is not a CSS property',
  ]);
  expect(await faults('src/Lid.module.scss', '.lid { color: $no }\n')).toContain(
    'src/Lid.module.scss:1:15 render/module-failed undefined variable',
  );
  const { diagnostics } = await build({ root: temporarySite(files) });
  expect(diagnostics.map(({ message, help }) => `${message}: ${help}`)).toContain(
    '"src/css/custom.scss" is a Sass file, but the package "sass" is not installed: Install it: `npm install sass`.',
  );
  expect(diagnostics.every(({ help }) => help === 'Install it: `npm install sass`.')).toBe(true);
});

deepTest('is compiled by the program as users run it, with faults at their lines', async () => {
  const root = site();
  const built = await run(process.execPath, [bin, 'build'], { cwd: root });
  expect(built.printed).not.toContain('error[');
  expect(built.code).toBe(0);
  expect(cssOf(join(root, 'build'))).toContain('border-radius:3px');
  writeFileSync(join(root, 'src/css/other.sass'), '.indented\n  color: $gone\n');
  const faulty = await run(process.execPath, [bin, 'build'], { cwd: root });
  expect(faulty.printed).toContain('undefined variable');
  expect(faulty.printed).toContain('src/css/other.sass:2:10');
  expect(faulty.code).toBe(1);
});
