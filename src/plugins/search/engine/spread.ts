// Diversifies the first results when the sections of one page, or sections of the same name, would fill them.

/** What readers see without scrolling. */
const first = 5;

/** The most sections of one page, and the most with the same heading, among the first results. */
const most = 2;

/** A result that is this much worse than the one that it would replace does not help. */
const share = 0.4;

export interface Scored {
  readonly score: number;
}

/** Keeps the order otherwise. What is too much of one kind follows those that replace it. `sorted` are the best first. */
export function spread<Result extends Scored>(
  sorted: readonly Result[],
  kindsOf: (result: Result) => readonly string[],
): readonly Result[] {
  const counts = new Map<string, number>();
  const isTooMuch = (result: Result): boolean => kindsOf(result).some((kind) => (counts.get(kind) ?? 0) >= most);
  const chosen: Result[] = [];
  let rest = sorted;
  while (chosen.length < first && rest.length > 0) {
    const [best] = rest;
    const other = rest.find((one) => !isTooMuch(one));
    const next = best && other && other.score >= best.score * share ? other : best;
    if (!next) break;
    for (const kind of kindsOf(next)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    chosen.push(next);
    rest = rest.filter((one) => one !== next);
  }
  return [...chosen, ...rest];
}
