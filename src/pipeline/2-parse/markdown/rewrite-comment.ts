// A comment of HTML that no parser extension reaches, as behind a tag on the same line, to one of MDX of the same length.
import { VFileMessage } from 'vfile-message';

/** What the parser throws of a comment that has no end, or none in the block in which it began. */
export const openComment = 'open-comment';

/**
 * Parses, and where the parser gives up at `<!--`, rewrites that comment and parses again: no position changes. Throws what
 * `parse` throws.
 */
export function withRewrittenComments<Tree>(parse: (text: string) => Tree, text: string): Tree {
  try {
    return parse(text);
  } catch (thrown) {
    const start = commentAt(text, thrown);
    if (start === undefined) throw thrown;
    const end = text.indexOf('-->', start + 4);
    if (end === -1) throw open(thrown);
    // Braces and the end of a comment would mean something inside.
    const words = text.slice(start + 4, end).replace(/[{}/]/g, ' ');
    try {
      return withRewrittenComments(parse, `${text.slice(0, start)}{/**${words}*/}${text.slice(end + 3)}`);
    } catch (again) {
      throw again instanceof VFileMessage && again.ruleId === 'unexpected-eof' ? open(thrown) : again;
    }
  }
}

function commentAt(text: string, thrown: unknown): number | undefined {
  if (!(thrown instanceof VFileMessage) || thrown.ruleId !== 'unexpected-character') return undefined;
  const { place } = thrown;
  const offset = place && 'offset' in place ? place.offset : undefined;
  return offset !== undefined && text.startsWith('<!--', offset - 1) ? offset - 1 : undefined;
}

function open(thrown: unknown): VFileMessage {
  const { reason, place } = thrown as VFileMessage;
  return new VFileMessage(reason, { place, ruleId: openComment } as never);
}
