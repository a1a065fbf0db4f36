// Finds the comma that a syntax error is about: parsers notice one only at the next word, often a line later.
import { syntaxFault } from '#files/locate/locate-syntax';

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
