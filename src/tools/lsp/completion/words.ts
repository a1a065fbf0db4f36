// Completes words of closed lists: kinds of admonitions, languages and words of fences, and names of emoji.
import type { Completer } from './asked.ts';
import type { Choice } from './choices.ts';

export const admonitions: Completer<'admonition'> = ({ isAlert }, { vocabulary }) => {
  if (isAlert && !vocabulary.hasAlerts) return { choices: [] };
  const { admonitions } = vocabulary;
  return { choices: admonitions.map((name, far) => ({ label: isAlert ? name.toUpperCase() : name, kind: 'word', far })) };
};

export const languages: Completer<'language'> = (_, { vocabulary }) => ({
  choices: vocabulary.languages.map((label, far) => ({ label, kind: 'word', far: Math.min(far, 900) })),
});

/** Behind `=`, the values of a word. */
export const metas: Completer<'meta'> = ({ given }, { vocabulary, typed }) => {
  const { name, values = [] } = vocabulary.fenceWords.find((one) => typed.startsWith(`${one.name}=`)) ?? {};
  if (name !== undefined)
    return {
      choices: values.map((value) => ({ label: value, insert: `${name}="${value}"`, kind: 'value', also: [`${name}=${value}`] })),
    };
  // The lines that are marked are known by whoever writes them.
  const words = typed.startsWith('{') ? [] : vocabulary.fenceWords.filter((one) => !given.includes(one.name));
  return {
    choices: words.map(({ name, insert, snippet, about }, far) => ({
      label: name,
      kind: 'word',
      about,
      far,
      ...(insert === undefined ? {} : { insert }),
      ...(snippet === undefined ? {} : { snippet }),
    })),
  };
};

export const emoji: Completer<'emoji'> = async (_, { vocabulary, typed }) => {
  // Each colon of a text would bring the whole list.
  if (typed.length < 2) return { choices: [], isSearch: true };
  const names = Object.entries(await vocabulary.emoji());
  const choices = names.map(([name, character]): Choice => ({ label: `:${name}:`, kind: 'text', detail: character }));
  return { choices, isSearch: true };
};
