// Collects edits of files, and prints them as a workspace edit of the protocol.
import { applyEdits, compareEdits, editsByFile, type FileEdit } from '#kit/text-edit';
import { textOf } from '../asked.ts';
import { rangeIn } from '../positions.ts';
import type { View } from '../view.ts';

/** Why something cannot be renamed, as a sentence. */
export interface Refused {
  readonly refusal: string;
}

/** In order, each once: a definition is edited once for all links that refer to it. */
export function sortedEdits(edits: readonly FileEdit[]): readonly FileEdit[] {
  const unique = new Map(edits.map((edit) => [`${edit.file}\n${edit.start}\n${edit.end}`, edit]));
  return [...unique.values()].sort(compareEdits);
}

/** `moves` come after the edits, which name files by where they are. An editor applies all of it or nothing. */
export function workspaceEdit(
  edits: readonly FileEdit[],
  moves: readonly { readonly from: string; readonly to: string }[],
  view: View,
): object {
  const documents = [...editsByFile(sortedEdits(edits))].flatMap(([file, own]) => {
    const text = textOf(file, view);
    if (!text) return [];
    return [
      {
        // Of a document that is not open, the disk has the newest version.
        textDocument: { uri: view.texts.uriOf(file), version: view.texts.versionOf(file) ?? null },
        edits: own.map(({ start, end, text: newText }) => ({ range: rangeIn(text, start, end), newText })),
      },
    ];
  });
  const renames = moves.map(({ from, to }) => ({ kind: 'rename', oldUri: view.texts.uriOf(from), newUri: view.texts.uriOf(to) }));
  return { documentChanges: [...documents, ...renames] };
}

/** The texts of the files after the edits. */
export function editedTexts(edits: readonly FileEdit[], view: View): ReadonlyMap<string, string> {
  const byFile = [...editsByFile(sortedEdits(edits))];
  return new Map(byFile.map(([file, own]) => [file, applyEdits(textOf(file, view)?.text ?? '', own)]));
}
