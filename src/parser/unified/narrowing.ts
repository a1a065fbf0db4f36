// Removes parser constructs that cannot match in a text, because each is tried at every word or line.
import type { Options } from 'mdast-util-from-markdown';
import type { LimitSettings } from '#model/settings';
import { tableTooLarge } from '../library-fault.ts';
import { boundedSyntax } from './bounded-syntax.ts';

export type Syntax = NonNullable<Options['extensions']>[number];
type Constructs = NonNullable<Extract<Syntax, { flow?: unknown }>['flow']>;
type Construct = Extract<NonNullable<Constructs[number]>, { tokenize: unknown }>;

/**
 * Returns a function that drops the extensions which cannot match in a text. The tree stays the same, positions included: what is
 * dropped would only try.
 */
export function narrowing(extensions: readonly Syntax[], limits: LimitSettings): (text: string) => readonly Syntax[] {
  const email = findConstruct(extensions, 'text', 'emailAutolink');
  const table = findConstruct(extensions, 'flow', 'table');
  const variants = new Map<string, readonly Syntax[]>();
  return (text) => {
    const left = [
      'emailAutolink',
      'table',
      ...(/https?:\/\//i.test(text) ? [] : ['protocolAutolink']),
      ...(/www\./i.test(text) ? [] : ['wwwAutolink']),
    ];
    const key = left.join();
    const variant = variants.get(key) ?? extensions.map((extension) => without(left, extension));
    variants.set(key, variant);
    return [
      ...variant,
      startingAt(addressStarts(text), email),
      startingOn(tableLines(text), table, limits),
      ...boundedSyntax(text, limits),
    ];
  };
}

/** The codes of characters with which an e-mail address in the text could start. The extension would try every letter. */
function addressStarts(text: string): readonly number[] {
  const codes = new Set<number>();
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1))
    for (let from = at - 1; from >= 0 && /[\w.+-]/.test(text.charAt(from)); from--) codes.add(text.charCodeAt(from));
  return [...codes];
}

function startingAt(codes: readonly number[], construct: Construct | undefined): Syntax {
  return construct ? { text: Object.fromEntries(codes.map((code) => [code, construct])) } : {};
}

/**
 * The numbers of lines that could belong to a table: the line above a possible delimiter row, and those after it. The first has
 * the cell count of such a table.
 */
function tableLines(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const lines = text.split(/\r\n|\n|\r/);
  lines.forEach((line, index) => {
    if (!/-[ \t:|]*$/.test(line) || !/[:|]/.test(line)) return;
    let next = index + 1;
    for (; /[^ \t]/.test(lines[next] ?? '') && !found.has(next + 1); next++) found.set(next + 1, 0);
    found.set(index, Math.max(1, line.split('|').length - 1) * (next - index));
  });
  return found;
}

/** True where a table would exceed the limit, which the construct reports with its place. */
export function tooLargeTable(text: string, { tableCells }: LimitSettings): boolean {
  return text.length > tableCells && [...tableLines(text).values()].some((cells) => cells > tableCells);
}

function startingOn(lines: ReadonlyMap<number, number>, construct: Construct | undefined, { tableCells }: LimitSettings): Syntax {
  if (construct === undefined || lines.size === 0) return {};
  const tokenize: Construct['tokenize'] = function tokenize(effects, ok, nok) {
    const { line } = this.now();
    const cells = lines.get(line);
    if (cells === undefined) return nok;
    if (cells > tableCells) throw tableTooLarge(tableCells, { line, column: 1 });
    return construct.tokenize.call(this, effects, ok, nok);
  };
  return { flow: { null: [{ ...construct, tokenize }] } } as Syntax;
}

function findConstruct(extensions: readonly Syntax[], field: 'text' | 'flow', name: string): Construct | undefined {
  return extensions.flatMap((extension) => Object.values(constructsOf(extension, field)).flat()).find((one) => one.name === name);
}

function without(names: readonly string[], extension: Syntax): Syntax {
  const rest = (field: 'text' | 'flow') => {
    const kept = Object.entries(constructsOf(extension, field)).map(
      ([code, constructs]) => [code, [constructs].flat().filter(({ name = '' }) => !names.includes(name))] as const,
    );
    return Object.fromEntries(kept.filter(([, constructs]) => constructs.length > 0));
  };
  return { ...extension, text: rest('text'), flow: rest('flow') } as Syntax;
}

function constructsOf(extension: Syntax, field: 'text' | 'flow'): Readonly<Record<string, Construct | Construct[]>> {
  return ((extension as Record<string, unknown>)[field] ?? {}) as Readonly<Record<string, Construct | Construct[]>>;
}
