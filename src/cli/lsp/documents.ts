// Applies the changes of an editor to the texts of its open documents.
import type { TextDocumentContentChangeEvent } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';

export interface Documents {
  open(uri: string, version: number, text: string): void;
  change(uri: string, version: number, changes: readonly TextDocumentContentChangeEvent[]): void;
  close(uri: string): void;
  /** Undefined for a document that is not open. */
  textOf(uri: string): string | undefined;
}

export function createDocuments(): Documents {
  const known = new Map<string, TextDocument>();
  return {
    open: (uri, version, text) => void known.set(uri, TextDocument.create(uri, '', version, text)),
    change(uri, version, changes) {
      // A change of what was never opened has no text to begin with, unless it brings the whole.
      const document = known.get(uri) ?? TextDocument.create(uri, '', version, '');
      known.set(uri, TextDocument.update(document, [...changes], version));
    },
    close: (uri) => void known.delete(uri),
    textOf: (uri) => known.get(uri)?.getText(),
  };
}
