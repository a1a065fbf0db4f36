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
export async function spread<Result extends Scored>(
  sorted: readonly Result[],
  kindsOf: (result: Result) => Promise<readonly string[]>,
): Promise<readonly Result[]> {
  const counts = new Map<string, number>();
  const chosen: Result[] = [];
  let rest = sorted;
  while (chosen.length < first && rest.length > 0) {
    const next = await nextOf(rest, async (result) => (await kindsOf(result)).some((kind) => (counts.get(kind) ?? 0) >= most));
    if (!next) break;
    for (const kind of await kindsOf(next)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    chosen.push(next);
    rest = rest.filter((one) => one !== next);
  }
  return [...chosen, ...rest];
}

/** The best one, unless one that is not too much of a kind is hardly worse. Asks of no more kinds than it has to. */
async function nextOf<Result extends Scored>(
  rest: readonly Result[],
  isTooMuch: (result: Result) => Promise<boolean>,
): Promise<Result | undefined> {
  const [best] = rest;
  if (!best) return undefined;
  for (const one of rest) {
    if (one.score < best.score * share) break;
    if (!(await isTooMuch(one))) return one;
  }
  return best;
}
