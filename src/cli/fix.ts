// Checks a site, shows fixes as a diff before they are applied, and says what was done.
import { type BuildOptions, type FixedFile, type FixResult, fixSite, readCatalogue } from '#index';
import { nearest } from '#model/nearest';
import type { CompileFlags, FixFlags } from './check-flags.ts';
import { UsageError } from './exit-codes.ts';
import { watched } from './listeners.ts';
import type { PrintFlags } from './print-result.ts';
import { plural } from './printers/counts.ts';
import { createPalette } from './printers/palette.ts';
import { pathFrom } from './printers/sources.ts';
import { printDiff } from './printers/unified-diff.ts';
import { visible } from './printers/visible.ts';
import type { Shell, SiteOptions } from './shell.ts';

/** Refuses codes that slodocs cannot have; those of a site's own plugins are not known yet. */
async function checkCodes(codes: readonly string[]): Promise<void> {
  const known = Object.keys(await readCatalogue());
  const rooms = new Set(known.map((code) => code.slice(0, code.indexOf('/'))));
  for (const code of codes) {
    const [room = '', name] = code.split('/');
    if (known.includes(code) || (name && !rooms.has(room))) continue;
    const near = known.find((one) => one.endsWith(`/${code}`)) ?? nearest(code, known);
    const help = near ? `Did you mean "${near}"?` : '`slodocs explain` lists all codes.';
    throw new UsageError(`there is no diagnostic "${code}" for --fix-only`, help);
  }
}

type Asked = PrintFlags & FixFlags & Pick<CompileFlags, 'concurrency' | 'timeLimit' | 'cache'> & Pick<BuildOptions, 'tests'>;

/** With `tests`, what they report is fixed, and nothing else is checked. */
export async function checkAndFix(site: SiteOptions, flags: Asked, shell: Shell): Promise<FixResult> {
  const { fixOnly, dryRun, strict, concurrency, timeLimit, cache, tests } = flags;
  const { stdout, stderr } = shell.environment;
  if (fixOnly) await checkCodes(fixOnly);
  // Other formats are one document, which a diff would damage.
  const out = flags.format === 'pretty' ? stdout : stderr;
  const onChanges = async (files: readonly FixedFile[]): Promise<void> => {
    if (flags.quiet && !dryRun) return;
    const palette = createPalette(out.colors);
    for (const { path, before, after } of files) out.write(await printDiff(before, after, { from: path, to: path }, palette));
  };
  const written = new Set<string>();
  const onWritten = (files: readonly FixedFile[]): void => {
    for (const { path } of files) written.add(`"${path}"`);
  };
  const result = await watched(flags, shell, ({ onProgress: _, ...heard }) =>
    fixSite({ ...site, cache, tests, codes: fixOnly, dryRun, strict, concurrency, timeLimit, onChanges, onWritten, ...heard }),
  ).catch((thrown: unknown) => {
    if (written.size > 0) stderr.write(`written before the following error: ${visible([...written].join(', '))}\n`);
    throw thrown;
  });
  out.write(outcome(result, flags, shell));
  return result;
}

function outcome(
  { fixed, unapplied, refusal, root }: FixResult,
  { dryRun, quiet }: Pick<Asked, 'dryRun' | 'quiet'>,
  { environment }: Shell,
): string {
  const { cwd, stderr } = environment;
  const lines: string[] = [];
  const faults = fixed.reduce((sum, { fixes }) => sum + fixes, 0);
  const files = new Set(fixed.map(({ path }) => path)).size;
  if (faults > 0) lines.push(`${dryRun ? 'would fix' : 'fixed'} ${plural(faults, 'problem')} in ${plural(files, 'file')}`);
  else if (!quiet && !refusal) lines.push('no problem has a fix that can be applied');
  for (const { diagnostic, reason } of unapplied) {
    const { file, start } = (diagnostic.fix ?? diagnostic).place ?? { file: '', start: { line: 1, column: 1 } };
    lines.push(`  not fixed: ${diagnostic.code} at ${pathFrom(cwd, root, file)}:${start.line}:${start.column}: ${reason}`);
  }
  const { severity, strong } = createPalette(stderr.colors);
  const refused = refusal
    ? `${severity.error('error')}${strong(`: ${visible(refusal.message)}`)}\n${visible(refusal.help)}\n`
    : '';
  return `${lines.map((line) => `${visible(line)}\n`).join('')}${refused}${lines.length > 0 || refused ? '\n' : ''}`;
}
