// Converts esbuild's errors into problems with places in the site's sources.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuildFailure, Location, Message } from 'esbuild';
import { syntaxFault } from '#files/locate/locate-value';
import { relativeTo } from '#files/site-path';
import { LineIndex } from '#kit/line-index';
import { attempt } from '#model/attempt';
import { type Place, wholeFile } from '#model/place';
import { appendix } from './module-virtual.ts';

export interface UserCodeProblem {
  /** The diagnostic's code, where it is the same for all modules. */
  readonly code?: string;
  /** Source that does not parse, an import that leads nowhere, or code that threw. */
  readonly kind: 'syntax' | 'unresolved' | 'threw';
  readonly message: string;
  readonly help?: string;
  readonly place: Place;
}

/** User code could not be loaded: a problem of the user's, not a bug. */
export class UserCodeError extends Error {
  readonly problems: readonly UserCodeProblem[];

  constructor(problems: readonly UserCodeProblem[]) {
    super(problems.map(({ message, place }) => `${place.file}:${place.start.line}:${place.start.column}: ${message}`).join('\n'));
    this.name = 'UserCodeError';
    this.problems = problems;
  }
}

/** The text of a file that is not saved yet, by its path relative to the root; undefined where the disk has it. */
type Unsaved = (file: string) => string | undefined;

/** The problems in an error of esbuild; undefined for any other error. */
export function problemsOf(
  failure: unknown,
  root: string,
  entries: readonly string[],
  unsaved?: Unsaved,
): UserCodeProblem[] | undefined {
  const errors = (failure as Partial<BuildFailure> | undefined)?.errors;
  if (!Array.isArray(errors) || errors.length === 0) return undefined;
  return errors.map((error: Message) => {
    const unresolved = error.text.startsWith('Could not resolve');
    const comma = commaBefore(error, root, unsaved);
    if (comma)
      return { kind: 'syntax', message: 'a comma is missing', help: 'Add it here, after the preceding value.', place: comma };
    return {
      kind: unresolved ? 'unresolved' : 'syntax',
      message: isAppended(error.location) ? 'the file ends before the code is complete' : messageOf(error),
      ...(typeof error.detail === 'string' ? { help: error.detail } : {}),
      place: error.location ? placeOf(error.location, root, unsaved) : wholeFile(relativeTo(root, entries[0] ?? root)),
    };
  });
}

/** Where a comma is missing, if that is the fault. */
function commaBefore({ text, location }: Message, root: string, unsaved?: Unsaved): Place | undefined {
  if (!location || isAppended(location) || !/^Expected "(?:[)\]},]|=>)"(?: in JSON)? but found /.test(text)) return undefined;
  const { file, start } = placeOf(location, root, unsaved);
  const source = readSource(file, root, unsaved).replace(/^\uFEFF/, '');
  const lines = new LineIndex(source);
  const at = missingComma(source, file, lines.offsetAt(start));
  return at === undefined ? undefined : lines.place(file, at, at);
}

/** In lower case and without a full stop. */
export function messageOf({ text }: Message): string {
  // Names such as "JSON" keep their case.
  const first = /^[A-Z](?![A-Z])/.test(text) ? text.slice(0, 1).toLowerCase() : text.slice(0, 1);
  return first + text.slice(1).replace(/\.$/, '');
}

/** The line that we append to sources, where the parser reports a source that ends too early. */
function isAppended(location: Location | null): boolean {
  return location?.lineText.startsWith(appendix.text) ?? false;
}

/** Columns are bytes in esbuild, characters in a place. */
export function placeOf(location: Location, root: string, unsaved?: Unsaved): Place {
  const file = location.file.replaceAll('\\', '/');
  const { line, lineText, length } = location;
  // Something missing at the end is reported after the last word, not on the empty line behind it.
  if (isAppended(location) || lineText === '') return endOf(file, root, unsaved);
  // esbuild counts bytes from 0, including those of a byte order mark, which it omits from the line's text.
  const column = location.column - (line === 1 && readSource(file, root, unsaved).startsWith('\uFEFF') ? 3 : 0);
  const bytes = Buffer.from(lineText);
  const start = bytes.subarray(0, column).toString().length + 1;
  const end = bytes.subarray(0, column + length).toString().length + 1;
  return { file, start: { line, column: start }, end: { line, column: end } };
}

function readSource(file: string, root: string, unsaved?: Unsaved): string {
  return attempt(() => unsaved?.(file) ?? readFileSync(resolve(root, file), 'utf8'), '');
}

function endOf(file: string, root: string, unsaved?: Unsaved): Place {
  const text = readSource(file, root, unsaved)
    .replace(/^\uFEFF/, '')
    .trimEnd();
  return new LineIndex(text).place(file, text.length, text.length);
}

/** One fault is reported at a time, so that the others of the kind must not hide it. */
const mostCommas = 4;

/** The offset at which a comma is missing, if the text parses with it, or with further commas behind it; `offset` is the fault's. */
export function missingComma(text: string, file: string, offset: number): number | undefined {
  for (const at of endsBefore(text, offset)) if (parsesWithCommas(text, file, at, offset)) return at;
  return undefined;
}

/** What ends there, the fault's neighbor first: behind it may be comments, whose sign a text may hold as well. */
function* endsBefore(text: string, offset: number): Generator<number> {
  let end = text.slice(0, offset).trimEnd().length;
  while (end > 0) {
    const open = text.endsWith('*/', end) ? text.lastIndexOf('/*', end) : -1;
    if (open !== -1) {
      end = text.slice(0, open).trimEnd().length;
      continue;
    }
    yield end;
    const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
    const comment = line.lastIndexOf('//');
    if (comment === -1) return;
    end = text.slice(0, end - line.length + comment).trimEnd().length;
  }
}

function parsesWithCommas(text: string, file: string, at: number, offset: number, left = mostCommas): boolean {
  const written = `${text.slice(0, at)},${text.slice(at)}`;
  const fault = syntaxFault(written, file);
  if (!fault) return true;
  // A comma inside of a text or a comment leaves the fault where it was.
  if (left === 0 || fault.offset <= offset + 1) return false;
  for (const end of endsBefore(written, fault.offset))
    if (parsesWithCommas(written, file, end, fault.offset, left - 1)) return true;
  return false;
}
