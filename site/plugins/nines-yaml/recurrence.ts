// Checks RFC 5545 recurrence rules.
import { didYouMean, listed } from '../help.ts';

const frequencies = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'];

const parts: Readonly<Record<string, RegExp>> = {
  FREQ: /^\w+$/,
  INTERVAL: /^[1-9]\d*$/,
  COUNT: /^[1-9]\d*$/,
  UNTIL: /^\d{8}(?:T\d{6}Z?)?$/,
  BYSECOND: /^\d{1,2}(?:,\d{1,2})*$/,
  BYMINUTE: /^[0-5]?\d(?:,[0-5]?\d)*$/,
  BYHOUR: /^(?:[01]?\d|2[0-3])(?:,(?:[01]?\d|2[0-3]))*$/,
  BYDAY: /^(?:[+-]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU))(?:,[+-]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU))*$/,
  BYMONTHDAY: /^-?(?:[1-9]|[12]\d|3[01])(?:,-?(?:[1-9]|[12]\d|3[01]))*$/,
  BYYEARDAY: /^-?\d{1,3}(?:,-?\d{1,3})*$/,
  BYWEEKNO: /^-?\d{1,2}(?:,-?\d{1,2})*$/,
  BYMONTH: /^(?:[1-9]|1[0-2])(?:,(?:[1-9]|1[0-2]))*$/,
  BYSETPOS: /^-?\d{1,3}(?:,-?\d{1,3})*$/,
  WKST: /^(?:MO|TU|WE|TH|FR|SA|SU)$/,
};

export interface RecurrenceFault {
  /** The end of a sentence. */
  readonly message: string;
  readonly help?: string;
  /** The part of the rule that is wrong. */
  readonly word: string;
}

/** `spacing` is how often a rule may repeat. */
export function recurrenceFault(rule: string, spacing: 'daily' | 'hourly' | 'any'): RecurrenceFault | undefined {
  const values = new Map<string, string>();
  for (const word of rule.replace(/^RRULE:/, '').split(';')) {
    const [name = '', value = ''] = word.split('=');
    const pattern = parts[name];
    const names = Object.keys(parts);
    if (!pattern)
      return { message: `has the unknown part "${name}"`, help: didYouMean(name, names, `Valid parts: ${listed(names)}.`), word };
    if (!pattern.test(value)) return { message: `has the invalid value "${value}" for ${name}`, word };
    values.set(name, value);
  }
  const frequency = values.get('FREQ');
  if (frequency === undefined) return { message: 'has no FREQ', word: rule };
  const word = `FREQ=${frequency}`;
  const rank = frequencies.indexOf(frequency);
  if (rank < 0) {
    return {
      message: `has the unknown frequency "${frequency}"`,
      help: didYouMean(frequency, frequencies, `Use ${listed(frequencies, 'or')}.`),
      word,
    };
  }
  return values.get('COUNT') === '1' ? undefined : spacingFault(values, { rank, spacing, word });
}

function spacingFault(
  values: ReadonlyMap<string, string>,
  { rank, spacing, word }: { readonly rank: number; readonly spacing: 'daily' | 'hourly' | 'any'; readonly word: string },
): RecurrenceFault | undefined {
  if (spacing === 'daily' && rank > frequencies.indexOf('DAILY')) return { message: 'repeats more often than once a day', word };
  if (spacing !== 'hourly') return undefined;
  const interval = Number(values.get('INTERVAL') ?? 1);
  const isMinutely = frequencies[rank] === 'MINUTELY' && interval >= 60;
  if (rank > frequencies.indexOf('HOURLY') && !isMinutely) return { message: 'repeats more often than once an hour', word };
  const seconds = values.get('BYSECOND');
  if (seconds !== undefined) return { message: 'uses BYSECOND', word: `BYSECOND=${seconds}` };
  const minutes = values.get('BYMINUTE');
  if (minutes?.includes(',')) return { message: 'repeats more often than once an hour', word: `BYMINUTE=${minutes}` };
  return undefined;
}
