// Starts the language server of a site, and connects VS Code with it.
import { type LogOutputChannel, workspace } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { commandLine, isTooOld } from './command-line.ts';
import { findServer } from './find-server.ts';

/** What the user can do about: shown as it is. */
export class NoServer extends Error {}

export interface Started {
  readonly client: LanguageClient;
  /** What runs. */
  readonly version: string;
  readonly file: string;
}

/** Pages, and what they are made with. By their names: without an extension for MDX, VS Code takes it for plain text. */
export const documents = [{ scheme: 'file', pattern: '**/*.{md,mdx,yml,yaml,json,ts,tsx,mts,js,jsx,mjs}' }];

export async function startClient(site: string, output: LogOutputChannel): Promise<Started> {
  const settings = workspace.getConfiguration('slodocs');
  const setting = settings.get('path', '');
  const base = workspace.workspaceFolders?.[0]?.uri.fsPath ?? site;
  const server = findServer({ site, setting, base, searchPath: process.env['PATH'] ?? '' });
  if (!server)
    throw new NoServer(setting === '' ? nowhere(site) : `The setting slodocs.path is "${setting}", which does not exist.`);
  if (isTooOld(server)) throw new NoServer(`slodocs ${server.version} has no language server: update it to 0.3 or later.`);
  const { command, args, shell } = commandLine(server, settings.get('node', 'node'), settings.get('arguments', []));
  output.info(`starting ${[command, ...args].join(' ')}`);
  const client = new LanguageClient(
    'slodocs',
    'slodocs',
    { command, args, options: { cwd: site, shell } },
    { documentSelector: documents, outputChannel: output },
  );
  await client.start();
  return { client, version: client.initializeResult?.serverInfo?.version ?? '', file: server.file };
}

function nowhere(site: string): string {
  return `slodocs is not installed in ${site}: run npm install there, or set slodocs.path.`;
}
