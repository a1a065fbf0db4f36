// Runs the language server: tells sites what the editor has open, and the editor what they answer.
import { fileURLToPath } from 'node:url';
import {
  type CancellationToken,
  createConnection,
  ErrorCodes,
  type InitializeParams,
  LSPErrorCodes,
  MessageType,
  ProposedFeatures,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { version } from '#index';
import { crash } from '../crash.ts';
import { protocolStreams } from '../environment.ts';
import { exitCodes } from '../exit-codes.ts';
import { diagnosticOf } from '../printers/json.ts';
import { printSlow } from '../printers/waiting.ts';
import type { Shell } from '../shell.ts';
import { capabilities, requests } from './capabilities.ts';
import { createDocuments } from './documents.ts';
import { openInDev, say } from './open-in-dev.ts';
import { createSites } from './sites.ts';
import { withoutVersions } from './without-versions.ts';

export interface LspFlags {
  readonly drafts?: boolean;
  readonly poll?: boolean;
  readonly cacheDir?: string;
  readonly timeLimit?: number;
}

/** Ends when the editor asks for it, or is gone. */
export async function runServer(flags: LspFlags, { environment, signal }: Shell): Promise<number> {
  const { input, output } = protocolStreams();
  const connection = createConnection(ProposedFeatures.all, new StreamMessageReader(input), new StreamMessageWriter(output));
  const { stderr } = environment;
  const crashed = (thrown: unknown): void => {
    crash(thrown, environment);
    connection.console.error(thrown instanceof Error ? thrown.message : String(thrown));
  };
  const sites = createSites({
    options: {
      drafts: flags.drafts,
      polls: flags.poll,
      cacheDir: flags.cacheDir,
      timeLimit: flags.timeLimit,
      signal,
      onSlow: (what, seconds) => stderr.write(printSlow(what, seconds, stderr)),
    },
    onEvent(event) {
      if (event.kind === 'crashed') crashed(event.thrown);
      else if (event.kind === 'polls')
        stderr.write(`the system cannot watch more files (${event.reason}), so slodocs polls them\n`);
      else for (const file of event.files) void connection.sendDiagnostics(file as never);
    },
    crashed,
  });
  const documents = createDocuments();
  let folders: readonly string[] = [];
  let hasShutDown = false;
  let client = { hasFolders: false, knowsVersions: false, snippets: false };

  const openFolders = (uris: readonly string[]): void => {
    for (const uri of uris) if (uri.startsWith('file:')) sites.openIn(fileURLToPath(uri));
  };

  connection.onInitialize(({ workspaceFolders, rootUri, capabilities: { workspace, textDocument } }: InitializeParams) => {
    client = {
      hasFolders: workspace?.workspaceFolders === true,
      knowsVersions: workspace?.workspaceEdit?.documentChanges === true,
      snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    };
    folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    return { capabilities, serverInfo: { name: 'slodocs', version } };
  });
  connection.onInitialized(() => {
    openFolders(folders);
    if (client.hasFolders)
      connection.workspace.onDidChangeWorkspaceFolders(({ added }) => openFolders(added.map(({ uri }) => uri)));
  });

  connection.onDidOpenTextDocument(({ textDocument: { uri, version, text } }) => {
    documents.open(uri, version, text);
    sites.sync({ uri, version, text });
  });
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
    documents.change(uri, version, contentChanges);
    // The whole text is read once, however many changes come at once.
    sites.sync({ uri, version, text: () => documents.textOf(uri) });
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    documents.close(uri);
    sites.sync({ uri, text: undefined });
  });

  connection.onDidSaveTextDocument(({ textDocument: { uri } }) => sites.changed([uri]));
  connection.onDidChangeWatchedFiles(({ changes }) => sites.changed(changes.map(({ uri }) => uri)));

  const ask = async (method: string, params: unknown, token: CancellationToken): Promise<unknown> => {
    const uri = uriOf(params);
    const asked = method === 'textDocument/completion' ? { ...Object(params), snippets: client.snippets } : params;
    const answer = await sites.request(uri, method, asked, token);
    if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
    if (!isRefusal(answer)) {
      const { warning, ...edit } = Object(answer) as { readonly warning?: string };
      if (warning !== undefined) say(connection, MessageType.Warning, warning);
      const told = warning === undefined ? (answer ?? null) : edit;
      return client.knowsVersions ? told : withoutVersions(told);
    }
    if (method !== 'workspace/willRenameFiles') throw new ResponseError(LSPErrorCodes.RequestFailed, answer.refusal);
    // The editor goes on, and says nothing of an error.
    say(connection, MessageType.Warning, `Links are not updated: ${answer.refusal}`);
    return null;
  };
  connection.onExecuteCommand(async (params, token) => {
    const page = await ask('workspace/executeCommand', params, token);
    if (page) await openInDev(connection, (page as { readonly path: string }).path);
    return page;
  });
  for (const method of requests) connection.onRequest(method, (params: unknown, token) => ask(method, params, token));
  connection.onRequest('slodocs/check', async ({ uri }: { uri: string }) => (await sites.check(uri))?.map(diagnosticOf) ?? null);
  connection.onRequest((method) => {
    throw new ResponseError(ErrorCodes.MethodNotFound, `slodocs does not support "${method}"`);
  });

  const ended = new Promise<number>((resolve) => {
    connection.onShutdown(async () => {
      hasShutDown = true;
      await sites.close();
    });
    const leave = (): void => resolve(hasShutDown ? exitCodes.ok : exitCodes.diagnostics);
    connection.onExit(leave);
    input.once('end', leave);
    input.once('close', leave);
    signal.addEventListener('abort', leave, { once: true });
  });
  connection.listen();
  const code = await ended;
  if (!hasShutDown) await sites.close();
  connection.dispose();
  input.destroy();
  return code;
}

/** Of the document that a request is about; the first of those that are moved. */
function uriOf(params: unknown): string | undefined {
  const {
    textDocument,
    files,
    uri,
    arguments: [first] = [],
  } = Object(params) as {
    readonly textDocument?: { readonly uri: string };
    readonly files?: readonly { readonly oldUri: string }[];
    readonly uri?: string;
    readonly arguments?: readonly unknown[];
  };
  return textDocument?.uri ?? files?.[0]?.oldUri ?? uri ?? (typeof first === 'string' ? first : undefined);
}

function isRefusal(answer: unknown): answer is { readonly refusal: string } {
  return typeof (answer as { refusal?: unknown } | undefined)?.refusal === 'string';
}
