// Reads the redirect rules of the config, then those of the file that it names.

import {
  helpForRefusal,
  type Locate,
  nearest,
  type Place,
  type PlacedData,
  type PluginContext,
  refusalIn,
  respell,
  wholeFile,
} from 'slodocs/kit';
import type { RedirectsOptions } from './options.ts';
import { type Report, type Rule, readStatus, statusHelp } from './rule.ts';

export async function readRules({ rules, file }: RedirectsOptions, ctx: PluginContext, report: Report): Promise<readonly Rule[]> {
  const own = checkRules(rules, ['rules'], ctx.locate, report);
  return file === undefined ? own : [...own, ...(await readFile(file, ctx, report))];
}

async function readFile(file: string, ctx: PluginContext, report: Report): Promise<readonly Rule[]> {
  try {
    if (!/\.(?:json|ya?ml)$/i.test(file)) return readTable(await ctx.read(file), file, report);
    return readData(await ctx.readData(file), file, report);
  } catch (thrown) {
    const refusal = refusalIn(thrown);
    report({
      code: 'missing-file',
      message: `the redirects cannot be read: ${(thrown as Error).message}`,
      help: refusal ? helpForRefusal(refusal) : "The path of the file is relative to the site's folder.",
      place: ctx.locate(['file']),
    });
    return [];
  }
}

function readData({ value, locate, faults }: PlacedData, file: string, report: Report): readonly Rule[] {
  for (const { message, place } of faults)
    report({ code: 'invalid-rule', message, help: `"${file}" must contain a list of rules.`, place: place ?? wholeFile(file) });
  return faults.length > 0 ? [] : checkRules(value, [], locate, report);
}

type Path = readonly (string | number)[];

const keys = ['from', 'to', 'status'];

const shapeHelp = "Write a rule as `{ from: '/old', to: '/new' }`. `from` can be a list, and `status` is a number.";

/** A list of rules, or a map of sources to targets. */
export function checkRules(written: unknown, at: Path, locate: Locate, report: Report): readonly Rule[] {
  if (written === null || written === undefined) return [];
  if (Array.isArray(written)) return written.flatMap((rule, index) => checkRule(rule, [...at, index], locate, report));
  if (typeof written === 'object') {
    return Object.entries(written).flatMap(([from, to]) => {
      const [place, targetPlace] = [locate([...at, from], 'key'), locate([...at, from])];
      if (typeof to === 'string') return [{ from, to, status: 301 as const, place, targetPlace }];
      report({ code: 'invalid-rule', message: `the target of "${from}" must be a string`, help: shapeHelp, place: targetPlace });
      return [];
    });
  }
  report({ code: 'invalid-rule', message: 'the redirects are not a list of rules', help: shapeHelp, place: locate(at) });
  return [];
}

function checkRule(rule: unknown, at: Path, locate: Locate, report: Report): readonly Rule[] {
  const fault = (
    message: string,
    path: Path,
    help = shapeHelp,
    misspelt?: { key: string; meant: string | undefined },
  ): readonly Rule[] => {
    const place = locate([...at, ...path], misspelt && 'key');
    report({ code: 'invalid-rule', message, help, place, ...(misspelt ? respell(place, misspelt.key, misspelt.meant) : {}) });
    return [];
  };
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return fault('this is not a redirect rule', []);
  const { from, to, status = 301 } = rule as Partial<Record<string, unknown>>;
  for (const key of Object.keys(rule).filter((name) => !keys.includes(name))) {
    const meant = nearest(key, keys);
    fault(`"${key}" is not a key of a rule`, [key], meant ? `Did you mean "${meant}"?` : shapeHelp, { key, meant });
  }
  if (typeof to !== 'string' || to.trim() === '') return fault('"to" must be an address', to === undefined ? [] : ['to']);
  const known = readStatus(status);
  if (known === undefined) return fault(`"status" cannot be ${JSON.stringify(status)}`, ['status'], statusHelp);
  const isList = Array.isArray(from);
  const sources: readonly unknown[] = isList ? from : [from];
  if (sources.length === 0) return fault('"from" is an empty list', ['from']);
  return sources.flatMap((source, index) => {
    const path = isList ? ['from', index] : ['from'];
    if (typeof source !== 'string' || source.trim() === '')
      return fault('"from" must be an address, or a list of addresses', from === undefined ? [] : path);
    const places = { place: locate([...at, ...path]), targetPlace: locate([...at, 'to']) };
    return [{ from: source.trim(), to: to.trim(), status: known, ...places }];
  });
}

const columns = ['from', 'to', 'status'];

/** A first row `from`, `to` names the columns, in any order. Empty lines, and those that begin with `#`, say nothing. */
export function readTable(text: string, file: string, report: Report): readonly Rule[] {
  let order: readonly string[] = columns;
  let isFirst = true;
  const rules: Rule[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const cells = cellsOf(line, index + 1, file);
    const names = cells.map((cell) => cell.text.toLowerCase());
    if (isFirst && names.includes('from') && names.includes('to')) order = names;
    else rules.push(...readRow(cells, line, order, report));
    isFirst = false;
  }
  return rules;
}

interface Cell {
  readonly text: string;
  readonly place: Place;
}

function cellsOf(line: string, number: number, file: string): readonly Cell[] {
  let start = 0;
  return line.split('\t').map((cell) => {
    const column = start + (cell.length - cell.trimStart().length) + 1;
    const text = cell.trim();
    start += cell.length + 1;
    const point = (at: number) => ({ line: number, column: at });
    return { text, place: { file, start: point(column), end: point(column + text.length) } };
  });
}

function readRow(cells: readonly Cell[], line: string, order: readonly string[], report: Report): readonly Rule[] {
  const cellOf = (name: string): Cell | undefined => cells[order.indexOf(name)];
  const [from, to, status] = [cellOf('from'), cellOf('to'), cellOf('status')];
  const whole = cells.find(({ text }) => text !== '')?.place ?? cells[0]?.place;
  if (!from?.text || !to?.text) {
    const isSpaced = /\S {1,}\S/.test(line);
    report({
      code: 'invalid-rule',
      message: from?.text ? `the row of "${from.text}" has no target` : 'the row has no source',
      help: isSpaced
        ? 'Columns are separated by a tab, not by spaces.'
        : 'A row has two columns, separated by a tab: the old address and the new one.',
      ...(whole ? { place: whole } : {}),
    });
    return [];
  }
  const known = status?.text ? readStatus(status.text) : 301;
  if (known === undefined && status) {
    report({
      code: 'invalid-rule',
      message: `"${status.text}" is not a redirect status`,
      help: statusHelp,
      place: status.place,
    });
  }
  return known === undefined ? [] : [{ from: from.text, to: to.text, status: known, place: from.place, targetPlace: to.place }];
}
