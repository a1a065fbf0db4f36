// Finds the key or the value of YAML that a cursor is at, by the indentation of the lines, which may be unfinished.
import { lineEnd, lineStart } from './block-at.ts';

export interface YamlAt {
  readonly kind: 'key' | 'value';
  /** The keys that lead there, `*` for an item of a list. The last one is that of the value. */
  readonly path: readonly string[];
  /** The keys of the same map. */
  readonly given: ReadonlySet<string>;
  /** Of what is replaced. */
  readonly start: number;
  readonly end: number;
  /** The column of a key. */
  readonly column: number;
  /** A colon stands behind the key. */
  readonly hasColon: boolean;
}

interface Line {
  /** Of a key, or of other text behind the dashes of lists. */
  readonly column: number;
  /** The columns of these dashes. */
  readonly dashes: readonly number[];
  readonly key: string | undefined;
  /** What is behind the colon, or all of it. */
  readonly value: string;
}

/** A key in front of a colon, in quotes or without. */
function splitKey(text: string): { readonly key: string; readonly value: string } | undefined {
  const quote = /^["']/.exec(text)?.[0];
  const from = quote === undefined ? 0 : text.indexOf(quote, 1);
  const colon = from < 0 ? null : /:(?:\s|$)/.exec(text.slice(from));
  if (!colon || (quote === undefined && /^[[\]{},&*!|>%@`#:?]/.test(text))) return undefined;
  const written = text.slice(0, from + colon.index).trimEnd();
  const key = quote === undefined ? written : written.slice(1, -1);
  return key.includes(' #') ? undefined : { key, value: text.slice(from + colon.index + 1).trimStart() };
}

function readLine(text: string): Line | undefined {
  const dashes: number[] = [];
  let column = 0;
  for (;;) {
    while (text[column] === ' ') column++;
    if (text[column] !== '-' || !/^\s?$/.test(text[column + 1] ?? '')) break;
    dashes.push(column++);
  }
  const rest = text.slice(column).trimEnd();
  if (rest.startsWith('#') || (rest === '' && dashes.length === 0)) return undefined;
  const { key, value = rest } = splitKey(rest) ?? {};
  return { column, dashes, key, value };
}

/** `from` and `to` bound the YAML in the text. Undefined in comments and in texts of several lines. */
export function yamlAt(text: string, from: number, to: number, cursor: number): YamlAt | undefined {
  const lines = text.slice(from, to).split('\n').map(readLine);
  const begin = Math.max(from, lineStart(text, cursor));
  const index = text.slice(from, begin).split('\n').length - 1;
  const before = text.slice(begin, cursor);
  const behind = text.slice(cursor, Math.min(to, lineEnd(text, cursor))).trimEnd();
  if (/(?:^|\s)#/.test(before)) return undefined;
  const typed = readLine(`${before}\u0001`);
  if (!typed) return undefined;
  const isValue = typed.key !== undefined;
  const path = pathTo(lines, index, typed);
  if (!path || path.some(({ value }) => /^[|>][\d+-]*$/.test(value))) return undefined;
  const keys = path.map(({ key }) => key);
  const value = typed.value.slice(0, -1);
  const place = (written: string) => ({ start: cursor - unquoted(written).length, column: typed.column });
  if (isValue || isFlow(value)) return valueAt(keys, typed, value, behind, cursor, place);
  const word = /^[\w-]*/.exec(behind)?.[0] ?? '';
  if (/["']/.test(value[0] ?? '') || /\s/.test(value)) return valueAt(keys, typed, value, behind, cursor, place);
  const hasColon = /^\s*:/.test(behind.slice(word.length));
  const given = siblings(lines, index, typed.column);
  return { kind: 'key', path: keys, given, end: cursor + word.length, hasColon, ...place(value) };
}

function isFlow(value: string): boolean {
  return /^[[{]/.test(value);
}

function valueAt(
  keys: readonly string[],
  { key }: Line,
  value: string,
  behind: string,
  cursor: number,
  place: (written: string) => Pick<YamlAt, 'start' | 'column'>,
): YamlAt | undefined {
  const path = key === undefined ? keys : [...keys, key];
  const common = { kind: 'value', hasColon: false } as const;
  if (value.startsWith('{') || /^[|>&*!]/.test(value)) return undefined;
  if (value.startsWith('[')) {
    if (value.includes(']')) return undefined;
    const items = value.slice(1).split(',');
    const last = (items.pop() ?? '').trimStart();
    const others = [...items, ...(behind.split(']', 1)[0] ?? '').split(',').slice(1)];
    const end = cursor + (upToQuote(last, behind) ?? /^[^,\]]*/.exec(behind)?.[0].trimEnd().length ?? 0);
    return { ...common, path: [...path, '*'], given: new Set(others.map(plain)), end, ...place(last) };
  }
  const end = cursor + (upToQuote(value, behind) ?? (behind.split(' #', 1)[0] ?? '').trimEnd().length);
  return { ...common, path, given: new Set(), end, ...place(value) };
}

function unquoted(written: string): string {
  return written.replace(/^["']/, '');
}

function upToQuote(written: string, behind: string): number | undefined {
  const quote = /^["']/.exec(written)?.[0];
  const at = quote === undefined ? -1 : behind.indexOf(quote);
  return at < 0 ? undefined : at;
}

function plain(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, '$2');
}

interface Step {
  readonly key: string;
  readonly value: string;
}

/** The keys above a line, outermost first. */
function pathTo(lines: readonly (Line | undefined)[], index: number, { column, dashes }: Line): readonly Step[] | undefined {
  const path: Step[] = dashes.map(() => item);
  let limit = dashes[0] ?? column;
  // The dashes of a list may stand below the first letter of its key.
  let isList = dashes.length > 0;
  for (let at = index - 1; at >= 0 && (limit > 0 || isList); at--) {
    const line = lines[at];
    if (!line) continue;
    const inside = line.dashes.filter((dash) => dash < limit);
    if (line.key !== undefined && (line.column < limit || (isList && line.column === limit && line.dashes.length === 0))) {
      path.unshift(...inside.map(() => item), { key: line.key, value: line.value });
      limit = line.dashes[0] ?? line.column;
      isList = line.dashes.length > 0;
    } else if (inside.length > 0 && line.column >= limit) {
      path.unshift(...inside.map(() => item));
      limit = inside[0] as number;
      isList = true;
    } else if (line.key === undefined && line.column < limit && line.dashes.length === 0) return undefined;
  }
  return path;
}

const item: Step = { key: '*', value: '' };

/** The keys of other lines of the same map. */
function siblings(lines: readonly (Line | undefined)[], index: number, column: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (const step of [-1, 1])
    for (let at = index + step; at >= 0 && at < lines.length; at += step) {
      const line = lines[at];
      if (!line) continue;
      const isFirst = step === 1 && line.dashes.some((dash) => dash < column);
      if (line.column < column || isFirst) break;
      if (line.column === column && line.key !== undefined) found.add(line.key);
      if (step === -1 && line.dashes.some((dash) => dash < column)) break;
    }
  return found;
}
