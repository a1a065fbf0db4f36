// The sources to what is published: modules and their types, the packages that they bring along, the theme's bundles.
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

await rm(join(root, 'dist'), { recursive: true, force: true });
run(compiler, '-p', root);
run(join(root, 'scripts/build-packages.mjs'));
run(join(root, 'scripts/build-theme.mjs'));

function run(...command) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
