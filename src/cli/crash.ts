// Reports a fault of slodocs: a message, and a report that can be sent along.

import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { version } from '#index';
import { shellWord } from '#kit/print/texts';
import { readThrown } from '#kit/thrown';
import type { Environment } from './environment.ts';
import { exitCodes } from './exit-codes.ts';
import type { SiteOptions } from './shell.ts';

/** Returns its exit code. */
export async function crash(thrown: unknown, environment: Environment, site?: SiteOptions): Promise<number> {
  const folder = site && (await reportFolder(environment.cwd, site.root, site.cacheDir).catch(() => undefined));
  const path = await writeCrashReport(thrown, { version, args: environment.args }, folder);
  environment.stderr.write(crashMessage(thrown, path));
  return exitCodes.ourFault;
}

interface CrashFacts {
  readonly version: string;
  readonly args: readonly string[];
}

/** Writes the report into `folder`, or else into the system's temporary folder. */
export async function writeCrashReport(
  thrown: unknown,
  facts: CrashFacts,
  folder: string | undefined,
): Promise<string | undefined> {
  const text = crashReport(thrown, facts);
  if (folder !== undefined) {
    await mkdir(folder).catch(() => undefined);
    const path = join(folder, 'report.txt');
    if (await writeNew(path, text)) return path;
  }
  // Other users may write there too, so the folder has an unpredictable name and belongs to this user alone.
  const own = await mkdtemp(join(tmpdir(), 'slodocs-report-')).catch(() => undefined);
  const path = own && join(own, 'report.txt');
  return path && (await writeNew(path, text)) ? path : undefined;
}

/** Replaces the previous report, and does not follow a symbolic link that someone has put there. */
async function writeNew(path: string, text: string): Promise<boolean> {
  try {
    await rm(path, { force: true });
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch {
    return false;
  }
}

/** Words the message for the user: the fault in one line, and what to do with the report at `path`. */
export function crashMessage(thrown: unknown, path: string | undefined): string {
  const report =
    path === undefined
      ? `No report could be written; this is the stack trace:\n${traceOf(thrown)}`
      : `A report was written to ${path}`;
  const plea = path === undefined ? '' : '; it contains none of your content, so please attach it when you report this.';
  return `slodocs failed: ${firstLine(thrown)}\nThis is a bug in slodocs, not a problem in your site. ${report}${plea}\n`;
}

/** The text of the report: no contents of files, no values of environment variables, the home folder as `~`. */
export function crashReport(thrown: unknown, facts: CrashFacts): string {
  const lines = [
    `slodocs ${facts.version}`,
    `node ${process.version}`,
    `platform ${process.platform} ${process.arch}`,
    `command line: slodocs ${facts.args.map(shellWord).join(' ')}`,
    '',
    traceOf(thrown),
    '',
  ];
  const home = homedir();
  return home.length > 1 ? lines.join('\n').replaceAll(home, '~') : lines.join('\n');
}

/** The folder for the report of a command on a site: beside its cache, known before its configuration is. */
export async function reportFolder(cwd: string, root: string, cacheDir: string | undefined): Promise<string> {
  const start = resolve(cwd, root);
  const site = (await siteAbove(start)) ?? start;
  return cacheDir === undefined ? join(site, '.slodocs') : dirname(resolve(site, cacheDir));
}

async function siteAbove(start: string): Promise<string | undefined> {
  const marks = ['.slodocs', 'site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'];
  for (const mark of marks) if (await stat(join(start, mark)).catch(() => undefined)) return start;
  return dirname(start) === start ? undefined : siteAbove(dirname(start));
}

function traceOf(thrown: unknown, depth = 0): string {
  const { message, stack } = readThrown(thrown);
  const trace = stack ?? `thrown: ${message}`;
  // An error may be its own cause.
  const cause = depth < 8 ? causeOf(thrown) : undefined;
  return cause === undefined ? trace : `${trace}\ncaused by: ${traceOf(cause, depth + 1)}`;
}

function causeOf(thrown: unknown): unknown {
  try {
    return (thrown as Partial<Error> | null | undefined)?.cause;
  } catch {
    return undefined;
  }
}

function firstLine(thrown: unknown): string {
  return readThrown(thrown).message.split('\n', 1)[0] as string;
}
