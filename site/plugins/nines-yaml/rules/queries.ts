// Checks the queries of an SLO against each other: one data source, and matching metrics in a ratio.
import type { Fault, Path } from '../fault.ts';
import { sources } from '../sources.ts';
import { conflict, fields, items, type Rule } from './rule.ts';

interface PlacedQuery {
  readonly path: Path;
  readonly source: string;
  readonly query: Readonly<Record<string, unknown>>;
}

const metrics = ['good', 'bad', 'total', 'goodTotal'] as const;

function queriesOf(objective: unknown, at: number): readonly PlacedQuery[] {
  const { rawMetric, countMetrics } = fields(objective);
  const base = ['spec', 'objectives', at];
  const read = (value: unknown, path: Path): readonly PlacedQuery[] =>
    Object.entries(fields(value))
      .filter(([source]) => source in sources)
      .map(([source, query]) => ({ path: [...path, source], source, query: fields(query) }));
  return [
    ...read(fields(rawMetric)['query'], [...base, 'rawMetric', 'query']),
    ...metrics.flatMap((metric) => read(fields(countMetrics)[metric], [...base, 'countMetrics', metric])),
  ];
}

const objectivesOf = (object: unknown): readonly unknown[] => items(fields(fields(object)['spec'])['objectives']);

export const oneSource: Rule = (object) => {
  const queries = objectivesOf(object).flatMap(queriesOf);
  const first = queries[0]?.source;
  return queries
    .filter(({ source }) => source !== first)
    .map(({ path, source }) => ({
      ...conflict(path, `"${source}" is mixed with "${first}" queries`, 'All queries of an SLO must use the same data source.'),
      isKey: true,
    }));
};

/** The fields that good (or bad) and total must share. */
const shared: Readonly<Record<string, readonly string[]>> = {
  redshift: ['region', 'clusterId', 'databaseName'],
  bigQuery: ['projectId', 'location'],
  appDynamics: ['applicationName'],
  azureMonitor: ['dataType', 'resourceId', 'metricNamespace'],
  logicMonitor: ['queryType'],
  pingdom: ['checkId', 'checkType'],
  lightstep: ['streamId'],
  sumoLogic: ['type', 'quantization'],
};

/** The fields that determine the type of a query. */
const alike: Readonly<Record<string, readonly string[]>> = { dynatrace: ['metricSelector', 'dql'], gcm: ['query', 'promql'] };

export const metricsOfOneRatio: Rule = (object) =>
  objectivesOf(object).flatMap((objective, at): readonly Fault[] => {
    const [one, total] = queriesOf(objective, at).filter(({ path }) => path.includes('countMetrics'));
    if (!one || total?.source !== one.source) return [];
    const help = `Both metrics of a ratio must match in ${sources[one.source]?.name ?? one.source}.`;
    const different = (shared[one.source] ?? []).filter((field) => one.query[field] !== total.query[field]);
    const kind = (alike[one.source] ?? []).find((field) => field in one.query !== field in total.query);
    return [
      ...different
        .filter((field) => field in total.query)
        .map((field) => conflict([...total.path, field], `"${field}" differs between the metrics of a ratio`, help)),
      ...(kind === undefined ? [] : [conflict(total.path, 'the metrics of a ratio use two query types', help)]),
      ...timeslices(one, total),
    ];
  });

/** Both log queries of a Sumo Logic ratio must use time slices of the same length. */
function timeslices(one: PlacedQuery, total: PlacedQuery): readonly Fault[] {
  if (one.source !== 'sumoLogic') return [];
  const [first, second] = [one, total].map(({ query }) => /timeslice (\d+s)/.exec(String(query['query']))?.[1]);
  if (first === undefined || second === undefined || first === second) return [];
  const help = `Use timeslice ${first} in both queries.`;
  return [
    {
      ...conflict([...total.path, 'query'], `the queries of a ratio use time slices of ${first} and ${second}`, help),
      word: `timeslice ${second}`,
    },
  ];
}

export const deltasOnly: Rule = (object) =>
  objectivesOf(object).flatMap((objective, at) => {
    const source = queriesOf(objective, at).find(({ source }) => source === 'lightstep' || source === 'honeycomb')?.source;
    if (source === undefined || fields(fields(objective)['countMetrics'])['incremental'] !== true) return [];
    const help = `${sources[source]?.name} returns deltas: set incremental to false.`;
    return [conflict(['spec', 'objectives', at, 'countMetrics', 'incremental'], '"incremental" cannot be true', help)];
  });
