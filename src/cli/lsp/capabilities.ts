// Says what the language server can do.
import { FileOperationPatternKind, type ServerCapabilities, TextDocumentSyncKind } from 'vscode-languageserver/node';

/** The requests that sites answer. */
export const requests = [
  'textDocument/completion',
  'textDocument/hover',
  'textDocument/definition',
  'textDocument/references',
  'textDocument/documentSymbol',
  'textDocument/documentLink',
  'textDocument/foldingRange',
  'textDocument/inlayHint',
  'textDocument/codeAction',
  'textDocument/prepareRename',
  'textDocument/rename',
  'workspace/symbol',
  'workspace/willRenameFiles',
] as const;

export const capabilities: ServerCapabilities = {
  positionEncoding: 'utf-16',
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  completionProvider: {
    triggerCharacters: ['(', '/', '#', '[', '<', ':', '"', "'", '`', '~', '!', ' ', '@', '.', '=', '{', ','],
  },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  documentSymbolProvider: true,
  documentLinkProvider: {},
  foldingRangeProvider: true,
  inlayHintProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix', 'source.fixAll.slodocs'] },
  renameProvider: { prepareProvider: true },
  workspaceSymbolProvider: true,
  executeCommandProvider: { commands: ['slodocs.openInDev'] },
  workspace: {
    workspaceFolders: { supported: true, changeNotifications: true },
    fileOperations: {
      willRename: {
        filters: [
          { scheme: 'file', pattern: { glob: '**/*', matches: FileOperationPatternKind.file } },
          { scheme: 'file', pattern: { glob: '**/*', matches: FileOperationPatternKind.folder } },
        ],
      },
    },
  },
};
