// Registers `slodocs new`, which adds a page or a post to a site.
import { type Command, Option } from 'commander';
import { addContent, type NewContentOptions, type WrittenContent } from '#index';
import { exitCodeOf, exitCodes, UsageError } from '../exit-codes.ts';
import { printDiagnostics } from '../printers/pretty.ts';
import { pathFrom } from '../printers/sources.ts';
import { visible } from '../printers/visible.ts';
import { printWaiting } from '../printers/waiting.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { nonEmpty, options, siteOptions, withRoot } from '../site-options.ts';

const exitCodesHelp = 'Exit codes: 0 written, 1 written with problems, 2 nothing written.';

const pageExamples = `
Examples:
  slodocs new page docs/guides/backups   docs/guides/backups.md, with a title and the next position of its folder
  slodocs new page guides/backups --mdx  the path may be relative to the docs
  slodocs new page docs/teams/           the index of a folder
  slodocs new page src/pages/pricing     a page outside the docs

${exitCodesHelp}`;

const postExamples = `
Examples:
  slodocs new post "Faster charts"       blog/2025-03-04-faster-charts.md, with today's date
  slodocs new post "Nines 1.42.0" --in app --date 2025-03-04 --tags dashboards,alerts

${exitCodesHelp}`;

interface NewFlags extends SiteFlags {
  readonly mdx?: boolean;
  readonly title?: string;
  readonly parents?: boolean;
  readonly in?: string;
  readonly date?: string;
  readonly slug?: string;
  readonly tags?: readonly string[];
}

export function registerNew(program: Command, shell: Shell, act: Act): void {
  const adding = program.command('new').description('add a page or a post');
  const run = (content: NewContentOptions['content'], root: string, flags: NewFlags): Promise<void> => {
    const site = siteOptions(shell.environment.cwd, root, flags);
    return act(site, () => add(content, site, flags, shell));
  };
  withRoot(adding.command('page').description('write a page with front matter').argument('<path>', 'its path', nonEmpty))
    .addOption(new Option('--title <title>', 'its title; by default made from its name').argParser(nonEmpty))
    .option('--mdx', 'as MDX, even if the files next to it are Markdown')
    .option('-p, --parents', 'create its folder even if a folder with a similar name exists')
    .addOption(options.config())
    .addOption(options.cacheDir())
    .addHelpText('after', pageExamples)
    .action((path: string, root: string, flags: NewFlags) => {
      const { title, parents } = flags;
      return run({ kind: 'page', path, title, parents }, root, flags);
    });
  withRoot(adding.command('post').description('write a post with front matter').argument('<title>', 'its title', nonEmpty))
    .addOption(new Option('--in <id>', 'the id of the folder of posts, if there are several').argParser(nonEmpty))
    .addOption(new Option('--date <date>', 'its date, such as 2025-03-04, instead of today').argParser(date))
    .addOption(new Option('--slug <slug>', 'the last part of its address; by default made from its title').argParser(nonEmpty))
    .addOption(new Option('--tags <tags>', 'its tags, separated by commas').argParser(list))
    .option('--mdx', 'as MDX, even if the files next to it are Markdown')
    .addOption(options.config())
    .addOption(options.cacheDir())
    .addHelpText('after', postExamples)
    .action((title: string, root: string, flags: NewFlags) => {
      const { slug, tags } = flags;
      return run({ kind: 'post', title, date: flags.date ?? today(), in: flags.in, slug, tags }, root, flags);
    });
}

async function add(content: NewContentOptions['content'], site: SiteOptions, { mdx }: NewFlags, shell: Shell): Promise<number> {
  const { environment, signal, watched } = shell;
  const { stdout, stderr, cwd } = environment;
  const onWait = (pid: number): void => stderr.write(printWaiting(pid));
  const result = await addContent({ ...site, content, mdx, cwd, signal, onWait, siteCode: watched?.siteCode });
  const { written, refusal, diagnostics } = result;
  if (diagnostics.length > 0)
    stderr.write(printDiagnostics(diagnostics, result, { colors: stderr.colors, columns: stderr.columns, cwd }));
  if (refusal) throw new UsageError(refusal.message, refusal.help);
  if (!written) return exitCodeOf(diagnostics, false);
  stdout.write(printWritten(written, (path) => visible(pathFrom(cwd, result.root, path))));
  return diagnostics.some(({ severity }) => severity === 'error') ? exitCodes.diagnostics : exitCodes.ok;
}

function printWritten({ path, address, sidebar, unlisted }: WrittenContent, show: (path: string) => string): string {
  const lines = [`wrote ${show(path)}`];
  if (address === undefined) lines.push('  it does not become a page: the patterns of its folder exclude it');
  else lines.push(`  address  ${visible(address)}`);
  if (sidebar !== undefined) lines.push(`  sidebar  ${visible(sidebar)}`);
  if (unlisted) {
    const id = JSON.stringify(unlisted.id);
    const item = unlisted.file.endsWith('.json') ? id : `'${id.slice(1, -1).replaceAll("'", "\\'")}'`;
    lines.push(`  not in any sidebar: add this line to a list in ${show(unlisted.file)}`, `    ${visible(item)},`);
  }
  return `${lines.join('\n')}\n`;
}

function date(word: string): string {
  const day = new Date(`${word}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(word) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(word);
  if (!isDay) throw new UsageError(`"${word}" is not a valid date`, 'Write the year, month and day, such as 2025-03-04.');
  return word;
}

function list(word: string): readonly string[] {
  return word.split(',').flatMap((one) => one.trim() || []);
}

/** The day on the clock of the author. */
function today(): string {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
