// Icons of installed packages: a package that changes, or is installed later, renders the pages that show its icons.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configText } from '../../pipeline/built-site.ts';
import { buildHere, inFolder } from './builds.ts';
import { writeTree } from './tree.ts';

const set = (path: string) => JSON.stringify({ prefix: 'lines', icons: { slash: { body: `<path d="${path}"/>` } } });
const site = new Map([
  ['site/site.config.ts', configText()],
  ['site/docs/index.md', '# Start\n'],
  ['site/docs/icon.mdx', '# Icon\n\n<Icon name="lines:slash" />\n'],
]);

test('pages follow the packages of their icons, also above the site', async () => {
  await inFolder('slodocs-icons-', async (root) => {
    const build = async () => {
      const { ok, diagnostics, work } = await buildHere(join(root, 'site'), 1);
      const html = ok ? readFileSync(join(root, 'site/build/docs/icon/index.html'), 'utf8') : '';
      const drawn = /<svg class="set-glyph"[^>]*>(.*?)<\/svg>/.exec(html)?.[1];
      return { drawn, rendered: work?.rendered, said: JSON.stringify(diagnostics) };
    };
    writeTree(root, site);
    mkdirSync(join(root, 'node_modules'));
    expect((await build()).said).toContain('npm install @iconify-json/lines');
    const above = 'node_modules/@iconify-json/lines/icons.json';
    writeTree(root, new Map([...site, [above, set('M1 1')]]));
    expect(await build()).toMatchObject({ drawn: '<path d="M1 1"/>', said: '[]' });
    expect((await build()).rendered).toEqual([]);
    writeTree(root, new Map([...site, [above, set('M2 2')]]));
    expect(await build()).toMatchObject({ drawn: '<path d="M2 2"/>', rendered: ['/docs/icon'] });
    writeTree(root, new Map([...site, [above, set('M2 2')], [`site/${above}`, set('M3 3')]]));
    expect(await build()).toMatchObject({ drawn: '<path d="M3 3"/>', rendered: ['/docs/icon'] });
    rmSync(join(root, 'site/node_modules'), { recursive: true });
    expect(await build()).toMatchObject({ drawn: '<path d="M2 2"/>', rendered: ['/docs/icon'] });
  });
});
