// Builds or checks a site, prints what came of it, and answers the exit code.
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type BuildOptions, type BuildResult, build, catalogue, check, version } from '#index';
import { exitCodeOf } from './exit-codes.ts';
import { printGithub } from './printers/github.ts';
import { printJson } from './printers/json.ts';
import { printPretty } from './printers/pretty.ts';
import type { Printer, Report } from './printers/report.ts';
import { printSarif } from './printers/sarif.ts';
import { verboseLines } from './printers/verbose.ts';
import { printWaiting } from './printers/waiting.ts';
import { ownSpan, writeProfile } from './profile.ts';
import { createProgress } from './progress.ts';
import type { Shell, SiteOptions } from './shell.ts';

type Format = 'pretty' | 'json' | 'sarif' | 'github';
export const formats: readonly Format[] = ['pretty', 'json', 'sarif', 'github'];

/** The options of `build` and `check` that say nothing of the site. */
export interface CompileFlags {
  readonly format: Format;
  readonly cache: boolean;
  readonly strict?: boolean;
  readonly maxDiagnostics?: number;
  readonly concurrency?: number;
  readonly profile?: string;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

const printers: Readonly<Record<Format, Printer>> = {
  pretty: printPretty,
  json: printJson,
  sarif: printSarif,
  github: printGithub,
};

export async function compile(command: 'build' | 'check', site: SiteOptions, flags: CompileFlags, shell: Shell): Promise<number> {
  const { environment, started } = shell;
  const result = await run(command, site, flags, shell);

  const report = reportOf(command, result, flags, shell);
  const printing = performance.now();
  environment.stdout.write(printers[flags.format](report));
  const forPrograms = flags.format === 'json' || flags.format === 'sarif';
  if (flags.verbose && forPrograms)
    environment.stderr.write(
      verboseLines(report)
        .map((line) => `${line}\n`)
        .join(''),
    );

  if (flags.profile !== undefined) {
    const booted = performance.nodeTiming.bootstrapComplete;
    const own = [
      ownSpan('start node', 0, booted),
      ownSpan('load slodocs', booted, started),
      ownSpan('print', printing, performance.now()),
    ];
    await writeProfile(resolve(environment.cwd, flags.profile), [...own, ...result.trace]);
  }
  return exitCodeOf(result.diagnostics, result.ok);
}

async function run(
  command: 'build' | 'check',
  site: SiteOptions,
  flags: CompileFlags,
  { environment, signal }: Shell,
): Promise<BuildResult> {
  const watched = environment.stderr.tty && !environment.ci && !flags.quiet;
  const progress = createProgress(environment.stderr, watched);
  const options: BuildOptions = {
    ...site,
    cache: flags.cache,
    strict: flags.strict ?? false,
    ...(flags.concurrency === undefined ? {} : { concurrency: flags.concurrency }),
    signal,
    onProgress: progress.onProgress,
    // Also where nobody watches, and under --quiet.
    onWait: (pid) => {
      progress.close();
      environment.stderr.write(printWaiting(pid));
    },
  };
  try {
    return await (command === 'build' ? build(options) : check(options));
  } finally {
    progress.close();
  }
}

function reportOf(command: 'build' | 'check', result: BuildResult, flags: CompileFlags, { environment }: Shell): Report {
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
      catalogue,
    },
  };
}
