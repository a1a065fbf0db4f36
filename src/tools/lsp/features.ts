// Lists what the language server answers.
import { codeActions } from './code-actions.ts';
import { completion } from './completion/completion.ts';
import { definition } from './definition.ts';
import { foldingRanges } from './folding.ts';
import { hover } from './hover/hover.ts';
import { documentLinks, inlayHints } from './links.ts';
import { executeCommand } from './open-in-dev.ts';
import { references } from './references.ts';
import { prepareRename, rename } from './rename/rename.ts';
import { willRenameFiles } from './rename/rename-files.ts';
import { documentSymbols, workspaceSymbols } from './symbols.ts';
import type { Features } from './view.ts';

export const features: Features = {
  'textDocument/codeAction': codeActions,
  'textDocument/completion': completion,
  'textDocument/definition': definition,
  'textDocument/documentLink': documentLinks,
  'textDocument/documentSymbol': documentSymbols,
  'textDocument/foldingRange': foldingRanges,
  'textDocument/hover': hover,
  'textDocument/inlayHint': inlayHints,
  'textDocument/prepareRename': prepareRename,
  'textDocument/references': references,
  'textDocument/rename': rename,
  'workspace/executeCommand': executeCommand,
  'workspace/symbol': workspaceSymbols,
  'workspace/willRenameFiles': willRenameFiles,
};
