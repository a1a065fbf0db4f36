// The example of a site with a look of its own: its parts and stylesheets on every page.
import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/index.ts';

test('examples/custom-theme', async () => {
  const root = await mkdtemp(join(tmpdir(), 'slodocs-example-'));
  try {
    cpSync('examples/custom-theme', root, { recursive: true, filter: (path) => !/[\\/](build|\.slodocs)$/.test(path) });
    const { diagnostics } = await build({ root });
    expect(diagnostics.filter(({ code }) => !code.startsWith('git-dates/'))).toEqual([]);
    for (const path of ['index.html', 'green/index.html', '404.html']) {
      const html = await readFile(join(root, 'build', path), 'utf8');
      const styles = Array.from(html.matchAll(/<link rel="stylesheet" href="\/assets\/([\w.]+)-\w+\.css"/g), ([, name]) => name);
      expect(styles).toEqual(['theme', 'custom', 'feedback', 'footer', 'drawings']);
      expect(html).toContain(
        '<p class="invitation">New to tea? Begin with <a href="/green">green tea</a>.</p><footer class="footer">',
      );
      expect(html).toContain('<a class="navbar-brand" href="/"><svg viewBox="0 0 24 24"');
      expect(html.includes('<p class="feedback">')).toBe(path !== '404.html');
      // The one part that answers its readers.
      expect(html.match(/data-island="\w+"/g) ?? []).toEqual(path === '404.html' ? [] : ['data-island="ContentEnd"']);
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
