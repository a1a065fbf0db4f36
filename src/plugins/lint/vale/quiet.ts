// Tells where authors have turned Vale off, by comments as its own manual has them.
import type { CollectedProse } from '../prose.ts';

/** `vale off` and `vale on`, or `vale Style.Rule = NO` and `= YES`. */
export function isQuiet(rule: string, line: number, comments: CollectedProse['comments']): boolean {
  let isOff = false;
  let isOut = false;
  for (const { line: at, text } of comments) {
    if (at > line) break;
    if (text === 'vale off' || text === 'vale on') isOff = text === 'vale off';
    const [, named, answer] = /^vale (\S+) = (YES|NO)$/.exec(text) ?? [];
    if (named === rule) isOut = answer === 'NO';
  }
  return isOff || isOut;
}
