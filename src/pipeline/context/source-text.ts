// The text of a source file, or a diagnostic that says why there is none.
import { createHash } from 'node:crypto';
import { LineIndex } from '#model/line-index';
import { wholeFile } from '#model/place';
import type { Files } from './files.ts';
import type { Reporter } from './reporter.ts';

/** Sources above this many bytes are reported: they are slow to parse and slower to read. */
const largeSource = 1_000_000;

/** Reads a UTF-8 file without byte order mark. Reports a file that is unreadable, no UTF-8, or very large. */
export async function readSourceText(files: Files, reporter: Reporter, path: string): Promise<string | undefined> {
  let bytes: Buffer;
  try {
    bytes = await files.bytes(path);
  } catch (thrown) {
    reporter.report({
      code: 'discover/unreadable',
      message: `the file cannot be read: ${reasonOf(thrown)}`,
      help: 'Check that it still exists and that this user may read it.',
      place: wholeFile(path),
    });
    return undefined;
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  if (text.includes('\uFFFD')) {
    const fault = firstInvalidByte(bytes);
    if (fault !== undefined) {
      reporter.report(notUtf8(path, bytes, fault));
      return undefined;
    }
  }
  if (bytes.length > largeSource) {
    reporter.report({
      code: 'discover/large-file',
      message: `the file has ${(bytes.length / 1_000_000).toFixed(1)} MB of text`,
      help: 'Split the page: it is slow to build, and nobody reads that far.',
      place: wholeFile(path),
    });
  }
  return text;
}

/** SHA-256 of a text, hexadecimal. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function notUtf8(path: string, bytes: Buffer, offset: number) {
  const before = new TextDecoder('utf-8').decode(bytes.subarray(0, offset));
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return {
    code: 'discover/invalid-utf8',
    message: `the file is not UTF-8: byte 0x${byte} at offset ${offset} begins no character`,
    help: 'Save the file as UTF-8, in your editor or with `iconv -f WINDOWS-1252 -t UTF-8`.',
    place: new LineIndex(`${before}?`).place(path, before.length, before.length + 1),
  };
}

/** The offset of the first byte that is not part of a well-formed sequence; undefined when all are. */
function firstInvalidByte(bytes: Buffer): number | undefined {
  let low = 0;
  let high = bytes.length;
  if (wellFormed(bytes)) return undefined;
  // A prefix that ends inside a character is still well formed when decoded as a stream.
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

function reasonOf(thrown: unknown): string {
  const code = (thrown as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'it is not there any more';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ELOOP') return 'its symbolic links form a loop';
  return (thrown as Error).message;
}
