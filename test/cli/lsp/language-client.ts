// Starts `slodocs lsp` as a process of its own, and speaks to it as an editor does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import {
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { bin } from '../../pipeline/6-emit/site-on-disk.ts';

export interface LanguageClient {
  readonly initialized: InitializeResult;
  uri(file: string): string;
  file(uri: string): string;
  /** Opens a file, with its text on the disk unless another is given. */
  open(file: string, text?: string): void;
  change(file: string, ...changes: TextDocumentContentChangeEvent[]): void;
  close(file: string): void;
  /** Says that files were changed, made or removed on the disk. */
  wrote(...files: readonly string[]): void;
  ask<T>(method: string, params: object): Promise<T>;
  /** Asks about the position of a text in a file as the editor has it, `at` code units behind its start. */
  askAt<T>(method: string, file: string, text: string, at?: number, more?: object): Promise<T>;
  /** What the server has said of a file last. */
  said(file: string): readonly Diagnostic[];
  /** Settles once this holds for what was said of a file. */
  saying(file: string, holds: (diagnostics: readonly Diagnostic[]) => boolean): Promise<readonly Diagnostic[]>;
  /** Everything that a check finds, as `check --format json` has it. */
  check(file: string): Promise<readonly { readonly code: string; readonly place?: { readonly file: string } }[]>;
  textOf(file: string): string;
  /** The texts of files after an edit, and where files are moved. */
  applied(edit: WorkspaceEdit): {
    readonly texts: Readonly<Record<string, string>>;
    readonly moves: readonly (readonly [string, string])[];
  };
  /** Messages that the server wants to be shown. */
  readonly shown: readonly string[];
  /** What the server printed on standard error. */
  errors(): string;
  readonly process: ReturnType<typeof spawn>;
  /** Shuts the server down, and gives its exit code. */
  end(): Promise<number | null>;
}

/** The server is ended after the test, or whenever `atEnd` calls back. */
export async function startClient(
  root: string,
  args: readonly string[] = [],
  atEnd: (end: () => void) => void = onTestFinished,
): Promise<LanguageClient> {
  const child = spawn(process.execPath, [bin, 'lsp', '--stdio', ...args], { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] });
  atEnd(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (printed += piece));
  const connection = createProtocolConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
  connection.onError(() => undefined);
  const last = new Map<string, readonly Diagnostic[]>();
  const heard = new Set<() => void>();
  const shown: string[] = [];
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: PublishDiagnosticsParams) => {
    last.set(uri, diagnostics);
    for (const listener of heard) listener();
  });
  connection.onNotification('window/showMessage', ({ message }: { message: string }) => void shown.push(message));
  connection.onRequest('client/registerCapability', () => null);
  connection.listen();
  const uri = (file: string): string => pathToFileURL(join(root, file)).href;
  const folder = { uri: pathToFileURL(root).href, name: 'site' };
  const initialized: InitializeResult = await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: folder.uri,
    workspaceFolders: [folder],
    capabilities: { workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] } } },
  });
  void connection.sendNotification('initialized', {});
  const texts = new Map<string, string>();
  const versions = new Map<string, number>();
  const textOf = (file: string): string => texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  const fileOf = (of: string): string => decodeURIComponent(of.slice(folder.uri.length + 1));
  const client: LanguageClient = {
    initialized,
    uri,
    file: fileOf,
    shown,
    process: child,
    textOf,
    errors: () => printed,
    open(file, text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '')) {
      texts.set(file, text);
      versions.set(file, 1);
      const textDocument = { uri: uri(file), languageId: file.endsWith('x') ? 'mdx' : 'markdown', version: 1, text };
      void connection.sendNotification('textDocument/didOpen', { textDocument });
    },
    change(file, ...contentChanges) {
      const version = (versions.get(file) ?? 0) + 1;
      versions.set(file, version);
      for (const one of contentChanges) texts.set(file, changed(textOf(file), one));
      void connection.sendNotification('textDocument/didChange', { textDocument: { uri: uri(file), version }, contentChanges });
    },
    close(file) {
      texts.delete(file);
      void connection.sendNotification('textDocument/didClose', { textDocument: { uri: uri(file) } });
    },
    wrote(...files) {
      const changes = files.map((file) => ({ uri: uri(file), type: 2 }));
      void connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
    },
    ask: (method, params) => connection.sendRequest(method, params),
    askAt(method, file, text, at = 0, more = {}) {
      const offset = textOf(file).indexOf(text);
      if (offset < 0) throw new Error(`"${text}" is not in ${file}`);
      const position = positionAt(textOf(file), offset + at);
      return connection.sendRequest(method, { textDocument: { uri: uri(file) }, position, ...more });
    },
    said: (file) => last.get(uri(file)) ?? [],
    saying: (file, holds) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const diagnostics = last.get(uri(file)) ?? [];
          if (!holds(diagnostics)) return;
          heard.delete(look);
          clearTimeout(timer);
          resolve(diagnostics);
        };
        const timer = setTimeout(() => {
          heard.delete(look);
          reject(new Error(`last said of ${file}: ${JSON.stringify(last.get(uri(file)) ?? [])}; ${printed}`));
        }, 30_000);
        heard.add(look);
        look();
      }),
    check: (file) => connection.sendRequest('slodocs/check', { uri: uri(file) }),
    applied({ documentChanges = [] }) {
      const after: Record<string, string> = {};
      const moves: [string, string][] = [];
      for (const change of documentChanges) {
        if ('edits' in change) {
          const file = fileOf(change.textDocument.uri);
          after[file] = [...change.edits]
            .reverse()
            .reduce(
              (text, edit) => ('newText' in edit ? changed(text, { range: edit.range, text: edit.newText }) : text),
              textOf(file),
            );
        } else if (change.kind === 'rename') moves.push([fileOf(change.oldUri), fileOf(change.newUri)]);
      }
      return { texts: after, moves };
    },
    async end() {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      const [code] = await ended;
      connection.dispose();
      return code;
    },
  };
  return client;
}

interface Position {
  readonly line: number;
  readonly character: number;
}

/** By the rules of the protocol, in code of its own: lines end with LF, CRLF or CR; characters are UTF-16 code units. */
function offsetAt(text: string, { line, character }: Position): number {
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((end) => end.index + end[0].length)];
  return Math.min((starts[line] ?? text.length) + character, text.length);
}

export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

function changed(text: string, change: TextDocumentContentChangeEvent): string {
  if (!('range' in change)) return change.text;
  const { start, end } = change.range;
  return text.slice(0, offsetAt(text, start)) + change.text + text.slice(offsetAt(text, end));
}
