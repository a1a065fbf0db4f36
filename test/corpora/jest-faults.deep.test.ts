// 200 faults put into a copy of Jest's docs by a fixed seed: each is reported at its exact range, and nothing new beside it.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LineIndex } from '#kit/line-index';
import type { Diagnostic } from '#model/diagnostic';
import { build } from '../../src/index.ts';
import { describeDiagnostic } from '../seeded-faults/describe-diagnostic.ts';
import { apply, type Fault } from '../seeded-faults/fault.ts';
import { type Random, seeded } from '../seeded-faults/random.ts';
import { arrangeJest } from './arrange.ts';
import { isPresent } from './corpus.ts';
import { jestKinds } from './jest-kinds.ts';

const seed = 2026;
const count = 200;
const present = await isPresent('jest');

describe.skipIf(!present)('the docs of Jest', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slodocs-jest-faults-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test(`${count} faults of seed ${seed}, each at its exact range and no other`, async () => {
    const root = await arrangeJest(folder);
    await knowTags(folder);
    const sound = await build({ root });
    expect(sound.diagnostics.filter(({ severity }) => severity === 'error').map(describeDiagnostic)).toEqual([]);

    const texts = await readTexts(root);
    const known = sound.diagnostics.filter(({ severity }) => severity === 'warning').map((one) => keep(texts, one));
    const faults = choose(texts, known, seeded(seed));
    const { texts: faulty, expected } = apply(texts, [...known, ...faults]);
    for (const [path, text] of faulty) await writeFile(join(root, path), text);
    const result = await build({ root, strict: true });

    const found = result.diagnostics.filter(({ severity }) => severity !== 'info').map(describeDiagnostic);
    expect(found.sort()).toEqual(expected.map(describeDiagnostic).sort());
    expect(found).toHaveLength(count + known.length);
    expect(new Set(faults.map(({ kind }) => kind)).size).toBe(10);
    expect(result.ok).toBe(false);
    expect(result.files).toBe(0);
  });
});

/** With a file of tags beside its docs, a version knows which tags there are. */
async function knowTags(folder: string): Promise<void> {
  for (const docs of await fastGlob(['docs', 'website/versioned_docs/*'], { cwd: folder, onlyDirectories: true, absolute: true }))
    await writeFile(join(docs, 'tags.yml'), 'known:\n  label: Known\n');
}

/** What was reported before the faults came: it is still reported, wherever it has moved to. */
function keep(texts: ReadonlyMap<string, string>, { code, place }: Diagnostic): Fault {
  if (!place) throw new Error(`${code} has no place`);
  const text = texts.get(place.file) ?? '';
  const lines = new LineIndex(text);
  const [at, end] = [lines.offsetAt(place.start), lines.offsetAt(place.end)];
  return {
    kind: 'known',
    code,
    file: place.file,
    edit: { at, length: end - at, text: text.slice(at, end) },
    range: [0, end - at],
  };
}

/** The kinds in turn, no two faults on one line. */
function choose(texts: ReadonlyMap<string, string>, known: readonly Fault[], random: Random): readonly Fault[] {
  const pools = jestKinds.map((find) => [...texts].flatMap(([file, text]) => find(file, text)));
  const lineOf = ({ file, edit }: Fault): string => `${file}:${(texts.get(file) ?? '').slice(0, edit.at).split('\n').length}`;
  const taken = new Set(known.map(lineOf));
  const chosen: Fault[] = [];
  for (let round = 0; chosen.length < count && round < 10_000; round++) {
    const fault = random.pick(pools[round % pools.length] ?? []);
    if (taken.has(lineOf(fault))) continue;
    taken.add(lineOf(fault));
    chosen.push(fault);
  }
  return chosen;
}

async function readTexts(root: string): Promise<Map<string, string>> {
  const patterns = ['../docs/**/*.{md,mdx}', 'versioned_docs/**/*.{md,mdx}', 'versioned_sidebars/*.json', 'sidebars.json'];
  const texts = new Map<string, string>();
  for (const path of (await fastGlob(patterns, { cwd: root })).sort()) texts.set(path, await readFile(join(root, path), 'utf8'));
  return texts;
}
