// Pages to the pictures that others show beside a link to them.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../../src/index.ts';
import { temporarySite } from '../../pipeline/built-site.ts';

const config = (members = ''): string => `import { defineConfig } from 'slodocs';
import { socialCards } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  baseUrl: '/base/',
  docs: [{ routeBasePath: '/' }],
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { navbar: { logo: { src: 'logo.svg' } } },
  plugins: [socialCards()],
${members}});
`;

const files = {
  'site.config.ts': config(),
  'docs/index.md': '# Home\n',
  'docs/guides/a b.md': '# A "quoted" & long title\n\nWords.\n',
  'docs/own.md': '---\nimage: ./own.svg\n---\n\n# Own\n',
  'docs/own.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="red" d="M0 0h9v9H0z"/></svg>',
};

function hasSharp(): boolean {
  try {
    return existsSync(createRequire(import.meta.url).resolve('sharp'));
  } catch {
    return false;
  }
}

describe.skipIf(!hasSharp())('social cards', () => {
  it('are drawn for every page that names no picture, in equal bytes each time', async () => {
    const [one, two] = await Promise.all(
      [0, 1].map(async () => {
        const root = temporarySite(files);
        const { diagnostics, outDir } = await build({ root });
        expect(diagnostics).toEqual([]);
        return (path: string): Buffer => readFileSync(join(outDir, path));
      }),
    );
    if (!one || !two) throw new Error('both are built');
    for (const path of ['social/index.png', 'social/guides/a b.png']) {
      const png = one(path);
      expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.byteLength).toBeLessThan(60_000);
      expect(two(path).equals(png)).toBe(true);
    }
    const head = one('guides/a b/index.html').toString();
    expect(head).toContain('<meta property="og:image" content="https://case.example/base/social/guides/a%20b.png">');
    expect(head).toContain('<meta property="og:image:width" content="1200">');
    expect(head).toContain('<meta property="og:image:alt" content="A &quot;quoted&quot; &amp; long title">');
    expect(head.match(/twitter:card/g)).toHaveLength(1);
    const own = one('own/index.html').toString();
    expect(own).toMatch(/og:image" content="https:\/\/case\.example\/base\/assets\/own-/);
    expect(own).toContain('<meta property="og:image:width" content="9">');
    expect(() => one('social/own.png')).toThrow();
    expect(() => one('social/404.png')).toThrow();
  });

  it('are drawn again only where what they show has changed', async () => {
    const root = temporarySite(files);
    const first = await build({ root });
    const card = join(first.outDir, 'social/guides/a b.png');
    const [bytes, stamp] = [readFileSync(card), statSync(card).mtimeMs];
    writeFileSync(join(root, 'docs/guides/a b.md'), '# A "quoted" & long title\n\nWords.\n\nMore of them.\n');
    writeFileSync(join(root, 'site.config.ts'), config("  tagline: 'Another',\n"));
    await build({ root });
    expect(readFileSync(card).equals(bytes)).toBe(true);
    writeFileSync(join(root, 'docs/guides/a b.md'), '# Another title\n\nWords.\n');
    await build({ root });
    expect(readFileSync(card).equals(bytes)).toBe(false);
    const before = readFileSync(card);
    writeFileSync(join(root, 'static/logo.svg'), files['static/logo.svg'].replace('red', 'blue'));
    await build({ root });
    expect(readFileSync(card).equals(before)).toBe(false);
    expect(statSync(card).mtimeMs).toBeGreaterThanOrEqual(stamp);
  });
});
