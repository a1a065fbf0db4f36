// Registers `slodocs explain`, which shows the manual page of a diagnostic, or lists all of them.
import type { Command } from 'commander';
import { explain, readCatalogue } from '#index';
import { nearest } from '#model/nearest';
import type { Environment, Terminal } from '../environment.ts';
import { exitCodes, UsageError } from '../exit-codes.ts';
import type { Act, Shell } from '../shell.ts';

const examples = `
Examples:
  slodocs explain resolve/broken-link
  slodocs explain                        all codes, by stage
  slodocs explain resolve                the codes of one stage or plugin`;

export function registerExplain(program: Command, { environment }: Shell, act: Act): void {
  program
    .command('explain')
    .description('explain a diagnostic, or list all of them')
    .argument('[code]', 'the code in brackets after "error" or "warning", or the part before its slash')
    .addHelpText('after', examples)
    .action((code: string | undefined) => act(undefined, () => run(code, environment)));
}

async function run(code: string | undefined, { stdout, cwd }: Environment): Promise<number> {
  const { printCatalogue } = await import('../printers/catalogue.ts');
  const all = Object.entries(await readCatalogue());
  const listed = code === undefined ? all : all.filter(([one]) => one.startsWith(`${code}/`));
  stdout.write(
    listed.length > 0 ? printCatalogue(Object.fromEntries(listed), stdout.colors) : await pageOf(code ?? '', stdout, cwd),
  );
  return exitCodes.ok;
}

async function pageOf(code: string, terminal: Terminal, cwd: string): Promise<string> {
  const page = await explain(code, cwd);
  if (page !== undefined) return (await import('../printers/markdown.ts')).printMarkdown(page, terminal);
  const near = nearestCode(code, Object.keys(await readCatalogue()));
  const list = '"slodocs explain" lists all codes.';
  throw new UsageError(`there is no diagnostic "${code}"`, near === undefined ? list : `Did you mean "${near}"? ${list}`);
}

/** Finds the code most similar to a word, or the one whose part after the stage is the word. */
function nearestCode(word: string, codes: readonly string[]): string | undefined {
  return codes.find((code) => code.endsWith(`/${word}`)) ?? nearest(word, codes);
}
