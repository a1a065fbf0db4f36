// Starts the language server where there is a site, and registers the commands.
import { commands, type ExtensionContext, window, workspace } from 'vscode';
import { ExecuteCommandRequest, State } from 'vscode-languageclient/node';
import { findSite } from './find-site.ts';
import { NoServer, type Started, startClient } from './start-client.ts';
import { createStatus } from './status.ts';

/** Settings that decide what is started. */
const deciding = ['slodocs.path', 'slodocs.node', 'slodocs.arguments'];

export function activate({ subscriptions }: ExtensionContext): void {
  const output = window.createOutputChannel('slodocs', { log: true });
  const status = createStatus();
  let started: Promise<Started | undefined> | undefined;

  const start = async (): Promise<Started | undefined> => {
    const site = await findSite();
    if (site === undefined) {
      // It may be opened, or written, later.
      started = undefined;
      return undefined;
    }
    status.busy();
    try {
      const running = await startClient(site, output);
      const { client, version, file } = running;
      status.running(version, file);
      client.onDidChangeState(({ newState }) => {
        if (newState === State.Running) status.running(version, file);
        else if (newState === State.Stopped) status.failed('the server has stopped');
      });
      return running;
    } catch (thrown) {
      const why = thrown instanceof Error ? thrown.message : String(thrown);
      status.failed(why);
      output.error(why);
      // Others the client has shown.
      if (thrown instanceof NoServer) window.showErrorMessage(why);
      return undefined;
    }
  };
  const startOnce = (): void => {
    started ??= start();
  };
  const stop = async (): Promise<void> => {
    const running = await started;
    started = undefined;
    await running?.client.dispose().catch((thrown: unknown) => output.warn(String(thrown)));
  };
  const restart = async (): Promise<void> => {
    await stop();
    startOnce();
    await started;
  };
  const openPage = async (): Promise<void> => {
    const document = window.activeTextEditor?.document;
    const client = (await started)?.client;
    if (!document || client?.state !== State.Running) {
      window.showInformationMessage('slodocs is not running: open a page of a site.');
      return;
    }
    const uri = client.code2ProtocolConverter.asUri(document.uri);
    const params = { command: 'slodocs.openInDev', arguments: [uri] };
    const page = await client.sendRequest(ExecuteCommandRequest.type, params);
    if (!page) window.showInformationMessage('This file is not a page of a site.');
  };

  subscriptions.push(
    output,
    status,
    { dispose: stop },
    commands.registerCommand('slodocs.openPage', openPage),
    commands.registerCommand('slodocs.restart', restart),
    commands.registerCommand('slodocs.showOutput', () => output.show()),
    workspace.onDidOpenTextDocument(startOnce),
    workspace.onDidChangeWorkspaceFolders(startOnce),
    workspace.onDidChangeConfiguration((change) => {
      if (deciding.some((setting) => change.affectsConfiguration(setting))) restart();
    }),
  );
  startOnce();
}
