// Lists diagnostics as agents are told of them.
import type { Diagnostic } from '#model/diagnostic';
import type { Answers } from './definitions.ts';
import { portion } from './quoted.ts';

type Faults = Pick<Answers['check'], 'diagnostics' | 'total' | 'next_offset'>;

export function faultsOf(all: readonly Diagnostic[], part = { offset: 0, limit: 100 }): Faults {
  const { shown, ...rest } = portion(all, part);
  return { diagnostics: shown.map(faultOf), ...rest };
}

function faultOf({ code, severity, message, place, help, fix }: Diagnostic): Faults['diagnostics'][number] {
  return {
    ...{ code, severity, message },
    file: place?.file ?? null,
    line: place?.start.line ?? null,
    column: place?.start.column ?? null,
    end_line: place?.end.line ?? null,
    end_column: place?.end.column ?? null,
    help: help ?? null,
    fix: fix
      ? {
          ...{ title: fix.title, replaces: fix.replaces, text: fix.text, file: fix.place.file },
          line: fix.place.start.line,
          column: fix.place.start.column,
        }
      : null,
  };
}

export function printFaults({ diagnostics, total, next_offset }: Faults): string {
  const lines = diagnostics.map(({ code, severity, message, file, line, column, help, fix }) => {
    const at = file === null ? '' : `${file}:${line}:${column}: `;
    const more = [help ?? [], fix ? `fix: replace ${JSON.stringify(fix.replaces)} with ${JSON.stringify(fix.text)}` : []].flat();
    return [`${at}${severity} ${code}: ${message}`, ...more.map((one) => `  ${one}`)].join('\n');
  });
  const rest = next_offset === null ? [] : [`${total - next_offset} more at offset ${next_offset}.`];
  return [...lines, ...rest].join('\n');
}

export function countsOf(diagnostics: readonly Diagnostic[]) {
  const of = (severity: Diagnostic['severity']): number => diagnostics.filter((one) => one.severity === severity).length;
  return { errors: of('error'), warnings: of('warning'), infos: of('info') };
}
