// Builds the package in a folder next to `dist`, then replaces `dist`; with --if-needed only if `dist` is stale.
// With --untyped it checks no types and keeps the declarations that there are, which takes a quarter of the time.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySources } from './copy-sources.mjs';
import { needsBuild } from './newer-than-dist.mjs';
import { pruneTypes } from './prune-types.mjs';
import { closeStage, openStage, removeLeft, replaceFolder } from './stage.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('@typescript/native/package.json')));

let running;

const untyped = process.argv.includes('--untyped');
if (!process.argv.includes('--if-needed') || needsBuild(root) !== undefined) await build();

async function build() {
  const start = Date.now() / 1000;
  let stage;
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    process.once(signal, () => {
      running?.kill();
      if (stage !== undefined) closeStage(stage);
      process.exit(code);
    });
  }
  stage = await openStage(root);
  try {
    const dist = join(stage, 'dist');
    process.exitCode = await buildInto(dist);
    if (process.exitCode !== 0) return;
    const id = join(dist, 'build-id');
    await writeFile(id, await digestOf(dist));
    // What is edited while this builds is newer than the build.
    utimesSync(id, start, start);
    await replaceFolder(root, dist, join(root, 'dist'));
  } finally {
    closeStage(stage);
    // What a killed build has started may have written into its folder since.
    await removeLeft(root);
  }
}

/** The exit code of the first step that fails. */
async function buildInto(dist) {
  const typed = [
    () => run(compiler, '-p', root, '--outDir', dist),
    () => run(compiler, '-p', join(root, 'src/theme'), '--noEmit', 'false', '--emitDeclarationOnly', '--outDir', dist),
    async () => pruneTypes(dist, JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))),
  ];
  const quick = [() => run(compiler, '-p', root, '--outDir', dist, '--noCheck', '--declaration', 'false'), () => keepTypes(dist)];
  const steps = [
    ...(untyped ? quick : typed),
    () => run(join(root, 'scripts/bundle.mjs'), dist),
    () => run(join(root, 'scripts/build-theme.mjs'), join(dist, 'theme')),
    () => copySources(root, dist),
  ];
  for (const step of steps) {
    const status = await step();
    if (status) return status;
  }
  return 0;
}

/** The declarations of the last build, and a mark that they are those. */
async function keepTypes(dist) {
  const old = join(root, 'dist');
  const paths = await readdir(old, { recursive: true }).catch(() => []);
  for (const path of paths.filter((path) => path.endsWith('.d.ts'))) await cp(join(old, path), join(dist, path));
  await writeFile(join(dist, 'untyped'), '');
}

/** Identifies this build: caches are valid only for exactly this code. */
async function digestOf(folder) {
  const digest = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) digest.update(`${relative(folder, file)}\0`).update(await readFile(file));
  return digest.digest('hex');
}

async function run(...command) {
  running = spawn(process.execPath, command, { cwd: root, stdio: 'inherit' });
  const [status] = await once(running, 'close');
  return status ?? 1;
}
