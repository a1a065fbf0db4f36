// Registers `slodocs mv`, which moves content and keeps all links and addresses working.
import type { Command } from 'commander';
import { type MoveResult, moveContent } from '#index';
import { exitCodeOf, exitCodes } from '../exit-codes.ts';
import { plural } from '../printers/counts.ts';
import { createPalette, type Palette } from '../printers/palette.ts';
import { printDiagnostics } from '../printers/pretty.ts';
import { pathFrom } from '../printers/sources.ts';
import { visible } from '../printers/visible.ts';
import { printWaiting } from '../printers/waiting.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { nonEmpty, options, siteOptions } from '../site-options.ts';

const examples = `
Examples:
  slodocs mv docs/setup.md docs/guides/installation.md
  slodocs mv docs/setup.md docs/guides/  into a folder, under its own name
  slodocs mv docs/guides docs/how-to     a folder with everything in it
  slodocs mv /docs/setup /docs/install   a page by its address, to another one
  slodocs mv docs/a.md docs/b.md --dry-run

Exit codes: 0 moved, 1 not moved, 2 invalid command line or configuration. A move is done completely or not at all.`;

interface MoveFlags extends SiteFlags {
  readonly dryRun?: boolean;
}

export function registerMove(program: Command, shell: Shell, act: Act): void {
  program
    .command('mv')
    .description('move pages, rewrite links to them, and redirect their old addresses')
    .argument('<from>', 'a page, file or folder of content, or the address of a page', nonEmpty)
    .argument('<to>', 'its new path, a folder to put it into, or its new address', nonEmpty)
    .argument('[root]', "the site's folder, or a folder inside it", '.')
    .option('--dry-run', 'write nothing; print the differences')
    .addOption(options.config())
    .addOption(options.cacheDir())
    .addHelpText('after', examples)
    .action((from: string, to: string, root: string, flags: MoveFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, () => move([from, to], site, flags, shell));
    });
}

async function move(
  [from, to]: readonly [string, string],
  site: SiteOptions,
  { dryRun }: MoveFlags,
  { environment, signal, watched }: Shell,
): Promise<number> {
  const { stdout, stderr, cwd } = environment;
  const onWait = (pid: number): void => stderr.write(printWaiting(pid));
  const result = await moveContent({ ...site, from, to, cwd, dryRun, signal, siteCode: watched?.siteCode, onWait });
  const { diagnostics, refusal, moved } = result;
  if (diagnostics.length > 0)
    stderr.write(printDiagnostics(diagnostics, result, { colors: stderr.colors, columns: stderr.columns, cwd }));
  const show = (path: string): string => visible(pathFrom(cwd, result.root, path));
  if (refusal) {
    stderr.write(printRefusal(refusal, createPalette(stderr.colors), show));
    return exitCodes.diagnostics;
  }
  if (!moved) {
    if (diagnostics.length > 0) stderr.write('nothing was moved, because the site has errors: fix them first\n');
    return exitCodeOf(diagnostics, false);
  }
  if (dryRun) stdout.write(await printPlan(moved, createPalette(stdout.colors)));
  stdout.write(printMoved(moved, show, dryRun === true));
  return exitCodes.ok;
}

type Moved = NonNullable<MoveResult['moved']>;
type Show = (path: string) => string;

function printRefusal(
  { message, help, obstacles = [] }: NonNullable<MoveResult['refusal']>,
  palette: Palette,
  show: Show,
): string {
  const places = obstacles.map(
    ({ place, message: what }) => `  ${show(place.file)}:${place.start.line}:${place.start.column}: ${visible(what)}\n`,
  );
  return `${palette.severity.error('error')}${palette.strong(`: ${visible(message)}`)}\n${places.join('')}${visible(help)}\n`;
}

async function printPlan({ texts }: Moved, palette: Palette): Promise<string> {
  const { printDiff } = await import('../printers/unified-diff.ts');
  const files: string[] = [];
  for (const { path, newPath, before, after } of texts)
    files.push(await printDiff(before, after, { from: path, to: newPath }, palette));
  return files.join('');
}

function printMoved(
  { from, to, files, translations, texts, redirects, unwritten, componentLinks }: Moved,
  show: Show,
  isPlan: boolean,
): string {
  const what = files === 1 ? '' : ` (${plural(files, 'file')})`;
  const lines = [`${isPlan ? 'would move' : 'moved'} ${show(from)} to ${show(to)}${what}`];
  for (const one of translations) lines.push(`  ${show(one.from)} to ${show(one.to)}`);
  for (const { path, newPath, edits } of texts) lines.push(`  ${show(isPlan ? path : newPath)}: ${plural(edits, 'edit')}`);
  const byHand = new Set(unwritten.map((one) => one.from));
  for (const redirect of redirects) {
    if (!byHand.has(redirect.from)) lines.push(`  ${visible(redirect.from)} redirects to ${visible(redirect.to)}`);
  }
  for (const one of unwritten) {
    lines.push(`  ${visible(one.from)} is now ${visible(one.to)}: add this redirect yourself, because the page has no file`);
  }
  for (const { href, place } of componentLinks) {
    const at = `${show(place.file)}:${place.start.line}:${place.start.column}`;
    lines.push(`  ${at}: this component links to "${visible(href)}", which moves: update the link in its code`);
  }
  return `${lines.join('\n')}\n`;
}
