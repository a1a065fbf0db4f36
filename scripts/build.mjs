// Builds the published package: modules, types, bundled dependencies, and the theme's bundles.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pruneTypes } from './prune-types.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

await rm(join(root, 'dist'), { recursive: true, force: true });
run(compiler, '-p', root);
run(compiler, '-p', join(root, 'src/theme'), '--noEmit', 'false', '--emitDeclarationOnly');
await pruneTypes(join(root, 'dist'), JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
run(join(root, 'scripts/bundle.mjs'));
run(join(root, 'scripts/build-theme.mjs'));
// Browser code of plugins stays in separate files, since sites bundle it, whoever wrote it; `engine` runs there and in Node.
for (const { name } of await readdir(join(root, 'src/plugins'), { withFileTypes: true })) {
  for (const part of ['browser', 'engine']) {
    const folder = join('plugins', name, part);
    if (existsSync(join(root, 'src', folder)))
      await cp(join(root, 'src', folder), join(root, 'dist', folder), { recursive: true });
  }
}
await writeFile(join(root, 'dist/build-id'), await digestOf(join(root, 'dist')));

/** Identifies this build: caches are valid only for exactly this code. */
async function digestOf(folder) {
  const digest = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) digest.update(`${relative(folder, file)}\0`).update(await readFile(file));
  return digest.digest('hex');
}

function run(...command) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
