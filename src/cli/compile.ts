// Builds or checks a site, prints the report, and returns the exit code.
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type BuildOptions, type BuildResult, build, check, checkExternal, type FixResult, judge, version } from '#index';
import type { OpenBaseline } from './baseline.ts';
import { type CompileFlags, shardIn, wantsFixes } from './check-flags.ts';
import { exitCodeOf, exitCodes } from './exit-codes.ts';
import { type Listeners, watched } from './listeners.ts';
import { printerFor, printResult, printWhenBlocked } from './print-result.ts';
import type { Shell, SiteOptions } from './shell.ts';

export async function compile(command: 'build' | 'check', site: SiteOptions, flags: CompileFlags, shell: Shell): Promise<number> {
  const { environment } = shell;
  const print = await printerFor(flags.format);
  const fixes = wantsFixes(flags);
  const asked = flags.baseline !== undefined || flags.updateBaseline === true;
  const keeping = asked ? await import('./baseline.ts') : undefined;
  const opened = await keeping?.openBaseline(flags, environment.cwd);
  printWhenBlocked(command, print, flags, shell);
  const checked = await (fixes
    ? fixed(site, flags, shell, opened)
    : watched(flags, shell, (heard) => run(command, site, flags, heard, opened, shell)));
  const { result, said } = (opened && (await keeping?.updateBaseline(opened, checked, flags.strict ?? false))) ?? {
    result: checked,
    said: '',
  };
  const printing = performance.now();
  // Other formats are documents, which programs read in full.
  if (!(flags.dryRun && flags.format === 'pretty')) printResult(command, print, result, flags, shell);
  if (!flags.quiet) environment[flags.format === 'pretty' ? 'stdout' : 'stderr'].write(said);

  if (flags.profile !== undefined) {
    const printed = performance.now();
    const { ownSpan, writeProfile } = await import('./profile.ts');
    const booted = performance.nodeTiming.bootstrapComplete;
    // Modules are loaded until the first span begins.
    const loaded = (result.trace[0]?.ts ?? printing * 1000) / 1000;
    const own = [ownSpan('start node', 0, booted), ownSpan('load slodocs', booted, loaded), ownSpan('print', printing, printed)];
    await writeProfile(resolve(environment.cwd, flags.profile), [...own, ...result.trace]);
  }
  // What could not be written fails the command, too.
  return result.refusal ? exitCodes.diagnostics : exitCodeOf(result.diagnostics, result.ok);
}

type Checked = BuildResult & Partial<Pick<FixResult, 'refusal'>>;

async function fixed(site: SiteOptions, flags: CompileFlags, shell: Shell, opened: OpenBaseline | undefined): Promise<Checked> {
  const { checkAndFix } = await import('./fix.ts');
  const result = await checkAndFix(site, flags, shell);
  return opened ? judge(result, opened.baseline, { strict: flags.strict ?? false, isBuild: false }) : result;
}

async function run(
  command: 'build' | 'check',
  site: SiteOptions,
  flags: CompileFlags,
  heard: Listeners,
  opened: OpenBaseline | undefined,
  { environment }: Shell,
): Promise<Checked> {
  const options: BuildOptions = {
    ...site,
    // Faults of links to other hosts are judged as well, when they are there.
    baseline: flags.external ? undefined : opened?.baseline,
    cache: flags.cache,
    variables: flags.cache === false ? undefined : environment.variables,
    strict: flags.strict ?? false,
    force: flags.force ?? false,
    ...(flags.concurrency === undefined ? {} : { concurrency: flags.concurrency }),
    ...(flags.timeLimit === undefined ? {} : { timeLimit: flags.timeLimit }),
    ...heard,
  };
  if (command === 'build') return build({ ...options, archive: flags.archive, shard: shardIn(flags) });
  const checked = await check(options);
  if (!flags.external) return checked;
  const asked = await checkExternal(checked, { ...options, now: Date.now, userAgent: `slodocs/${version} (checks links)` });
  return opened ? judge(asked, opened.baseline, { strict: flags.strict ?? false, isBuild: false }) : asked;
}
