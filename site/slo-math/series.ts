// Computes values of time series: ratios of sums, counter differences, and scores of reports.

/** Counts are added before they are divided. */
export function ratioOfSums(minutes: readonly { readonly good: number; readonly total: number }[]): number {
  const good = minutes.reduce((all, minute) => all + minute.good, 0);
  const total = minutes.reduce((all, minute) => all + minute.total, 0);
  return good / total;
}

/** The events behind each step of a counter, which starts again at 0 when its process does. */
export function countsOf(counter: readonly number[]): number[] {
  return counter.slice(1).map((next, i) => (next >= (counter[i] ?? 0) ? next - (counter[i] ?? 0) : next));
}

/** A layer of the reliability roll-up scores the mean of its children. */
export function layerScore(children: readonly number[]): number {
  return children.reduce((all, score) => all + score, 0) / children.length;
}
