// Splits a shell script into simple commands, and replaces each by what a function makes of it.

/** A word as written, with its quotes, and the space before it, which may hold line continuations. */
export interface ShellWord {
  readonly text: string;
  readonly space: string;
}

/** How deep `$(…)` may lie in `$(…)`; below that it is plain text. */
const maxDepth = 20;

/** Comments, operators and space between commands stay as written. Commands in `$(…)` and backticks are replaced before the one around. */
export function mapCommands(script: string, map: (words: readonly ShellWord[]) => string): string {
  return new Script(script, map).list('', 0);
}

class Script {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly map: (words: readonly ShellWord[]) => string,
  ) {}

  /** Reads up to `end`, which ends a substitution. */
  list(end: string, depth: number): string {
    let output = '';
    let words: ShellWord[] = [];
    const flush = (): void => {
      if (words.length > 0) output += this.map(words);
      words = [];
    };
    while (this.at < this.text.length) {
      const space = this.take(/(?:[ \t]|\\\r?\n)+/y);
      const sign = this.text[this.at] ?? '';
      const between = sign === '#' ? this.take(/[^\r\n]*/y) : this.isRedirection() ? '' : this.take(/[;&|()\r\n]/y, end);
      if (between !== '' || sign === '' || sign === end) {
        flush();
        output += space + between;
        if (sign !== '' && sign === end) return output;
      } else words.push({ space, text: this.word(end, depth) });
    }
    flush();
    return output;
  }

  private word(end: string, depth: number): string {
    let word = '';
    while (this.at < this.text.length) {
      const sign = this.text[this.at] as string;
      if (sign === end || /[ \t\r\n;|()]/.test(sign) || /^\\\r?\n/.test(this.text.slice(this.at, this.at + 3))) break;
      if (sign === '&' && !word.endsWith('>') && !this.isRedirection()) break;
      word += this.part(sign, depth);
    }
    return word;
  }

  private part(sign: string, depth: number): string {
    const quoted = sign === '"' || sign === "'" ? this.quoted(sign, depth) : '';
    return quoted || this.substitution(depth) || this.take(/\\[^\r\n]|[^\r\n]/y);
  }

  /** Empty for a sign that closes nowhere on its line: an apostrophe. */
  private quoted(sign: string, depth: number): string {
    if (sign === "'") return this.take(/'[^'\r\n]*'/y);
    const closed = /"(?:[^"\\\r\n]|\\[^\r\n])*"/y;
    closed.lastIndex = this.at;
    const { length } = closed.exec(this.text)?.[0] ?? '';
    if (length === 0) return '';
    let quoted = this.take(/"/y);
    const stop = this.at + length - 2;
    while (this.at < stop) quoted += this.substitution(depth) || this.take(/\\[^\r\n]|[^\r\n]/y) || this.take(/[\r\n]/y);
    return quoted + this.take(/"/y);
  }

  private substitution(depth: number): string {
    if (depth === maxDepth) return '';
    const open = this.take(/\$\((?!\()|`/y);
    return open && open + this.list(open === '`' ? '`' : ')', depth + 1) + this.take(/[`)]/y);
  }

  private isRedirection(): boolean {
    return this.text.startsWith('&>', this.at);
  }

  private take(pattern: RegExp, except?: string): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    if (found === except) return '';
    this.at += found.length;
    return found;
  }
}
