// Shows that a page exists in a language which its reader prefers; loaded once there is such a page.
import type { Suggestion } from '#model/i18n';
import { mainId } from '#model/page-data';
import type { Translation } from './browser/languages/translations.ts';

/** Returns a function that removes it. */
export type ShowSuggestion = (translation: Translation, close: () => void) => () => void;

/** `suggestions` are the texts of all languages. It covers the end of the window, so that nothing moves. */
export function suggestIn(suggestions: readonly Suggestion[]): ShowSuggestion {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(suggestionStyles);
  document.adoptedStyleSheets.push(sheet);
  return ({ lang, href }, close) => {
    const texts = suggestions.find((one) => one.lang === lang);
    if (!texts) return () => undefined;
    const { message, spoken, label } = texts;
    const link = Object.assign(document.createElement('a'), { href, hreflang: lang, lang, textContent: label });
    // Screen readers announce what comes into a status that is there.
    const status = document.createElement('p');
    status.setAttribute('role', 'status');
    const button = Object.assign(document.createElement('button'), { type: 'button', ariaLabel: texts.close });
    button.append(cross());
    const box = Object.assign(document.createElement('div'), { lang: spoken.lang, dir: spoken.dir });
    box.append(status, button);
    const aside = Object.assign(document.createElement('aside'), { className: 'suggestion', lang, ariaLabel: label });
    aside.append(box);
    const leave = (): void => {
      // The focus would be lost with the button.
      if (aside.contains(document.activeElement)) document.getElementById(mainId)?.focus({ preventScroll: true });
      close();
    };
    button.addEventListener('click', leave);
    aside.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') leave();
    });
    document.body.append(aside);
    requestAnimationFrame(() => status.append(message, ' ', link));
    return () => aside.remove();
  };
}

function cross(): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('class', 'icon icon-close');
  icon.setAttribute('viewBox', '0 0 16 16');
  icon.setAttribute('aria-hidden', 'true');
  const path = icon.appendChild(document.createElementNS(namespace, 'path'));
  path.setAttribute('d', 'M3.5 3.5l9 9M12.5 3.5l-9 9');
  return icon;
}

/** At the bottom, beside the button back to the top. Rules of a site's own stylesheets are stronger. */
const suggestionStyles = `@layer parts {
.suggestion { position: fixed; inset-block-end: 1rem; inset-inline: 1rem 4.75rem; z-index: 16; inline-size: fit-content;
  max-inline-size: 34rem; border: 1px solid var(--color-line-strong); border-radius: var(--radius); background: var(--color-page);
  color: var(--color-text); box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 15%); font-size: 0.9375rem; line-height: 1.4; }
/* Its text comes a frame later: a box that is seen before would jump. */
.suggestion:not(:has(a)) { opacity: 0; }
.suggestion > div { display: flex; align-items: center; gap: 0.25rem; padding-inline-start: 1rem; }
.suggestion p { flex: 1; margin: 0; padding-block: 0.5rem; overflow-wrap: anywhere; }
.suggestion a { display: inline-block; padding-block: 0.35rem; color: var(--color-accent); font-weight: 600; text-decoration: underline;
  text-underline-offset: 0.2em; }
.suggestion button { flex: none; display: grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; cursor: pointer; }
.suggestion button:hover { color: var(--color-accent); }
@media (width >= 40rem) { .suggestion { inset-inline: 4.75rem; margin-inline: auto; } }
:root:has(.suggestion) { scroll-padding-block-end: 6rem; }
}
@media print { .suggestion { display: none; } }
`;
