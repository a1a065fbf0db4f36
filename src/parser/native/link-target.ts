// Reads the target of a link from its source.
import type { Definition, Image, Link } from 'mdast';
import { decodeString } from 'micromark-util-decode-string';
import { NativeRefusal, type Range, type Source } from './source.ts';

/** Undefined for an address without brackets around its text: such an address is the text. Throws a `NativeRefusal`. */
export function targetOf(source: Source, node: Link | Image | Definition): Range | undefined {
  const [start, end] = source.rangeOf(node);
  const written = source.text.slice(start, end);
  if (!/^!?\[/.test(written)) return undefined;
  const opening = node.type === 'definition' ? ']:' : '](';
  // The text may have such brackets as well: the address is what the rest of the node fits.
  for (let at = written.indexOf(opening, textEnd(source, node, start)); at !== -1; at = written.indexOf(opening, at + 1)) {
    const found = addressFrom(written, at + opening.length, node);
    if (found) return [start + found[0], start + found[1]];
    if (found === null) return undefined;
  }
  throw new NativeRefusal('address');
}

/** Relative to the node. */
function textEnd(source: Source, node: Link | Image | Definition, start: number): number {
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  return last ? source.rangeOf(last)[1] - start : 0;
}

const title = /^(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\))/;

/** Null where the node has no address: `[text]()`. */
function addressFrom(written: string, from: number, { type, url }: Link | Image | Definition): Range | null | undefined {
  const start = skipSpace(written, from);
  const end = type === 'definition' ? written.length : written.length - 1;
  const isEmpty = url === '' && (start === end || written.startsWith('<>', start));
  if (isEmpty) return null;
  const range = written[start] === '<' ? bracketed(written, start) : bare(written, start, end);
  if (!range || decodeString(written.slice(...range)) !== url) return undefined;
  const close = written[start] === '<' ? range[1] + 1 : range[1];
  const rest = skipSpace(written, close);
  const titled = rest > close ? title.exec(written.slice(rest, end)) : null;
  return skipSpace(written, rest + (titled?.[0].length ?? 0)) >= end ? range : undefined;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at++;
  return at;
}

function bracketed(written: string, start: number): Range | undefined {
  for (let at = start + 1; at < written.length; at++) {
    const sign = written.charAt(at);
    if (sign === '\\') at++;
    else if (sign === '>') return [start + 1, at];
    else if (sign === '<' || sign === '\n' || sign === '\r') return undefined;
  }
  return undefined;
}

function bare(written: string, start: number, end: number): Range {
  let at = start;
  while (at < end && written.charAt(at) > ' ') at++;
  return [start, at];
}
