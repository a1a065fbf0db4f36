// Explains errors of tags in MDX: how they are opened and closed.
import { wrongClosing } from './misspelled-tag.ts';
import { type Explain, type MdxFault, matchAt, type Range, restOfLine } from './parser-error.ts';

export const tagHelp =
  'In MDX, `<` starts an element, which must be closed. To show the character, write `\\<` or use inline code.';

/** Void elements, which HTML never closes. */
const empty = /^<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/i;

/** Explains autolinks such as `<https://case.example>` and `<ann@case.example>`. */
const autolink: Explain = ({ rule, text, range: [at] }) => {
  if (rule !== 'unexpected-character') return undefined;
  const start = text.lastIndexOf('<', at);
  const address = /^<([^\s<>]+)>/.exec(text.slice(start))?.[1];
  if (start === -1 || address === undefined) return undefined;
  const isMail = /^[^@:/]+@[^@:/]+$/.test(address);
  if (!isMail && !/^[a-z][a-z\d+.-]*:\S/i.test(address)) return undefined;
  const range: Range = [start, start + address.length + 2];
  const link = `[${address}](${isMail ? 'mailto:' : ''}${address})`;
  return {
    message: `"<${address}>" is not a link in MDX`,
    help: `Write \`${link}\`.`,
    range,
    fix: { title: 'write it as a link', range, text: link },
  };
};

const sign: Explain = ({ rule, reason, range: [at] }) => {
  if (rule !== 'unexpected-character' || !reason.includes('before name')) return undefined;
  return { message: 'this "<" does not start a tag', help: tagHelp, range: [at - 1, at] };
};

const bareValue: Explain = ({ rule, reason, text, range: [at] }) => {
  if (rule !== 'unexpected-character' || !reason.includes('before attribute value')) return undefined;
  const range = matchAt(text, at, /^[^\s<>"'{}]+/);
  const value = text.slice(...range);
  const fix = { title: 'quote the value', range, text: `"${value}"` };
  return { message: `the value "${value}" of an attribute must be quoted`, help: `Write \`="${value}"\`.`, range, fix };
};

const character: Explain = ({ rule, reason, text, range: [at] }) => {
  if (rule !== 'unexpected-character' || !reason.startsWith('Unexpected character')) return undefined;
  const range = matchAt(text, at, /^./su);
  return { message: `"${text.slice(...range)}" is not allowed here in a tag`, help: tagHelp, range };
};

const openQuote: Explain = ({ rule, reason, text, range: [at] }) => {
  const quote = rule === 'unexpected-eof' ? /closing quote `(["'])`/.exec(reason)?.[1] : undefined;
  const start = quote === undefined ? -1 : text.lastIndexOf(`=${quote}`, at);
  if (start === -1) return undefined;
  return {
    message: 'this quote is never closed',
    help: 'Close an attribute value with the same quotation mark that opens it.',
    range: restOfLine(text, start + 1),
  };
};

const openTag: Explain = ({ rule, reason, text, range: [at] }) => {
  const start = rule === 'unexpected-eof' && !/expression/.test(reason) ? text.lastIndexOf('<', at) : -1;
  return start === -1
    ? undefined
    : { message: 'this tag is incomplete: its ">" is missing', help: tagHelp, range: restOfLine(text, start) };
};

const strayClosing: Explain = ({ rule, text, range: [at] }) => {
  if (rule !== 'unexpected-closing-slash') return undefined;
  const range = matchAt(text, text.lastIndexOf('<', at), /^<[^<>]*>/);
  return {
    message: `"${text.slice(...range)}" does not close an element`,
    help: 'Remove it, or add the tag that it closes.',
    range,
  };
};

const closingTag: Explain = ({ rule, range }) => {
  const help = 'A closing tag contains only the name of its element: `</b>`.';
  if (rule === 'unexpected-attribute') return { message: 'a closing tag cannot have attributes', help, range };
  return rule === 'unexpected-self-closing-slash' ? { message: 'a closing tag cannot end with "/"', help, range } : undefined;
};

/** Explains lazy lines: a line of a quote or a list may omit its mark, but not inside a tag or an expression. */
const lazyLine: Explain = ({ rule, reason, text, range: [at] }) => {
  if (rule !== 'unexpected-lazy') return undefined;
  const inside = reason.includes('comment') ? 'a comment' : reason.includes('expression') ? 'an expression' : 'a tag';
  const message = `this line leaves its block quote or list in the middle of ${inside}`;
  return { message, help: 'Begin it with `>` in a block quote, or indent it in a list.', range: restOfLine(text, at) };
};

const containers: Readonly<Record<string, string>> = {
  paragraph: 'paragraph',
  blockQuote: 'quote',
  listItem: 'list item',
  tableData: 'table cell',
  tableHeader: 'table cell',
  atxHeading: 'heading',
  setextHeading: 'heading',
  emphasis: 'emphasis',
  strong: 'emphasis',
  link: 'link',
};

const unclosed: Explain = ({ rule, reason, text, offsetOf }) => {
  const [, tag, start = '', end = '', , container] =
    /closing tag for `(.+)` \(([\d:]+)-([\d:]+)\)( before the end of `(\w+)`)?/.exec(reason) ?? [];
  if (rule !== 'end-tag-mismatch' || !tag) return undefined;
  const range: Range = [offsetOf(start), offsetOf(end)];
  return unclosedTag(text, tag, range, container);
};

function unclosedTag(text: string, tag: string, range: Range, container: string | undefined): MdxFault {
  const close: Range = [range[1] - 1, range[1]];
  if (empty.test(tag)) {
    const fix = { title: 'close it', range: close, text: text[range[1] - 2] === ' ' ? '/>' : ' />' };
    return { message: `"${tag}" is never closed`, help: `Write \`${tag.slice(0, -1)} />\`.`, range, fix };
  }
  const where =
    container === undefined ? 'is never closed' : `is not closed before its ${containers[container] ?? 'part of the text'} ends`;
  return { message: `"${tag}" ${where}`, help: tagHelp, range };
}

const crossed: Explain = ({ rule, reason, range }) => {
  const tag = rule === 'end-tag-mismatch' ? /the closing tag `(.+?)` either/.exec(reason)?.[1] : undefined;
  if (tag === undefined) return undefined;
  const help = 'Close the element in the same place where it was opened, such as inside the emphasis or link.';
  return { message: `"${tag}" is not in the same place as its opening tag`, help, range };
};

/** The first explanation that applies is used. */
export const tagFaults: readonly Explain[] = [
  autolink,
  sign,
  bareValue,
  character,
  openQuote,
  openTag,
  strayClosing,
  closingTag,
  wrongClosing,
  unclosed,
  crossed,
  lazyLine,
];
