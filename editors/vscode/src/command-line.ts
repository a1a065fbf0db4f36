// Makes the command line that starts a language server.
import type { Server } from './find-server.ts';

export interface CommandLine {
  readonly command: string;
  readonly args: string[];
  /** Windows runs batch files in a shell only. */
  readonly shell: boolean;
}

/** Scripts are run by `node`, and not by that of the editor, which may be another version. */
export function commandLine(server: Server, node: string, options: readonly string[]): CommandLine {
  const args = ['lsp', '--stdio', ...options];
  if (server.isScript) return { command: node, args: [server.file, ...args], shell: false };
  const shell = server.file.endsWith('.cmd');
  return { command: shell ? `"${server.file}"` : server.file, args, shell };
}

/** A version that has no language server. */
export function isTooOld({ version }: Server): boolean {
  return version !== undefined && /^0\.[0-2]\./.test(version);
}
