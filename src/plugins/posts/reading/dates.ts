// Parses the dates that authors write, and formats instants for readers.

/** Patterns of numeric dates with optional time and zone, each with the order of its groups. */
const numbers =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:(?:[Tt]|[ \t]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?[ \t]*(?:[Zz]|([-+])(\d{1,2}):?(\d{2})?)?)?$/;

/** `March 5, 2025` or `5 March 2025`. */
const words = /^(?:[A-Za-z]{3,9}\.? (\d{1,2}),? \d{4}|(\d{1,2}) [A-Za-z]{3,9}\.? \d{4})$/;

/**
 * Returns an ISO 8601 instant in UTC. Times without a zone are UTC, as in Docusaurus. Undefined for an invalid date, such as 30
 * February.
 */
export function readDate(written: string): string | undefined {
  const text = written.trim();
  const found = numbers.exec(text);
  if (found) return instantOf(found);
  const named = words.exec(text);
  const time = named ? Date.parse(`${text} UTC`) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  const instant = new Date(time);
  return instant.getUTCDate() === Number(named?.[1] ?? named?.[2]) ? instant.toISOString() : undefined;
}

function instantOf(found: RegExpExecArray): string | undefined {
  const part = (group: number): number => Number(found[group] ?? 0);
  const [year, month, day, hour, minute, second] = [part(1), part(2), part(3), part(4), part(5), part(6)];
  const milliseconds = Number((found[7] ?? '').padEnd(3, '0'));
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, second, milliseconds));
  const isReal =
    local.getUTCMonth() === month - 1 && local.getUTCDate() === day && hour < 24 && minute < 60 && second < 60 && year > 0;
  if (!isReal) return undefined;
  const offset = (part(9) * 60 + part(10)) * (found[8] === '-' ? -1 : 1);
  return new Date(local.getTime() - offset * 60_000).toISOString();
}

const inFull = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const inYear = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Formats dates for readers: `January 2, 2025`, or `January 2` below the year. Empty for a post without a date. */
export interface DateWords {
  whole(date: string | undefined): string;
  day(date: string | undefined): string;
}

/** Reuses one formatter: making it takes longer than using it a hundred times. */
export function dateWords(lang: string): DateWords {
  const whole = new Intl.DateTimeFormat(lang, inFull);
  const day = new Intl.DateTimeFormat(lang, inYear);
  const say = (format: Intl.DateTimeFormat, date: string | undefined) =>
    date === undefined ? '' : format.format(new Date(date));
  return { whole: (date) => say(whole, date), day: (date) => say(day, date) };
}
