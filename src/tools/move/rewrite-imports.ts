// Rewrites relative imports of content and modules that a move would break.

import { parseModule } from '#files/locate/locate-value';
import { LineIndex } from '#kit/line-index';
import type { Document } from '#model/document';
import { folderOf, importedFile, relativeFile } from '#model/file-path';
import type { Place } from '#model/place';
import type { Editor } from './editor.ts';
import type { NewPath } from './relocate.ts';

/** `files` are all that move, by their paths before. */
export async function rewriteImports(
  documents: readonly Document[],
  files: readonly string[],
  newPath: NewPath,
  editor: Editor,
): Promise<void> {
  const moving = new Set(files);
  for (const { source, facts } of documents) {
    if (source.plugin !== undefined) continue;
    for (const { specifier, place, registered } of facts.imports)
      if (!registered) await rewrite(source.path, specifier, inside(place));
  }
  for (const file of files) {
    if (!/\.[cm]?[jt]sx?$/.test(file) || file.endsWith('.d.ts')) continue;
    for (const { specifier, place } of importsOf(await editor.textOf(file), file)) await rewrite(file, specifier, place);
  }

  async function rewrite(importer: string, specifier: string, place: Place): Promise<void> {
    const file = importedFile(importer, specifier);
    if (file === undefined) return;
    const next = movedModule(file, moving, newPath);
    const from = newPath(importer);
    if (importedFile(from, specifier) === next) return;
    await editor.address(place, specifier, specifier.startsWith('@site/') ? `@site/${next}` : relativeFile(folderOf(from), next));
  }
}

/** Modules are imported without their extension, too, and folders for their index. */
function movedModule(file: string, moving: ReadonlySet<string>, newPath: NewPath): string {
  if (newPath(file) !== file) return newPath(file);
  for (const rest of ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json']) {
    if (!moving.has(file + rest)) continue;
    const moved = newPath(file + rest);
    return moved.endsWith(rest) ? moved.slice(0, -rest.length) : moved;
  }
  return file;
}

function importsOf(text: string, file: string): readonly { readonly specifier: string; readonly place: Place }[] {
  const module = parseModule(text, file);
  if (!module || 'value' in module) return [];
  const lines = new LineIndex(text);
  return module.statements.flatMap((statement) => {
    if (!('source' in statement) || !statement.source) return [];
    const { value, start, end } = statement.source;
    return [{ specifier: value, place: lines.place(file, (start ?? 0) + 1, (end ?? 0) - 1) }];
  });
}

/** A text without its quotes. */
function inside({ file, start, end }: Place): Place {
  return { file, start: { ...start, column: start.column + 1 }, end: { ...end, column: end.column - 1 } };
}
