// A date in front matter that names no zone is the same instant on every machine.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sampled } from '../../sampled.ts';
import { bin, run } from '../6-emit/site-on-disk.ts';

const dates: readonly (readonly [written: string, instant: string])[] = [
  ['2024-01-02', '2024-01-02T00:00:00.000Z'],
  ['2024-01-02 03:04', '2024-01-02T03:04:00.000Z'],
  ['2024-01-02T03:04:05', '2024-01-02T03:04:05.000Z'],
  ['2024-01-02T03:04:05Z', '2024-01-02T03:04:05.000Z'],
  ['2024-01-02T03:04:05-05:00', '2024-01-02T08:04:05.000Z'],
  ['January 2, 2024', '2024-01-02T00:00:00.000Z'],
  ['2024/01/02 3:04 PM', '2024-01-02T15:04:00.000Z'],
];

const config = `import { defineConfig } from 'slodocs';
import { sitemap } from 'slodocs/plugins';
export default defineConfig({
  title: 'Dates',
  url: 'https://dates.example',
  plugins: [sitemap({ lastmod: 'datetime' })],
  preset: { 'git-dates': false, search: false, twins: false },
});
`;

it.each(sampled(['UTC', 'Asia/Tokyo', 'America/New_York'], 1))('in %s', async (zone) => {
  const root = mkdtempSync(join(tmpdir(), 'slodocs-dates-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'site.config.ts'), config);
  mkdirSync(join(root, 'docs'));
  for (const [index, [written]] of dates.entries())
    writeFileSync(join(root, `docs/page-${index}.md`), `---\nlast_update: { date: "${written}" }\n---\n# Page\n`);
  const env = { PATH: process.env['PATH'], NO_COLOR: '1', TZ: zone };
  const { code, printed } = await run(process.execPath, [bin, 'build', root], { env });
  expect([code, printed]).toEqual([0, expect.any(String)]);
  const found = readFileSync(join(root, 'build/sitemap.xml'), 'utf8').matchAll(/<lastmod>(.*?)</g);
  expect([...found].map(([, instant]) => instant)).toEqual(dates.map(([, instant]) => instant));
});
