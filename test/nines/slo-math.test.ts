// The mathematics of the site of Nines against the checked numbers of its facts.
import { describe, expect, it } from 'vitest';
import * as budget from '../../site/slo-math/budget.ts';
import * as burn from '../../site/slo-math/burn-rate.ts';
import * as composite from '../../site/slo-math/composite.ts';
import { number, percent } from '../../site/slo-math/format.ts';
import { remainingOverTime } from '../../site/slo-math/remaining-over-time.ts';
import { countsOf, layerScore, ratioOfSums } from '../../site/slo-math/series.ts';

const day = 1440;

describe('budget', () => {
  it('of occurrences', () => {
    expect(budget.budgetOf(0.999, 1_000_000)).toBeCloseTo(1000, 6);
    expect(budget.reliability(600, 1_000_000)).toBeCloseTo(0.9994, 9);
    expect(budget.burnedShare(600, 1_000_000, 0.999)).toBeCloseTo(0.6, 9);
    expect(budget.remainingShare(600, 1_000_000, 0.999)).toBeCloseTo(0.4, 9);
    expect(budget.budgetOf(0.999, 10 * 24 * 30)).toBeCloseTo(7.2, 9);
    expect(burn.burnRate(1 / 10, 0.999)).toBeCloseTo(100, 6);
  });

  it('of time slices', () => {
    expect(budget.budgetMinutes(0.999, 30)).toBeCloseTo(43.2, 6);
    expect(number(budget.reliability(18, 30 * day), 4)).toBe('0.9996');
    expect(budget.reliability(18, 30 * day)).toBeCloseTo(0.999583, 6);
    expect(percent(budget.remainingShare(18, 30 * day, 0.999))).toBe('58.33%');
    expect([budget.isGoodSlice(57, 60, 0.95), budget.isGoodSlice(57, 60, 0.96), budget.isGoodSlice(0, 0, 1)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('needs a target below 1', () => {
    expect([0, 0.999, 1, -0.1].map(budget.isTarget)).toEqual([true, true, false, false]);
    expect(budget.burnedShare(1, 1, 0)).toBe(1);
  });

  it.each([
    [0.9, [1008, 4032, 4320, 216, 876]],
    [0.95, [504, 2016, 2160, 108, 438]],
    [0.99, [100.8, 403.2, 432, 21.6, 87.6]],
    [0.995, [50.4, 201.6, 216, 10.8, 43.8]],
    [0.999, [10.08, 40.32, 43.2, 2.16, 8.76]],
    [0.9995, [5.04, 20.16, 21.6, 1.08, 4.38]],
    [0.9999, [1.008, 4.032, 4.32, 0.216, 0.876]],
  ])('of a target of %d in minutes for up to 30 days, and in hours beyond', (target, row) => {
    const all = [7, 28, 30, 90, 365].map((days) => budget.budgetMinutes(target, days) / (days > 30 ? 60 : 1));
    expect(all.map((value) => Number(value.toFixed(6)))).toEqual(row);
  });

  it('without excluded time', () => {
    expect(percent(budget.remainingShare(30, 30 * day, 0.999))).toBe('30.56%');
    expect(budget.budgetOf(0.999, 43_200 - 120)).toBeCloseTo(43.08, 6);
    expect(percent(budget.adjustedRemaining(30, 30 * day, 0.999, { bad: 20, total: 120 }))).toBe('76.79%');
  });

  it('of calendar periods', () => {
    expect([28, 31, 90].map((days) => number(budget.budgetMinutes(0.999, days)))).toEqual(['40.32', '44.64', '129.6']);
  });
});

describe('burn rate', () => {
  it('and its limit', () => {
    expect(burn.burnRate(0.005, 0.999)).toBeCloseTo(5, 6);
    expect(burn.timeToExhaustEntire(720, 5)).toBe(144);
    expect([0.9, 0.99, 0.999].map((target) => number(burn.highestBurnRate(target)))).toEqual(['10', '100', '1,000']);
  });

  it.each([
    [20, 5 / 60, '0.23%', '0.99%', 36],
    [14.4, 1, '2%', '8.57%', 50],
    [6, 6, '5%', '21.43%', 120],
    [1, 12, '1.67%', '7.14%', 720],
    [1, 48, '6.67%', '28.57%', 720],
    [1, 72, '10%', '42.86%', 720],
    [2, 0.25, '0.07%', '0.3%', 360],
  ])('of %d over %d h', (rate, span, ofMonth, ofWeek, hours) => {
    expect(percent(burn.budgetUsed(rate, span, 720))).toBe(ofMonth);
    expect(percent(burn.budgetUsed(rate, span, 168))).toBe(ofWeek);
    expect(burn.timeToExhaustEntire(720, rate)).toBeCloseTo(hours, 6);
  });

  it('for a share of the budget', () => {
    const rates = [burn.burnRateOf(0.02, 1, 720), burn.burnRateOf(0.05, 6, 720), burn.burnRateOf(0.1, 72, 720)];
    expect(rates.map((rate) => number(rate))).toEqual(['14.4', '6', '1']);
    expect([burn.burnRateOf(0.1, 0.25, 720), burn.burnRateOf(0.05, 1, 720)].map((rate) => number(rate))).toEqual(['288', '36']);
  });

  it('and how soon an alert notices', () => {
    const times = [1, 0.1, 0.02, 0.0199].map((bad) => burn.detectionTime(5, 20, burn.burnRate(bad, 0.999)));
    expect(times.map((time) => time && number(time))).toEqual(['0.1', '1', '5', undefined]);
  });

  it('and exhaustion, below zero too', () => {
    expect(burn.timeToExhaustion(0.35, 720, 4)).toBeCloseTo(63, 9);
    expect(burn.timeToExhaustEntire(720, 4)).toBe(180);
    expect([burn.timeToExhaustion(0, 720, 4), burn.timeToExhaustion(-0.5, 720, 4)]).toEqual([0, 0]);
    expect(burn.timeToExhaustion(0.5, 720, 0)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('rolling windows', () => {
  it('give back what falls out of them', () => {
    const steps = remainingOverTime([{ day: 0, badMinutes: 30 }], { target: 0.995, days: 8, window: { rollingDays: 7 } });
    expect(steps.map(({ day: at, left }) => [at, percent(left)])).toEqual([
      [0, '40.48%'],
      [7, '100%'],
    ]);
  });

  it('are full again at the start of a calendar period', () => {
    const incidents = [11, 31 - 1e-6, 31 + 1e-6].map((at, i) => ({ day: at, badMinutes: i === 0 ? 10 : 20 }));
    const steps = remainingOverTime(incidents, { target: 0.999, days: 61, window: { borders: [0, 31, 61] } });
    expect(steps.map(({ left }) => percent(left))).toEqual(['100%', '77.6%', '32.8%', '100%', '53.7%']);
  });
});

describe('series', () => {
  it('add counts before they divide', () => {
    const minutes = [
      { good: 99, total: 100 },
      { good: 1, total: 2 },
    ];
    expect(ratioOfSums(minutes)).toBeCloseTo(0.98, 3);
    expect((99 / 100 + 1 / 2) / 2).toBeCloseTo(0.745, 9);
    expect(countsOf([100, 160, 160, 40, 90])).toEqual([60, 0, 40, 50]);
  });

  it('score layers', () => {
    expect(number(layerScore([100, 90, 97.5]))).toBe('95.83');
  });
});

describe('composites', () => {
  const components = [
    { weight: 3, reliability: 0.9995 },
    { weight: 2, reliability: 0.998 },
    { weight: 1, reliability: 0.99 },
  ];

  it('weigh their components', () => {
    expect(composite.normalized([3, 2, 1]).map((n) => number(n, 4))).toEqual(['0.5', '0.3333', '0.1667']);
    const rows = composite.losses(components, 0.995);
    expect(rows.map(({ loss }) => loss.toFixed(6))).toEqual(['0.000250', '0.000667', '0.001667']);
    expect(rows.map(({ shareOfLoss }) => percent(shareOfLoss))).toEqual(['9.68%', '25.81%', '64.52%']);
    expect(rows.map(({ shareOfBudget }) => percent(shareOfBudget))).toEqual(['5%', '13.33%', '33.33%']);
    const reliability = composite.weightedMean(components);
    expect(reliability.toFixed(6)).toBe('0.997417');
    expect(percent(budget.remainingShare(1 - reliability, 1, 0.995))).toBe('48.33%');
    expect(percent(budget.burnedShare(60 / 6, 30 * day, 0.995))).toBe('4.63%');
  });

  it('have a ceiling, and weights that follow from outages', () => {
    const targets = [0.999, 0.995, 0.99];
    const promised = components.map(({ weight }, i) => ({ weight, reliability: targets[i] as number }));
    expect(composite.weightedMean(promised).toFixed(6)).toBe('0.996167');
    expect(composite.serialProduct(targets).toFixed(6)).toBe('0.984065');
    expect(composite.weightForOutage(0.995, 30 * day, 432)).toBeCloseTo(0.5, 9);
    expect(composite.effectiveWeight([0.5, 0.25])).toBe(0.125);
  });

  it('wait for data, and then assume', () => {
    const missing = (whenDelayed: composite.WhenDelayed) => composite.withMissing(components, 2, whenDelayed).toFixed(6);
    expect(missing('Ignore')).toBe('0.998900');
    expect(missing('CountAsGood')).toBe('0.999083');
    expect(missing('CountAsBad')).toBe('0.832417');
    expect(composite.budgetState(components.map(({ weight }, i) => ({ weight, hasBudget: i < 2 }))).toFixed(4)).toBe('0.8333');
  });
});
