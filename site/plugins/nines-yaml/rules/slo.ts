// Checks an SLO as a whole: its objectives, time windows and components.
import type { Fault } from '../fault.ts';
import { conflict, fields, items, type Rule, repeated } from './rule.ts';

const kinds = ['rawMetric', 'countMetrics', 'composite'] as const;

const kindOf = (objective: unknown): (typeof kinds)[number] | undefined =>
  kinds.find((kind) => Object.hasOwn(fields(objective), kind));

export const oneKindOfObjectives: Rule = (object) => {
  const objectives = items(fields(fields(object)['spec'])['objectives']);
  const first = objectives.map(kindOf).find((kind) => kind !== undefined);
  return objectives.flatMap((objective, at): readonly Fault[] => {
    const kind = kindOf(objective);
    if (kind === undefined || kind === first) return [];
    const help = 'All objectives of an SLO must have the same type: rawMetric, countMetrics or composite.';
    return [
      { ...conflict(['spec', 'objectives', at, kind], `"${kind}" is mixed with "${first}" objectives`, help), isKey: true },
    ];
  });
};

export const indicatorOrComposite: Rule = (object) => {
  const spec = fields(fields(object)['spec']);
  const objectives = items(spec['objectives']);
  const isComposite = objectives.some((objective) => kindOf(objective) === 'composite');
  if (!isComposite) {
    if ('indicator' in spec || objectives.length === 0) return [];
    return [
      {
        code: 'missing-field',
        message: '"spec" is missing "indicator"',
        help: 'Add "indicator": only composite SLOs omit it.',
        path: ['spec'],
      },
    ];
  }
  const own = ['indicator', 'anomalyConfig'].filter((field) => field in spec);
  const faults: Fault[] = own.map((field) => ({
    ...conflict(
      ['spec', field],
      `"${field}" is not allowed in a composite SLO`,
      'Remove it: the data comes from the components.',
    ),
    isKey: true,
  }));
  if (objectives.length > 1) {
    faults.push(
      conflict(['spec', 'objectives', 1], `a composite SLO has ${objectives.length} objectives`, 'Keep only one objective.'),
    );
  }
  return faults;
};

export const differentObjectives: Rule = (object) => {
  const objectives = items(fields(fields(object)['spec'])['objectives']).map(fields);
  const primaries = objectives.flatMap(({ primary }, at) => (primary === true ? [at] : []));
  const names = repeated(objectives, ({ name }) => (typeof name === 'string' ? name : undefined));
  const thresholds = repeated(objectives, ({ value, op, rawMetric }) =>
    rawMetric && typeof value === 'number' ? JSON.stringify([value, op, rawMetric]) : undefined,
  );
  return [
    ...names.map(({ at, key }) =>
      conflict(['spec', 'objectives', at, 'name'], `two objectives have the name "${key}"`, 'Give each objective its own name.'),
    ),
    ...thresholds.map(({ at }) =>
      conflict(
        ['spec', 'objectives', at, 'value'],
        `two objectives have the same query and the value ${String(objectives[at]?.['value'])}`,
        'Give each objective its own threshold.',
      ),
    ),
    ...primaries
      .slice(1)
      .map((at) =>
        conflict(['spec', 'objectives', at, 'primary'], 'two objectives are primary', 'At most one objective can be primary.'),
      ),
  ];
};

/** The length of each unit in minutes; for calendar units, the maximum. */
const lengths: Readonly<Record<string, number>> = {
  Minute: 1,
  Hour: 60,
  Day: 1440,
  Week: 10080,
  Month: 44640,
  Quarter: 132480,
  Year: 527040,
};

export const sizeOfWindow: Rule = (object) => {
  const windows = items(fields(fields(object)['spec'])['timeWindows']).map(fields);
  return windows.flatMap(({ unit, count, isRolling }, at) => {
    const minutes = typeof count === 'number' ? count * (lengths[String(unit)] ?? Number.NaN) : Number.NaN;
    const path = ['spec', 'timeWindows', at, 'count'];
    const size = `${String(count)} ${String(unit).toLowerCase()}${count === 1 ? '' : 's'}`;
    if (isRolling === true && minutes < 5)
      return [conflict(path, `the rolling window is ${size} long`, 'A rolling window lasts at least 5 minutes.')];
    if (isRolling === true && minutes > 31 * 1440)
      return [conflict(path, `the rolling window is ${size} long`, 'A rolling window lasts up to 31 days.')];
    const calendar = calendarLength(String(unit), Number(count));
    if (isRolling === false && calendar > 366)
      return [conflict(path, `the window is ${size} long`, 'A calendar-aligned window lasts up to 366 days.')];
    return [];
  });
};

/** Returns days. Counts a month as a twelfth of a year, so that twelve months are one year. */
function calendarLength(unit: string, count: number): number {
  const months = { Month: 1, Quarter: 3, Year: 12 }[unit];
  return months === undefined ? count * (unit === 'Week' ? 7 : 1) : Math.ceil((count * months * 366) / 12);
}

export const components: Rule = (object) => {
  const { metadata, spec } = fields(object);
  const { name, project } = fields(metadata);
  return items(fields(spec)['objectives']).flatMap((objective, at) => {
    const all = items(fields(fields(fields(objective)['composite'])['components'])['objectives']).map(fields);
    const path = ['spec', 'objectives', at, 'composite', 'components', 'objectives'];
    const twice = repeated(all, (one) => JSON.stringify([one['project'], one['slo'], one['objective']]));
    return [
      ...twice.map(({ at: index }) =>
        conflict(
          [...path, index, 'objective'],
          'the same objective is listed as a component twice',
          'List each component once, and add up the weights.',
        ),
      ),
      ...all.flatMap((one, index) =>
        one['slo'] === name && one['project'] === project
          ? [conflict([...path, index, 'slo'], 'a composite SLO lists itself as a component', 'Use another SLO.')]
          : [],
      ),
    ];
  });
};
