// Converts errors of the MDX parser into diagnostics that point at the author's words.

import type { VFileMessage } from 'vfile-message';
import { LineIndex } from '#kit/line-index';
import type { DiagnosticDraft } from '#model/diagnostic';
import { openComment } from '#parser/unified/unified';
import { formulaHelp, formulasInText } from '../missing-plugins/formulas.ts';
import { type Explain, type MdxFault, matchAt, type Range, restOfLine, type Said, visible } from './parser-error.ts';
import { tagFaults, tagHelp } from './tag-faults.ts';

/** `text` is the text of `file` as written. */
export function explainMdxFault(thrown: VFileMessage, file: string, text: string): DiagnosticDraft {
  const lines = new LineIndex(text);
  const said = readMessage(thrown, text, lines);
  const { message, help, range, fix, related } = explain(said);
  const edit = fix && {
    title: fix.title,
    place: lines.place(file, ...fix.range),
    replaces: text.slice(...fix.range),
    text: fix.text,
  };
  return {
    code: 'parse/mdx-syntax',
    message,
    help,
    place: lines.place(file, ...range),
    ...(edit ? { fix: edit } : {}),
    ...(related ? { related: [{ message: related.message, place: lines.place(file, ...related.range) }] } : {}),
  };
}

function explain(said: Said): MdxFault {
  for (const explainOne of [...markupFaults, ...tagFaults, ...codeFaults]) {
    const fault = explainOne(said);
    if (fault) return fault;
  }
  const { reason, text, range } = said;
  const message = reason.replace(/\s+/g, ' ').replace(/\.$/, '');
  const isCode = /expression|code/.test(reason);
  return {
    message: `${message.slice(0, 1).toLowerCase()}${message.slice(1)}`,
    help: isCode ? codeHelp : tagHelp,
    range: range[1] > range[0] ? [range[0], Math.min(range[1], restOfLine(text, range[0])[1])] : restOfLine(text, range[0]),
  };
}

function readMessage({ reason, ruleId, place, cause }: VFileMessage, text: string, lines: LineIndex): Said {
  const [start, end] = place && 'start' in place ? [place.start, place.end] : [place, place];
  const range: Range = [start ? lines.offsetAt(start) : 0, end ? lines.offsetAt(end) : 0];
  return {
    reason,
    rule: ruleId ?? '',
    text,
    range,
    code: cause instanceof Error ? cause.message : '',
    offsetOf(point) {
      const [line = 1, column = 1] = point.split(':').map(Number);
      return lines.offsetAt({ line, column });
    },
  };
}

const openedComment: Explain = ({ rule, text, range: [at] }) => {
  if (rule !== openComment) return undefined;
  const range = restOfLine(text, at - 1);
  if (!text.includes('-->', at)) return { message: 'this comment is never closed', help: 'End it with `-->`.', range };
  const help = 'Start a comment that contains an empty line on its own line, with nothing after its end.';
  return { message: 'this comment extends past the end of its paragraph or cell', help, range };
};

const declaration: Explain = ({ rule, reason, text, range: [at] }) => {
  if (rule !== 'unexpected-character' || !reason.includes('before name') || text[at] !== '!') return undefined;
  const whole = matchAt(text, at - 1, /^<!--[\s\S]*?-->|^<![^<>]*>?/);
  const range: Range = [whole[0], Math.min(whole[1], restOfLine(text, whole[0])[1])];
  if (!text.startsWith('<!--', at - 1)) return { message: 'MDX does not support HTML declarations', help: 'Remove it.', range };
  const words = /^<!--([\s\S]*)-->$/.exec(text.slice(...whole))?.[1];
  const help = 'Write a comment as `{/* … */}`. HTML comments are disabled, because `markdown.mdx1Compat.comments` is off.';
  const fault = { message: 'MDX does not support HTML comments', help, range };
  // An MDX comment would end at the first `*/`.
  if (words === undefined || words.includes('*/')) return fault;
  return { ...fault, fix: { title: 'write it as an MDX comment', range: whole, text: `{/*${words}*/}` } };
};

/** The first explanation that applies is used. */
export const markupFaults: readonly Explain[] = [openedComment, declaration];

export const codeHelp = 'In MDX, `{` starts an expression. To show a brace, write `\\{` or use inline code.';
const esmHelp = 'In MDX, a line that begins with `import` or `export` is JavaScript.';

const openBrace: Explain = ({ rule, reason, text, range: [at] }) => {
  if (rule !== 'unexpected-eof' || !reason.includes('closing brace')) return undefined;
  let depth = 0;
  for (let start = at - 1; start >= 0; start--) {
    if (text[start] === '}') depth++;
    else if (text[start] === '{' && depth-- === 0)
      return { message: 'this "{" is never closed', help: codeHelp, range: [start, start + 1] };
  }
  return undefined;
};

const emptyAttribute: Explain = ({ rule, text, range: [at] }) => {
  if (rule !== 'unexpected-empty-expression') return undefined;
  const range = matchAt(text, text.lastIndexOf('{', at), /^\{[^}]*\}/);
  return { message: 'the braces of this attribute contain no expression', help: 'Add a value, or remove the attribute.', range };
};

const noSpread: Explain = ({ rule, text, range: [at] }) => {
  if (rule !== 'non-spread' && rule !== 'spread-extra') return undefined;
  const range = matchAt(text, text.lastIndexOf('{', at), /^\{[^}]*\}/);
  return {
    message: 'braces in place of an attribute must contain a single spread',
    help: 'Write `name={value}`, or `{...props}`.',
    range,
  };
};

/** Tells a sentence from code by the words that follow. */
const sentence =
  /^(import|export)\s+(?!(?:type|default|const|let|var|function|class|async)\b|[\w$]+\s+f[orm]{3}\b|[\w$]+\s*,|[{*"'])/;

const prose: Explain = ({ rule, text, range: [at] }) => {
  const start = rule === 'acorn' ? text.lastIndexOf('\n', at - 1) + 1 : -1;
  const word = sentence.exec(text.slice(start))?.[1];
  if (start === -1 || word === undefined) return undefined;
  const help = 'MDX treats it as JavaScript. Begin the line with a different word.';
  return { message: `this line begins with "${word}", but is not code`, help, range: [start, start + word.length] };
};

const twice: Explain = ({ rule, code, text, range: [at] }) => {
  const name = rule === 'acorn' ? /^Identifier '(.+)' has already been declared/.exec(code)?.[1] : undefined;
  if (name === undefined) return undefined;
  const help = 'A page can import or declare a name only once. Rename one of them.';
  return { message: `the name "${name}" is declared twice`, help, range: matchAt(text, at, /^[\w$]+/) };
};

const brokenOff: Explain = ({ rule, reason, text, range: [at] }) => {
  if (rule !== 'acorn' || !reason.includes('import/exports') || at < text.trimEnd().length) return undefined;
  const start = [...text.slice(0, at).matchAll(/^(?:import|export)\b/gm)].at(-1)?.index;
  if (start === undefined) return undefined;
  return { message: 'this code is incomplete', help: esmHelp, range: restOfLine(text, start) };
};

const syntax: Explain = ({ rule, reason, code, text, range: [at] }) => {
  if (rule !== 'acorn') return undefined;
  const isExpression = reason.includes('expression');
  const range = matchAt(text, visible(text, at), /^(?:[\w$]+|\/\*|.)/u);
  const words = text.slice(...range);
  const said = code.replace(/ \(\d+:\d+\)$/, '').replace(/'/g, '"');
  // Acorn reports a special character at the end of a text.
  const isUnexpected = /^Unexpected (token|content after expression|character "\u{10000}")$/u.test(said);
  const unexpected = words === '' ? 'it ends unexpectedly here' : `"${words}" is not allowed here`;
  const problem = isUnexpected ? unexpected : `${said.slice(0, 1).toLowerCase()}${said.slice(1)}`;
  const what = isExpression ? 'this expression' : 'this import or export';
  const help = isExpression ? (isInFormula(text, at) ? `${formulaHelp} ${codeHelp}` : codeHelp) : esmHelp;
  return { message: `${what} is not valid JavaScript: ${problem}`, help, range };
};

/** True where the paragraph around an offset has a formula there. */
function isInFormula(text: string, at: number): boolean {
  const start = Math.max(0, text.lastIndexOf('\n\n', at), text.lastIndexOf('\n\r\n', at));
  const length = text.slice(at).search(/\n\r?\n/);
  const paragraph = text.slice(start, length < 0 ? undefined : at + length);
  return formulasInText(paragraph).some(([from, to]) => from <= at - start && at - start < to);
}

const statement: Explain = ({ rule, text, range: [at] }) => {
  if (rule !== 'non-esm') return undefined;
  const message = 'this code is neither an import nor an export';
  return { message, help: 'Add `export` in front of it to use it in the page.', range: restOfLine(text, at) };
};

/** The first explanation that applies is used. */
export const codeFaults: readonly Explain[] = [openBrace, emptyAttribute, noSpread, prose, twice, brokenOff, syntax, statement];
