// Adds the custom keywords of the schemas to Ajv: durations, recurrence rules, and other text formats.
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { type DurationLimits, durationFault } from './duration.ts';
import { recurrenceFault } from './recurrence.ts';
import { elasticsearchFault, jsonFault, metricQueriesFault, type TextFault, templateFault } from './texts.ts';

/** `value` is the value of the keyword in the schema. */
type Check = (value: never, data: never) => TextFault | undefined;

const checks: Readonly<Record<string, Check>> = {
  duration: (limits: DurationLimits, text: string) => sentence(durationFault(text, limits)),
  recurrence: (spacing: 'daily' | 'hourly' | 'any', rule: string) => recurrenceFault(rule, spacing),
  webhookTemplate: (variables: readonly string[], text: string) => templateFault(text, variables),
  metricDataQueries: (_: true, text: string) => metricQueriesFault(text),
  elasticsearchQuery: (_: true, text: string) => elasticsearchFault(text),
  json: (_: true, text: string) => jsonFault(text),
};

const checksOfCollections: Readonly<Record<string, Check>> = {
  labelCount: (most: number, labels: Readonly<Record<string, unknown>>) => {
    const count = Object.values(labels).reduce<number>(
      (sum, values) => sum + (Array.isArray(values) ? Math.max(1, values.length) : 1),
      0,
    );
    return count > most ? { message: `has ${count} labels`, help: `An object can have up to ${most} labels.` } : undefined;
  },
  uniqueNames: (_: true, items: readonly { readonly name?: unknown }[]) => {
    const names = items.map((item) => Object(item).name as unknown);
    const twice = names.find((name, at) => name !== undefined && names.indexOf(name) !== at);
    return twice === undefined ? undefined : { message: `has the name "${String(twice)}" twice`, help: 'Use each name once.' };
  },
};

export function addKeywords(ajv: Ajv2020): void {
  for (const [keyword, check] of Object.entries(checks)) ajv.addKeyword(definition(keyword, 'string', check));
  ajv.addKeyword(definition('labelCount', 'object', checksOfCollections['labelCount'] as Check));
  ajv.addKeyword(definition('uniqueNames', 'array', checksOfCollections['uniqueNames'] as Check));
  ajv.addFormat('time-zone', (text) => isTimeZone(text));
  ajv.addFormat('local-time', (text) => isTime(`${text.replace(' ', 'T')}Z`));
}

/** Ajv passes the schema that contains the keyword last; its description is the default help. */
function definition(keyword: string, type: 'string' | 'object' | 'array', check: Check) {
  const validate: {
    (value: unknown, data: unknown, around?: { readonly description?: string }): boolean;
    errors?: object[];
  } = (value, data, around) => {
    const fault = check(value as never, data as never);
    const params = { help: fault?.help ?? around?.description, word: fault?.word };
    validate.errors = fault ? [{ keyword, message: fault.message, params }] : [];
    return fault === undefined;
  };
  return { keyword, type, validate, errors: true } as const;
}

function sentence(message: string | undefined): TextFault | undefined {
  return message === undefined ? undefined : { message };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined && /^(?:UTC|[A-Z][\w+-]*(?:\/[\w+-]+)+)$/.test(name);
  } catch {
    return false;
  }
}

/** Returns false for days that do not exist, such as February 30. */
function isTime(text: string): boolean {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 19));
}
