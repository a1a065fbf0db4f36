// Registers `slodocs why`, which explains what a page is made of, why it was rendered, and where it shows.
import { type Command, Option } from 'commander';
import { explainPage, version, type WhyResult } from '#index';
import { exitCodeOf, exitCodes } from '../exit-codes.ts';
import { plural } from '../printers/counts.ts';
import { printDiagnostics } from '../printers/pretty.ts';
import { pathFrom } from '../printers/sources.ts';
import { visible } from '../printers/visible.ts';
import { printWaiting } from '../printers/waiting.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { nonEmpty, options, siteOptions } from '../site-options.ts';

const examples = `
Examples:
  slodocs why /docs/guides/intro         a page, by its address
  slodocs why docs/guides/intro.md       the same page, by its file
  slodocs why docs/_note.mdx             the pages that show a partial
  slodocs why src/Card.tsx --format json

Exit codes: 0 found, 1 no such page or file, or the site has errors, 2 invalid command line or configuration,
70 internal error, 130 stopped by Ctrl-C.`;

interface WhyFlags extends SiteFlags {
  readonly format: 'pretty' | 'json';
}

export function registerWhy(program: Command, shell: Shell, act: Act): void {
  program
    .command('why')
    .description('show what a page is made of, why it was rendered, and what links to it')
    .argument('<page>', 'an address of the site, or the path of a file', nonEmpty)
    .argument('[root]', "the site's folder, or a folder inside it", '.')
    .addOption(options.config())
    .addOption(options.outDir())
    .addOption(
      new Option('--format <format>', 'the output format: for people or for programs')
        .choices(['pretty', 'json'])
        .default('pretty'),
    )
    .addOption(options.baseUrl())
    .addOption(options.cacheDir())
    .addHelpText('after', examples)
    .action((page: string, root: string, flags: WhyFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, () => why(page, site, flags.format, shell));
    });
}

async function why(page: string, site: SiteOptions, format: WhyFlags['format'], shell: Shell): Promise<number> {
  const { stdout, stderr, cwd } = shell.environment;
  const onWait = (pid: number): void => stderr.write(printWaiting(pid));
  const result = await explainPage({ ...site, signal: shell.signal, siteCode: shell.watched?.siteCode, onWait }, page, cwd);
  const style = { colors: stdout.colors, columns: stdout.columns, cwd };
  const [{ printWhy }, { printWhyJson }] = await Promise.all([import('../printers/why.ts'), import('../printers/why-json.ts')]);
  if (format === 'json') stdout.write(printWhyJson(result, page, version));
  else if (result.explanation) stdout.write(printWhy(result.explanation, { ...style, root: result.root }));
  else if (result.resolved) stdout.write(`${unknown(page, result, cwd)}\n`);
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  if (format === 'pretty' && errors.length > 0) {
    stdout.write(printDiagnostics(errors, result, style));
    const untold = `"${visible(page)}" cannot be explained, because the site has ${plural(errors.length, 'error')}`;
    if (!result.explanation) stdout.write(`${untold}; "slodocs check" lists all problems\n`);
  }
  if (errors.length > 0) return exitCodeOf(errors, false);
  return result.explanation ? exitCodes.ok : exitCodes.diagnostics;
}

function unknown(page: string, { nearest, root }: WhyResult, cwd: string): string {
  const none = `there is no page or file "${visible(page)}" in the site`;
  if (nearest === undefined) return none;
  return `${none}\nDid you mean "${visible(nearest.startsWith('/') ? nearest : pathFrom(cwd, root, nearest))}"?`;
}
