// Registers `slodocs mcp`, which answers agents over the Model Context Protocol.
import { type Command, Option } from 'commander';
import type { McpFlags } from '../mcp/mcp.ts';
import type { Act, Shell } from '../shell.ts';
import { options, siteOptions, wholeNumber, withRoot } from '../site-options.ts';

const examples = `
Examples:
  slodocs mcp                            over standard input and output, as agents start it
  slodocs mcp docs --write               and let them add, move and mend pages
  slodocs mcp --http                     over HTTP, on this machine alone
  slodocs mcp --http 8123                on another port, 0 for any that is free

Exit codes: 0 the agent has left, or stopped by Ctrl-C, 2 no site there, or the port named with --http is taken.`;

export function registerMcp(program: Command, shell: Shell, act: Act): void {
  withRoot(program.command('mcp').description('let agents search, read and check the site, over the Model Context Protocol'))
    .addOption(
      new Option(
        '--http [port]',
        'answer over HTTP on 127.0.0.1 (default port: 4175, or the next that is free), instead of standard input and output',
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
