// The language server as VS Code speaks to it: started as the extension does it, greeted with what VS Code 1.139 sends, in its order.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import {
  type CodeAction,
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { commandLine } from '../../../editors/vscode/src/command-line.ts';
import { findServer } from '../../../editors/vscode/src/find-server.ts';
import { site } from '../../pipeline/6-emit/site-on-disk.ts';

const greeting = JSON.parse(readFileSync(new URL('initialize.json', import.meta.url), 'utf8'));
const page = '# Home\n\nSee [install](./instal.md).\n';
const files = { 'docs/index.md': page, 'docs/install.md': '# Install\n\nBack to [home](./index.md).\n' };

/** Started from the package next to the site. */
function start(root: string) {
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(fileURLToPath(new URL('../../..', import.meta.url)), join(root, 'node_modules/slodocs'));
  const server = findServer({ site: root, setting: '', base: root, searchPath: '' });
  if (!server) throw new Error('no server');
  const { command, args, shell } = commandLine(server, process.execPath, []);
  const child = spawn(command, args, { cwd: root, shell, stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('a fault is told and mended, and a page is moved with its links', async () => {
  const root = site(files);
  const child = start(root);
  const ended = once(child, 'exit');
  const connection = createProtocolConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
  const shown: string[] = [];
  connection.onNotification('window/showMessage', ({ message }: { message: string }) => void shown.push(message));
  const published = new Promise<readonly Diagnostic[]>((resolve) => {
    connection.onNotification('textDocument/publishDiagnostics', ({ diagnostics }: PublishDiagnosticsParams) => {
      if (diagnostics.length > 0) resolve(diagnostics);
    });
  });
  connection.listen();
  const folder = pathToFileURL(root).href;
  const uri = `${folder}/docs/index.md`;
  const textDocument = { uri };

  const { capabilities, serverInfo }: InitializeResult = await connection.sendRequest('initialize', {
    ...greeting,
    processId: process.pid,
    rootPath: root,
    rootUri: folder,
    workspaceFolders: [{ uri: folder, name: 'site' }],
  });
  // VS Code has no other, and refuses a server that does.
  expect(capabilities.positionEncoding).toBe('utf-16');
  expect(serverInfo?.name).toBe('slodocs');
  await connection.sendNotification('initialized', {});
  await connection.sendNotification('$/setTrace', { value: 'off' });
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'markdown', version: 1, text: page },
  });

  const [fault] = await published;
  expect(fault).toMatchObject({ code: 'resolve/broken-link', source: 'slodocs', severity: 1 });
  // Diagnostics that VS Code hands back with the request, and the kind of trigger.
  const context = { diagnostics: [fault], triggerKind: 1 };
  const ask = <T>(method: string, params: object): Promise<T> => connection.sendRequest(method, params);
  const actions = await ask<readonly CodeAction[]>('textDocument/codeAction', { textDocument, range: fault?.range, context });
  const edits = actions.find(({ isPreferred }) => isPreferred)?.edit?.documentChanges;
  expect(edits).toEqual([{ textDocument: { uri, version: 1 }, edits: [{ range: fault?.range, newText: './install.md' }] }]);
  const whole = { start: { line: 0, character: 0 }, end: { line: 3, character: 0 } };
  const symbols = await ask<readonly { readonly name: string }[]>('textDocument/documentSymbol', { textDocument });
  expect(symbols.map(({ name }) => name)).toEqual(['Home']);
  expect(await ask('textDocument/inlayHint', { textDocument, range: whole })).toEqual([]);
  expect(await ask('textDocument/documentLink', { textDocument })).toEqual([]);
  expect(await ask('textDocument/foldingRange', { textDocument })).toBeInstanceOf(Array);

  await connection.sendNotification('textDocument/didChange', {
    textDocument: { uri, version: 2 },
    contentChanges: [{ range: fault?.range, rangeLength: 11, text: './install.md' }],
  });
  const move = { oldUri: `${folder}/docs/install.md`, newUri: `${folder}/docs/setup.md` };
  const moved = await ask<{ readonly documentChanges: readonly object[] }>('workspace/willRenameFiles', { files: [move] });
  expect(moved.documentChanges).toMatchObject([
    { textDocument: { uri, version: 2 }, edits: [{ newText: './setup.md' }] },
    // That of the file itself comes before VS Code moves it.
    {
      textDocument: { uri: move.oldUri, version: null },
      edits: [{ newText: '---\nredirect_from:\n  - /docs/install\n---\n\n' }],
    },
  ]);

  expect(shown).toEqual([]);
  expect(await ask('shutdown', {})).toBeNull();
  await connection.sendNotification('exit');
  expect(await ended).toEqual([0, null]);
});
