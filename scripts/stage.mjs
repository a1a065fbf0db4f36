// Creates a folder next to `dist` for a build, and replaces `dist` with it while the program may be in use.
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const prefix = '.dist-';
const lockName = `${prefix}lock`;
/** What a killed build has started may write for some seconds more. */
const entirely = { recursive: true, force: true, maxRetries: 40, retryDelay: 10 };

/** Removes what killed builds have left, without keeping a signal waiting. */
export async function removeLeft(root) {
  for (const name of readdirSync(root)) {
    if (name.startsWith(prefix) && name !== lockName && !isRunning(name.slice(prefix.length)))
      await rm(join(root, name), entirely);
  }
}

/** A package of its own, in which modules of `dist` find each other. */
export async function openStage(root) {
  await removeLeft(root);
  const stage = join(root, prefix + process.pid);
  await rm(stage, entirely);
  mkdirSync(join(stage, 'dist'), { recursive: true });
  for (const name of ['package.json', 'client.d.ts']) copyFileSync(join(root, name), join(stage, name));
  return stage;
}

export function closeStage(stage) {
  rmSync(stage, entirely);
}

/** One build at a time does so. A later one replaces it as a whole. */
export async function replaceFolder(root, from, to) {
  const unlock = await lock(root);
  try {
    putInPlace(from, to);
  } finally {
    unlock();
  }
}

/**
 * File by file, since no folder can be exchanged for another in one step: what a file names is there before it, and what nothing
 * names any longer goes last. So the program can be started at every moment, and after a kill as well. Without a pause, so that
 * no signal but the one that nobody can catch comes between.
 */
function putInPlace(from, to) {
  const names = filesIn(from);
  const isThere = (name) => kindOf(join(to, name))?.isFile() === true;
  const changed = names.filter((name) => !isThere(name) || !readFileSync(join(to, name)).equals(readFileSync(join(from, name))));
  const [old, fresh] = [changed.filter(isThere), changed.filter((name) => !isThere(name))];
  for (const name of fresh) {
    makeFolder(dirname(join(to, name)));
    if (kindOf(join(to, name))?.isDirectory()) rmSync(join(to, name), { recursive: true });
    renameSync(join(from, name), join(to, name));
  }
  for (const name of old) renameSync(join(from, name), join(to, name));
  const kept = new Set(names);
  for (const name of filesIn(to)) if (!kept.has(name)) rmSync(join(to, name));
  removeEmpty(to);
  // Tells when this was built, even where nothing is different.
  if (!changed.includes('build-id')) renameSync(join(from, 'build-id'), join(to, 'build-id'));
}

/** Where a file has the name, too. */
function makeFolder(path) {
  const found = kindOf(path);
  if (found?.isDirectory()) return;
  if (found) rmSync(path);
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Undefined for what is not there, or below a file. */
function kindOf(path) {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((one) => (one.isDirectory() ? [] : relative(folder, join(one.parentPath, one.name)))).sort();
}

function removeEmpty(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmpty(path);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}

/** A link to a file that is written: the lock says from its first moment whose it is. */
async function lock(root) {
  const file = join(root, lockName);
  const own = join(root, prefix + process.pid, 'lock');
  writeFileSync(own, String(process.pid));
  for (;;) {
    try {
      linkSync(own, file);
      return () => unlinkSync(file);
    } catch (thrown) {
      if (thrown.code !== 'EEXIST') throw thrown;
    }
    const holder = holderOf(file);
    if (holder !== undefined && !isRunning(holder)) takeAway(file, holder, own);
    await wait(20);
  }
}

/** Undefined where it was released meanwhile. */
function holderOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** By a rename, which only one of several builds can do. What another has locked meanwhile is put back. */
function takeAway(file, dead, own) {
  const taken = `${own}-of-another`;
  try {
    renameSync(file, taken);
    if (readFileSync(taken, 'utf8') !== dead) linkSync(taken, file);
  } catch (thrown) {
    if (thrown.code !== 'ENOENT' && thrown.code !== 'EEXIST') throw thrown;
  }
}

function isRunning(pid) {
  try {
    return process.kill(Number(pid), 0);
  } catch (thrown) {
    return thrown.code === 'EPERM';
  }
}
