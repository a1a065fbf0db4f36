// Links to drafts: shown in development, where they are warned of, and left out of builds, which fail.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build, openDev } from '../../../src/index.ts';
import { temporarySite } from '../../pipeline/built-site.ts';

const files = {
  'docs/index.md': '# Home\n\nSee [the plan](./plan.md), and [what is done](./done.md).\n',
  'docs/plan.md': '---\ndraft: true\n---\n\n# Plan\n\nSee [more](./more.md) and [below](#below).\n\n## Below\n',
  'docs/more.md': '---\ndraft: true\n---\n\n# More\n',
  'docs/done.md': "# Done\n\n<a href='/docs/more'>More</a>\n",
  'site.config.ts': `import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { footer: { columns: [{ title: 'All', items: [{ label: 'Plan', href: '/docs/plan' }] }] } },
});
`,
};

test('a link from what is published is a warning, which follows the draft', async () => {
  const root = temporarySite(files);
  const site = await openDev({ root, listener: () => undefined });
  if (!site) throw new Error('there is no site');
  onTestFinished(() => site.close());
  const warned = async () => {
    await site.answer('/docs');
    const { diagnostics } = await site.faults();
    return diagnostics
      .filter(({ severity }) => severity !== 'info')
      .map(({ code, severity, message, place }) => `${severity} ${code} ${place?.file}:${place?.start.line} ${message}`);
  };
  const edit = async (path: string, change: (text: string) => string): Promise<void> => {
    writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));
    await site.changed([path]);
  };
  const said = (place: string, target: string) =>
    `warning resolve/broken-link ${place} "${target}" is a draft, which builds leave out`;
  const found = [
    said('docs/done.md:3', '/docs/more'),
    said('docs/index.md:3', './plan.md'),
    said('site.config.ts:7', '/docs/plan'),
  ];
  // The first page is shown before all sources are parsed.
  await expect.poll(warned).toEqual(found);
  await expect(site.answer('/docs/plan')).resolves.toMatchObject({ kind: 'page', status: 200 });
  await edit('docs/plan.md', (text) => text.replace('draft: true', 'draft: false'));
  // Now its own link is one of a published page.
  expect(await warned()).toEqual([said('docs/done.md:3', '/docs/more'), said('docs/plan.md:7', './more.md')]);
  await edit('docs/plan.md', (text) => text.replace('draft: false', 'draft: true'));
  expect(await warned()).toEqual(found);
  await edit('site.config.ts', (text) =>
    text.replace("title: 'Case',", "title: 'Case', severity: { 'resolve/broken-link': 'off' },"),
  );
  expect(await warned()).toEqual([]);
});

test('a build reports the same places as errors', async () => {
  const { ok, diagnostics } = await build({ root: temporarySite(files) });
  expect(ok).toBe(false);
  expect(diagnostics.map(({ code, severity, place }) => `${severity} ${code} ${place?.file}:${place?.start.line}`)).toEqual([
    'error resolve/broken-link docs/done.md:3',
    'error resolve/broken-link docs/index.md:3',
    'error resolve/broken-link site.config.ts:7',
  ]);
});
