// Explains errors at `<!` in MDX: HTML comments and declarations.
import { openComment } from '#parser/unified/rewrite-comment';
import { type Explain, matchAt, type Range, restOfLine } from './parser-error.ts';

const openedComment: Explain = ({ rule, text, range: [at] }) => {
  if (rule !== openComment) return undefined;
  const range = restOfLine(text, at - 1);
  if (!text.includes('-->', at)) return { message: 'this comment is never closed', help: 'End it with `-->`.', range };
  const help = 'A comment that holds an empty line begins on a line of its own, with nothing behind its end.';
  return { message: 'this comment goes on behind the end of its paragraph or cell', help, range };
};

const declaration: Explain = ({ rule, reason, text, range: [at] }) => {
  if (rule !== 'unexpected-character' || !reason.includes('before name') || text[at] !== '!') return undefined;
  const whole = matchAt(text, at - 1, /^<!--[\s\S]*?-->|^<![^<>]*>?/);
  const range: Range = [whole[0], Math.min(whole[1], restOfLine(text, whole[0])[1])];
  if (!text.startsWith('<!--', at - 1)) return { message: 'MDX has no declarations of HTML', help: 'Take it out.', range };
  const words = /^<!--([\s\S]*)-->$/.exec(text.slice(...whole))?.[1];
  const help = 'A comment is written `{/* … */}`. The setting `markdown.mdx1Compat.comments` is off.';
  const fault = { message: 'MDX has no comments of HTML', help, range };
  // An MDX comment would end at the first `*/`.
  if (words === undefined || words.includes('*/')) return fault;
  return { ...fault, fix: { title: 'write it as a comment of MDX', range: whole, text: `{/*${words}*/}` } };
};

/** The first explanation that applies is used. */
export const markupFaults: readonly Explain[] = [openedComment, declaration];
