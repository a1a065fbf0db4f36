// Validates redirect rules of the config or a data file, and splits them into rules of one source each.

import { nearest } from '#model/nearest';
import type { Locate } from '#model/place';
import { respell } from '#model/respell';
import { type Report, type Rule, readStatus, statusHelp } from './rule.ts';

type Path = readonly (string | number)[];

const keys = ['from', 'to', 'status'];

const shapeHelp = "A rule is `{ from: '/old', to: '/new' }`, where `from` may be a list and `status` a number.";

/** A list of rules, or a map of sources to targets. */
export function checkRules(written: unknown, at: Path, locate: Locate, report: Report): readonly Rule[] {
  if (written === null || written === undefined) return [];
  if (Array.isArray(written)) return written.flatMap((rule, index) => checkRule(rule, [...at, index], locate, report));
  if (typeof written === 'object') {
    return Object.entries(written).flatMap(([from, to]) => {
      const [place, targetPlace] = [locate([...at, from], 'key'), locate([...at, from])];
      if (typeof to === 'string') return [{ from, to, status: 301 as const, place, targetPlace }];
      report({ code: 'invalid-rule', message: `"${from}" must lead to a text`, help: shapeHelp, place: targetPlace });
      return [];
    });
  }
  report({ code: 'invalid-rule', message: 'the redirects are no list of rules', help: shapeHelp, place: locate(at) });
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
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return fault('this is no rule of redirects', []);
  const { from, to, status = 301 } = rule as Partial<Record<string, unknown>>;
  for (const key of Object.keys(rule).filter((name) => !keys.includes(name))) {
    const meant = nearest(key, keys);
    fault(`"${key}" is no key of a rule`, [key], meant ? `Did you mean "${meant}"?` : shapeHelp, { key, meant });
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
