// Reads and writes the answers to a quiz as text, for local storage: `2/3 0,1,-` means two right answers of three,
// the first and the second choice, and no answer to the third question.

export type Answers = readonly (number | undefined)[];

/** The key under which the answers to a quiz are kept. */
export function quizKey(id: string): string {
  return `slocademy-${id}`;
}

/** As many answers as there are questions; answers to other questions than these are forgotten. */
export function readAnswers(record: string | null, count: number): Answers {
  const kept = /^\d+\/\d+ ([\d,-]+)$/.exec(record ?? '')?.[1]?.split(',') ?? [];
  const answers = kept.length === count ? kept : Array<string>(count).fill('-');
  return answers.map((answer) => (/^\d+$/.test(answer) ? Number(answer) : undefined));
}

export function writeAnswers(answers: Answers, rights: readonly number[]): string {
  const right = answers.filter((answer, index) => answer === rights[index]).length;
  return `${right}/${rights.length} ${answers.map((answer) => answer ?? '-').join(',')}`;
}

/** True for a quiz with all answers right. */
export function isPassed(record: string | null): boolean {
  const [, right, count] = /^(\d+)\/(\d+) /.exec(record ?? '') ?? [];
  return right !== undefined && right === count;
}
