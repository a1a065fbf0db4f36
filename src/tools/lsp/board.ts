// Holds the diagnostics of a site: those of its sources at once after an edit, those of rendering once the whole site was checked.
import type { Diagnostic } from '#model/diagnostic';
import type { FileDiagnostics } from '#model/editor';
import { compareText } from '#model/place';
import type { Texts } from './texts.ts';
import { byFile, type LspDiagnostic, toLsp } from './to-lsp.ts';
import type { View } from './view.ts';

export interface Board {
  /** Takes what the stages up to resolve report. What later stages have found before is kept until they run again. */
  early(found: readonly Diagnostic[]): void;
  /** Takes everything that a check finds. */
  whole(found: readonly Diagnostic[]): void;
  all(): readonly Diagnostic[];
  /** The files whose diagnostics differ from those that were told last. */
  changes(): readonly FileDiagnostics[];
}

interface BoardOptions {
  readonly texts: Texts;
  /** The name of the file of the configuration, where faults without a place are shown. */
  readonly config: string;
  readonly manual: View['manual'];
  /** Documents whose faults somebody else has told. */
  readonly known: readonly string[];
}

export function createBoard({ texts, config, manual, known }: BoardOptions): Board {
  let shown: readonly Diagnostic[] = [];
  let inSources = new Set<string>();
  let late: readonly Diagnostic[] = [];
  let files: ReadonlyMap<string, readonly Diagnostic[]> = new Map();
  const told = new Map(known.map((uri) => [texts.fileOf(uri) ?? uri, 'by another']));
  const keyOf = ({ code, place, message }: Diagnostic): string => JSON.stringify([code, place, message]);
  const show = (diagnostics: readonly Diagnostic[]): void => {
    shown = diagnostics;
    files = byFile(diagnostics, config);
  };
  return {
    early(found) {
      inSources = new Set(found.map(keyOf));
      const kept = late.filter((one) => !inSources.has(keyOf(one)));
      show(kept.length === 0 ? found : [...found, ...kept]);
    },
    whole(found) {
      late = found.filter((one) => !inSources.has(keyOf(one)));
      show(found);
    },
    all: () => shown,
    changes() {
      const names = [...new Set([...files.keys(), ...told.keys()])].sort(compareText);
      return names.flatMap((file): readonly FileDiagnostics[] => {
        const diagnostics: readonly LspDiagnostic[] = (files.get(file) ?? []).map((one) => toLsp(one, texts, manual.addressOf));
        const text = JSON.stringify(diagnostics);
        if ((told.get(file) ?? '[]') === text) return [];
        if (diagnostics.length === 0) told.delete(file);
        else told.set(file, text);
        return [{ uri: texts.uriOf(file), version: texts.versionOf(file), diagnostics }];
      });
    },
  };
}
