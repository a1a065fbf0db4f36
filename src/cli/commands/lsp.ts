// Registers `slodocs lsp`, the language server for editors.
import type { Command } from 'commander';
import type { LspFlags } from '../lsp/server.ts';
import type { Act, Shell } from '../shell.ts';
import { options } from '../site-options.ts';

const help = `
The server speaks the Language Server Protocol on standard input and output, and finds the sites of the
files that are open in the editor. For editor settings, see the page "Write in your editor" in the manual.

Exit codes: 0 shut down by the editor, 1 the input ended before that.`;

export function registerLsp(program: Command, shell: Shell, act: Act): void {
  program
    .command('lsp')
    .description('check the site in an editor, complete links, and rename pages')
    .option('--stdio', 'communicate over standard input and output, which is the only way')
    .option('--drafts', 'check drafts as well, which a build leaves out')
    .option('--poll', 'poll the files for changes, for disks that do not report them')
    .addOption(options.cacheDir())
    .addOption(options.timeLimit())
    .addHelpText('after', help)
    .action((flags: LspFlags) => act(undefined, async () => (await import('../lsp/server.ts')).runServer(flags, shell)));
}
