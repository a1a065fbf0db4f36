// Registers `slodocs lsp`, the language server for editors.
import type { Command } from 'commander';
import type { LspFlags } from '../lsp/server.ts';
import type { Act, Shell } from '../shell.ts';
import { options } from '../site-options.ts';

const help = `
The server speaks the Language Server Protocol on standard input and output, and finds the sites of the
files that are open in the editor. The page "Write in your editor" of the manual has settings for editors.

Exit codes: 0 the editor has shut the server down, 1 it has gone without doing so.`;

export function registerLsp(program: Command, shell: Shell, act: Act): void {
  program
    .command('lsp')
    .description('tell an editor what is wrong while you write, complete links, and rename pages')
    .option('--stdio', 'speak on standard input and output, which is the only way')
    .option('--drafts', 'check drafts as well, which a build leaves out')
    .option('--poll', 'look at the files in intervals, instead of being told of changes')
    .addOption(options.cacheDir())
    .addOption(options.timeLimit())
    .addHelpText('after', help)
    .action((flags: LspFlags) => act(undefined, async () => (await import('../lsp/server.ts')).runServer(flags, shell)));
}
