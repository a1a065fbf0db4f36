// Builds, checks or verifies a site, prints the report, and returns the exit code.
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type BuildOptions, type BuildResult, build, check, checkExternal, isExplained, readCatalogue, version } from '#index';
import { exitCodeOf } from './exit-codes.ts';
import { printJson } from './printers/json.ts';
import { printPretty } from './printers/pretty.ts';
import type { CommandName, Printer, Report } from './printers/report.ts';
import { verboseLines } from './printers/verbose.ts';
import { printWaiting } from './printers/waiting.ts';
import { createProgress } from './progress.ts';
import type { Shell, SiteOptions } from './shell.ts';

type Format = 'pretty' | 'json' | 'sarif' | 'github';
export const formats: readonly Format[] = ['pretty', 'json', 'sarif', 'github'];

/** How the result of a command is printed. */
export interface PrintFlags {
  readonly format: Format;
  readonly strict?: boolean;
  readonly maxDiagnostics?: number;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

/** The options of `build` and `check` that do not concern the site. */
export interface CompileFlags extends PrintFlags {
  readonly cache: boolean;
  readonly force?: boolean;
  readonly concurrency?: number;
  readonly timeLimit?: number;
  readonly profile?: string;
  readonly external?: boolean;
}

/** Loaded before a command runs: a blocked process can load nothing. */
export async function printerFor(format: Format): Promise<Printer> {
  switch (format) {
    case 'pretty':
      return printPretty;
    case 'json':
      return printJson;
    case 'sarif': {
      const [{ printSarif }, catalogue] = await Promise.all([import('./printers/sarif.ts'), readCatalogue()]);
      return (report) => printSarif(report, catalogue);
    }
    case 'github':
      return (await import('./printers/github.ts')).printGithub;
  }
}

export async function compile(command: 'build' | 'check', site: SiteOptions, flags: CompileFlags, shell: Shell): Promise<number> {
  const { environment } = shell;
  const print = await printerFor(flags.format);
  printWhenBlocked(command, print, flags, shell);
  const result = await watched(flags, shell, (heard) => run(command, site, flags, heard));
  const printing = performance.now();
  printResult(command, print, result, flags, shell);

  if (flags.profile !== undefined) {
    const printed = performance.now();
    const { ownSpan, writeProfile } = await import('./profile.ts');
    const booted = performance.nodeTiming.bootstrapComplete;
    // Modules are loaded until the first span begins.
    const loaded = (result.trace[0]?.ts ?? printing * 1000) / 1000;
    const own = [ownSpan('start node', 0, booted), ownSpan('load slodocs', booted, loaded), ownSpan('print', printing, printed)];
    await writeProfile(resolve(environment.cwd, flags.profile), [...own, ...result.trace]);
  }
  return exitCodeOf(result.diagnostics, result.ok);
}

/** The listeners of a running command, beside its signal. */
type Heard = Required<Pick<BuildOptions, 'signal' | 'onProgress' | 'onWait'>> & Pick<BuildOptions, 'siteCode'>;

/** Shows progress if the terminal is interactive. */
export async function watched<T>(flags: PrintFlags, shell: Shell, work: (heard: Heard) => Promise<T>): Promise<T> {
  const { environment, signal } = shell;
  const isWatched = environment.stderr.tty && !environment.ci && !flags.quiet;
  const progress = createProgress(environment.stderr, isWatched);
  // Printed without a terminal and under --quiet as well.
  const onWait = (pid: number): void => {
    progress.close();
    environment.stderr.write(printWaiting(pid));
  };
  try {
    return await work({ signal, onProgress: progress.onProgress, onWait, siteCode: shell.watched?.siteCode });
  } finally {
    progress.close();
  }
}

/** Prints the report in the requested format even if site code blocks the process for good. */
export function printWhenBlocked(command: CommandName, print: Printer, flags: PrintFlags, shell: Shell): void {
  if (!shell.watched) return;
  const nothing = { ok: false, pages: 0, files: 0, beside: [], trace: [] };
  const work = { replayed: false, parsed: [], rendered: [], written: 0, removed: 0 };
  shell.watched.print = (found) => printResult(command, print, { ...nothing, ...found, outDir: found.root, work }, flags, shell);
}

export function printResult(command: CommandName, print: Printer, result: BuildResult, flags: PrintFlags, shell: Shell): void {
  const { stdout, stderr } = shell.environment;
  const report = reportOf(command, result, flags, shell);
  stdout.write(print(report));
  const forPrograms = flags.format === 'json' || flags.format === 'sarif';
  if (!flags.verbose || !forPrograms) return;
  const lines = verboseLines(report).map((line) => `${line}\n`);
  stderr.write(lines.join(''));
}

async function run(command: 'build' | 'check', site: SiteOptions, flags: CompileFlags, heard: Heard): Promise<BuildResult> {
  const options: BuildOptions = {
    ...site,
    cache: flags.cache,
    strict: flags.strict ?? false,
    force: flags.force ?? false,
    ...(flags.concurrency === undefined ? {} : { concurrency: flags.concurrency }),
    ...(flags.timeLimit === undefined ? {} : { timeLimit: flags.timeLimit }),
    ...heard,
  };
  if (command === 'build') return build(options);
  const checked = await check(options);
  if (!flags.external) return checked;
  return checkExternal(checked, { ...options, now: Date.now, userAgent: `slodocs/${version} (checks links)` });
}

function reportOf(command: CommandName, result: BuildResult, flags: PrintFlags, { environment }: Shell): Report {
  const { stdout, cwd, workspace } = environment;
  return {
    result,
    options: {
      command,
      colors: stdout.colors,
      columns: stdout.columns,
      cwd,
      workspace,
      maxDiagnostics: flags.maxDiagnostics ?? Number.POSITIVE_INFINITY,
      strict: flags.strict ?? false,
      quiet: flags.quiet ?? false,
      verbose: flags.verbose ?? false,
      version,
      isExplained,
    },
  };
}
