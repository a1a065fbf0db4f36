// Reads and writes quiz answers as text, for local storage: `2/3 0,1,-` means two correct answers out of three,
// with the first choice, the second choice, and no answer to the third question.

export type Answers = readonly (number | undefined)[];

/** Returns the storage key for the answers to a quiz. */
export function quizKey(id: string): string {
  return `slocademy-${id}`;
}

/** Returns one answer for each question; discards a record with a different number of answers. */
export function readAnswers(record: string | null, count: number): Answers {
  const kept = /^\d+\/\d+ ([\d,-]+)$/.exec(record ?? '')?.[1]?.split(',') ?? [];
  const answers = kept.length === count ? kept : Array<string>(count).fill('-');
  return answers.map((answer) => (/^\d+$/.test(answer) ? Number(answer) : undefined));
}

export function writeAnswers(answers: Answers, rights: readonly number[]): string {
  const right = answers.filter((answer, index) => answer === rights[index]).length;
  return `${right}/${rights.length} ${answers.map((answer) => answer ?? '-').join(',')}`;
}

/** Returns true if all answers are correct. */
export function isPassed(record: string | null): boolean {
  const [, right, count] = /^(\d+)\/(\d+) /.exec(record ?? '') ?? [];
  return right !== undefined && right === count;
}
