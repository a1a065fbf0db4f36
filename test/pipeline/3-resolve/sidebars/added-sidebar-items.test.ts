// The pages of a plugin in sidebars: in their folder, in categories and in sidebars that the plugin names, with badges.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTree } from '../../../../src/model/page-data.ts';
import type { SidebarEntry } from '../../../../src/model/page-props.ts';
import { buildSite } from '../../built-site.ts';

const config = `import { defineConfig, definePlugin, type SidebarSpot } from 'slodocs';

const page = (id: string, sidebar: SidebarSpot) => ({ id: \`api/\${id}.md\`, text: \`# \${id}\\n\`, sidebar });

const api = definePlugin({
  name: 'api',
  apiVersion: 1,
  discover: () => [
    // Where its folder is listed.
    page('list', { position: 1, badge: { text: 'GET', kind: 'tip' } }),
    page('about', { label: 'About it', className: 'about', customProps: { icon: 'i' } }),
    // In categories of its own.
    page('add', { categories: ['Objects', { label: 'Writing', badge: 'new', collapsed: false }], badge: { text: 'POST', kind: 'info' } }),
    page('remove', { categories: ['Objects', 'Writing'], position: 1, badge: 'DELETE' }),
    page('read', { categories: [{ label: 'Objects', position: 0, className: 'objects' }] }),
    page('start', { categories: ['api'], position: 0 }),
    // In a sidebar of its own.
    page('other', { name: 'reference' }),
    page('more', { name: 'reference', categories: ['More'] }),
  ],
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [{ sidebarCollapsed: MANY }],
  theme: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'reference', label: 'Reference' }] } },
  plugins: [api],
});
`;

const files = {
  'docs/index.md': '# Home\n',
  'docs/guide.md': '# Guide\n',
  'docs/api/written.md': '---\nsidebar_position: 2\n---\n\n# Written\n',
};

it('stand where the plugin says, for who reads without scripts', async () => {
  const site = await buildSite({ ...files, 'site.config.ts': config.replace('MANY', 'false') });
  const [nav = ''] = /<nav class="sidebar"[\s\S]*?<\/nav>/.exec(site.page('docs/guide')) ?? [];
  const lines = nav
    .replace(/<span class="(badge[^"]*)">([^<]*)<\/span>/g, '[$1: $2]')
    .replace(/<li class="(about|branch objects)"(?: data-inside="true")?>/g, '<li>$1 ')
    .replace(/<ul>/g, '\n{\n')
    .replace(/<\/ul>/g, '\n}')
    .replace(/<\/li>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  expect(lines.slice(lines.indexOf('{'))).toEqual([
    '{',
    ...[
      'branch objects Objects',
      '{',
      'read',
      'Writing [badge: new]',
      '{',
      'remove [badge: DELETE]',
      'add [badge badge-info: POST]',
      '}',
      '}',
    ],
    ...['api', '{', 'start', 'list [badge badge-tip: GET]', 'Written', 'about About it', '}'],
    ...['Guide', 'Home'],
    '}',
  ]);
  const [own = ''] = /<nav class="sidebar"[\s\S]*?<\/nav>/.exec(site.page('docs/api/more')) ?? [];
  expect(own.replace(/<[^>]*>/g, ' ')).toMatch(/other\s+More\s+more/);
});

it('have their badges and data in the file that browsers fetch', async () => {
  const site = await buildSite({ ...files, 'site.config.ts': config.replace('MANY', 'true') });
  const folder = join(site.result.outDir, 'sidebars');
  const name = readdirSync(folder).find((file) => file.includes('defaultsidebar')) ?? '';
  const inside = (entry: SidebarEntry): readonly SidebarEntry[] => [entry, ...entry.items.flatMap(inside)];
  const entries = readTree(readFileSync(join(folder, name), 'utf8')).flatMap(inside);
  expect(entries.find(({ label }) => label === 'list')).toMatchObject({ badge: { text: 'GET', kind: 'tip' } });
  expect(entries.find(({ label }) => label === 'Writing')).toMatchObject({ badge: { text: 'new' }, open: true });
  expect(entries.find(({ label }) => label === 'About it')).toMatchObject({ className: 'about', customProps: { icon: 'i' } });
});
