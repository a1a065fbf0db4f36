// Finds what can be folded: front matter, sections, fences, directives, comments and imports.
import type { InDocument } from './asked.ts';
import type { View } from './view.ts';

interface Fold {
  readonly startLine: number;
  readonly endLine: number;
  readonly kind?: 'comment' | 'imports' | 'region';
}

/** Reads lines alone: a text need not be sound to be folded. */
export async function foldingRanges({ textDocument }: InDocument, view: View): Promise<readonly Fold[] | undefined> {
  const file = view.texts.fileOf(textDocument.uri);
  const text = file !== undefined && /\.mdx?$/.test(file) ? view.texts.open(file) : undefined;
  return text && foldsOf(text.text.split(/\r\n|\n|\r/));
}

export function foldsOf(lines: readonly string[]): readonly Fold[] {
  const folds: Fold[] = [];
  const add = (startLine: number, endLine: number, kind?: Fold['kind']): void => {
    if (endLine > startLine) folds.push({ startLine, endLine, ...(kind ? { kind } : {}) });
  };
  const sections: { readonly depth: number; readonly line: number }[] = [];
  const directives: { readonly colons: number; readonly line: number }[] = [];
  const endSections = (depth: number, line: number): void => {
    while ((sections.at(-1)?.depth ?? 0) >= depth) add(sections.pop()?.line ?? line, lastFilled(lines, line - 1));
  };
  let fence: { readonly mark: string; readonly line: number } | undefined;
  let comment: number | undefined;
  let imports: number | undefined;
  let from = 0;
  if (/^---\s*$/.test(lines[0] ?? '')) {
    const end = lines.findIndex((line, n) => n > 0 && /^---\s*$/.test(line));
    if (end > 0) {
      add(0, end, 'region');
      from = end + 1;
    }
  }
  for (let n = from; n < lines.length; n++) {
    const line = lines[n] ?? '';
    const marks = /^[\s>]*(`{3,}|~{3,})([^`]*)$/.exec(line);
    if (fence) {
      const isEnd = marks?.[1]?.startsWith(fence.mark) && marks[2]?.trim() === '';
      if (!isEnd) continue;
      add(fence.line, n);
      fence = undefined;
      continue;
    }
    if (marks?.[1]) {
      fence = { mark: marks[1], line: n };
      continue;
    }
    if (/^\s*(?:<!--|\{\/\*)/.test(line)) comment ??= n;
    if (comment !== undefined) {
      if (!/-->|\*\/\}/.test(line)) continue;
      add(comment, n, 'comment');
      comment = undefined;
      continue;
    }
    if (/^(?:import|export)\b/.test(line)) imports ??= n;
    else if (imports !== undefined && line.trim() !== '' && !/^\s/.test(line)) {
      add(imports, lastFilled(lines, n - 1), 'imports');
      imports = undefined;
    }
    const heading = /^(#{1,6})(?:\s|$)/.exec(line)?.[1];
    if (heading !== undefined) {
      endSections(heading.length, n);
      sections.push({ depth: heading.length, line: n });
    }
    const colons = /^\s*(:{3,})\s*(\S?)/.exec(line);
    if (colons?.[1] && colons[2] !== '') directives.push({ colons: colons[1].length, line: n });
    else if (colons?.[1]) {
      const opened = directives.findLastIndex((one) => one.colons <= (colons[1]?.length ?? 0));
      const [found] = opened < 0 ? [] : directives.splice(opened);
      if (found) add(found.line, n);
    }
  }
  endSections(1, lines.length);
  return folds.sort((a, b) => a.startLine - b.startLine || a.endLine - b.endLine);
}

function lastFilled(lines: readonly string[], line: number): number {
  let last = line;
  while (last > 0 && (lines[last] ?? '').trim() === '') last--;
  return last;
}
