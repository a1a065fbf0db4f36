import type { ReactElement } from 'react';
import './home.css';

export interface Burn {
  /** Day of the window on which bad minutes were spent, counted from 0. */
  readonly day: number;
  /** What was left of the budget afterwards, as a share: 0.4 means 40%. */
  readonly left: number;
  /** What happened, in a few words. */
  readonly label: string;
}

export interface BudgetChartProps {
  readonly title: string;
  /** Length of the time window. */
  readonly days: number;
  /** In the order of their days. */
  readonly burns: readonly Burn[];
}

const width = 560;
const height = 340;
const area = { left: 60, right: 540, top: 56, bottom: 280 };

/** How an error budget shrinks in steps, beside the line of steady use. */
export function BudgetChart({ title, days, burns }: BudgetChartProps): ReactElement {
  const x = (day: number) => round(area.left + (day / days) * (area.right - area.left));
  const y = (share: number) => round(area.bottom - share * (area.bottom - area.top));
  const steps = burns.map(({ day, left }) => `H${x(day)}V${y(left)}`).join('');
  const line = `M${x(0)} ${y(1)}${steps}H${x(days)}`;
  const end = burns.at(-1)?.left ?? 1;
  return (
    <figure className="budget-chart">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={describe(title, days, burns)}>
        <text className="budget-title" x={area.left} y="26">
          {title}
        </text>
        <text className="budget-end" x={area.right} y="26" textAnchor="end">
          {percent(end)} left
        </text>
        <path
          className="budget-grid"
          d={[1, 0.75, 0.5, 0.25].map((share) => `M${area.left} ${y(share)}H${area.right}`).join('')}
        />
        <path className="budget-axis" d={`M${area.left} ${area.bottom}H${area.right}`} />
        <path className="budget-fill" d={`${line}V${area.bottom}H${area.left}z`} />
        <path className="budget-steady" d={`M${x(0)} ${y(1)}L${x(days)} ${y(0)}`} />
        <path className="budget-line" d={line} />
        {[1, 0.75, 0.5, 0.25, 0].map((share) => (
          <text key={share} className="budget-tick" x={area.left - 10} y={y(share) + 4} textAnchor="end">
            {percent(share)}
          </text>
        ))}
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <text key={part} className="budget-tick" x={x(part * days)} y={area.bottom + 24} textAnchor="middle">
            {part === 0 ? 'Day 0' : Math.round(part * days)}
          </text>
        ))}
        {burns.map(({ day, left, label }) => (
          <g key={day}>
            <circle className="budget-dot" cx={x(day)} cy={y(left)} r="5" />
            <text className="budget-label" x={x(day) + 12} y={y(left) - 10}>
              {label}
            </text>
          </g>
        ))}
        <text className="budget-tick" x={area.left} y={height - 8}>
          Dashed: steady use, burn rate 1
        </text>
      </svg>
    </figure>
  );
}

function describe(title: string, days: number, burns: readonly Burn[]): string {
  const falls = burns.map(({ day, left, label }) => `to ${percent(left)} on day ${day} (${label})`);
  return `${title}: over ${days} days it falls ${falls.join(', ')}.`;
}

function percent(share: number): string {
  return `${round(share * 100)}%`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
