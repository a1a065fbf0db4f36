// Lists what a search has found, with the files that it stands in.
import type { Marked, SearchAnswer } from '#model/search-answer';
import type { Answers } from './definitions.ts';
import { fileOf, type KnownLanguage, routeOf } from './known-site.ts';
import { answer } from './quoted.ts';

export function printHits({ total, hits, suggestions }: SearchAnswer, languages: readonly KnownLanguage[]) {
  const files = new Map(languages.flatMap(({ site }) => site.pages.map((page) => [routeOf(page, site), fileOf(page)] as const)));
  const data: Answers['search'] = {
    total,
    hits: hits.map(({ url, page, headings, excerpt, type, group }) => ({
      title: plain(page),
      headings: headings.map(plain),
      route: url,
      file: files.get(url.replace(/[?#].*/, '')) ?? null,
      excerpt: plain(excerpt),
      type,
      group,
    })),
    suggestions: [...suggestions],
  };
  const lines = data.hits.map(({ title, headings, route, file, excerpt }, n) => {
    const trail = [title, ...headings].join(' › ');
    return [
      `${n + 1}. ${trail}`,
      `   ${route}${file === null ? '' : ` (${file})`}`,
      ...(excerpt === '' ? [] : [`   ${excerpt}`]),
    ].join('\n');
  });
  const others = suggestions.map((one) => JSON.stringify(one)).join(' or ');
  const said = total > 0 ? `${hits.length} of ${total} results.` : `No results.${others === '' ? '' : ` Try ${others}.`}`;
  return answer(data, said, lines.join('\n'));
}

function plain(pieces: Marked): string {
  return pieces.map(({ text }) => text).join('');
}
