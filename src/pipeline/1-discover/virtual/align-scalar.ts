// Aligns the value of a YAML scalar with its source.

/** Offsets from which value and source match character by character. */
interface Run {
  readonly value: number;
  readonly source: number;
}

/** Undefined where the value does not match the source. */
export function alignScalar(source: string, value: string): readonly Run[] | undefined {
  const isBlock = /^[|>]/.test(source);
  const style = source.startsWith('"') ? 'double' : source.startsWith("'") ? 'single' : isBlock ? 'block' : 'plain';
  const runs: Run[] = [];
  const first = startOf(source, style);
  if (first === undefined) return undefined;
  const indent = isBlock ? indentAfter(source, first) : 0;
  let at = isBlock ? afterIndent(source, first, indent) : first;
  for (let index = 0; index < value.length; index++) {
    const sign = value.charAt(index);
    const read: Written | undefined = isBlock ? readBlock(source, at, sign, indent) : readFlow(source, at, sign, style);
    if (!read) return undefined;
    const last = runs.at(-1);
    if (!last || read.start - last.source !== index - last.value) runs.push({ value: index, source: read.start });
    at = read.end;
  }
  return runs;
}

/** The source range of a character of the value. */
interface Written {
  readonly start: number;
  readonly end: number;
}

function startOf(source: string, style: string): number | undefined {
  if (style === 'plain') return 0;
  if (style !== 'block') return 1;
  const end = source.indexOf('\n');
  return end === -1 ? undefined : end + 1;
}

/** The indentation of the first line that is not empty. */
function indentAfter(source: string, from: number): number {
  const [, spaces = ''] = /^(?:[ \t]*\n)*( *)/.exec(source.slice(from)) ?? [];
  return spaces.length;
}

function afterIndent(source: string, from: number, most: number): number {
  let at = from;
  while (at - from < most && source[at] === ' ') at++;
  return at;
}

function readBlock(source: string, at: number, sign: string, indent: number): Written | undefined {
  if (source[at] === '\r' && source[at + 1] === '\n') return readBlock(source, at + 1, sign, indent);
  if (source[at] === sign) return { start: at, end: sign === '\n' ? afterIndent(source, at + 1, indent) : at + 1 };
  // The file's last line may have no line end, and a folded line ends in a space.
  if (sign === '\n' && at >= source.length) return { start: at, end: at };
  if (source[at] !== '\n') return undefined;
  const next = afterIndent(source, at + 1, indent);
  if (sign === ' ') return { start: at, end: next };
  // One of several empty lines that are folded.
  return sign === '\n' ? undefined : readBlock(source, next, sign, indent);
}

function readFlow(source: string, at: number, sign: string, style: string): Written | undefined {
  if (style === 'double' && source[at] === '\\') return readEscape(source, at, sign);
  if (style === 'single' && source.startsWith("''", at)) return sign === "'" ? { start: at, end: at + 2 } : undefined;
  if (source[at] === sign) return { start: at, end: at + 1 };
  const blank = /^[ \t]*\r?\n[ \t]*/.exec(source.slice(at, at + 1000))?.[0];
  if (blank === undefined) return undefined;
  const end = at + blank.length;
  if (sign === ' ' || sign === '\n') return { start: at, end };
  return readFlow(source, end, sign, style);
}

const lengths: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

function readEscape(source: string, at: number, sign: string): Written | undefined {
  const kind = source.charAt(at + 1);
  const folded = /^\\\r?\n[ \t]*/.exec(source.slice(at, at + 1000))?.[0];
  if (folded !== undefined) return readFlow(source, at + folded.length, sign, 'double');
  // A surrogate pair is one escape, so its second half has the same place.
  if (kind === 'U' && /[\uD800-\uDBFF]/.test(sign)) return { start: at, end: at };
  return { start: at, end: at + (lengths[kind] ?? 2) };
}
