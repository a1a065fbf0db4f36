// Puts typos into a site, applies fixes, and counts what is as it was before.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { check, fixSite } from '../../../src/index.ts';
import { describeDiagnostic } from '../../seeded-faults/describe-diagnostic.ts';
import { seeded } from '../../seeded-faults/random.ts';
import { chooseTypos, lineOf, standingFor, type Typo, withTypos } from './typos.ts';

export interface Mended {
  readonly typos: readonly Typo[];
  readonly restored: readonly Typo[];
  /** How the others stand there now. */
  readonly others: readonly (Typo & { readonly now: string })[];
  /** Files with a change elsewhere than at a typo. */
  readonly damaged: readonly string[];
  /** Diagnostics that the site did not have, and that stand on no line with a typo that is left. */
  readonly fresh: readonly string[];
  /** `kind restored/typos`. */
  readonly rates: readonly string[];
}

export interface Typing {
  readonly root: string;
  /** The files that are typed in. */
  readonly patterns: readonly string[];
  readonly count: number;
  readonly seed: number;
  /** Kinds that the site cannot know of. */
  readonly without?: readonly string[];
}

export async function mendTypos({ root, patterns, count, seed, without = [] }: Typing): Promise<Mended> {
  // What the site has of its own to fix is fixed before.
  await fixSite({ root });
  const texts = new Map<string, string>();
  for (const path of (await fastGlob([...patterns], { cwd: root, ignore: ['**/node_modules/**', '**/build/**'] })).sort())
    texts.set(path, await readFile(join(root, path), 'utf8'));
  const before = await check({ root });
  const known = new Set(before.diagnostics.map(({ code, message }) => `${code} ${message}`));
  // A line with a fault of its own is left as it is.
  const taken = new Set(before.diagnostics.flatMap(({ place }) => (place ? [`${place.file}:${place.start.line}`] : [])));
  const typos = chooseTypos(texts, count, seeded(seed), taken, without);
  const byFile = grouped(typos, 'file');
  for (const [file, own] of byFile) await writeFile(join(root, file), withTypos(texts.get(file) ?? '', own));

  const result = await fixSite({ root });
  if (result.refusal) throw new Error(result.refusal.message);

  const restored: Typo[] = [];
  const others: (Typo & { readonly now: string })[] = [];
  const damaged: string[] = [];
  for (const [file, text] of texts) {
    const own = byFile.get(file) ?? [];
    const standing = standingFor(text, own, await readFile(join(root, file), 'utf8'));
    if (!standing) damaged.push(file);
    for (const typo of own) {
      const now = standing?.get(typo);
      if (now === typo.word) restored.push(typo);
      else others.push({ ...typo, now: now ?? '(not told)' });
    }
  }
  const lines = new Set(others.map((typo) => `${typo.file}:${lineOf(texts.get(typo.file) ?? '', typo)}`));
  const fresh = result.diagnostics.filter(
    ({ code, message, place }) => !known.has(`${code} ${message}`) && !lines.has(`${place?.file}:${place?.start.line}`),
  );
  const rates = [...grouped(typos, 'kind')].map(([kind, all]) => {
    return `${kind} ${restored.filter((typo) => typo.kind === kind).length}/${all.length}`;
  });
  return { typos, restored, others, damaged, fresh: fresh.map(describeDiagnostic), rates };
}

function grouped(typos: readonly Typo[], key: 'file' | 'kind'): ReadonlyMap<string, readonly Typo[]> {
  const groups = new Map<string, Typo[]>();
  for (const typo of typos) groups.set(typo[key], [...(groups.get(typo[key]) ?? []), typo]);
  return groups;
}
