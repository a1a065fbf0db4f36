// Reads the code that a fence shows, or tells why it cannot.
import {
  cutAt,
  describeRefusal,
  findReserved,
  folderOf,
  helpForRefusal,
  joinFile,
  nearest,
  type Place,
  type Refusal,
  refusalIn,
  relativeFile,
  reservedName,
  type ThreadContext,
  trimEnd,
  trimEnds,
} from 'slodocs/kit';

/** `code` is one of the plugin's, `opening` a line of the file that is shown. */
export type Report = (
  code: string,
  message: string,
  help: string,
  more?: { opening?: Place | undefined; meant?: string | undefined },
) => void;

/** Undefined if the fault was reported. */
export async function codeOf(
  target: string,
  page: string,
  files: Pick<ThreadContext, 'read' | 'glob'>,
  report: Report,
): Promise<string | undefined> {
  const [written, from] = cutAt(target, '#');
  const part = from.slice(1);
  const isOfSite = written.startsWith('@site/');
  const path = isOfSite ? joinFile('', written.slice('@site/'.length)) : joinFile(folderOf(page), written);
  const help = 'Write the path relative to the page, or relative to the site as `@site/…`.';
  if (written.startsWith('/')) {
    report('missing-file', `"${written}" is not a path to a file of the site`, help);
    return undefined;
  }
  let refusal: Refusal | undefined;
  const text = await files.read(path).catch((thrown: unknown) => {
    refusal = refusalIn(thrown);
    return undefined;
  });
  if (refusal) {
    report('refused-file', `"${written}" ${describeRefusal(refusal)}`, helpForRefusal(refusal));
    return undefined;
  }
  if (text === undefined) {
    const beside = await files.glob(`${folderOf(path) || '.'}/*`);
    const print = (other: string): string => (isOfSite ? `@site/${other}` : relativeFile(folderOf(page), other));
    const meant = nearest(written.startsWith('.') || isOfSite ? written : `./${written}`, beside.map(print));
    report('missing-file', `there is no file "${written}" to show`, meant ? `Did you mean "${meant}"?` : help, {
      meant: meant && meant + target.slice(written.length),
    });
    return undefined;
  }
  const reserved = findReserved(text);
  if (reserved !== undefined) {
    const help = 'Code blocks can only show text. Show a part of the file that is text, or link to the file.';
    report('no-text', `"${written}" contains ${reservedName(text, reserved)}, which is not a text character`, help);
    return undefined;
  }
  const shown = partOf(text, written, part);
  if ('code' in shown) return shown.code;
  const meant = shown.fault === 'missing-part' && shown.meant ? `${written}#${shown.meant}` : undefined;
  report(shown.fault, shown.message, shown.help, { opening: shown.at && { file: path, ...shown.at }, meant });
  return undefined;
}

export interface Region {
  readonly name: string;
  /** Line numbers from 0 of the opening and the closing comment; undefined if there is none. */
  readonly start: number;
  readonly end: number | undefined;
}

/** What opens comments, in many languages. Some only before `#region`, for before a word they open something else. */
const hashed =
  /^\s*(?:(?:\/{2,}|\/\*+|#+|<!--|-{2,}|;+|%+|\{\/\*|\(\*|<#--|<#|\{#-?|\{\{!(?:--)?|<%(?:#|--)|@\*|\{\*|\{-|::|-#|!+|@?rem\b|dnl\b|['"‘’*{|⍝\\]|\*>|NB\.)\s*)?#(?:pragma\s+)?(region|endregion)\b(.*)$/iu;
/** Without `#`, in lower case: `--region` is an option, and `# Region of …` a sentence. */
const bare =
  /^\s*(?:(?:\/{2,}|\/\*+|<!--|\{\/\*|\(\*)\s*|(?:#+|-{2,}|;+|%+|<#--|<#|\{#-?|\{\{!(?:--)?|<%(?:#|--)|@\*|\{\*|\{-|::|-#|!+|@?(?:rem|REM)|dnl)\s+)(region|endregion)\b(.*)$/u;
/** What closes them. */
const close = /(?:\*\/\}?|--!?>|--\}\}|\}\}|-?#\}|(?:--)?%>|\*[)@}]|-\}|#>|[}"])$/;

/**
 * Lists the regions of a file in the order in which they open. Regions may be nested. A comment without a name closes the region opened last,
 * of those in its own style first.
 */
export function regionsOf(lines: readonly string[]): readonly Region[] {
  const regions: { name: string; start: number; end: number | undefined; isHashed: boolean }[] = [];
  for (const [at, line] of lines.entries()) {
    const isHashed = hashed.test(line);
    const [, word, rest = ''] = (isHashed ? hashed : bare).exec(line) ?? [];
    const name = rest.trim().replace(close, '').trim();
    if (word?.toLowerCase() === 'region') regions.push({ name, start: at, end: undefined, isHashed });
    if (word?.toLowerCase() !== 'endregion') continue;
    const open = regions.filter((region) => region.end === undefined && (name === '' || region.name === name));
    const closed = open.findLast((region) => region.isHashed === isHashed) ?? open.at(-1);
    if (closed) closed.end = at;
  }
  return regions.map(({ name, start, end }) => ({ name, start, end }));
}

/** The numbers of the lines that open and close regions, which are not shown. */
export function marksOf(lines: readonly string[]): ReadonlySet<number> {
  return new Set(regionsOf(lines).flatMap(({ start, end }) => (end === undefined ? [] : [start, end])));
}

export type Part =
  | { readonly code: string }
  | {
      readonly fault: 'missing-part' | 'faulty-region';
      readonly message: string;
      readonly help: string;
      /** The name of the region that was probably meant. */
      readonly meant?: string;
      readonly at?: Omit<Place, 'file'>;
    };

/** `part` is empty for the whole file, `L3` or `L3-L9` for lines, or the name of a region. */
export function partOf(text: string, file: string, part: string): Part {
  const lines = trimEnd(text.replace(/\r\n?/g, '\n'), '\n').split('\n');
  if (part === '') return { code: dedent(lines, 0, lines.length) };
  const range = /^L(\d+)(?:-L?(\d+))?$/.exec(part);
  if (range) return linesOf(lines, file, part, Number(range[1]), Number(range[2] ?? range[1]));
  const regions = regionsOf(lines);
  const [region, second] = regions.filter(({ name }) => name === part);
  if (!region) return noRegion(regions, file, part);
  const { start, end } = region;
  const line = lines[start] ?? '';
  const column = line.length - line.trimStart().length + 1;
  const at = { start: { line: start + 1, column }, end: { line: start + 1, column: line.trimEnd().length + 1 } };
  const related = { fault: 'faulty-region', at } as const;
  if (second) {
    const message = `the region "${part}" occurs twice in "${file}", in lines ${start + 1} and ${second.start + 1}`;
    return { ...related, message, help: 'Rename one of them.' };
  }
  if (end === undefined) {
    const message = `the region "${part}" of "${file}" is never closed`;
    return { ...related, message, help: `Add a comment with "#endregion ${part}" after its last line.` };
  }
  return { code: dedent(lines, start + 1, end) };
}

function linesOf(lines: readonly string[], file: string, part: string, first: number, last: number): Part {
  if (first >= 1 && first <= last && last <= lines.length) return { code: dedent(lines, first - 1, last) };
  const count = lines.length === 1 ? '1 line' : `${lines.length} lines`;
  const help = `Line numbers start at 1, ranges go upward, and this file has ${count}.`;
  return { fault: 'missing-part', message: `"${file}" has no lines "${part}"`, help };
}

function noRegion(regions: readonly Region[], file: string, part: string): Part {
  const names = [...new Set(regions.map(({ name }) => name).filter((name) => name !== ''))];
  const meant = nearest(part, names);
  const listed = names.map((name) => `"${name}"`).join(', ');
  const all = listed === '' ? `It has no regions. Mark one with the comments "#region ${part}" and "#endregion ${part}".` : '';
  const help = meant ? `Did you mean "${meant}"?` : all || `Its regions are ${listed}.`;
  return { fault: 'missing-part', message: `"${file}" has no region "${part}"`, help, ...(meant ? { meant } : {}) };
}

/** Drops the comments of regions, blank lines at both ends, and common indentation. `start` and `end` count from 0. */
function dedent(lines: readonly string[], start: number, end: number): string {
  const marks = marksOf(lines);
  const shown = lines.slice(start, end).filter((_, index) => !marks.has(start + index));
  const indents = shown.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  const common = indents.reduce((one, other) => one.slice(0, sharedLength(one, other)), indents[0] ?? '');
  const moved = shown.map((line) => (line.startsWith(common) ? line.slice(common.length) : line.trimStart()));
  return trimEnds(moved.join('\n'), '\n');
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
