// Checks that every regular expression of the project takes linear time, except for listed ones.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { exceptions as own } from './expressions/exceptions.mjs';
import { expressionsIn } from './expressions/find.mjs';
import { findAttack } from './expressions/measure.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folders = ['src', 'site', 'scripts', 'bin', 'create-slodocs'];
/** Others than the project's are given by a test of this program. */
const { values, positionals } = parseArgs({ options: { exceptions: { type: 'string' } }, allowPositionals: true });
const { exceptions } =
  values.exceptions === undefined ? { exceptions: own } : await import(pathToFileURL(values.exceptions).href);

const files = positionals.length > 0 ? positionals : listed();
const expressions = files.flatMap((file) => expressionsIn(file, readFileSync(resolve(root, file), 'utf8')));
const verdicts = new Map();
const used = new Set();
let faults = 0;

for (const expression of expressions) {
  const { file, line, column, text } = expression;
  const problem = problemOf(expression);
  if (problem === undefined) continue;
  const exception = exceptions.find((one) => one.file === file && one.text === text);
  if (exception) used.add(exception);
  else report(`${file}:${line}:${column}: ${text}\n  ${problem}`);
}
for (const { file, text } of exceptions.filter((one) => !used.has(one)))
  report(`${file}: nothing needs an exception any more for ${text}`);

console.log(`${expressions.length} regular expressions, ${used.size} exceptions, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;

function report(words) {
  faults++;
  console.error(words);
}

function problemOf({ source, flags }) {
  if (source === undefined) return 'only a run knows it: build it from a template, or list what bounds it';
  const key = `${flags}/${source}`;
  if (!verdicts.has(key)) verdicts.set(key, findAttack(source, flags));
  const attack = verdicts.get(key);
  if (!attack) return undefined;
  const [prefix, pump, suffix] = [attack.prefix, attack.pump, attack.suffix].map((part) => JSON.stringify(part));
  return `takes more than linear time: ${prefix} + ${pump}.repeat(n) + ${suffix}`;
}

/** Tracked files, and new ones that are not ignored. */
function listed() {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  if (git.status !== 0) throw new Error(git.stderr);
  return git.stdout
    .split('\n')
    .filter((file) => /\.(?:m|c)?[jt]sx?$/.test(file))
    .sort();
}
