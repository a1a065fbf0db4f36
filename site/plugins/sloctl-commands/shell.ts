// Parses a shell script into commands, as far as checking sloctl calls requires. Runs nothing.

export interface Word {
  /** The text without quotes and escapes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** False for a variable, a substitution or a placeholder, whose value is unknown. */
  readonly isFixed: boolean;
}

/** The words of a command, without assignments before it and without redirections. */
export type Words = readonly Word[];

/** Returns the commands in the order in which they end, including those in substitutions. */
export function readCommands(text: string, from = 0, to = text.length): readonly Words[] {
  return new Reader(text, to).commands(from).found;
}

interface Read {
  readonly found: readonly Words[];
  readonly at: number;
}

class Reader {
  private readonly text: string;
  private readonly to: number;
  private readonly found: Words[] = [];
  private heredocs: { readonly word: string; readonly isIndented: boolean }[] = [];

  constructor(text: string, to: number) {
    this.text = text;
    this.to = to;
  }

  /** Reads commands up to the parenthesis or quote that closes a substitution. */
  commands(from: number, closing?: string): Read {
    let words: Word[] = [];
    let at = from;
    const end = (): void => {
      if (words.length > 0) this.found.push(words);
      words = [];
    };
    while (at < this.to) {
      const char = this.text[at] ?? '';
      if (char === closing) break;
      if (this.startsWith(at, '\\\n') || char === ' ' || char === '\t' || char === '\r') at += char === '\\' ? 2 : 1;
      else if (char === '#') at = this.endOfLine(at);
      else if (char === '\n') {
        end();
        at = this.afterHeredocs(at + 1);
      } else if (placeholder.test(this.text.slice(at, at + 80))) {
        const [written = ''] = placeholder.exec(this.text.slice(at, at + 80)) ?? [];
        words.push({ text: written, start: at, end: at + written.length, isFixed: false });
        at += written.length;
      } else if (char === '<' || char === '>' || this.startsWith(at, '&>')) at = this.afterRedirection(at);
      else if (/[;&|(){}]/.test(char) && !isBraceOfWord(this.text, at)) {
        end();
        at++;
      } else {
        const word = this.word(at);
        // In `2>`, the number is part of the redirection, not a word of the command.
        if (!(/^\d$/.test(word.text) && /[<>]/.test(this.text[word.end] ?? ''))) words.push(word);
        at = word.end;
      }
    }
    end();
    return { found: this.found, at: Math.min(at, this.to) };
  }

  private word(from: number): Word {
    let text = '';
    let isFixed = true;
    let at = from;
    const substitute = (start: number, closing: string): void => {
      at = this.commands(start, closing).at + 1;
      isFixed = false;
    };
    for (let quote = ''; at < this.to; ) {
      const char = this.text[at] ?? '';
      if (quote === '' && /[\s;&|<>()]/.test(char)) break;
      if (char === quote || (quote === '' && (char === '"' || char === "'"))) {
        quote = quote === '' ? char : '';
        at++;
      } else if (quote === "'") {
        text += char;
        at++;
      } else if (char === '\\') {
        if (this.text[at + 1] !== '\n') text += this.text[at + 1] ?? '';
        at += 2;
      } else if (this.startsWith(at, '$(')) substitute(at + 2, ')');
      else if (char === '`') substitute(at + 1, '`');
      else {
        if (char === '$' && /[\w{@*?]/.test(this.text[at + 1] ?? '')) isFixed = false;
        text += char;
        at++;
      }
    }
    return { text, start: from, end: Math.min(Math.max(at, from + 1), this.to), isFixed };
  }

  private afterRedirection(from: number): number {
    const [operator = '<'] = /^(?:&>>?|<<<|<<-?|>>|[<>]&|[<>])/.exec(this.text.slice(from, from + 3)) ?? [];
    let at = from + operator.length;
    while (this.text[at] === ' ') at++;
    if (this.text[at] === '(') return this.commands(at + 1, ')').at + 1;
    if (this.startsWith(at, '<(')) return this.commands(at + 2, ')').at + 1;
    const word = this.word(at);
    if (operator === '<<' || operator === '<<-') this.heredocs.push({ word: word.text, isIndented: operator === '<<-' });
    return word.end;
  }

  private afterHeredocs(from: number): number {
    let at = from;
    for (const { word } of this.heredocs.splice(0)) {
      while (at < this.to) {
        const end = this.endOfLine(at);
        const isLast = this.text.slice(at, end).trim() === word;
        at = Math.min(end + 1, this.to);
        if (isLast) break;
      }
    }
    return at;
  }

  private endOfLine(from: number): number {
    const at = this.text.indexOf('\n', from);
    return at < 0 || at > this.to ? this.to : at;
  }

  private startsWith(at: number, text: string): boolean {
    return this.text.startsWith(text, at);
  }
}

/** Matches placeholders on pages, `<name>` and `<one|other>`, which cannot be redirections. */
const placeholder = /^<[A-Za-z][\w-]*(?:\|[\w-]+)*>/;

/** Returns true for a brace in `{}` (find, xargs) or `{a,b}`; a brace that groups commands is surrounded by spaces. */
function isBraceOfWord(text: string, at: number): boolean {
  return /[{}]/.test(text[at] ?? '') && /\S/.test(text[at] === '{' ? (text[at + 1] ?? ' ') : (text[at - 1] ?? ' '));
}
