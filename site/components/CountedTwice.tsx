// Renders an incident counted in two ways: by occurrences and by time slices.
import type { ReactElement, ReactNode } from 'react';
import { budgetOf, isGoodSlice } from '../slo-math/budget.ts';
import { counted, number, percent } from '../slo-math/format.ts';
import type { Mark } from './picture/marks.ts';
import { Picture } from './picture/Picture.tsx';
import { Plot } from './picture/Plot.tsx';
import { range, ticks } from './picture/scales.ts';

export interface CountedTwiceProps {
  readonly title: string;
  readonly target: number;
  readonly windowDays: number;
  readonly requestsPerMinute: number;
  /** The length of the time axis. The next field gives the period in which a share of the requests fails. */
  readonly minutes: number;
  readonly failing: { readonly from: number; readonly to: number; readonly share: number };
  readonly timeSliceTargets: readonly number[];
  readonly caption?: ReactNode;
}

/** Shows an incident counted by events and by minutes: what counts as bad, and how much budget it uses. */
export function CountedTwice(props: CountedTwiceProps): ReactElement {
  const { title, target, windowDays, requestsPerMinute, minutes, failing, timeSliceTargets, caption } = props;
  const length = failing.to - failing.from;
  const windowMinutes = windowDays * 1440;
  const failed = failing.share * length * requestsPerMinute;
  const budgetEvents = budgetOf(target, windowMinutes * requestsPerMinute);
  const rows = [
    {
      label: 'Occurrences',
      bad: counted(failed, 'request'),
      used: failed / budgetEvents,
      span: { ...failing, tone: 'warning' as const },
      text: percent(failing.share),
    },
    ...timeSliceTargets.map((timeSliceTarget) => {
      const bad = isGoodSlice(1 - failing.share, 1, timeSliceTarget) ? 0 : length;
      const span = { from: failing.from, to: failing.to, tone: bad > 0 ? ('danger' as const) : ('accent' as const) };
      const label = `Timeslices at ${number(timeSliceTarget)}`;
      return { label, bad: `${bad} min`, used: bad / budgetOf(target, windowMinutes), span, text: bad > 0 ? 'Bad' : 'Good' };
    }),
  ];
  const marks: Mark[] = [
    {
      kind: 'area',
      points: [
        [failing.from, failing.share],
        [failing.to, failing.share],
      ],
      tone: 'danger',
    },
    {
      kind: 'line',
      points: [
        [0, 0],
        [failing.from, 0],
        [failing.from, failing.share],
        [failing.to, failing.share],
        [failing.to, 0],
        [minutes, 0],
      ],
      tone: 'danger',
    },
  ];
  return (
    <Picture
      title={title}
      legend={[{ label: 'Share of requests that fail', tone: 'danger' }]}
      caption={caption}
      table={{
        head: ['Counted by', 'Bad', 'Budget used'],
        rows: rows.map(({ label, bad, used }) => [label, bad, percent(used)]),
      }}
    >
      <Plot
        title={title}
        description={rows.map(({ label, bad, used }) => `${label}: ${bad} bad, ${percent(used)} of the budget used.`).join(' ')}
        x={{ domain: [0, minutes], ticks: ticks(range(0, minutes, 15), (minute) => `${minute} min`) }}
        y={{
          domain: [0, failing.share * 1.2],
          ticks: ticks([0, failing.share / 2, failing.share], (share) => percent(share, 0)),
        }}
        height={110}
        marks={marks}
        lanes={rows.map(({ label, bad, used, span, text }) => ({
          label,
          value: `${bad}, ${percent(used)}`,
          spans: [{ ...span, text, ...(text === 'Good' ? { look: 'tint' as const } : {}) }],
        }))}
      />
    </Picture>
  );
}
