// Renders a table of error budgets for targets and time windows.
import type { ReactElement } from 'react';

export interface ErrorBudgetTableProps {
  /** Targets as shares, each at least 0 and below 1: 0.999 means 99.9%. */
  readonly targets: readonly number[];
  /** Window lengths in days. */
  readonly windows: readonly number[];
}

const MINUTES_PER_DAY = 1440;

/** The longest window, in days, whose budget is shown in minutes; longer ones are shown in hours. */
const LAST_WINDOW_IN_MINUTES = 31;

/** Prints budgets to three decimals, which also hides binary rounding errors in `1 - target`. */
const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

function formatTarget(target: number): string {
  return `${decimal.format(target * 100)}%`;
}

function formatWindow(days: number): string {
  return days === 1 ? '1 day' : `${decimal.format(days)} days`;
}

function formatBudget(target: number, days: number): string {
  const minutes = (1 - target) * days * MINUTES_PER_DAY;
  return days <= LAST_WINDOW_IN_MINUTES ? `${decimal.format(minutes)} min` : `${decimal.format(minutes / 60)} h`;
}

/** Shows the error budget, as time, for every target and window. */
export function ErrorBudgetTable({ targets, windows }: ErrorBudgetTableProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, this is a table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page scrolls, with the keyboard too
    <div className="table-scroll" role="group" aria-label="Error budgets" tabIndex={0}>
      <table>
        <caption>Error budget as bad time, by target and time window</caption>
        <thead>
          <tr>
            <th scope="col">Target</th>
            {windows.map((days) => (
              <th key={days} scope="col">
                {formatWindow(days)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {targets.map((target) => (
            <tr key={target}>
              <th scope="row">{formatTarget(target)}</th>
              {windows.map((days) => (
                <td key={days}>{formatBudget(target, days)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
