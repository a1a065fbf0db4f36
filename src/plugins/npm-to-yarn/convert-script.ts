// Converts the commands of npm in a script for another package manager, and lists those that stay as written.
import { mapCommands, type ShellWord } from './map-commands.ts';

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
