// Faults put into copies of our own two sites by a fixed seed: each is reported at its exact range, and nothing else is. Typos are mended.
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, check } from '../../src/index.ts';
import { deepTest, isThorough } from '../property-runs.ts';
import { mendTypos } from '../tools/fix/mend-typos.ts';
import { describeDiagnostic } from './describe-diagnostic.ts';
import { apply, type Fault } from './fault.ts';
import { kinds, syntaxFaults } from './kinds.ts';
import { type Random, seeded } from './random.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const manual = { name: 'docs', root: 'docs', parts: ['docs'], seed: 99, faults: 90 };
const sites = [{ name: 'content', root: '.', parts: ['content', 'site', 'site.config.ts'], seed: 9, faults: 90 }, manual];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slodocs-faults-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The roots of copies. What a site costs after a change is little where its cache is. */
const copied = new Map<string, string>();

/** The root of a copy of a site, as it stands in this repository. */
async function copyOf({ name, root: inner, parts }: Pick<(typeof sites)[number], 'name' | 'root' | 'parts'>): Promise<string> {
  const copy = join(folder, name);
  const root = copied.get(name) ?? join(copy, inner);
  if (copied.has(name)) return root;
  copied.set(name, root);
  const filter = (path: string): boolean => !/\/docs\/(?:build|\.slodocs)$/.test(path);
  for (const part of parts) await cp(join(repository, part), join(copy, part), { recursive: true, filter });
  // Plugins of the site import packages.
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
  return root;
}

/** The documentation of Nines, which is twice as large as the manual, in the deep run. */
test.each(isThorough() ? sites : sites.slice(1))(
  '$name: $faults faults of seed $seed, each at its exact range and no other',
  { timeout: 180_000 },
  async ({ seed, faults: count, ...site }) => {
    const root = await copyOf(site);
    if (isThorough()) {
      const { diagnostics } = await check({ root });
      expect(diagnostics.filter(({ severity }) => severity !== 'info').map(describeDiagnostic)).toEqual([]);
    }

    const texts = await readTexts(root);
    const faults = choose(texts, count, seeded(seed));
    const { texts: faulty, expected } = apply(texts, faults);
    for (const [path, text] of faulty) await writeFile(join(root, path), text);
    const result = await build({ root, strict: true });
    for (const path of faulty.keys()) await writeFile(join(root, path), texts.get(path) ?? '');

    const found = result.diagnostics.filter(({ severity }) => severity !== 'info').map(describeDiagnostic);
    expect(found.sort()).toEqual(expected.map(describeDiagnostic).sort());
    expect(found).toHaveLength(count);
    expect(result.ok).toBe(false);
    expect(result.files).toBe(0);
  },
);

/** `check --fix` writes nine in ten of them as they were, and changes nothing else. The deep run has 200 of three sites. */
deepTest('docs: 12 typos of seed 3', { timeout: 300_000 }, async () => {
  const root = await copyOf(manual);
  const patterns = ['**/*.{md,mdx}', 'sidebars.ts', 'site.config.ts'];
  // Without a file of tags any tag is right.
  const { typos, restored, damaged, fresh } = await mendTypos({ root, patterns, count: 12, seed: 3, without: ['tag'] });
  expect(typos).toHaveLength(12);
  expect(damaged).toEqual([]);
  expect(fresh).toEqual([]);
  expect(restored.length).toBeGreaterThanOrEqual(0.9 * 12);
});

/** As many kinds as the site has places for, no two faults on one line, and nothing else in a file that cannot be parsed. */
function choose(texts: ReadonlyMap<string, string>, count: number, random: Random): readonly Fault[] {
  const files = [...texts.keys()];
  const pools = kinds.map((find) => files.flatMap((file) => find(file, texts.get(file) ?? ''))).filter((pool) => pool.length > 0);
  const unparsable = new Set<string>();
  const chosen: Fault[] = [];
  const syntax = files
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('/_'))
    .flatMap((file) => syntaxFaults(file, texts.get(file) ?? ''));
  while (unparsable.size < 2) {
    const fault = random.pick(syntax);
    if (unparsable.has(fault.file)) continue;
    unparsable.add(fault.file);
    chosen.push(fault);
  }
  const taken = new Set<string>();
  for (let round = 0; chosen.length < count && round < 10_000; round++) {
    const fault = random.pick(pools[round % pools.length] ?? []);
    const line = `${fault.file}:${(texts.get(fault.file) ?? '').slice(0, fault.edit.at).split('\n').length}`;
    if (unparsable.has(fault.file) || taken.has(line) || leadsTo(unparsable, fault)) continue;
    taken.add(line);
    chosen.push(fault);
  }
  return chosen;
}

/** The ids of a page that cannot be parsed are not known: no anchor on it is called broken. */
function leadsTo(unparsable: ReadonlySet<string>, { code, file, edit }: Fault): boolean {
  if (code !== 'resolve/broken-anchor') return false;
  const target = edit.text.slice(0, edit.text.indexOf('#'));
  return unparsable.has(target === '' ? file : posix.join(posix.dirname(file), target));
}

async function readTexts(root: string): Promise<Map<string, string>> {
  const paths = await fastGlob(['**/*.{md,mdx}', '**/sidebars.ts'], { cwd: root, ignore: ['**/node_modules/**', 'build/**'] });
  const texts = new Map<string, string>();
  for (const path of paths.sort()) texts.set(path, await readFile(join(root, path), 'utf8'));
  return texts;
}
