// What a link says that opens a tab of its own, to those who do not see its mark.
import type { Say } from './strings/strings.ts';

/** Stands in the link, behind its own words. */
export function newTabWords(say: Say): string {
  return ` ${say('theme.externalLinkAriaLabel')}`;
}

/** Takes them out of sight, and out of what is copied. */
export const hiddenClass = 'visually-hidden';
