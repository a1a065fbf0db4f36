// Prints edits for editors that know neither versions of documents nor files that move.
import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver/node';

/** The answer itself where it holds no edits. An edit that moves files has no other form, and is refused as a whole. */
export function withoutVersions(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutVersions);
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('edit' in answer) return { ...answer, edit: withoutVersions(answer.edit) };
  const { documentChanges } = answer as WorkspaceEdit;
  if (!documentChanges) return answer;
  const changes: Record<string, TextEdit[]> = {};
  for (const change of documentChanges) {
    if (!('edits' in change)) return null;
    changes[change.textDocument.uri] = change.edits as TextEdit[];
  }
  return { changes };
}
