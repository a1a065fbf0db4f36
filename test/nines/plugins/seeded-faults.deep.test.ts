// Twenty faults in a copy of the documentation of Nines: each is found at its place, and nothing else is. The real pages have none.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { check } from '#index';
import { buildOnce } from '../../shared-build.ts';
import { addPlugins } from './run-site.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

interface Seed {
  readonly code: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The part of `to` where the fault begins. */
  readonly at: string;
}

const yaml = (code: string, from: string, to: string, at: string): Seed => ({
  code: `nines-yaml/${code}`,
  file: 'content/yaml-guide.md',
  from,
  to,
  at,
});
const command = (code: string, from: string, to: string, at: string): Seed => {
  return { code: `sloctl-commands/${code}`, file: 'content/sloctl-user-guide/root-commands.md', from, to, at };
};

const seeds: readonly Seed[] = [
  yaml('wrong-value', 'name: checkout\n  displayName: Checkout', 'name: Checkout_1\n  displayName: Checkout', 'Checkout_1'),
  yaml('wrong-value', 'timeZone: Europe/Paris', 'timeZone: Europe/Pari', 'Europe/Pari'),
  yaml('wrong-value', 'step: 15', 'step: 5', '5'),
  yaml('wrong-value', 'target: 0.99\n      timeSliceTarget', 'target: 99\n      timeSliceTarget', '99'),
  yaml('wrong-value', 'severity: Medium\n', 'severity: Midium\n', 'Midium'),
  yaml('wrong-value', 'url: https://hooks.slack.com/services/', 'url: https://hooks.slack.com/service/', 'https'),
  yaml('wrong-value', 'duration: 90m', 'duration: 90min', '90min'),
  yaml('conflict', 'endTime: 2025-06-03T14:20:00Z', 'endTime: 2025-06-03T13:20:00Z', '2025'),
  yaml('wrong-value', 'rrule: FREQ=MONTHLY;BYMONTHDAY=1', 'rrule: FREQ=MONTHLY;BYMONTHDAY=32', 'BYMONTHDAY'),
  yaml('wrong-value', 'exportType: S3', 'exportType: S4', 'S4'),
  yaml('wrong-value', 'roleRef: project-owner\n', 'roleRef: organization-admin\n', 'organization'),
  yaml('unknown-field', '  errorBudgetStatus: {}', '  errorBudgetStatuses: {}', 'errorBudgetStatuses'),
  command('unknown-command', 'sloctl apply -f slo.yaml\n', 'sloctl aply -f slo.yaml\n', 'aply'),
  command('unknown-flag', "-f 'slos/**' --dry-run\n", "-f 'slos/**' --dryrun\n", '--dryrun'),
  command('wrong-value', 'payments-api-latency -o json\n', 'payments-api-latency -o jsn\n', 'jsn'),
  command(
    'missing-argument',
    'events update --adjustment-name=release-freeze -f events.yaml',
    'events update --adjustment-name=release-freeze',
    'update',
  ),
  command('wrong-value', 'set-status reviewed payments-api-latency', 'set-status revewed payments-api-latency', 'revewed'),
  command('missing-value', 'sloctl delete -f slo.yaml --dry-run', 'sloctl delete -f --dry-run', '-f'),
  { code: 'glossary/unknown-term', file: 'site/glossary.yml', from: '- Weight\n', to: '- Wieght\n', at: 'Wieght' },
  {
    code: 'resolve/broken-anchor',
    file: 'content/alerting/alerting-center.md',
    from: 'glossary.md#alert-policy)',
    to: 'glossary.md#alert-polcy)',
    at: '#alert-polcy',
  },
];

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'slodocs-nines-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('the real pages have no faults', { timeout: 120_000 }, async () => {
  const { diagnostics } = await buildOnce(repository);
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

test(`${seeds.length} faults are found at their places, and no others`, { timeout: 120_000 }, async () => {
  for (const part of ['content', 'site', 'site.config.ts'])
    await cp(join(repository, part), join(root, part), { recursive: true });
  await addPlugins(root);
  for (const { file, from, to } of seeds) {
    const text = await readFile(join(root, file), 'utf8');
    expect(text, `${file} has ${from}`).toContain(from);
    await writeFile(
      join(root, file),
      text.replace(from, () => to),
    );
  }
  const expected = await Promise.all(seeds.map(async (seed) => `${seed.code} ${seed.file}:${await placeOf(seed)}`));
  const { diagnostics } = await check({ root });
  const found = diagnostics
    .filter(({ severity }) => severity !== 'info')
    .map(({ code, place }) => `${code} ${place?.file}:${place?.start.line}:${place?.start.column}`);
  expect(found.sort()).toEqual(expected.sort());
});

/** The line and the column, counted in the faulty text. */
async function placeOf({ file, to, at }: Seed): Promise<string> {
  const text = await readFile(join(root, file), 'utf8');
  const before = text.slice(0, text.indexOf(to) + to.indexOf(at)).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
