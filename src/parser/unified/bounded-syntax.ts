// Limits the cost of parsing with guard constructs that match nothing and abort when a text would take too long.
import type { Options } from 'mdast-util-from-markdown';
import type { Point } from '#model/place';
import type { LimitSettings } from '#model/settings';
import { LimitExceeded, raisable } from '../library-fault.ts';

type Syntax = NonNullable<Options['extensions']>[number];
type Constructs = NonNullable<Extract<Syntax, { text?: unknown }>['text']>;
type Construct = Extract<NonNullable<Constructs[number]>, { tokenize: unknown }>;

/** Characters that may open or close inline syntax. For each the parser looks back at all that precedes it in the same text. */
const marks = '*_~![]<:{`$@';

/** By code: each character of each text is looked up. */
const isMark = Uint8Array.from({ length: 128 }, (_, code) => Number(marks.includes(String.fromCharCode(code))));

const openBracket = 91;
const closeBracket = 93;

/** Characters that lists and quotes begin with. */
const containerMarks = '*+->0123456789';

/** The maximum nesting of lists and quotes. Two columns of indentation count as one level: none is narrower. */
const deepestContainer = 200;

/** The maximum number of open brackets at a closing one: nested links and images, and what might be such. */
const deepestBracket = 200;

/** The longest run of backticks or dollars: for each length the parser scans the rest of the paragraph. */
const longestRun = 50;
const mayRunLong = new RegExp(`[\`$]{${longestRun + 1}}`);

/** The maximum number of openings of comments or instructions: for each the parser scans the rest of the paragraph. */
const mostComments = 100;
const commentStart = /<[!?]/;

/** A tab is four columns wide. */
const mayBeDeep = /^[ \t>*+\-\d.)]{100}/m;

/** The guards that a text needs; most need none. */
export function boundedSyntax(text: string, { inlineMarks }: LimitSettings): readonly Syntax[] {
  return [
    ...(mayBeDeep.test(text) ? [{ document: constructsAt(containerMarks, containerGuard()) }] : []),
    ...(holdsMore(text, inlineMarks) ||
    mayRunLong.test(text) ||
    text.split(commentStart, mostComments + 2).length > mostComments + 1
      ? [{ text: constructsAt(marks, markGuard(text, inlineMarks)) }]
      : []),
  ];
}

/**
 * True where a block between blank lines, which is a paragraph at most, has more marks than the limit or too many open brackets.
 */
function holdsMore(text: string, limit: number): boolean {
  if (text.length <= deepestBracket) return false;
  let found = 0;
  let open = 0;
  let isBlank = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10) {
      if (isBlank) [found, open] = [0, 0];
      isBlank = true;
    } else if (code > 32) {
      isBlank = false;
      if (isMark[code] !== 1) continue;
      if (++found > limit) return true;
      if (code === openBracket && ++open > deepestBracket) return true;
      if (code === closeBracket && open > 0) open--;
    }
  }
  return false;
}

function constructsAt(signs: string, construct: Construct): Record<number, Construct> {
  return Object.fromEntries(Array.from(signs, (sign) => [sign.charCodeAt(0), behindAnother(construct, sign.charCodeAt(0))]));
}

/** Runs a construct only where it may begin: a guard must not start inside a run, as code spans never do. */
function behindAnother(construct: Construct, own: number): Construct {
  return { ...construct, previous: (code) => code !== own };
}

/** Counts the characters of a line at which a container may begin, and the levels that its indentation allows. */
function containerGuard(): Construct {
  let line = 0;
  let column = 0;
  let depth = 0;
  return {
    name: 'containerGuard',
    tokenize(_effects, _ok, nok) {
      const now = this.now();
      if (now.line !== line) depth = now.column >> 1;
      else if (now.column > column) depth++;
      ({ line, column } = now);
      if (depth <= deepestContainer) return nok;
      throw new LimitExceeded({
        code: 'parse/too-deep',
        message: `lists and block quotes are nested more than ${deepestContainer} levels deep here`,
        help: 'Remove some of them. Put characters that are not markup in a code block.',
        start: { line, column },
      });
    },
  };
}

/** Counts the marks of each inline text separately: of a paragraph, a heading, a cell. */
function markGuard(text: string, limit: number): Construct {
  const counts = new WeakMap<object, { found: number; open: number; comments: number; upTo: number }>();
  return {
    name: 'markGuard',
    tokenize(_effects, _ok, nok) {
      const { line, column, offset } = this.now();
      const counted = counts.get(this) ?? { found: 0, open: 0, comments: 0, upTo: 0 };
      counts.set(this, counted);
      // The parser consumes one run of characters in several steps.
      if (offset >= counted.upTo) {
        counted.upTo = offset;
        for (let code = text.charCodeAt(offset); isMark[code] === 1; code = text.charCodeAt(++counted.upTo)) {
          if (code === openBracket) counted.open++;
          if (code === closeBracket && counted.open-- > deepestBracket) throw bracketsTooDeep({ line, column });
        }
        counted.open = Math.max(0, counted.open);
        if (commentStart.test(text.slice(offset, counted.upTo + 1))) counted.comments++;
        if (counted.comments > mostComments) throw tooManyComments({ line, column });
        if (mayRunLong.test(text.slice(offset, counted.upTo))) throw runTooLong({ line, column });
        counted.found += counted.upTo - offset;
      }
      if (counted.found <= limit) return nok;
      throw new LimitExceeded({
        code: 'parse/too-large',
        message: `one paragraph has more than ${limit} characters that may be markup, such as "*", "[" and "<"`,
        help: raisable('Split the paragraph. Put characters that are not markup in a code block.', 'inlineMarks'),
        start: { line, column },
      });
    },
  };
}

function bracketsTooDeep(start: Point): LimitExceeded {
  return new LimitExceeded({
    code: 'parse/too-deep',
    message: `more than ${deepestBracket} brackets are open where this one is closed`,
    help: 'Close brackets where they end. Put brackets that are not markup in a code block.',
    start,
  });
}

function runTooLong(start: Point): LimitExceeded {
  return new LimitExceeded({
    code: 'parse/too-large',
    message: `a paragraph contains more than ${longestRun} consecutive backticks or dollar signs`,
    help: 'Put them in a code block, or write a backslash before each.',
    start,
  });
}

function tooManyComments(start: Point): LimitExceeded {
  return new LimitExceeded({
    code: 'parse/too-large',
    message: `one paragraph has more than ${mostComments} HTML comments or processing instructions`,
    help: 'Split the paragraph, or close each comment where it ends.',
    start,
  });
}
