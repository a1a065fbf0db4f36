// Faults of what plugins read before they parse: they are told as long as they last.
import { expect, test } from 'vitest';
import { site } from '../../pipeline/6-emit/site-on-disk.ts';
import { startClient } from './language-client.ts';

test('a fault of what plugins read for their steps stays until that is mended', async () => {
  const root = site({
    'site.config.ts': `import { schemas } from './schemas.ts';

export default { title: 'T', url: 'https://t.example', preset: { 'git-dates': false }, plugins: [schemas()] };
`,
    'schemas.ts': `import { definePlugin } from 'slodocs';

export const schemas = () =>
  definePlugin({
    name: 'schemas',
    apiVersion: 1,
    async markdown(_settings, { glob, read }) {
      for (const path of await glob('schemas/*.json')) JSON.parse(await read(path));
      return { before: { rehype: [() => () => undefined] } };
    },
  });
`,
    'schemas/a.json': '{ "a": 1 }\n',
    'part.jsx': 'export const Part = () => <p>Part</p>;\n',
    'docs/index.mdx': "import { Part } from '../part.jsx';\n\n# Home\n\n<Part />\n",
    'docs/a.md': '# A\n\nText.\n',
  });
  const client = await startClient(root);
  expect(await client.check('docs/a.md')).toEqual([]);
  client.open('schemas/a.json', '{ "a": 1 } x\n');
  const broken = await client.check('docs/a.md');
  expect(broken).toMatchObject([{ code: 'plugin/hook-threw' }]);
  expect(await client.check('docs/a.md')).toEqual(broken);
  client.open('docs/a.md', '# A\n\nMore text.\n');
  expect(await client.check('docs/a.md')).toEqual(broken);
  client.close('docs/a.md');
  client.open('docs/index.mdx', "import { Part } from '../part.jsx';\n\n# Home\n\n<Part /> more\n");
  client.close('schemas/a.json');
  expect(await client.check('docs/a.md')).toEqual([]);
});
