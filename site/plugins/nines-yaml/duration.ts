// Parses durations in Go syntax, in h, m and s.

const units: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };

/** Returns the seconds, or undefined if the text is not a duration. */
export function secondsOf(text: string): number | undefined {
  if (!/^(?:\d+(?:\.\d+)?[hms])+$/.test(text)) return undefined;
  let seconds = 0;
  for (const [, number, unit = ''] of text.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)([hms])/g))
    seconds += Number(number) * (units[unit] ?? 0);
  return seconds;
}

/** The limits that the schema keyword `duration` sets. */
export interface DurationLimits {
  readonly minimum?: string;
  readonly exclusiveMinimum?: string;
  readonly maximum?: string;
  readonly multipleOf?: string;
}

/** Describes why a duration is invalid, as the end of a sentence. */
export function durationFault(text: string, limits: DurationLimits): string | undefined {
  const seconds = secondsOf(text);
  if (seconds === undefined) return /\d\s*d/.test(text) ? 'uses days, an unsupported unit' : 'is not a duration';
  const limit = (name: keyof DurationLimits): number | undefined => secondsOf(limits[name] ?? '');
  if (seconds < (limit('minimum') ?? 0)) return `is less than ${limits.minimum}`;
  if (seconds <= (limit('exclusiveMinimum') ?? -1)) return `is not more than ${limits.exclusiveMinimum}`;
  if (seconds > (limit('maximum') ?? seconds)) return `is more than ${limits.maximum}`;
  const step = limit('multipleOf') ?? 0;
  if (step > 0 && seconds % step !== 0) return step === 60 ? 'is not in whole minutes' : 'is not in whole seconds';
  return undefined;
}
