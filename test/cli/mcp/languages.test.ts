// What agents are told of a site of several languages.
import { expect, test } from 'vitest';
import { configText, temporarySite } from '../../pipeline/built-site.ts';
import { agentOf } from './agent.ts';

test('finds uses in translations, and none twice', async () => {
  const config = configText("  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },\n");
  const german = 'i18n/de/docusaurus-plugin-content-docs/current/';
  const uses = 'import Part from "./_part.mdx";\n\n<Tabs><TabItem value="a">A</TabItem></Tabs>\n\n<Part />\n\n![A](./a.svg)\n';
  const site = temporarySite({
    'site.config.ts': config,
    'docs/index.md': '# Home\n',
    'docs/_part.mdx': 'Part.\n',
    'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'docs/plain.mdx': '# Plain\n',
    'docs/alike.mdx': '# Alike\n\n<Tabs><TabItem value="b">B</TabItem></Tabs>\n',
    [`${german}alike.mdx`]: '# Gleich\n\n<Tabs><TabItem value="b">B</TabItem></Tabs>\n\n[x](./both.mdx)\n',
    'docs/both.mdx': `---\ntags: [last]\n---\n\n# Both\n\n${uses}`,
    [`${german}plain.mdx`]: `---\ntags: [last]\n---\n\n# Schlicht\n\n${uses}`,
  });
  const { call } = await agentOf(site);
  for (const target of ['Tabs', 'last', 'docs/_part.mdx', 'docs/a.svg']) {
    const { data } = await call('where_used', { target });
    const found = ((data?.['uses'] ?? []) as { file: string }[]).map(({ file }) => file);
    const alike = target === 'Tabs' ? [['docs/alike.mdx'], [`${german}alike.mdx`]] : [[], []];
    expect(found, target).toEqual([...(alike[0] ?? []), 'docs/both.mdx', ...(alike[1] ?? []), `${german}plain.mdx`]);
  }
  const { data } = await call('where_used', { target: '/de/docs/both' });
  expect(data?.['uses']).toContainEqual(expect.objectContaining({ by: 'link', file: `${german}alike.mdx`, line: 5 }));
});
