// Reads what linters print: the JSON of Vale, LanguageTool and cspell, and the lines of cspell.
import { stripVTControlCharacters } from 'node:util';
import type { ProseFinding } from '#kit/prose/findings';
import { readValeFindings } from '#kit/prose/vale-findings';
import { type Fields, isFields } from '#model/fields';

/** Undefined for what none of them prints. */
export function readFindings(text: string): readonly ProseFinding[] | undefined {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return [];
  if (!/^[[{]/.test(trimmed)) return readLines(trimmed);
  const value = parsed(trimmed);
  if (isFields(value) && Array.isArray(value['matches'])) return readMatches(value['matches'], undefined);
  if (isFields(value) && Array.isArray(value['issues'])) return allOf(value['issues'].map(readIssue));
  if (!isFields(value)) return undefined;
  // LanguageTool names no file: a script may put its answers side by side.
  const answers = Object.entries(value);
  const isOfLanguageTool = answers.length > 0 && answers.every(([, one]) => isFields(one) && Array.isArray(one['matches']));
  if (!isOfLanguageTool) return readValeFindings(value);
  const lists = answers.map(([path, one]) => readMatches((one as Fields)['matches'] as readonly unknown[], path));
  return lists.some((list) => list === undefined) ? undefined : lists.flatMap((list) => list ?? []);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function allOf(findings: readonly (ProseFinding | undefined)[]): readonly ProseFinding[] | undefined {
  const found = findings.flatMap((finding) => finding ?? []);
  return found.length === findings.length ? found : undefined;
}

const mild = new Set(['style', 'typographical', 'whitespace', 'locale-violation', 'register']);

function readMatches(matches: readonly unknown[], path: string | undefined): readonly ProseFinding[] | undefined {
  return allOf(
    matches.map((match) => {
      if (!isFields(match)) return undefined;
      const { message, offset, length, rule, replacements } = match;
      if (typeof message !== 'string' || typeof offset !== 'number' || typeof length !== 'number') return undefined;
      const { id = 'rule', issueType = '', urls } = isFields(rule) ? rule : {};
      const better = suggested(replacements);
      const [url] = Array.isArray(urls) ? urls.flatMap((one) => (isFields(one) ? [String(one['value'])] : [])) : [];
      const help = [better, url].filter((one) => one !== undefined).join(' ');
      return {
        tool: 'LanguageTool',
        ...(path === undefined ? {} : { path }),
        at: { offset, length },
        rule: String(id),
        message,
        severity: mild.has(String(issueType)) ? 'info' : 'warning',
        ...(help === '' ? {} : { help }),
      } satisfies ProseFinding;
    }),
  );
}

/** The maximum number of replacements to show. */
const shown = 3;

function suggested(replacements: unknown): string | undefined {
  const words = Array.isArray(replacements)
    ? replacements.flatMap((one) => (typeof one === 'string' ? [one] : isFields(one) ? [String(one['value'])] : []))
    : [];
  return words.length === 0
    ? undefined
    : `Perhaps: ${words
        .slice(0, shown)
        .map((word) => `"${word}"`)
        .join(', ')}.`;
}

/** An issue of `@cspell/cspell-json-reporter`. */
function readIssue(issue: unknown): ProseFinding | undefined {
  if (!isFields(issue)) return undefined;
  const { uri, row, col, text, isFlagged, suggestions } = issue;
  if (typeof uri !== 'string' || typeof row !== 'number' || typeof col !== 'number' || typeof text !== 'string') return undefined;
  const help = suggested(suggestions);
  return { ...word(uri, row, col, text, isFlagged === true), ...(help === undefined ? {} : { help }) };
}

function word(path: string, line: number, column: number, match: string, isForbidden: boolean): ProseFinding {
  return {
    tool: 'cspell',
    path,
    at: { line, column, length: match.length },
    rule: isForbidden ? 'forbidden-word' : 'unknown-word',
    message: isForbidden ? `"${match}" is a forbidden word` : `"${match}" is not in its dictionary`,
    severity: 'warning',
    match,
  };
}

const ofCspell = /:(\d+):(\d+) - (Unknown|Forbidden|Misspelled|Flagged) word \(([^()]+)\)/;

/** Undefined where no line is one of cspell's: its summary and its progress are others. */
function readLines(text: string): readonly ProseFinding[] | undefined {
  const lines = stripVTControlCharacters(text).split(/\r?\n/);
  const findings = lines.flatMap((line) => {
    const found = ofCspell.exec(line);
    const [, row, column, kind, match] = found ?? [];
    if (!found || match === undefined) return [];
    return [
      word(line.slice(0, found.index).trim(), Number(row), Number(column), match, kind === 'Forbidden' || kind === 'Flagged'),
    ];
  });
  const isOfCspell = findings.length > 0 || lines.some((line) => /\bCSpell: Files checked/.test(line));
  return isOfCspell ? findings : undefined;
}
