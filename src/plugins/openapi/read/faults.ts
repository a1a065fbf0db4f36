// Reports the faults of a specification at their file, line and JSON pointer.
import type { DataOptions, DiagnosticDraft, Place, PlacedData } from 'slodocs/kit';
import type { FaultCode } from '../diagnostics.ts';

/** What reading needs from its surroundings. */
export interface Reading {
  /** Rejects where the file cannot be read. */
  readData(path: string, options: DataOptions): Promise<PlacedData>;
  /** The text of a file that has been read: JSON is then checked for what YAML allows and JSON does not. */
  read(path: string): Promise<string>;
  report(draft: DiagnosticDraft): void;
  /** The file that stands in for another in the language of the site. */
  translationOf?(path: string): string | undefined;
}

/** Where a value is: in which file, and below which keys and indexes. */
export interface At {
  readonly file: string;
  readonly path: readonly (string | number)[];
}

export interface Fault {
  readonly code: FaultCode;
  readonly at: At;
  /** What is marked, if something else. */
  readonly place?: At;
  /** The value is marked, or its key. */
  readonly part?: 'key' | 'value';
  /** The pointer to the value is added to it. */
  readonly message: string;
  readonly help: string;
  readonly related?: readonly { readonly message: string; readonly at: At }[];
}

export type Report = (fault: Fault) => void;

export function below({ file, path }: At, ...steps: readonly (string | number)[]): At {
  return { file, path: [...path, ...steps] };
}

/** A JSON pointer as the fragment of an address: `#/paths/~1pets/get`. */
export function pointerOf({ path }: Pick<At, 'path'>): string {
  return `#${path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
}

/** `locate` finds places in files that have been read. */
export function faultReporter({ report }: Reading, locate: (at: At, part?: 'key' | 'value') => Place): Report {
  const known = new Set<string>();
  return ({ code, at, place = at, part, message, help, related = [] }) => {
    // Each use of a faulty component finds its fault again.
    const key = `${at.file}${pointerOf(at)} ${message}`;
    if (known.has(key)) return;
    known.add(key);
    report({
      code,
      message: at.path.length === 0 ? message : `${message}, at ${pointerOf(at)}`,
      help,
      place: locate(place, part),
      ...(related.length > 0 && { related: related.map((one) => ({ message: one.message, place: locate(one.at, 'key') })) }),
    });
  };
}
