// Runs the built command line while `inject-faults.cjs` counts its file operations, or makes one of them fail.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { bin, type Ended, run } from '../pipeline/6-emit/site-on-disk.ts';

export type Kind = 'EIO' | 'ENOSPC' | 'EACCES' | 'SIGKILL';

/** What an operation does to the disk: changes it, or looks at it. */
export type Group = 'change' | 'look';

export interface Fault {
  readonly kind: Kind;
  readonly group: Group;
  /** Which operation of the group fails, counted from 1. */
  readonly at: number;
  /** Later operations fail as well: every change, or every look at the same file. */
  readonly lasts: boolean;
  /** The disk has no hard links. */
  readonly noLinks?: boolean;
}

export interface Operation {
  readonly group: Group;
  readonly index: number;
  /** Of the function of `node:fs`, without `Sync`. */
  readonly name: string;
  /** Relative to the site. */
  readonly paths: readonly string[];
}

/** An operation that failed, and who asked for it. */
export type Failed = Omit<Operation, 'group'> & { readonly stack: string };

const preload = fileURLToPath(new URL('./inject-faults.cjs', import.meta.url));

/** `folder` holds the site; faults strike below it alone. */
export async function countOperations(
  folder: string,
  words: readonly string[],
  disk: Pick<Fault, 'noLinks'> = {},
): Promise<readonly Operation[]> {
  const { log } = await start(folder, words, disk);
  return log as readonly Operation[];
}

/** `failed` is empty where the process ended before that operation, or the fault cannot strike it. */
export async function runWithFault(
  folder: string,
  words: readonly string[],
  fault: Fault,
): Promise<Ended & { readonly failed: readonly Failed[] }> {
  const { log, ...ended } = await start(folder, words, fault);
  return { ...ended, failed: log as readonly Failed[] };
}

export function runPlainly(folder: string, words: readonly string[]): Promise<Ended> {
  return run(process.execPath, [bin, ...words], { cwd: folder, env: environment });
}

/** Nothing of this process: a runner of CI has words of its own for programs. */
const environment = { PATH: process.env['PATH'], NO_COLOR: '1', TMPDIR: tmpdir() };

async function start(folder: string, words: readonly string[], fault: Partial<Fault>) {
  const log = `${folder}.log`;
  rmSync(log, { force: true });
  const env = {
    ...environment,
    NODE_OPTIONS: `--require=${preload}`,
    SLODOCS_TEST_FAULT: JSON.stringify({ folder, log, ...fault }),
  };
  const ended = await run(process.execPath, [bin, ...words], { cwd: folder, env });
  return { ...ended, log: linesOf(log).map((line) => JSON.parse(line) as unknown) };
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
