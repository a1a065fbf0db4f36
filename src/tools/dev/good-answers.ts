// Keeps the last good answers of a site in development, for the time in which it cannot be read.
import type { DevAnswer } from '#model/dev';

export interface GoodAnswers {
  /** The answer that `ask` gives; the last good one where it says that the site cannot be read, or fails, which `failed` is told. */
  of(path: string, ask: () => Promise<DevAnswer>, failed: (thrown: unknown) => void): Promise<DevAnswer>;
}

/** More than a writer has open, and what these pages name. */
const most = { page: 50, file: 200 };

export function createGoodAnswers(): GoodAnswers {
  const held = { page: new Map<string, DevAnswer>(), file: new Map<string, DevAnswer>() };
  const keep = (path: string, answer: DevAnswer): void => {
    if (answer.kind !== 'page' && answer.kind !== 'file') return;
    const answers = held[answer.kind];
    answers.delete(path);
    answers.set(path, answer);
    if (answers.size > most[answer.kind]) answers.delete(answers.keys().next().value as string);
  };
  return {
    async of(path, ask, failed) {
      let answer: DevAnswer | undefined;
      try {
        answer = await ask();
      } catch (thrown) {
        const last = held.page.get(path) ?? held.file.get(path);
        if (!last) throw thrown;
        failed(thrown);
        return last;
      }
      const isRead = answer.kind !== 'none' || answer.status !== 503;
      if (!isRead) return held.page.get(path) ?? held.file.get(path) ?? answer;
      keep(path, answer);
      return answer;
    },
  };
}
