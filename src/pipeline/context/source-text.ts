// Reads the text of source files, and reports files that are unreadable, too large or not UTF-8.

import { digestOf } from '#files/digest';
import type { Files } from '#files/files';
import { unreadable } from '#files/write-fault';
import { LineIndex } from '#kit/line-index';
import { countReserved, findReserved, reservedName, withoutReserved } from '#kit/reserved-character';
import type { DiagnosticDraft } from '#model/diagnostic';
import { wholeFile } from '#model/place';
import type { SourceFile } from '#model/source-file';
import type { Reporter } from './reporter.ts';

/** Sources with more bytes are reported: they are slow to parse and slower to read. */
const largeSource = 1_000_000;

export interface SourceText {
  /** Without byte order mark; empty where nothing could be read. Invalid bytes and reserved characters become U+FFFD. */
  readonly text: string;
  /** The text is incomplete, which was reported. */
  readonly damaged?: true;
}

/** Reads a UTF-8 file. Reports a file that is unreadable, no UTF-8, or very large. */
export async function readSourceText(files: Files, reporter: Reporter, path: string): Promise<SourceText> {
  let bytes: Buffer;
  try {
    bytes = await files.bytes(path);
  } catch (thrown) {
    reporter.report(await unreadable(path, thrown));
    return { text: '', damaged: true };
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  const fault = text.includes('\uFFFD') ? firstInvalidByte(bytes) : undefined;
  if (fault !== undefined) {
    reporter.report(notUtf8(path, bytes, fault));
    return { text, damaged: true };
  }
  if (bytes.length > largeSource) reporter.report(tooLarge(path, bytes.length));
  const reserved = findReserved(text);
  if (reserved === undefined) return { text };
  reporter.report(holdsReserved(path, text, reserved));
  return { text: withoutReserved(text) };
}

/** A source with its text, whose digest is its hash. */
export interface ReadSource extends SourceFile, SourceText {}

/** Reads the text of a source, which may be virtual, and reports what is wrong with it. */
export async function readSource(files: Files, reporter: Reporter, source: SourceFile): Promise<ReadSource> {
  if (source.inline !== undefined) return { ...source, text: source.inline };
  const read = await readSourceText(files, reporter, source.path);
  return { ...source, hash: files.digest(source.path), ...read };
}

/** SHA-256 of a text, hexadecimal. */
export function hashText(text: string): string {
  return digestOf(text);
}

function holdsReserved(path: string, text: string, offset: number): DiagnosticDraft {
  const others = countReserved(text) - 1;
  return {
    code: 'discover/reserved-character',
    message: `the file contains ${reservedName(text, offset)}, which is not allowed in text${others > 0 ? `, and ${others} more` : ''}`,
    help: 'Remove it. If there is one between any two letters, the file is UTF-16: save it as UTF-8.',
    place: new LineIndex(text).place(path, offset, offset + 1),
  };
}

function tooLarge(path: string, size: number) {
  return {
    code: 'discover/large-file',
    message: `the file has ${(size / 1_000_000).toFixed(1)} MB of text`,
    help: 'Split the page. It is slow to build and too long to read.',
    place: wholeFile(path),
  };
}

function notUtf8(path: string, bytes: Buffer, offset: number) {
  const before = new TextDecoder('utf-8').decode(bytes.subarray(0, offset));
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return {
    code: 'discover/invalid-utf8',
    message: `the file is not UTF-8: byte 0x${byte} at offset ${offset} does not begin a character`,
    help: `Save the file as UTF-8, in your editor or with \`iconv -f ${encodingOf(bytes)} -t UTF-8\`.`,
    place: new LineIndex(`${before}?`).place(path, before.length, before.length + 1),
  };
}

/** A guess at the file's encoding by its first bytes. */
function encodingOf(bytes: Buffer): string {
  return /^(fffe|feff)/.test(bytes.toString('hex', 0, 2)) ? 'UTF-16' : 'WINDOWS-1252';
}

/** The offset of the first invalid byte; undefined for well-formed UTF-8. */
function firstInvalidByte(bytes: Buffer): number | undefined {
  let low = 0;
  let high = bytes.length;
  if (wellFormed(bytes)) return undefined;
  // A prefix may end inside a character, which streaming decoding accepts.
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (wellFormed(bytes.subarray(0, middle), true)) low = middle;
    else high = middle - 1;
  }
  while (low > 0 && ((bytes[low - 1] ?? 0) & 0xc0) === 0x80 && !wellFormed(bytes.subarray(0, low))) low--;
  return low > 0 && !wellFormed(bytes.subarray(0, low)) ? low - 1 : low;
}

function wellFormed(bytes: Buffer, open = false): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: open });
    return true;
  } catch {
    return false;
  }
}
