// The pages of the API of Nines: their addresses and titles, which other sites link to, and the sidebar that leads to them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildOnce } from '../../shared-build.ts';

const sections = {
  'access-token': ['Access token', { 'generate-access-token': 'Generate an access token' }],
  'slo-status': ['SLO status v2', { 'find-slo-by-name': 'Find an SLO by name', 'list-slos': 'List SLOs' }],
  'deprecated/slo-status': [
    'SLO status v1 (deprecated)',
    { 'find-slo-by-name': 'Find an SLO by name (v1)', 'list-slos': 'List SLOs (v1)' },
  ],
  annotations: [
    'Annotations',
    {
      'slo-annotations': 'SLO annotations',
      'create-annotation': 'Create an annotation',
      'delete-annotation': 'Delete an annotation',
      'list-annotations': 'List annotations',
      'upsert-annotation': 'Upsert an annotation',
    },
  ],
  adjustments: [
    'Budget adjustments (beta)',
    {
      'list-adjustment-events': 'List adjustment events',
      'update-adjustment-events': 'Update adjustment events',
      'delete-adjustment-events': 'Delete adjustment events',
    },
  ],
  'audit-log': ['Audit log', { 'get-all-logs': 'Get all audit logs', 'get-object-logs': 'Get audit logs for one object' }],
  reports: ['Reports', { 'resource-usage-summary': 'Get the resource usage summary' }],
} as const;

let outDir: string;

beforeAll(async () => {
  ({ outDir } = await buildOnce(process.cwd()));
});

function page(route: string): string {
  return readFileSync(join(outDir, `${route}/index.html`), 'utf8');
}

function titleOf(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
}

test.each(Object.entries(sections))('%s has its pages, in the order of its sidebar', (path, [label, pages]) => {
  expect(titleOf(page(`api/${path}`))).toBe(`${label} API`);
  const index = page(`category/api/${path}`);
  expect(titleOf(index)).toBe(`${label}: endpoints`);
  const [, sidebar = ''] = /<nav[^>]*class="sidebar"([\s\S]*?)<\/nav>/.exec(index) ?? [];
  const links = Array.from(sidebar.matchAll(/href="\/api\/([^"]+)"/g), ([, address = '']) => address.replace(/\/$/, ''));
  expect(links).toEqual([path, ...Object.keys(pages).map((slug) => `${path}/${slug}`)]);
  for (const [slug, title] of Object.entries(pages)) expect(titleOf(page(`api/${path}/${slug}`))).toBe(title);
});
