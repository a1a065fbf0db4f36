// Checks strings with embedded syntax: JSON, queries and templates.
import { didYouMean, listed } from '../help.ts';

/** A problem in a string: `message` is the end of a sentence, `word` is part of the string. */
export interface TextFault {
  readonly message: string;
  readonly help?: string;
  readonly word?: string;
}

export function jsonFault(text: string): TextFault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (thrown) {
    return { message: `is not valid JSON: ${(thrown as Error).message}` };
  }
}

/** Checks webhook variables, `$name`; the names of list variables end with `[]`. */
export function templateFault(text: string, variables: readonly string[]): TextFault | undefined {
  for (const [word, name = ''] of text.matchAll(/\$([a-z_]\w*(?:\[\])?)/gi)) {
    if (variables.includes(name)) continue;
    return {
      message: `has the unknown variable "${word}"`,
      help: didYouMean(name, variables, `Supported variables: ${listed(variables)}.`),
      word,
    };
  }
  return undefined;
}

/** Checks CloudWatch queries. */
export function metricQueriesFault(text: string): TextFault | undefined {
  const fault = jsonFault(text);
  if (fault) return fault;
  const queries: unknown = JSON.parse(text);
  if (!Array.isArray(queries) || queries.length === 0) return { message: 'is not an array of MetricDataQueries' };
  const returned = queries.filter((query) => (Object(query) as { ReturnData?: unknown }).ReturnData !== false);
  if (returned.length !== 1) return { message: `returns data from ${returned.length} queries`, word: 'ReturnData' };
  for (const query of queries) {
    const { Period, MetricStat } = Object(query) as { Period?: unknown; MetricStat?: { Period?: unknown } };
    const period = MetricStat?.Period ?? Period;
    if (period !== undefined && period !== 60) return { message: `has the Period ${String(period)}`, word: 'Period' };
  }
  return undefined;
}

/** Checks Elasticsearch queries: they are JSON once their placeholders are replaced. */
export function elasticsearchFault(text: string): TextFault | undefined {
  const has = (name: string): boolean => text.includes(`{{.${name}}}`);
  const plain = ['BeginTime', 'EndTime'].filter(has);
  const inMilliseconds = ['BeginTimeInMilliseconds', 'EndTimeInMilliseconds'].filter(has);
  const pair = [plain, inMilliseconds].find(({ length }) => length === 2);
  if (plain.length > 0 && inMilliseconds.length > 0)
    return { message: 'mixes both time formats', word: `{{.${inMilliseconds[0]}}}` };
  if (!pair) return { message: 'is missing the start or the end of its time range' };
  if (!has('Resolution')) return { message: 'is missing {{.Resolution}}' };
  if (!text.includes('n9-val')) return { message: 'has no field n9-val' };
  return jsonFault(text.replaceAll(/\{\{\.\w+\}\}/g, '0'));
}
