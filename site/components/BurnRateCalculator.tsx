// Renders a calculator that shows when a burn rate exhausts a budget, and which alerts detect it.
import type { ReactElement } from 'react';
import { budgetUsed, timeToExhaustEntire, timeToExhaustion } from '../slo-math/burn-rate.ts';
import { counted, duration, number, percent } from '../slo-math/format.ts';
import type { Bounds } from '../slo-math/numbers.ts';
import { type Notice, noticesOf, type Situation, suggestionFor } from '../slo-math/presets.ts';
import { Calculator } from './calculator/Calculator.tsx';
import { Results } from './calculator/Results.tsx';
import { useField } from './calculator/use-field.ts';

export interface BurnRateCalculatorProps {
  readonly rate?: number;
  /** The remaining budget, in percent. */
  readonly remaining?: number;
  readonly days?: number;
}

const ofRate: Bounds = { name: 'The burn rate', least: 0, most: 1e6, expected: 'a number of at least 0, such as 5' };
const ofRemaining: Bounds = {
  name: 'The remaining budget',
  least: -1e6,
  most: 100,
  expected: 'a percentage up to 100, such as 35, or a negative one if the budget is overspent',
};
const ofDays: Bounds = { name: 'The time window', least: 0.01, most: 366, expected: 'a number of days up to 366, such as 30' };

/** Computes when a burn rate exhausts the budget, and suggests an alert that detects it in time. */
export function BurnRateCalculator({ rate = 5, remaining = 100, days = 30 }: BurnRateCalculatorProps): ReactElement {
  const fields = { rate: useField(rate, ofRate), remaining: useField(remaining, ofRemaining), days: useField(days, ofDays) };
  const window = fields.days.value * 1440;
  const situation: Situation = { rate: fields.rate.value, remaining: fields.remaining.value / 100, window };
  const lasts = until(timeToExhaustion(situation.remaining, window, situation.rate));
  const basis = `A burn rate of ${number(situation.rate)} with ${percent(situation.remaining)} left of ${counted(fields.days.value, 'day')}`;
  const advice = adviceOn(situation);
  return (
    <Calculator
      title="Burn rate calculator"
      fields={[
        { label: 'Burn rate', field: fields.rate },
        { label: 'Remaining budget', unit: '%', field: fields.remaining },
        { label: 'Time window', unit: 'days', field: fields.days },
      ]}
      spoken={`${basis}: the remaining budget ${situation.remaining <= 0 ? 'is used up' : `lasts ${lasts}`}. ${advice}`}
    >
      <Results
        caption={basis}
        head={['Question', 'Answer']}
        rows={[
          ['Remaining budget lasts', <b key="lasts">{lasts}</b>],
          ['A full budget would last', until(timeToExhaustEntire(window, situation.rate))],
          ['Used per hour', percent(budgetUsed(situation.rate, 60, window))],
          ['Used per day', percent(budgetUsed(situation.rate, 1440, window))],
        ]}
      />
      <p className="calculator-advice">{advice}</p>
      <Results
        caption="When presets trigger at this burn rate, after a period without errors"
        head={['Preset', 'Triggers']}
        rows={noticesOf(situation).map((notice) => [
          <Preset key={notice.preset} of={notice} />,
          <span key="when" className="calculator-when">
            {when(notice)}
          </span>,
        ])}
      />
    </Calculator>
  );
}

function Preset({ of: { preset, conditions } }: { readonly of: Notice }): ReactElement {
  return (
    <>
      {preset}
      {conditions.map((condition) => (
        <span key={condition} className="calculator-condition">
          <code>{condition}</code>
        </span>
      ))}
    </>
  );
}

function adviceOn(situation: Situation): string {
  const { rate, window } = situation;
  if (rate <= 1) return 'No alert is needed at this burn rate: up to a burn rate of 1, a full budget lasts for the whole window.';
  const notice = suggestionFor(situation);
  if (!notice) return 'No preset detects this burn rate once the budget is used up. To detect it, lower the Slow burn values.';
  const conditions = notice.conditions.join(' and ');
  if (!notice.after) return `Start with ${notice.preset}: ${conditions}. Its conditions are already met.`;
  const used = percent(budgetUsed(rate, notice.after, window));
  return `Start with ${notice.preset}: ${conditions}. It triggers after ${duration(notice.after)}, when another ${used} of the budget has been used.`;
}

function when({ after }: Notice): string {
  if (after === undefined) return 'never';
  return after === 0 ? 'already triggered' : `after ${duration(after)}`;
}

function until(minutes: number): string {
  if (minutes === 0) return 'no time: it is used up';
  const readable = duration(minutes);
  return readable.endsWith(' days') ? `${number(minutes / 60)} h (${readable})` : readable;
}
