// Explains that a language cannot be highlighted, and finds the one that was meant. Loaded where a block has such a language.
import { nearest, nearestAlone } from 'slodocs/kit';
import { languageNames, usualLanguages } from './languages.ts';
import type { Fault } from './magic-comments.ts';
import type { Names } from './show-code.ts';

/**
 * Languages have short names, and many of them are alike: a fix writes one that most sites have, and only where no other is nearer.
 */
function surelyMeant(language: string, meant: string | undefined, own: ReadonlySet<string>): string | undefined {
  const usual = nearestAlone(language, [...usualLanguages, ...own]);
  if (meant === undefined || usual === undefined || meant === usual) return usual && meant;
  return nearestAlone(language, [meant, usual]) === meant ? undefined : usual;
}

export function unknownLanguage(language: string, { aliases, own }: Names): Fault {
  const known = [...languageNames(), ...Object.keys(aliases), ...own];
  const meant = nearest(language, known);
  const sure = surelyMeant(language, meant, own);
  return {
    code: 'unknown-language',
    group: language,
    message: `"${language}" is not a language that can be highlighted`,
    help: `${meant ? `Did you mean "${meant}"? ` : ''}The code is shown without colors. If that is intended, use "text"; to add a grammar, use \`codeHighlight({ languages })\`.`,
    words: language,
    ...(sure ? { meant: sure } : {}),
  };
}
