// Rewrites HTML comments that no parser extension reaches to MDX comments of the same length.
import { VFileMessage } from 'vfile-message';

/** The rule ID of the error for a comment without an end, or without one in its block. */
export const openComment = 'open-comment';

/**
 * Parses; where the parser fails at `<!--`, rewrites that comment in place and parses again, so no position changes. Throws what
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
    // Braces and slashes would have a meaning inside an MDX comment.
    const words = text.slice(start + 4, end).replace(/[{}/]/g, ' ');
    try {
      return withRewrittenComments(parse, `${text.slice(0, start)}{/**${words}*/}${text.slice(end + 3)}`);
    } catch (again) {
      if (!(again instanceof VFileMessage)) throw again;
      if (again.ruleId === 'unexpected-eof') throw open(thrown);
      const offset = offsetOf(again);
      const isInside = again.ruleId === 'unexpected-lazy' && offset !== undefined && offset > start && offset < end + 3;
      throw isInside ? renamed(again, 'Unexpected lazy line in comment') : again;
    }
  }
}

function commentAt(text: string, thrown: unknown): number | undefined {
  if (!(thrown instanceof VFileMessage) || thrown.ruleId !== 'unexpected-character') return undefined;
  const offset = offsetOf(thrown);
  return offset !== undefined && text.startsWith('<!--', offset - 1) ? offset - 1 : undefined;
}

function offsetOf({ place }: VFileMessage): number | undefined {
  if (!place) return undefined;
  return 'offset' in place ? place.offset : (place as { start: { offset?: number } }).start.offset;
}

function open(thrown: unknown): VFileMessage {
  const { reason, place } = thrown as VFileMessage;
  return new VFileMessage(reason, { place, ruleId: openComment } as never);
}

function renamed({ place, ruleId }: VFileMessage, reason: string): VFileMessage {
  return new VFileMessage(reason, { place, ruleId } as never);
}
