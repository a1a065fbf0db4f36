// Checks an SLO as a whole: its objectives, time windows and composite.
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
    const help = 'All objectives of an SLO have one type: rawMetric, countMetrics or composite.';
    return [
      { ...conflict(['spec', 'objectives', at, kind], `"${kind}" stands beside objectives with "${first}"`, help), isKey: true },
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
        message: '"spec" lacks "indicator"',
        help: 'Add "indicator": only composites have none.',
        path: ['spec'],
      },
    ];
  }
  const own = ['indicator', 'anomalyConfig'].filter((field) => field in spec);
  const faults: Fault[] = own.map((field) => ({
    ...conflict(
      ['spec', field],
      `"${field}" cannot stand in a composite SLO`,
      'Leave it out: the data comes from the components.',
    ),
    isKey: true,
  }));
  if (objectives.length > 1) {
    faults.push(
      conflict(['spec', 'objectives', 1], `a composite SLO has ${objectives.length} objectives`, 'It has one objective.'),
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
        conflict(['spec', 'objectives', at, 'primary'], 'two objectives are primary', 'At most one objective is primary.'),
      ),
  ];
};

/** Minutes; of calendar units their longest. */
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
      return [conflict(path, `the rolling window is ${size} long`, 'A rolling window has at least 5 minutes.')];
    if (isRolling === true && minutes > 31 * 1440)
      return [conflict(path, `the rolling window is ${size} long`, 'A rolling window has up to 31 days.')];
    const calendar = calendarLength(String(unit), Number(count));
    if (isRolling === false && calendar > 366)
      return [conflict(path, `the window is ${size} long`, 'A calendar-aligned window has up to 366 days.')];
    return [];
  });
};

/** Days. Twelve months are a year, though none of them has a twelfth of it. */
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
          'the same objective is a component twice',
          'Name each component once, and add the weights.',
        ),
      ),
      ...all.flatMap((one, index) =>
        one['slo'] === name && one['project'] === project
          ? [conflict([...path, index, 'slo'], 'a composite SLO is its own component', 'Name another SLO.')]
          : [],
      ),
    ];
  });
};
