// The programs of the page about the API, run as they are shown on a site with a fault and a fix for it.
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../pipeline/6-emit/site-on-disk.ts';
import { writeSite } from '../pipeline/built-site.ts';
import { inFolder } from '../session/incremental/builds.ts';
import { exampleOf } from './examples.ts';

const { files } = exampleOf(readFileSync('docs/api.md', 'utf8'));

test('its programs do what it says', async () => {
  await inFolder('slodocs-api-', async (root) => {
    writeSite(root, {
      ...files,
      'site.config.ts': `export default { title: 'Nines', url: 'https://docs.nines.example', docs: [{ routeBasePath: '/' }], preset: { 'git-dates': false } };\n`,
      'docs/index.md': '# Nines\n\nSee the [guide](./guid.md) and, again, the [guide](./guid.md).\n',
      'docs/guide.md': '# Guide\n\nText.\n',
      'node_modules/.gitkeep': '',
    });
    symlinkSync(process.cwd(), join(root, 'node_modules/slodocs'));
    const node = (...args: readonly string[]) => run(process.execPath, args, { cwd: root });
    const git = (...args: readonly string[]) => run('git', args, { cwd: root });

    await git('init', '--quiet');
    await git('add', 'docs/guide.md');
    expect(await node('check-staged.mjs')).toMatchObject({ code: 0 });
    await git('add', 'docs/index.md');
    expect(await node('check-staged.mjs')).toMatchObject({ code: 1 });

    const faulty = await node('publish.mjs');
    expect(faulty).toMatchObject({ code: 1 });
    const line = 'error resolve/broken-link docs/index.md:3 no page found for the link "./guid.md"\n';
    expect(faulty.printed).toBe(`${line}${line}nothing was written\n`);

    expect((await node('fix.mjs')).printed).toBe('docs/index.md:3 write "./guide.md"\n'.repeat(2));
    expect(readFileSync(join(root, 'docs/index.md'), 'utf8')).toBe(
      '# Nines\n\nSee the [guide](./guide.md) and, again, the [guide](./guide.md).\n',
    );

    expect((await node('preview.mjs')).printed).toBe('false\ntrue\n');
    expect(await node('--test', 'published.test.mjs')).toMatchObject({ code: 0 });
    const published = await node('publish.mjs');
    expect(published).toMatchObject({ code: 0 });
    expect(published.printed).toMatch(/^4 pages in \d+ files\n$/);
    writeFileSync(join(root, 'docs/guide.md'), '# Guide\n\nMore text.\n');
    expect(await node('in-a-minute.mjs')).toMatchObject({ code: 0 });
  });
});
