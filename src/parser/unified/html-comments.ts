// Extends the parser so that MDX may contain HTML comments, which it does not support itself.
import type { Options } from 'mdast-util-from-markdown';

type Extension = NonNullable<Options['extensions']>[number];
type Construct = Extract<NonNullable<Extract<Extension, { flow?: unknown }>['flow']>[number], { tokenize: unknown }>;
type Tokenizer = Construct['tokenize'];
type State = ReturnType<Tokenizer>;
type Code = Parameters<NonNullable<State>>[0];
type Kind = 'htmlFlow' | 'htmlText';

/**
 * Parses `<!-- … -->` to `html` nodes, as plain Markdown does. A comment on lines of its own is a block and may contain empty
 * lines; an inline one may not.
 */
export function htmlComments(): Extension {
  return { flow: { 60: construct('htmlFlow') }, text: { 60: construct('htmlText') } };
}

const space = 32;
const tab = -2;
const lessThan = 60;
const greaterThan = 62;
const dash = 45;

function construct(kind: Kind): Construct {
  return { name: `comment${kind}`, concrete: kind === 'htmlFlow', tokenize: kind === 'htmlFlow' ? tokenizeFlow : tokenizeText };
}

const tokenizeText: Tokenizer = function tokenize(effects, ok, nok) {
  return commentTokenizer('htmlText').call(this, effects, ok, nok);
};

/** Matches comments and whitespace up to the end of the line. */
const tokenizeFlow: Tokenizer = function tokenize(effects, ok, nok) {
  const one = commentTokenizer('htmlFlow');
  const start: State = (code) => effects.attempt({ tokenize: one }, after, nok)(code);
  const after: State = (code) => {
    if (isBlank(code)) {
      effects.enter('whitespace');
      return blanks(code);
    }
    if (code === lessThan) return start(code);
    return isEnd(code) ? ok(code) : nok(code);
  };
  const blanks: State = (code) => {
    if (!isBlank(code)) {
      effects.exit('whitespace');
      return after(code);
    }
    effects.consume(code);
    return blanks;
  };
  return start;
};

function commentTokenizer(kind: Kind): Tokenizer {
  const data = `${kind}Data` as const;
  return function tokenize(effects, ok, nok) {
    const { parser, now } = this;
    const opening = '!--';
    let at = 0;
    let dashes = 0;
    const start: State = (code) => {
      effects.enter(kind);
      effects.enter(data);
      effects.consume(code);
      return open;
    };
    const open: State = (code) => {
      if (code !== opening.charCodeAt(at)) return nok(code);
      effects.consume(code);
      return ++at === opening.length ? inside : open;
    };
    const inside: State = (code) => {
      if (code === null) return nok(code);
      if (isEnd(code)) return lineEnd(code);
      const closes = code === greaterThan && dashes >= 2;
      dashes = code === dash ? dashes + 1 : 0;
      effects.consume(code);
      return closes ? end : inside;
    };
    const end: State = (code) => {
      effects.exit(data);
      effects.exit(kind);
      return ok(code);
    };
    const lineEnd: State = (code) => {
      dashes = 0;
      effects.exit(data);
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return nextLine;
    };
    const nextLine: State = (code) => {
      if (code === null || parser.lazy[now().line]) return nok(code);
      if (isEnd(code)) {
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        return nextLine;
      }
      effects.enter(data);
      return inside(code);
    };
    return start;
  };
}

function isBlank(code: Code): boolean {
  return code === space || code === tab || code === -1;
}

function isEnd(code: Code): boolean {
  return code === null || code < tab;
}
