// Looks at the cache of a site: its size, what of it belongs to other versions, and whether it can be written.
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { relativeTo } from '#files/site-path';
import type { Finding } from '#model/doctor';
import type { Places } from '#pipeline/0-configure/configure';
import { missing, ok, warning } from './finding.ts';
import { refusalToWrite } from './writable.ts';

const day = 86_400_000;

export async function examineCache({ root, cacheRoot, cacheDir }: Places, now: number): Promise<Finding> {
  const shown = relativeTo(root, cacheRoot);
  const found = await stat(cacheRoot).catch(() => undefined);
  if (found && !found.isDirectory())
    return missing('cache', `"${shown}" is a file`, 'Remove it, or name another folder with `--cache-dir`.', { blocks: true });
  const refusal = await refusalToWrite(cacheRoot);
  if (refusal !== undefined)
    return warning(
      'cache',
      `"${shown}" cannot be written, and every build starts from nothing: ${refusal}`,
      'Let this user write there, or name another folder with `--cache-dir`.',
    );
  const versions = (await readdir(cacheRoot).catch(() => [])).filter((name) => /^[0-9a-f]{16}$/.test(name)).sort();
  const own = basename(cacheDir);
  const sizes = await Promise.all(versions.map((name) => measure(join(cacheRoot, name))));
  const all = sumOf(sizes.map(({ bytes }) => bytes));
  const others = sizes.filter((_, index) => versions[index] !== own);
  const here = sizes[versions.indexOf(own)];
  if (!here || here.newest === 0) {
    if (others.length === 0) return ok('cache', `"${shown}" is empty: the next build reads everything`);
    return ok(
      'cache',
      `"${shown}" has nothing of this version (${own}), and ${megabytes(all)} of others: the next build reads everything`,
    );
  }
  const age = Math.max(0, Math.floor((now - here.newest) / day));
  const used = age === 0 ? 'used today' : age === 1 ? 'last used yesterday' : `last used ${age} days ago`;
  const rest = others.length === 0 ? '' : `, and ${megabytes(sumOf(others.map(({ bytes }) => bytes)))} of other versions`;
  return ok('cache', `"${shown}" has ${megabytes(here.bytes)} of this version (${own}), ${used}${rest}`);
}

interface Measured {
  readonly bytes: number;
  /** When a file was last written, in milliseconds since 1970; 0 without files. */
  readonly newest: number;
}

async function measure(folder: string): Promise<Measured> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter(
    (entry) => entry.isFile() && entry.name !== 'CACHEDIR.TAG' && basename(entry.parentPath) !== 'code',
  );
  const stats = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name)).catch(() => undefined)));
  return { bytes: sumOf(stats.map((one) => one?.size ?? 0)), newest: Math.max(0, ...stats.map((one) => one?.mtimeMs ?? 0)) };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
