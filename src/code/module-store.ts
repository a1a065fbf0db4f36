// Stores bundled modules in a folder that is named by the hash of their content.
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '#files/digest';
import { removeFolder } from '#files/replace-file';

/** The folder of stored modules, with the names and digests of its files. */
export interface StoredModules {
  readonly folder: string;
  readonly digests: readonly (readonly [string, string])[];
}

interface ModuleFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Writes missing modules below `codeDir` atomically and returns their folder. Several builds may do so at once. */
export async function storeModules(files: readonly ModuleFile[], codeDir: string): Promise<StoredModules> {
  const folder = join(codeDir, hashOf(files));
  const stored = { folder, digests: files.map(({ name, bytes }) => [name, digestOf(bytes)] as const) };
  if (await isWhole(files, folder)) return stored;
  const temporary = await mkdtemp(join(codeDir, '.new-'));
  try {
    for (const { name, bytes } of files) await writeFile(join(temporary, name), bytes);
    await rename(temporary, folder).catch((reason) => mend(files, temporary, folder, reason));
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return stored;
}

/** Writes files whose names contain their content hash into one folder. */
export async function storeNamed(files: readonly ModuleFile[], folder: string): Promise<StoredModules> {
  for (const { name, bytes } of files) {
    const path = join(folder, name);
    if ((await readFile(path).catch(() => undefined))?.equals(bytes)) continue;
    const temporary = `${path}.${process.pid}`;
    await writeFile(temporary, bytes);
    removeFolder(path);
    await rename(temporary, path);
  }
  return { folder, digests: files.map(({ name, bytes }) => [name, digestOf(bytes)] as const) };
}

/** True where all modules of the folder are unchanged since they were stored. */
export async function areStored({ folder, digests }: StoredModules): Promise<boolean> {
  for (const [name, digest] of digests) {
    const there = await readFile(join(folder, name)).catch(() => undefined);
    if (!there || digestOf(there) !== digest) return false;
  }
  return true;
}

function hashOf(files: readonly ModuleFile[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}

async function isWhole(files: readonly ModuleFile[], folder: string): Promise<boolean> {
  for (const { name, bytes } of files) {
    const there = await readFile(join(folder, name)).catch(() => undefined);
    if (!there?.equals(bytes)) return false;
  }
  return true;
}

/** A folder of that name exists: another build was first, or it is damaged and its files are replaced; or it is no folder. */
async function mend(files: readonly ModuleFile[], temporary: string, folder: string, reason: unknown): Promise<void> {
  const { code = '' } = reason as NodeJS.ErrnoException;
  if (code === 'ENOTDIR') {
    await rm(folder, { force: true });
    return rename(temporary, folder);
  }
  if (!['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES'].includes(code)) throw reason;
  for (const { name } of files) {
    removeFolder(join(folder, name));
    await rename(join(temporary, name), join(folder, name));
  }
}
