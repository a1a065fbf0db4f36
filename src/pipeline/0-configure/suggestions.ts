// Collects what readers are told on a page in another language than they prefer, in each language of a site.
import type { Suggestion } from '#model/i18n';
import type { Settings } from '#model/settings';
import { type StringId, sayer } from '#model/strings/strings';
import { defaultLanguage } from './language.ts';

/** `all` are the settings of all languages. */
export function withSuggestions(all: readonly Settings[]): readonly Settings[] {
  const suggestions = all.flatMap(suggestionIn);
  return all.map((settings) => {
    const { i18n } = settings;
    return i18n?.suggestions ? { ...settings, i18n: { ...i18n, suggestions } } : settings;
  });
}

const message = 'theme.translation.available.message' satisfies StringId;

function suggestionIn({ lang, dir, strings, i18n }: Settings): readonly Suggestion[] {
  if (!i18n) return [];
  const isTranslated = Object.hasOwn(strings, message) || /^en\b/.test(lang);
  const say = sayer(isTranslated ? { lang, strings } : { lang: defaultLanguage, strings: {} });
  return [
    {
      lang,
      label: i18n.locale.label,
      message: say(message),
      close: say('theme.AnnouncementBar.closeButtonAriaLabel'),
      spoken: isTranslated ? { lang, dir } : { lang: defaultLanguage, dir: 'ltr' },
    },
  ];
}
