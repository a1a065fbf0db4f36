// What binds the documentation of Nines to its release notes: pages lead to the note that announced them, notes lead to pages.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { beforeAll, expect, test } from 'vitest';
import type { ReleaseChanges } from '../../site/plugins/since/changes.ts';
import { compareVersions } from '../../site/plugins/since/notes.ts';
import { type NinesSite, readSite, repository, routes } from './site.ts';

/** What the timeline of releases announces, and a page that tells about it. */
const announced: readonly (readonly [product: string, version: string, route: string])[] = [
  ['application', '1.32', '/features/data-export'],
  ['application', '1.34', '/alerting/alert-methods/discord'],
  ['application', '1.34', '/alerting/alert-methods/email'],
  ['application', '1.36', '/sli-analyzer'],
  ['application', '1.38', '/composites'],
  ['application', '1.83.0', '/composites'],
  ['application', '1.40', '/access-management/rbac/project-roles'],
  ['application', '1.42', '/nines-agent/agent-metrics'],
  ['application', '1.44', '/features/labels'],
  ['application', '1.45', '/replay'],
  ['application', '1.47', '/sources/create-slo/pingdom'],
  ['application', '1.47', '/sources/add-data-source/pingdom'],
  ['application', '1.47', '/sources/add-data-source/honeycomb'],
  ['application', '1.50', '/alerting/alert-silence'],
  ['application', '1.52', '/features/slo-objective-unique-identifier'],
  ['application', '1.53', '/dashboards/service-health-dashboard'],
  ['application', '1.56', '/features/query-delay'],
  ['application', '1.57', '/features/slo-troubleshooting/event-logs'],
  ['application', '1.59', '/features/slo-annotations'],
  ['application', '1.61', '/reports/reliability-rollup'],
  ['application', '1.63', '/sources/add-data-source/azure-monitor'],
  ['application', '1.65', '/sources/add-data-source/generic'],
  ['application', '1.65', '/sources/create-slo/appdynamics'],
  ['application', '1.66', '/nines-agent'],
  ['application', '1.70', '/getting-started/nines-resources'],
  ['application', '1.74.0', '/alerting/alert-details'],
  ['application', '1.78.0', '/features/budget-adjustments'],
  ['application', '1.82.0', '/sources/add-data-source/logic-monitor'],
  ['application', '1.86.0', '/reports/system-health-review'],
  ['application', '1.87.0', '/sources/add-data-source/azure-prometheus'],
  ['application', '1.88.0', '/alerting/observation-model'],
  ['application', '1.90.0', '/alerting/alerting-conditions/budget-drop'],
  ['application', '1.96.0', '/access-management/rbac/rbac-groups'],
  ['application', '1.96.0', '/access-management/identity-management'],
  ['application', '1.99.0', '/slo-oversight/data-anomalies'],
  ['application', '1.127.0', '/slo-oversight/data-anomalies'],
  ['application', '1.100.0', '/sources/create-slo/google-cloud-monitoring'],
  ['application', '1.102.0', '/guides/slo-guides/slo-management'],
  ['application', '1.150.0', '/guides/slo-guides/slo-management'],
  ['application', '1.105.0', '/features/slo-troubleshooting/query-checker'],
  ['application', '1.105.0', '/sources/create-slo/elasticsearch'],
  ['application', '1.108.0', '/sources/add-data-source/coralogix'],
  ['application', '1.110.0', '/replay/replay-sloctl'],
  ['application', '1.113.0', '/features/events'],
  ['application', '1.116.0', '/api/slo-status'],
  ['application', '1.118.0', '/dashboards/slo-oversight-dashboard'],
  ['application', '1.121.0', '/api/audit-log'],
  ['application', '1.124.0', '/slo-oversight/reviews'],
  ['application', '1.130.0', '/access-management/api-keys'],
  ['application', '1.133.0', '/api/adjustments'],
  ['application', '1.136.0', '/features/yaml-create'],
  ['application', '1.138.0', '/access-management/access-keys'],
  ['application', '1.141.0', '/dashboards/custom-dashboards'],
  ['application', '1.141.0', '/dashboards/custom-dashboards-canary'],
  ['application', '1.144.0', '/sources/create-slo/thousandeyes'],
  ['application', '1.147.0', '/composites/essentials'],
  ['application', '1.152.0', '/slo-oversight/sloctl-review'],
  ['application', '1.155.0', '/reports/sharing-reports'],
  ['application', '1.155.0', '/sources/create-slo/sumo-logic'],
  ['agent', '0.65.0-beta09', '/features/query-delay'],
  ['agent', '0.69.0-beta01', '/sources/add-data-source/azure-monitor'],
  ['agent', '0.68.0', '/sources/create-slo/appdynamics'],
  ['agent', '0.76.0-beta', '/sources/add-data-source/logic-monitor'],
  ['agent', '0.78.0-beta', '/sources/add-data-source/azure-prometheus'],
  ['agent', '0.83.0-beta', '/sources/create-slo/google-cloud-monitoring'],
  ['agent', '0.88.0', '/sources/create-slo/google-cloud-monitoring'],
  ['agent', '0.85.0-beta', '/sources/create-slo/elasticsearch'],
  ['agent', '0.86.0-beta', '/sources/add-data-source/coralogix'],
  ['agent', '0.97.0', '/sources/create-slo/thousandeyes'],
  ['agent', '0.67.2', '/sources/create-slo/thousandeyes'],
  ['agent', '0.90.0', '/sources/create-slo/thousandeyes'],
  ['agent', '0.102.0-beta', '/sources/create-slo/sumo-logic'],
  ['agent', '0.40.0', '/nines-agent'],
  ['agent', '0.44.0', '/nines-agent/agent-persistence'],
  ['agent', '0.65.0', '/nines-agent/agent-persistence'],
  ['agent', '0.48.0', '/nines-agent/helm-charts'],
  ['agent', '0.51.2', '/sources/create-slo/opentsdb'],
  ['agent', '0.56.0', '/sources/create-slo/new-relic'],
  ['agent', '0.60.0', '/sources/create-slo/amazon-cloudwatch'],
  ['agent', '0.65.0-beta08', '/sources/create-slo/dynatrace'],
  ['agent', '0.66.0', '/sources/create-slo/dynatrace'],
  ['agent', '0.71.0-beta', '/features/query-parameters'],
  ['agent', '0.73.2', '/features/query-parameters'],
  ['agent', '0.74.0-beta', '/nines-agent/agent-metrics'],
  ['agent', '0.80.0', '/sources/create-slo/google-cloud-monitoring'],
  ['agent', '0.81.0-beta', '/sources/create-slo/logic-monitor'],
  ['agent', '0.83.0-beta', '/sources/add-data-source/prometheus'],
  ['agent', '0.106.0-beta', '/sources/create-slo/dynatrace'],
  ['agent', '0.100.0', '/nines-agent'],
  ['sloctl', '0.0.68', '/sloctl-user-guide/root-commands'],
  ['sloctl', '0.0.74', '/sloctl-user-guide/root-commands'],
  ['sloctl', '0.0.76', '/sloctl-user-guide/configure-sloctl'],
  ['sloctl', '0.0.81', '/replay/replay-sloctl'],
  ['sloctl', '0.0.86', '/alerting/alert-silence'],
  ['sloctl', '0.0.87', '/replay/replay-sloctl'],
  ['sloctl', '0.0.90', '/alerting/alerting-center'],
  ['sloctl', '0.0.93', '/features/slo-annotations/annotations-sloctl'],
  ['sloctl', '0.0.95', '/sloctl-user-guide/root-commands'],
  ['sloctl', '0.0.97', '/sloctl-user-guide/install-sloctl'],
];

let site: NinesSite;
beforeAll(async () => {
  site = await readSite();
}, 240_000);

/** Notes of earlier years stand in folders. */
function noteOf(product: string, version: string): string | undefined {
  const base = `/${product}-release-notes/`;
  return [...site.pages.keys()].find((route) => route.startsWith(base) && route.endsWith(`/${version}`));
}

const isDocsPage = (route: string): boolean => site.pages.has(route) && !/^\/[a-z]+-release-notes(?:\/|$)/.test(route);

test('each page leads to the note that announced it', () => {
  const missing = announced.filter(([product, version, route]) => {
    const note = noteOf(product, version);
    return note === undefined || !site.pages.get(route)?.links.includes(note);
  });
  expect(missing).toEqual([]);
});

test('each of these notes leads to a page', () => {
  const without = announced.filter(([product, version]) => {
    const note = noteOf(product, version);
    return note === undefined || !site.pages.get(note)?.links.some(isDocsPage);
  });
  expect(without).toEqual([]);
});

test('the list of updates has the rows that the notes tell, with links to both', async () => {
  const files = await fastGlob('site/notes/**/*.{md,mdx}', { cwd: repository });
  const texts = await Promise.all(files.map((file) => readFile(join(repository, file), 'utf8')));
  const told = files.filter((_, at) => /^docs:$/m.test(texts[at] ?? ''));
  expect(told.length).toBeGreaterThanOrEqual(29);
  const html = await readFile(join(site.outDir, 'reference/updates/index.html'), 'utf8');
  const rows = [...html.matchAll(/<tr><td>(\d{4}-\d\d-\d\d)<\/td><td><a href="([^"]*)"/g)];
  const routes = told.map((file) => file.replace(/^site\/notes\/([a-z]+)\/(.*)\.mdx?$/, '/$1-release-notes/$2'));
  expect(rows.map(([, , href = '']) => href.replace(/\/$/, '')).sort()).toEqual(routes.sort());
  const dates = rows.map(([, date = '']) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const id of ['2025-q4', '2025-q3', '2025-q2', '2025-q1', 'earlier']) expect(html).toContain(`id="${id}"`);
  expect(html.length).toBeLessThan(100_000);
});

test('the changes of each release can be loaded, and its list read without scripts', async () => {
  const html = await readFile(join(site.outDir, 'reference/updates/index.html'), 'utf8');
  for (const product of ['application', 'agent', 'sloctl']) {
    const changes = JSON.parse(await readFile(join(site.outDir, `changes/${product}.json`), 'utf8')) as readonly ReleaseChanges[];
    const listed = routes.filter(({ kind, route, isUnlisted }) => {
      return kind === 'post' && !isUnlisted && route.startsWith(`/${product}-release-notes/`);
    });
    const versions = listed.map(({ route }) => route.slice(route.lastIndexOf('/') + 1));
    expect(changes.map(({ version }) => version).sort()).toEqual(versions.sort());
    const empty = changes.filter(({ lead, items }) => lead === '' || Object.values(items).flat().length === 0);
    expect(empty.map(({ version }) => version)).toEqual([]);
    expect(changes.filter(({ href }) => !site.pages.has(href))).toEqual([]);
    expect(html).toContain(`<a href="/${product}-release-notes/archive">`);
  }
});

test('a beta stands before the stable version of its number', () => {
  const versions = ['1.9.0', '0.65.0', '0.65.0-beta09', '1.10', '0.65.0-beta08', '0.66.0-beta'];
  const sorted = ['0.65.0-beta08', '0.65.0-beta09', '0.65.0', '0.66.0-beta', '1.9.0', '1.10'];
  expect(versions.sort(compareVersions)).toEqual(sorted);
});
