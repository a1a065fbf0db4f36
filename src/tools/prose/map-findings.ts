// Maps findings in the texts of `slodocs prose` to places in the sources.

import { LineIndex } from '#kit/line-index';
import { type ProseFinding, placeInProse } from '#kit/prose/findings';
import { trimEnd } from '#model/cut-text';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { ProseFile } from '#model/prose';

export interface Mapped {
  readonly drafts: readonly DiagnosticDraft[];
  /** Findings that touch no prose, or that are in no file of the site. */
  readonly dropped: number;
}

export function mapFindings(findings: readonly ProseFinding[], files: readonly ProseFile[]): Mapped {
  const fileOf = fileFinder(files);
  const indexes = new Map<ProseFile, LineIndex>();
  const drafts = findings.flatMap((finding): readonly DiagnosticDraft[] => {
    const file = fileOf(finding.path);
    if (!file) return [];
    const lines = indexes.get(file) ?? new LineIndex(file.text);
    indexes.set(file, lines);
    const range = placeInProse(finding, file.text, lines);
    if (!range) return [];
    const { tool, rule, message, help, severity } = finding;
    return [
      {
        code: 'prose/finding',
        message: `${tool} (${rule}): ${trimEnd(message.trim(), '.')}`,
        ...(help === undefined ? {} : { help }),
        place: { file: file.path, ...range },
        ...(severity === 'error' ? {} : { atMost: severity }),
      },
    ];
  });
  return { drafts, dropped: findings.length - drafts.length };
}

/** Linters name files from where they run, in whatever folder the texts were written to: the end of the path tells. */
function fileFinder(files: readonly ProseFile[]): (path: string | undefined) => ProseFile | undefined {
  const known = new Map(files.map((file) => [file.path, file]));
  return (path) => {
    if (path === undefined) return files.length === 1 ? files[0] : undefined;
    const parts = plainPath(path).split('/');
    for (let at = 0; at < parts.length; at++) {
      const rest = parts.slice(at).join('/');
      const found = known.get(rest) ?? known.get(rest.replace(/\.txt$/, ''));
      if (found) return found;
    }
    return undefined;
  };
}

function plainPath(path: string): string {
  const slashed = path.replaceAll('\\', '/');
  if (!slashed.startsWith('file://')) return slashed;
  try {
    return decodeURIComponent(slashed.slice('file://'.length));
  } catch {
    return slashed;
  }
}
