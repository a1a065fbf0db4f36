// Checks texts with embedded syntax: JSON, queries and templates.
import { didYouMean, listed } from '../help.ts';

/** A fault in a text: the message is the end of a sentence, the word a part of the text. */
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
    return { message: `is no JSON: ${(thrown as Error).message}` };
  }
}

/** The variables of a webhook, `$name`; those of lists end with `[]`. */
export function templateFault(text: string, variables: readonly string[]): TextFault | undefined {
  for (const [word, name = ''] of text.matchAll(/\$([a-z_]\w*(?:\[\])?)/gi)) {
    if (variables.includes(name)) continue;
    return {
      message: `has the variable "${word}", which there is none of`,
      help: didYouMean(name, variables, `There are ${listed(variables)}.`),
      word,
    };
  }
  return undefined;
}

/** Of CloudWatch. */
export function metricQueriesFault(text: string): TextFault | undefined {
  const fault = jsonFault(text);
  if (fault) return fault;
  const queries: unknown = JSON.parse(text);
  if (!Array.isArray(queries) || queries.length === 0) return { message: 'is no array of MetricDataQueries' };
  const returned = queries.filter((query) => (Object(query) as { ReturnData?: unknown }).ReturnData !== false);
  if (returned.length !== 1) return { message: `returns the data of ${returned.length} queries`, word: 'ReturnData' };
  for (const query of queries) {
    const { Period, MetricStat } = Object(query) as { Period?: unknown; MetricStat?: { Period?: unknown } };
    const period = MetricStat?.Period ?? Period;
    if (period !== undefined && period !== 60) return { message: `has the Period ${String(period)}`, word: 'Period' };
  }
  return undefined;
}

/** Of Elasticsearch: JSON, once its placeholders are filled. */
export function elasticsearchFault(text: string): TextFault | undefined {
  const has = (name: string): boolean => text.includes(`{{.${name}}}`);
  const plain = ['BeginTime', 'EndTime'].filter(has);
  const inMilliseconds = ['BeginTimeInMilliseconds', 'EndTimeInMilliseconds'].filter(has);
  const pair = [plain, inMilliseconds].find(({ length }) => length === 2);
  if (plain.length > 0 && inMilliseconds.length > 0)
    return { message: 'has times of both forms', word: `{{.${inMilliseconds[0]}}}` };
  if (!pair) return { message: 'lacks the begin or the end of its time' };
  if (!has('Resolution')) return { message: 'lacks {{.Resolution}}' };
  if (!text.includes('n9-val')) return { message: 'has no field n9-val' };
  return jsonFault(text.replaceAll(/\{\{\.\w+\}\}/g, '0'));
}
