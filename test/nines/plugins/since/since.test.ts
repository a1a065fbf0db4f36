// Tries what binds pages to release notes: each case is a small site with notes of its own.
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { build } from '#index';
import { addPlugins, configWith, tryPlugin } from '../run-site.ts';

const used =
  "posts({ id: 'application', path: 'notes', routeBasePath: '/application-release-notes' }), since({ application: 'notes' })";

await tryPlugin('since', 'since', used);

test('a new note is parsed alone, and a page that has waited for it is right', { timeout: 60_000 }, async () => {
  const root = await mkdtemp(join(tmpdir(), 'slodocs-since-'));
  try {
    const site = fileURLToPath(new URL('./cases/a-page-leads-to-the-note-that-announced-it', import.meta.url));
    await cp(site, root, { recursive: true, filter: (path) => !path.includes('expected') });
    await addPlugins(root);
    await writeFile(join(root, 'site.config.ts'), configWith('since', 'since', used));
    await writeFile(join(root, 'docs/later.mdx'), '# Later\n\n<Since version="1.12.0" />\n');
    const before = await build({ root });
    expect(before.diagnostics.map(({ code, help }) => [code, help])).toEqual([
      ['since/unknown-version', 'The closest version is "1.11.0".'],
    ]);
    await writeFile(
      join(root, 'notes/1.12.0.md'),
      '---\ntitle: Application 1.12.0\ndate: 2025-04-01\n---\n\nOut.\n\n<!-- truncate -->\n\nMore.\n',
    );
    const after = await build({ root });
    expect(after.diagnostics).toEqual([]);
    expect(after.work.parsed).toEqual(['notes/1.12.0.md']);
    expect(after.work.rendered).toContain('/docs/later');
    expect(after.work.rendered).not.toContain('/docs');
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
