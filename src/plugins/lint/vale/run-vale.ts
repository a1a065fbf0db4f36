// Runs Vale on texts that are written to a temporary folder, under the names of their sources.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ProseFinding, readValeFindings } from 'slodocs/kit';
import type { ValeOptions } from '../options-schema.ts';
import { type Ended, ended } from './ended.ts';
import type { ProseText } from './texts.ts';

/** Why Vale has checked nothing. */
export class ValeFault extends Error {
  constructor(
    message: string,
    readonly help: string,
  ) {
    super(message);
  }
}

export interface ValeRun {
  readonly minAlertLevel: ValeOptions['minAlertLevel'] | undefined;
  readonly program: string;
  /** Absolute. */
  readonly config: string;
  /** In seconds. */
  readonly timeLimit: number;
}

/** Command lines have an end; and a file with which Vale fails is easier to find. */
const filesOfRun = 100;

export async function versionOf(program: string, cwd: string, timeLimit: number): Promise<string> {
  const { code, stdout, stderr } = await ranOf(program, ['--version'], cwd, timeLimit);
  const version = /\bversion\s+(\S+)/.exec(stdout)?.[1];
  if (code === 0 && version !== undefined) return version;
  throw new ValeFault(`"${program}" is not Vale: \`--version\` prints ${quoted(stdout || stderr)}`, installHelp);
}

/** By the files of the texts. Throws a `ValeFault`. */
export async function runVale(
  texts: readonly ProseText[],
  { program, config, minAlertLevel, timeLimit }: ValeRun,
): Promise<ReadonlyMap<string, readonly ProseFinding[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'slodocs-vale-'));
  try {
    const found = new Map<string, readonly ProseFinding[]>();
    for (let at = 0; at < texts.length; at += filesOfRun) {
      const batch = texts.slice(at, at + filesOfRun);
      const paths = new Map(batch.map((text) => [text.file.replace(/^(?:\.\.\/)+/, ''), text]));
      for (const [path, { text }] of paths) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), text);
      }
      // The extension of a text, under the names that sections of the configuration are for.
      const level = minAlertLevel === undefined ? [] : [`--minAlertLevel=${minAlertLevel}`];
      const flags = ['--output=JSON', `--config=${config}`, '--ext=.prose.txt', '--normalize', ...level];
      const done = await ranOf(program, [...flags, '--', ...paths.keys()], folder, timeLimit);
      for (const finding of findingsOf(done)) {
        const file = paths.get((finding.path ?? '').replaceAll('\\', '/'))?.file;
        if (file !== undefined) found.set(file, [...(found.get(file) ?? []), finding]);
      }
    }
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function ranOf(program: string, args: readonly string[], cwd: string, timeLimit: number): Promise<Ended> {
  const done = await ended(program, args, cwd, timeLimit);
  if (done.missing) throw new ValeFault(`Vale is not installed: there is no program "${program}"`, installHelp);
  if (done.stopped !== undefined) throw new ValeFault(`Vale was stopped: ${done.stopped}`, stoppedHelp);
  return done;
}

const installHelp =
  'Install it (see vale.sh/docs/install) with `brew install vale`, `choco install vale`, `snap install vale`, or `npm install @vvago/vale` in the site. Or set its path with `vale: { command }`.';
const stoppedHelp = 'Run it on the output of `slodocs prose --out` to see which texts it cannot read.';

/** Exit code 1 means that there are errors in the texts, 2 that Vale itself could not go on. */
function findingsOf({ code, signal, stdout, stderr }: Ended): readonly ProseFinding[] {
  const findings = code === 0 || code === 1 ? readValeFindings(parsed(stdout)) : undefined;
  if (findings) return findings;
  if (signal !== null) throw new ValeFault(`Vale crashed (${signal})`, stoppedHelp);
  if (code === 0 || code === 1) throw new ValeFault(`Vale printed ${quoted(stdout)} instead of findings`, stoppedHelp);
  const { Text: text, Path: path, Line: line } = Object(parsed(stderr)) as Partial<Record<string, unknown>>;
  const where = typeof path === 'string' && path !== '' ? ` (${path}${typeof line === 'number' ? `:${line}` : ''})` : '';
  throw new ValeFault(
    `Vale exited with code ${code}: ${typeof text === 'string' ? oneLine(text) : quoted(stderr || stdout)}${where}`,
    'The cause is usually its configuration or one of its styles. Run `vale ls-config` to see what it reads.',
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How much of what it prints is shown. */
const longestQuote = 200;

function quoted(text: string): string {
  const line = oneLine(text);
  return line === '' ? 'nothing' : `"${line}"`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, longestQuote);
}
