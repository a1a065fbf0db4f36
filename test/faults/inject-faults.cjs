// Counts what a process asks of `node:fs` below one folder, and makes one of these operations fail, or the process die at it.
'use strict';
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { relative, resolve, sep } = require('node:path');
const { fileURLToPath } = require('node:url');
const { constants } = require('node:os');
const threads = require('node:worker_threads');

/** @type {{ folder: string, log: string, kind?: string, group?: string, at?: number, lasts?: boolean, noLinks?: boolean }} */
const plan = JSON.parse(process.env.SLODOCS_TEST_FAULT);

const { appendFileSync, closeSync, readFileSync, writeFileSync } = fs;
/** slodocs replaces it, so that site code cannot end the process. */
const kill = process.kill.bind(process);

/** Threads share one count. */
const shared = 'slodocs-test-fault';
const count = threads.getEnvironmentData(shared) ?? new Int32Array(new SharedArrayBuffer(8));
if (threads.isMainThread) threads.setEnvironmentData(shared, count);

const changes = new Set(['rename', 'link', 'symlink', 'unlink', 'rm', 'rmdir', 'mkdir', 'mkdtemp', 'copyFile', 'cp', 'truncate']);
for (const name of ['writeFile', 'appendFile', 'utimes', 'lutimes', 'chmod', 'chown']) changes.add(name);
const looks = new Set(['readFile', 'stat', 'lstat', 'readdir', 'opendir', 'realpath', 'readlink', 'access', 'exists']);
/** They are given an open file, whose mode tells the group; so do methods of a `FileHandle`. */
const onOpenFile = new Set([
  'close',
  'write',
  'writev',
  'read',
  'readv',
  'fstat',
  'ftruncate',
  'futimes',
  'fsync',
  'fdatasync',
  'fchmod',
]);
const ofHandle = ['close', 'write', 'writev', 'read', 'readv', 'stat', 'truncate', 'utimes', 'sync', 'datasync', 'chmod'];
const needsSpace = new Set([
  'open',
  'link',
  'symlink',
  'mkdir',
  'mkdtemp',
  'copyFile',
  'cp',
  'writeFile',
  'appendFile',
  'write',
  'writev',
]);

/** Numbers of open files, to their paths. */
const opened = new Map();
let inside = 0;
let failing;

function pathOf(given) {
  if (typeof given === 'string') return resolve(given);
  if (given instanceof URL) return fileURLToPath(given);
  if (Buffer.isBuffer(given)) return resolve(given.toString());
  return undefined;
}

function isBelow(path) {
  return path !== undefined && (path === plan.folder || path.startsWith(plan.folder + sep));
}

function isWritable(flags) {
  if (typeof flags === 'number') return (flags & 3) !== 0;
  return /[wa+]/.test(flags ?? 'r');
}

/** What the operation is and whom it concerns; undefined where it is none of ours. */
function operationOf(name, args, file) {
  if (file !== undefined) return { name, group: file.writable ? 'change' : 'look', paths: [file.path] };
  if (onOpenFile.has(name) || typeof args[0] === 'number') {
    const open = opened.get(args[0]);
    return open && { name, group: open.writable ? 'change' : 'look', paths: [open.path] };
  }
  const isPair = ['rename', 'link', 'symlink', 'copyFile', 'cp'].includes(name);
  const paths = (isPair ? args.slice(0, 2) : args.slice(0, 1)).map(pathOf);
  if (!paths.some(isBelow)) return undefined;
  if (name === 'open') return { name, group: isWritable(args[1]) ? 'change' : 'look', paths };
  return { name, group: changes.has(name) ? 'change' : 'look', paths };
}

function canFail({ name }) {
  if (plan.kind === 'ENOSPC') return needsSpace.has(name);
  if (plan.kind === 'EACCES') return !onOpenFile.has(name) && !['sync', 'datasync'].includes(name);
  return true;
}

/** Counts an operation. Gives the error that it is to end with. */
function next(operation) {
  const index = Atomics.add(count, operation.group === 'change' ? 0 : 1, 1) + 1;
  const shown = operation.paths.map((path) => (path === undefined ? '?' : relative(plan.folder, path)));
  if (plan.kind === undefined) {
    appendFileSync(plan.log, `${JSON.stringify({ group: operation.group, index, name: operation.name, paths: shown })}\n`);
    return undefined;
  }
  if (operation.group !== plan.group || index < plan.at || !canFail(operation)) return undefined;
  if (!plan.lasts && index !== plan.at) return undefined;
  // A disk that refuses to write refuses everything; what cannot be read is one file.
  if (plan.lasts && plan.group === 'look') {
    failing ??= index === plan.at ? operation.paths[0] : undefined;
    if (operation.paths[0] !== failing) return undefined;
  }
  const { stack } = new Error('here');
  appendFileSync(plan.log, `${JSON.stringify({ index, name: operation.name, paths: shown, stack })}\n`);
  return faultOf(operation);
}

function faultOf({ name, paths }, kind = plan.kind) {
  const words = { EIO: 'i/o error', ENOSPC: 'no space left on device', EACCES: 'permission denied' }[kind] ?? kind;
  const [path, dest] = paths;
  const of = path === undefined ? '' : ` '${path}'${dest === undefined ? '' : ` -> '${dest}'`}`;
  const fault = new Error(`${kind}: ${words}, ${name.toLowerCase()}${of}`);
  const rest = { errno: -(constants.errno[kind] ?? 0), code: kind, syscall: name.toLowerCase(), path, dest };
  return Object.assign(fault, JSON.parse(JSON.stringify(rest)));
}

/** What has happened of an operation when it fails in its midst. */
function leaveHalf({ name, paths }, args) {
  try {
    if (name === 'close' && typeof args[0] === 'number') {
      opened.delete(args[0]);
      closeSync(args[0]);
    }
    if (name === 'copyFile') writeFileSync(paths[1], half(readFileSync(paths[0])));
    if (name === 'writeFile' && typeof args[0] !== 'number') writeFileSync(paths[0], half(Buffer.from(args[1])));
  } catch {}
}

function half(bytes) {
  return bytes.subarray(0, bytes.length >> 1);
}

function begin(name, args, file) {
  const operation = inside > 0 ? undefined : operationOf(name, args, file);
  // As on FAT.
  if (operation && plan.noLinks && name === 'link') return { operation, fault: faultOf(operation, 'EPERM') };
  const fault = operation && next(operation);
  if (fault === undefined) return { operation };
  inside += 1;
  leaveHalf(operation, args);
  inside -= 1;
  if (plan.kind === 'SIGKILL') kill(process.pid, 'SIGKILL');
  return { operation, fault };
}

function noteOpened(operation, file) {
  if (operation?.name === 'open') opened.set(file, { path: operation.paths[0], writable: operation.group === 'change' });
  return file;
}

function noteClosed(name, args) {
  if (name === 'close') opened.delete(args[0]);
}

function wrapSync(name, original) {
  return function (...args) {
    const { operation, fault } = begin(name, args);
    if (fault) {
      if (name === 'exists') return false;
      throw fault;
    }
    noteClosed(name, args);
    // What `rm` removes counts one by one.
    const guards = name !== 'rm';
    if (guards) inside += 1;
    try {
      return noteOpened(operation, original.apply(this, args));
    } finally {
      if (guards) inside -= 1;
    }
  };
}

function wrapCallback(name, original) {
  return function (...args) {
    const done = args.at(-1);
    if (typeof done !== 'function') return original.apply(this, args);
    const { operation, fault } = begin(name, args);
    if (fault) return process.nextTick(() => (name === 'exists' ? done(false) : done(fault)));
    noteClosed(name, args);
    const told = operation?.name === 'open' ? (error, file) => done(error, error ? file : noteOpened(operation, file)) : done;
    return original.apply(this, [...args.slice(0, -1), told]);
  };
}

/** Open files of promises, to their paths. */
const handles = new WeakMap();
let areMethodsWrapped = false;

function wrapPromise(name, original) {
  return async function (...args) {
    const { operation, fault } = begin(name, args, handles.get(args[0]));
    if (fault) throw fault;
    const value = await original.apply(this, args);
    if (operation?.name === 'open') {
      handles.set(value, { path: operation.paths[0], writable: operation.group === 'change' });
      wrapMethods(Object.getPrototypeOf(value));
    }
    return value;
  };
}

function wrapMethods(prototype) {
  if (areMethodsWrapped) return;
  areMethodsWrapped = true;
  for (const name of ofHandle) {
    const original = prototype[name];
    prototype[name] = async function (...args) {
      const { fault } = handles.has(this) ? begin(name, args, handles.get(this)) : {};
      if (fault && name === 'close') await original.apply(this, args);
      if (fault) throw fault;
      return original.apply(this, args);
    };
  }
}

function replace(target, key, wrap, name) {
  const original = target[key];
  if (typeof original !== 'function') return;
  const wrapped = Object.defineProperties(wrap(name, original), Object.getOwnPropertyDescriptors(original));
  if (typeof original.native === 'function') wrapped.native = wrap(name, original.native);
  target[key] = wrapped;
}

for (const name of [...changes, ...looks, ...onOpenFile, 'open']) {
  replace(fs, `${name}Sync`, wrapSync, name);
  replace(fs, name, wrapCallback, name);
  replace(fs.promises, name, wrapPromise, name);
}
syncBuiltinESMExports();
