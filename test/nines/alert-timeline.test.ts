// Alerts over time against the worked examples of the facts, presets against their table, and what may be typed into fields.
import { describe, expect, it } from 'vitest';
import { alertsOf, averageOver, lasting, overlap, spansAbove } from '../../site/slo-math/alert-timeline.ts';
import { clock, duration } from '../../site/slo-math/format.ts';
import { readNumber } from '../../site/slo-math/numbers.ts';
import { noticesOf, suggestionFor } from '../../site/slo-math/presets.ts';

const at = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('alerts over time', () => {
  it('wait, trigger once, start their cooldown anew and are resolved', () => {
    const met = [
      { from: at('09:02'), to: at('09:05') },
      { from: at('09:40'), to: at('09:55') },
      { from: at('10:05'), to: at('10:09') },
    ];
    const [alert, ...others] = alertsOf(lasting(met, 8), 20, met);
    expect(others).toEqual([]);
    expect([alert?.from ?? 0, alert?.to ?? 0].map(clock)).toEqual(['09:48', '10:29']);
    expect(alert?.coolDowns.map(({ from, to }) => `${clock(from)} ${clock(to)}`)).toEqual(['09:55 10:05', '10:09 10:29']);
  });

  it('let go with the shorter of two windows', () => {
    const stretches = [{ from: 0, to: 60, rate: 100 }];
    const [long, short] = [60, 5].map((window) => spansAbove(averageOver(stretches, window, { from: 0, to: 180 }), 14.4));
    expect(long?.map(({ from, to }) => [from.toFixed(2), to.toFixed(2)])).toEqual([['8.64', '111.36']]);
    expect(short?.map(({ to }) => to.toFixed(2))).toEqual(['64.28']);
    expect(overlap(long ?? [], short ?? []).map(({ from, to }) => [from.toFixed(2), to.toFixed(2)])).toEqual([['8.64', '64.28']]);
  });

  it('see bursts by a window, and not by what lasts', () => {
    const bursts = [0, 16, 32, 48].map((from) => ({ from, to: from + 8, rate: 30 }));
    const average = spansAbove(averageOver(bursts, 30, { from: 0, to: 60 }), 10);
    expect(average).toEqual([{ from: 18, to: 60 }]);
    const basis = spansAbove(averageOver(bursts, 5, { from: 0, to: 60 }), 10);
    expect(lasting(basis, 15)).toEqual([]);
    expect(Math.max(...basis.map(({ from, to }) => to - from))).toBeLessThanOrEqual(10);
  });
});

describe('presets', () => {
  const month = { window: 30 * 1440, remaining: 1 };
  const afterwards = (rate: number, remaining = 1) =>
    noticesOf({ ...month, rate, remaining }).map((notice) => notice.after && duration(notice.after));

  it('notice what their conditions say', () => {
    expect(afterwards(100)).toEqual(['1 min', '28.8 min', '59.86 s', '5.76 h']);
    expect(afterwards(5)).toEqual([undefined, '9.6 h', '72 h', '115.2 h']);
    expect(afterwards(1)).toEqual([undefined, undefined, undefined, undefined]);
    expect(afterwards(4, -0.5)).toEqual([undefined, '12 h', undefined, 0]);
  });

  it('are suggested by the pace, and by the length of the window', () => {
    const suggested = (rate: number, remaining = 1, window = month.window) => suggestionFor({ rate, remaining, window })?.preset;
    expect([1, 1.5, 5, 15, 20].map((rate) => suggested(rate))).toEqual([
      undefined,
      'Budget almost exhausted',
      'Slow burn, long windows',
      'Fast exhaustion above budget',
      'Fast burn',
    ]);
    expect(suggested(2, 1, 7 * 1440)).toBe('Slow burn, short windows');
    expect(suggested(15, 0)).toBe('Fast exhaustion below budget');
  });
});

describe('what is typed', () => {
  const target = { name: 'The target', least: 0, most: 100, isBelowMost: true, expected: 'a number from 0 to below 100' };
  const events = { name: 'The number of events', least: 0, most: 1e12, isWhole: true, expected: 'a whole number' };

  it('is read with commas, spaces and signs', () => {
    expect(readNumber(' 99.9 % ', target)).toEqual({ value: 99.9 });
    expect(readNumber('99,95', target)).toEqual({ value: 99.95 });
    expect(readNumber('1,000,000', events)).toEqual({ value: 1_000_000 });
    expect(readNumber('250 000', events)).toEqual({ value: 250_000 });
  });

  it('is refused in words', () => {
    expect(readNumber('', target)).toEqual({ fault: 'The target is empty. Enter a number from 0 to below 100.' });
    expect(readNumber('100', target)).toEqual({ fault: 'The target cannot be 100. Enter a number from 0 to below 100.' });
    expect(readNumber('nine', target)).toEqual({ fault: '“nine” is not a number. Enter a number from 0 to below 100.' });
    expect(readNumber('0.5', events)).toEqual({ fault: 'The number of events must be a whole number. Enter a whole number.' });
  });
});
