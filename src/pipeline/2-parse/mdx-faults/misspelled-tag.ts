// Finds a closing tag with another name than its opening tag.
import { nearestSpelling } from '#model/nearest';
import type { Explain, MdxFault } from './parser-error.ts';

export const wrongClosing: Explain = ({ rule, reason, text, range, offsetOf }) => {
  const [, closing, opening, start = '', end = ''] =
    /closing tag `(.+)`, expected corresponding closing tag for `(.+)` \(([\d:]+)-([\d:]+)\)/.exec(reason) ?? [];
  if (rule !== 'end-tag-mismatch' || !closing) return undefined;
  return {
    message: `found "${closing}" while "${opening}" is still open`,
    help: 'Close elements in the reverse order in which they were opened.',
    range,
    related: { message: 'this is still open', range: [offsetOf(start), offsetOf(end)] },
    ...misspeltTag(text, [opening ?? '', offsetOf(start)], [closing, range[0]]),
  };
};

/** The fix of one of two tags whose names are alike: the one whose name is used nowhere else is the misspelt one. */
function misspeltTag(text: string, [opening, opened]: Tag, [closing, closed]: Tag): Pick<MdxFault, 'fix'> {
  const [first = '', last = ''] = [opening, closing].map((tag) => /[\w.:-]+/.exec(tag)?.[0]);
  if (first === last || last.length < 3 || nearestSpelling(first, [last]) === undefined) return {};
  const named = (before: string, name: string): RegExp => new RegExp(`${before}${name.replaceAll('.', '\\.')}(?![\\w-])`);
  // Both are right, and closed in the wrong order.
  if (named('</', first).test(text.slice(closed + 1)) || (knownElements.has(first) && knownElements.has(last))) return {};
  const uses = (name: string): number => text.split(named('(?<![\\w-])', name)).length - 1;
  const [isComponent, alsoOne] = [first, last].map((name) => /^[A-Z]/.test(name));
  const isOpeningRight =
    isComponent !== alsoOne && !knownElements.has(first) && !knownElements.has(last)
      ? isComponent === true
      : knownElements.has(first) || (!knownElements.has(last) && uses(first) >= uses(last));
  // An unknown element in small letters would be wrong in both of its tags, and nobody would say so.
  if (/^[a-z]/.test(first) && /^[a-z]/.test(last) && !knownElements.has(first) && !knownElements.has(last)) return {};
  const [wrong, right, at] = isOpeningRight ? [last, first, closed + '</'.length] : [first, last, opened + '<'.length];
  if (text.slice(at, at + wrong.length) !== wrong) return {};
  return { fix: { title: `write "${right}"`, range: [at, at + wrong.length], text: right } };
}

/** A tag as the parser prints it, and where it begins. */
type Tag = readonly [string, number];

const knownElements: ReadonlySet<string> = new Set(
  'a abbr article aside audio b blockquote button caption center cite code dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header i iframe ins kbd li main mark nav ol p picture pre q s samp section small span strong sub summary sup svg table tbody td tfoot th thead tr u ul var video'.split(
    ' ',
  ),
);
