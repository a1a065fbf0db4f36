// Finds a site of the workspace: that of a document that is open, or else the topmost.
import { dirname } from 'node:path';
import { workspace } from 'vscode';
import { configNames, siteAbove } from './find-server.ts';

/** Its folder. Undefined where the workspace has none, and nothing needs a server. */
export async function findSite(): Promise<string | undefined> {
  for (const { uri } of workspace.textDocuments) {
    const site = uri.scheme === 'file' ? siteAbove(dirname(uri.fsPath)) : undefined;
    if (site !== undefined) return site;
  }
  const configs = await workspace.findFiles(`**/{${configNames.join(',')}}`, '**/{node_modules,dist,build}/**');
  const folders = configs.filter(({ scheme }) => scheme === 'file').map(({ fsPath }) => dirname(fsPath));
  const [topmost] = folders.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  // A folder inside of a site may be open, without a document yet.
  return topmost ?? workspace.workspaceFolders?.flatMap(({ uri }) => siteAbove(uri.fsPath) ?? [])[0];
}
