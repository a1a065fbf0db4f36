// Formats numbers for readers: without binary rounding errors, with units, durations in the most readable unit.

const formats = [0, 1, 2, 3, 4].map((digits) => new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }));

export function number(value: number, digits = 2): string {
  return (formats[digits] as Intl.NumberFormat).format(value + 0);
}

export function percent(share: number, digits = 2): string {
  return `${number(share * 100, digits)}%`;
}

/** Formats a count with its noun. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${number(count, 2)} ${count === 1 ? one : several}`;
}

/** Formats a duration that is given in minutes. */
export function duration(minutes: number): string {
  if (minutes === Number.POSITIVE_INFINITY) return 'forever';
  if (minutes > 0 && minutes < 1) return `${number(minutes * 60, 2)} s`;
  if (minutes < 120) return `${number(minutes, 2)} min`;
  if (minutes < 60 * 168) return `${number(minutes / 60, 2)} h`;
  return `${number(minutes / 1440, 1)} days`;
}

/** Formats minutes after midnight as a time of day. */
export function clock(minutes: number): string {
  const whole = Math.round(minutes);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${pad(Math.floor(whole / 60) % 24)}:${pad(whole % 60)}`;
}

/** Returns the date `days` after an ISO date. */
export function dateAfter(from: string, days: number): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + Math.floor(days) * 86_400_000).toISOString().slice(0, 10);
}
