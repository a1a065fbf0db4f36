// Converts diagnostics to those of the Language Server Protocol, by file.
import type { Diagnostic } from '#model/diagnostic';
import { type Range, rangeOf } from './positions.ts';
import type { Texts } from './texts.ts';

/** https://microsoft.github.io/language-server-protocol/specifications/lsp/3.18/specification/#diagnostic */
export interface LspDiagnostic {
  readonly range: Range;
  readonly severity: 1 | 2 | 3;
  readonly code: string;
  readonly codeDescription?: { readonly href: string };
  readonly source: 'slodocs';
  readonly message: string;
  readonly tags?: readonly (1 | 2)[];
  readonly relatedInformation?: readonly {
    readonly location: { readonly uri: string; readonly range: Range };
    readonly message: string;
  }[];
}

const severities = { error: 1, warning: 2, info: 3 } as const;

/** What does nothing is shown faded, what is out of date struck through. */
const unnecessary = 1;
const deprecated = 2;
const tags: Readonly<Record<string, 1 | 2>> = {
  'parse/unused-footnote': unnecessary,
  'parse/unused-import': unnecessary,
  'resolve/unused-category': unnecessary,
  'resolve/unused-partial': unnecessary,
  'resolve/moved-link': deprecated,
};

export function toLsp(diagnostic: Diagnostic, texts: Texts, pageOf: (code: string) => string | undefined): LspDiagnostic {
  const { code, severity, message, help, place, related = [] } = diagnostic;
  const href = pageOf(code);
  const tag = tags[code];
  return {
    range: place ? rangeOf(place) : { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    severity: severities[severity],
    code,
    ...(href === undefined ? {} : { codeDescription: { href } }),
    source: 'slodocs',
    message: help === undefined ? message : `${message}\n${help}`,
    ...(tag ? { tags: [tag] } : {}),
    ...(related.length > 0
      ? {
          relatedInformation: related.map(({ message, place }) => ({
            location: { uri: texts.uriOf(place.file), range: rangeOf(place) },
            message,
          })),
        }
      : {}),
  };
}

/** `config` is where a fault without a place is shown. */
export function byFile(diagnostics: readonly Diagnostic[], config: string): ReadonlyMap<string, readonly Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const file = diagnostic.place?.file ?? config;
    const known = files.get(file);
    if (known) known.push(diagnostic);
    else files.set(file, [diagnostic]);
  }
  return files;
}
