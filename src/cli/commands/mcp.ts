// Registers `slodocs mcp`, which answers agents over the Model Context Protocol.
import { type Command, Option } from 'commander';
import type { McpFlags } from '../mcp/mcp.ts';
import type { Act, Shell } from '../shell.ts';
import { options, siteOptions, wholeNumber, withRoot } from '../site-options.ts';

const examples = `
Examples:
  slodocs mcp                            over standard input and output, as agents start it
  slodocs mcp docs --write               also let them add, move and fix pages
  slodocs mcp --http                     over HTTP, only on this machine
  slodocs mcp --http 8123                on another port; 0 means any free port

Exit codes: 0 the agent disconnected, or stopped by Ctrl-C, 2 there is no site, or the port given with --http is taken.`;

export function registerMcp(program: Command, shell: Shell, act: Act): void {
  withRoot(program.command('mcp').description('let agents search, read and check the site, over the Model Context Protocol'))
    .addOption(
      new Option(
        '--http [port]',
        'serve over HTTP on 127.0.0.1 instead of standard input and output (default port: 4175, or the next free port)',
      ).argParser(wholeNumber(0, 65535)),
    )
    .option('--write', 'offer tools that change files: new_page, move and fix')
    .addOption(options.config())
    .addOption(options.outDir())
    .addOption(options.baseUrl())
    .addOption(options.cacheDir())
    .addOption(options.timeLimit())
    .addHelpText('after', examples)
    .action((root: string, flags: McpFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, async () => (await import('../mcp/mcp.ts')).runMcp(site, flags, shell));
    });
}
