// Wraps the theme's server so that it answers one page's queries and records the answers.
import type { JsonObject } from '#model/json';
import { type Ask, type DrawnIcon, questionKey } from '#model/lookups';
import { compareText } from '#model/place';
import type { ThemeServer } from '#model/theme';

/** Answers by `questionKey`, sorted. */
export type RecordedAnswers = JsonObject;

export interface Asking {
  readonly server: ThemeServer;
  answers(): RecordedAnswers;
}

/** For one page, which may be rendered again to locate a fault. */
export function recordingServer(server: ThemeServer, answer: Ask, draw?: (name: string) => DrawnIcon): Asking {
  const noted = new Map<string, ReturnType<Ask>>();
  const ask: Ask = (question) => {
    if (draw && question[0] === 'icon') return draw(question[1] ?? '');
    const key = questionKey(question);
    if (!noted.has(key)) noted.set(key, answer(question));
    return noted.get(key) as ReturnType<Ask>;
  };
  return {
    server: {
      ...server,
      renderLayout: (props, body, parts, onHead, _, layout) => server.renderLayout(props, body, parts, onHead, ask, layout),
      print: (props, request) => server.print(props, { ...request, ask }),
      withPage: (props, element, onHead, highlight) => server.withPage(props, element, onHead, highlight, ask),
    },
    answers: () => Object.fromEntries([...noted].sort(([a], [b]) => compareText(a, b))) as unknown as RecordedAnswers,
  };
}
