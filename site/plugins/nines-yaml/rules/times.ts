// Checks the order of times and thresholds, and rejects values that only Nines may set.
import type { Path } from '../fault.ts';
import { conflict, fields, type Rule } from './rule.ts';

function moment(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

function later(start: unknown, end: unknown, path: Path, isEqualFine: boolean) {
  const [from, to] = [moment(start), moment(end)];
  if (Number.isNaN(from) || Number.isNaN(to) || to > from || (isEqualFine && to === from)) return [];
  return [
    conflict(
      path,
      `the end, ${String(end)}, is ${to === from ? 'at' : 'before'} the start, ${String(start)}`,
      'Set a later end.',
    ),
  ];
}

export const annotation: Rule = (object) => {
  const { spec, status } = fields(object);
  const { startTime, endTime, category } = fields(spec);
  const isOfUsers = category === undefined || category === 'Comment' || category === 'ReviewNote';
  const help = 'Use Comment or ReviewNote.';
  return [
    ...later(startTime, endTime, ['spec', 'endTime'], true),
    // An object with a status was exported from Nines, not written by a user.
    ...(isOfUsers || status !== undefined
      ? []
      : [conflict(['spec', 'category'], `the category "${String(category)}" is reserved for Nines`, help)]),
  ];
};

export const silence: Rule = (object) => {
  const { startTime, endTime } = fields(fields(fields(object)['spec'])['period']);
  return later(startTime, endTime, ['spec', 'period', 'endTime'], false);
};

export const report: Rule = (object) => {
  const spec = fields(fields(object)['spec']);
  const { redLte, greenGt } = fields(fields(spec['systemHealthReview'])['thresholds']);
  const times = ['sloHistory', 'reliabilityRollup'].flatMap((type) => {
    const { from, to } = fields(fields(fields(spec[type])['timeFrame'])['calendar']);
    return later(from, to, ['spec', type, 'timeFrame', 'calendar', 'to'], true);
  });
  if (typeof redLte !== 'number' || typeof greenGt !== 'number' || redLte <= greenGt) return times;
  const help = 'Set "redLte" to at most "greenGt": yellow is the range between them.';
  return [...times, conflict(['spec', 'systemHealthReview', 'thresholds', 'redLte'], '"redLte" is above "greenGt"', help)];
};
