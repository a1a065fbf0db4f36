// Computes the remaining budget over days, as steps, for rolling and calendar windows.
import { minutesPerDay, remainingShare } from './budget.ts';

export interface Incident {
  /** When it was over, in days from the start of the picture. */
  readonly day: number;
  readonly badMinutes: number;
}

export interface Step {
  readonly day: number;
  readonly left: number;
}

/** Periods that follow one another: the days on which they begin, and after the last one the day on which it ends. */
export type Window = { readonly rollingDays: number } | { readonly borders: readonly number[] };

/** The steps from day 0 to `days`, the first one at day 0. Minutes that are `excluded` leave the window for good. */
export function remainingOverTime(
  incidents: readonly Incident[],
  { target, days, window, excluded = 0 }: { target: number; days: number; window: Window; excluded?: number },
): Step[] {
  const changes = incidents.flatMap(({ day }) => ('rollingDays' in window ? [day, day + window.rollingDays] : [day]));
  const borders = 'borders' in window ? window.borders.slice(0, -1) : [];
  const moments = [...new Set([0, ...changes, ...borders])].filter((day) => day >= 0 && day <= days).sort((a, b) => a - b);
  return moments.map((day) => {
    const [from, length] = periodAt(day, window);
    const bad = incidents.filter((incident) => incident.day <= day && isInside(incident.day, from, window));
    const minutes = bad.reduce((all, { badMinutes }) => all + badMinutes, 0);
    return { day, left: remainingShare(minutes, length * minutesPerDay - excluded, target) };
  });
}

/** What left a rolling window at this moment is gone; what happened at the start of a period belongs to it. */
function isInside(day: number, from: number, window: Window): boolean {
  return 'rollingDays' in window ? day > from : day >= from;
}

function periodAt(day: number, window: Window): [from: number, length: number] {
  if ('rollingDays' in window) return [day - window.rollingDays, window.rollingDays];
  const borders = window.borders;
  const at = Math.max(
    0,
    borders.findLastIndex((border, i) => border <= day && i < borders.length - 1),
  );
  const from = borders[at] ?? 0;
  return [from, (borders[at + 1] ?? from) - from];
}
