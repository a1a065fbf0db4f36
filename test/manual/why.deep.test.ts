// What the manual says that `slodocs why` prints, held against the program.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bin, build, put, run, site } from '../pipeline/6-emit/site-on-disk.ts';
import { exampleOf } from './examples.ts';

test('the example of the manual', async () => {
  const manual = await readFile('docs/command-line.md', 'utf8');
  const section = /^## why$[\s\S]*?(?=^## )/m.exec(manual)?.[0] ?? '';
  const { files } = exampleOf(section);
  const printed = Array.from(section.matchAll(/^```text\n([\s\S]*?)^```$/gm), ([, text]) => text);
  expect(printed).toHaveLength(2);
  const members =
    "title: 'Nines', url: 'https://docs.nines.example', docs: [{ routeBasePath: '/' }], preset: { 'git-dates': false }";
  const root = site({ 'site.config.ts': `export default { ${members} };\n`, ...files });
  expect(await build(root)).toMatchObject({ code: 0 });
  put(root, { 'docs/_limits.mdx': 'A team has up to 500 SLOs.\n' });
  expect(await build(root)).toMatchObject({ code: 0 });
  const why = (target: string) => run(process.execPath, [bin, 'why', target], { cwd: root });
  expect((await why('docs/guide.mdx')).printed).toBe(printed[0]);
  expect((await why('docs/_limits.mdx')).printed).toBe(printed[1]);
});
