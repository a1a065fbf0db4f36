// Renders bars that show how much of a budget each incident used, and what remains.
import type { ReactElement, ReactNode } from 'react';
import { number, percent } from '../slo-math/format.ts';
import type { Tone } from './picture/Legend.tsx';
import { ShareBars } from './ShareBars.tsx';

export interface LossBarsProps {
  readonly title: string;
  /** The full budget, in minutes. */
  readonly budget: number;
  readonly incidents: readonly { readonly name: string; readonly minutes: number; readonly tone: Tone }[];
  readonly caption?: ReactNode;
}

/** Shows the share of a budget that each incident used, and the remaining budget. */
export function LossBars({ title, budget, incidents, caption }: LossBarsProps): ReactElement {
  const lost = incidents.reduce((all, { minutes }) => all + minutes, 0);
  const share = (minutes: number): number => minutes / budget;
  const ofEach = incidents.map(({ name, minutes, tone }, i) => {
    const before = incidents.slice(0, i).reduce((all, incident) => all + incident.minutes, 0);
    const parts = [
      ...(before > 0 ? [{ name: 'earlier', share: share(before), tone: 'muted' as const }] : []),
      { name, share: share(minutes), tone },
    ];
    return { label: name, value: `${number(minutes)} min, ${percent(1 - share(before + minutes))} left`, parts };
  });
  return <ShareBars title={title} result={`${percent(1 - share(lost))} left`} rows={ofEach} caption={caption} />;
}
