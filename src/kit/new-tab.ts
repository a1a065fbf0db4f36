// Provides the text that tells screen readers that a link opens a new tab.
import type { Element } from 'hast';
import type { Say } from '#model/strings/strings';

/** The note inside the link, after its text. */
export function newTabWords(say: Say): string {
  return ` ${say('theme.externalLinkAriaLabel')}`;
}

/** The class that hides the note visually and from copied text. */
export const hiddenClass = 'visually-hidden';

export function newTabNote(say: Say): Element {
  const children = [{ type: 'text' as const, value: newTabWords(say) }];
  return { type: 'element', tagName: 'span', properties: { className: [hiddenClass] }, children };
}
