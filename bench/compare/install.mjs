// Installs generators, each in a folder of its own, and writes the sites that they are measured with.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The newest requirement of a generator is that of Astro, 22.12. All run with the same version. */
const node = { least: [22, 12], version: '22.23.5' };

/** Gives the path of a Node.js that runs all generators: that of this process, or one installed from npm. */
export async function installNode(folder) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > node.least[0] || (major === node.least[0] && minor >= node.least[1])) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  await installPackages(join(folder, 'node'), { [name]: node.version });
  return join(folder, 'node/node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Installs packages, unless the folder has them already. No scripts of packages are run. */
export async function installPackages(root, packages) {
  const wanted = `${JSON.stringify({ private: true, dependencies: packages }, undefined, 2)}\n`;
  await mkdir(root, { recursive: true });
  const lock = await readFile(join(root, 'node_modules/.package-lock.json')).catch(() => undefined);
  if (lock && (await readFile(join(root, 'package.json'), 'utf8')) === wanted) return;
  await writeFile(join(root, 'package.json'), wanted);
  if (Object.keys(packages).length === 0) return;
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const { status } = spawnSync('npm', ['install', '--prefix', root, ...flags], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm could not install ${Object.keys(packages).join(', ')}`);
}

/** Replaces everything in a generator's folder, except for installed packages, by a site. */
export async function writeSite(root, files) {
  for (const name of await readdir(root)) {
    if (!/^(?:node_modules|package(?:-lock)?\.json)$/.test(name)) await rm(join(root, name), { recursive: true });
  }
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

/** Moves output and caches away. They are not removed, since a disk may be slow to create files where others were just removed. */
export async function setAside(root, paths, aside) {
  await mkdir(aside, { recursive: true });
  for (const path of paths) {
    const to = join(aside, `${(await readdir(aside)).length}`);
    await rename(join(root, path), to).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}
