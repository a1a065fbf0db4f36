// Renders a calculator for the error budget that a target allows.
import type { ReactElement } from 'react';
import { budgetMinutes, budgetOf, minutesPerDay } from '../slo-math/budget.ts';
import { highestBurnRate } from '../slo-math/burn-rate.ts';
import { counted, duration, number } from '../slo-math/format.ts';
import type { Bounds } from '../slo-math/numbers.ts';
import { Calculator } from './calculator/Calculator.tsx';
import { Results } from './calculator/Results.tsx';
import { useField } from './calculator/use-field.ts';

export interface ErrorBudgetCalculatorProps {
  /** In percent, as readers type it. */
  readonly target?: number;
  readonly days?: number;
  readonly events?: number;
}

const ofTarget: Bounds = {
  name: 'The target',
  least: 0,
  most: 100,
  isBelowMost: true,
  expected: 'a percentage of at least 0 and below 100, such as 99.9: a target of 100 leaves no budget',
};
const ofDays: Bounds = { name: 'The time window', least: 0.01, most: 366, expected: 'a number of days up to 366, such as 30' };
const ofEvents: Bounds = {
  name: 'The number of events',
  least: 0,
  most: 1e15,
  isWhole: true,
  expected: 'a whole number, such as 1,000,000',
};

/** The longest rolling window, in days. */
const longestRolling = 31;

/** Computes the bad time and the bad events that a target allows in a time window. */
export function ErrorBudgetCalculator({
  target = 99.9,
  days = 30,
  events = 1_000_000,
}: ErrorBudgetCalculatorProps): ReactElement {
  const fields = { target: useField(target, ofTarget), days: useField(days, ofDays), events: useField(events, ofEvents) };
  const share = fields.target.value / 100;
  const window = fields.days.value;
  const total = fields.events.value;
  const minutes = budgetMinutes(share, window);
  const bad = budgetOf(share, total);
  const basis = `A target of ${number(fields.target.value, 4)}% over ${counted(window, 'day')}`;
  return (
    <Calculator
      title="Error budget calculator"
      fields={[
        { label: 'Target', unit: '%', field: fields.target },
        { label: 'Time window', unit: 'days', field: fields.days },
        { label: 'Events in the window', field: fields.events },
      ]}
      spoken={`${basis} allows ${duration(minutes)} of bad time, or ${counted(bad, 'bad event')} out of ${number(total)}.`}
    >
      <Results
        caption={`${basis} (${number(window * minutesPerDay)} min), with ${counted(total, 'event')}`}
        head={['Counted by', 'Error budget', 'Per day']}
        rows={[
          ['Timeslices', <b key="budget">{time(minutes)}</b>, time(minutes / window)],
          ['Occurrences', <b key="budget">{counted(bad, 'event')}</b>, counted(bad / window, 'event')],
        ]}
      />
      <p className="calculator-note">
        If everything fails, the burn rate is {number(highestBurnRate(share))}, and the time budget is used up after{' '}
        {time(minutes)}.{window > longestRolling && ` Time windows of more than ${longestRolling} days are calendar-aligned.`}
      </p>
    </Calculator>
  );
}

/** Formats minutes, followed by a more readable unit if there is one. */
function time(minutes: number): string {
  const readable = duration(minutes);
  const plain = `${number(minutes, 3)} min`;
  return minutes < 1 || readable.endsWith(' min') ? plain : `${plain} (${readable})`;
}
