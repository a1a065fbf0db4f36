// Converts the commands of npm in a script for another package manager, and lists those that stay as written.

/** Takes the words behind `npm` or `npx`; undefined where there is no such command. */
export type ConvertWords = (program: string, words: readonly string[]) => string | undefined;

export interface ConvertedScript {
  readonly script: string;
  /** As written. */
  readonly left: readonly string[];
}

/** Words behind which a command begins: programs that run another, a prompt, and keys of YAML or words of a Dockerfile. */
const before =
  /^(?:sudo|time|env|cross-env|command|exec|nohup|if|then|else|elif|while|until|do|!|\{|-|\$|>|%|❯|RUN|[\w-]+:|[A-Za-z_]\w*=.*)$/s;
const redirection = /^\d*(?:[<>]|&>)/;
/** Programs that print or keep a text. */
const quoting = /^(?:echo|printf|git)$/;

export function convertScript(script: string, convert: ConvertWords): ConvertedScript {
  const left: string[] = [];
  const converted = mapCommands(script, (words) => {
    const written = join(words);
    const start = words.findIndex(({ text }) => !before.test(text));
    const [program, ...rest] = start === -1 ? [] : words.slice(start);
    if (program?.text !== 'npm' && program?.text !== 'npx') {
      if (!quoting.test(program?.text ?? '') && rest.some(({ text }, at) => isCall(text, rest[at + 1])))
        left.push(written.trim());
      return written;
    }
    const cut = rest.findIndex(({ text }) => redirection.test(text));
    const args = cut === -1 ? rest : rest.slice(0, cut);
    const command = convert(
      program.text,
      args.map(({ text }) => text),
    );
    if (command === undefined) left.push(join([program, ...rest]).trim());
    if (command === undefined) return written;
    return `${join(words.slice(0, start))}${program.space}${layOut(command, args)}${join(rest.slice(args.length))}`;
  });
  return { script: converted, left };
}

/** A word that another program is handed, such as `npm` in `docker run node npm ci`. */
function isCall(text: string, next: ShellWord | undefined): boolean {
  return /^["'].*\bnp[mx] /.test(text) || (/^np[mx]$/.test(text) && next !== undefined);
}

function join(words: readonly ShellWord[]): string {
  return words.map(({ space, text }) => space + text).join('');
}

/** Keeps the space, and so the line continuations, before the words that are kept. */
function layOut(command: string, args: readonly ShellWord[]): string {
  let output = '';
  let rest = command;
  for (const { space, text } of args) {
    const at = `${rest} `.indexOf(` ${text} `);
    if (at === -1) continue;
    output += rest.slice(0, at) + space + text;
    rest = rest.slice(at + 1 + text.length);
  }
  return output + rest;
}

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
