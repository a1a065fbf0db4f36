// What agents are told in built sites: lists of sections where one would be too long, and where to find twins and lists.
import { expect, it } from 'vitest';
import { buildSite, configText } from '../../pipeline/built-site.ts';

const config = (options: string, more = '') =>
  configText(`  plugins: [twins(${options})],\n${more}`).replace('\n\n', "\nimport { twins } from 'slodocs/plugins';\n\n");

const long = 'Says what it is about, and for whom, and what to read before. '.repeat(12).trim();

function section(folder: string, count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `docs/${folder}/page-${index + 1}.md`,
      `---\ntitle: ${folder} ${index + 1}\ndescription: ${long}\n---\n\nHello.\n`,
    ]),
  );
}

const lines = (text = '', start = '- ') => text.split('\n').filter((line) => line.startsWith(start));

it('are told of sections in files of their own where one list would be too long', async () => {
  const site = { 'docs/index.md': '# Home\n', ...section('guides', 80), ...section('few', 3) };
  const { file } = await buildSite({ ...site, 'site.config.ts': config('', "  tagline: 'Of much',\n  baseUrl: '/b/',\n") });
  const root = file('llms.txt') ?? '';
  expect(root.replace(/(?<=: )guides \d+, .*…$/gm, '…').replaceAll(long, '')).toBe(
    [
      '# Case\n\n> Of much\n\n## Docs\n',
      '- [Home](https://case.example/b/docs.md)\n',
      '## few\n',
      ...[1, 2, 3].map((n) => `- [few ${n}](https://case.example/b/docs/few/page-${n}.md): `),
      '\n## guides\n',
      '- [guides (1/2)](https://case.example/b/docs/guides/llms.txt): …',
      `- [guides (2/2)](https://case.example/b/docs/guides/llms-2.txt): …`,
      '',
    ].join('\n'),
  );
  const parts = [file('docs/guides/llms.txt') ?? '', file('docs/guides/llms-2.txt') ?? ''];
  const [first = '', second = ''] = parts;
  expect(
    first.startsWith(
      '# Case: guides\n\n> For AI agents: all pages are listed in <https://case.example/b/llms.txt>\n\n## guides\n\n- ',
    ),
  ).toBe(true);
  expect(lines(first).length + lines(second).length).toBe(80);
  expect(parts.map(({ length }) => length).every((length) => length <= 50_000)).toBe(true);
  expect(first.length).toBeGreaterThan(49_000);
});

it('find sections whose pages share no folder by their labels', async () => {
  const ids = ['a', 'b'].flatMap((name) => Array.from({ length: 40 }, (_, index) => `${name}${index}`));
  const docs = ids.map((id) => [
    `docs/${id}.md`,
    `---\ntitle: ${id}\ndescription: ${long}\nslug: /${id.slice(1)}/${id[0]}\n---\n\nHello.\n`,
  ]);
  const category = (label: string, items: readonly string[]) => ({ type: 'category', label, items });
  const sidebar = [category('Öl & Gas', ids.slice(0, 40)), category('Öl — Gas', ids.slice(40))];
  const { file } = await buildSite({
    ...Object.fromEntries(docs),
    'sidebars.json': JSON.stringify({ docs: sidebar }),
    'site.config.ts': config('', "  docs: [{ path: 'docs', routeBasePath: '/', sidebars: './sidebars.json' }],\n"),
  });
  const addresses = lines(file('llms.txt')).map((line) => /\((https[^)]*)\)/.exec(line)?.[1]);
  expect(addresses).toEqual(['https://case.example/%C3%B6l--gas/llms.txt', 'https://case.example/%C3%B6l--gas-2/llms.txt']);
  expect(lines(file('öl--gas-2/llms.txt')).length).toBe(40);
});

const page = { 'docs/a.md': '---\ntags: [x]\n---\n\n# A\n\nHello.\n' };
const spoken = /<aside class="visually-hidden">([^<]*)<\/aside>/;

it('are told in pages where the site wants it, and in twins unless it does not', async () => {
  const told = await buildSite({ ...page, 'site.config.ts': config('{ directive: true }', "  baseUrl: '/b/',\n") });
  expect(spoken.exec(told.page('docs/a'))?.[1]).toBe(
    'For AI agents: this page is available as Markdown at /b/docs/a.md, and all pages are listed in /b/llms.txt',
  );
  expect(told.page('docs/a')).toMatch(/<body>\n<div [^>]*><aside class="visually-hidden">/);
  expect(spoken.exec(told.page('404'))?.[1]).toBe('For AI agents: all pages are listed in /b/llms.txt');
  const { file, page: html } = await buildSite({ ...page, 'site.config.ts': config('') });
  expect(html('docs/a')).not.toMatch(spoken);
  expect(file('docs/a.md')).toContain('---\n\n> For AI agents: all pages are listed in <https://case.example/llms.txt>\n\n# A\n');
  for (const options of ['{ directive: false }', '{ directive: true, llms: false }']) {
    const silent = await buildSite({ ...page, 'site.config.ts': config(options) });
    expect(silent.file('docs/a.md')).not.toContain('For AI agents');
    expect(silent.page('docs/a')).not.toMatch(spoken);
  }
});

it('are told how long twins are, and of lists of pages, on request', async () => {
  const options = '{ llms: { tokens: true, lists: true, full: true } }';
  const { file } = await buildSite({
    ...page,
    'docs/b.md': `---\ndescription: b\n---\n\n# B\n\n${'日本'.repeat(500)} ${'word '.repeat(400)}\n`,
    'site.config.ts': config(options),
  });
  const text = file('llms.txt') ?? '';
  expect(text).toMatch(/^- \[A\]\(https:\/\/case\.example\/docs\/a\.md\) \(~\d\d tokens\): Hello\.$/m);
  expect(text).toMatch(/^- \[B\]\([^)]*\) \(~1500 tokens\)/m);
  expect(text).toContain('## Optional\n\n- [Tags](https://case.example/docs/tags.md)');
  // What holds all twins says it once.
  expect(file('llms-full.txt')).not.toContain('For AI agents');
});
