// Finds sloctl calls among the commands in a script.
import { readCommands, type Word, type Words } from './shell.ts';

/** A sloctl call, with the words after `sloctl`. */
export interface Call {
  readonly program: Word;
  readonly words: Words;
}

/** Commands that run the command after them. */
const runners: ReadonlySet<string> = new Set([
  'sudo',
  'time',
  'exec',
  'env',
  'nohup',
  'command',
  'xargs',
  'timeout',
  'watch',
  'docker',
  'podman',
  'eval',
]);
const reserved: ReadonlySet<string> = new Set(['if', 'then', 'else', 'elif', 'do', 'while', 'until', '!']);

const isProgram = ({ text, isFixed }: Word): boolean =>
  isFixed && /^(?:sloctl|(?:[\w.-]+\/)*nines\/sloctl(?::[\w.-]+)?)$/.test(text);

export function callsIn(text: string): readonly Call[] {
  return readCommands(text).flatMap((words) => callOf(words) ?? []);
}

function callOf(words: Words): Call | undefined {
  let first = 0;
  while (words[first] && (reserved.has(words[first]?.text ?? '') || /^\w+=/.test(words[first]?.text ?? ''))) first++;
  const program = words[first];
  if (!program) return undefined;
  const at = runners.has(program.text)
    ? words.findIndex((word, index) => index > first && isProgram(word))
    : isProgram(program)
      ? first
      : -1;
  return at < 0 ? undefined : { program: words[at] as Word, words: words.slice(at + 1) };
}

/** Keeps the lines that a reader types, and blanks out prompts and command output, without changing offsets. */
export function typedText(text: string, isConsole: boolean): string {
  const lines = text.split('\n');
  if (!isConsole && !lines.some((line) => /^\s*\$ /.test(line))) return text;
  let isContinued = false;
  return lines
    .map((line) => {
      const prompt = (isContinued ? /^\s*(?:> )?/ : /^\s*\$ /).exec(line)?.[0];
      isContinued = prompt !== undefined && line.endsWith('\\');
      return prompt === undefined ? ' '.repeat(line.length) : ' '.repeat(prompt.length) + line.slice(prompt.length);
    })
    .join('\n');
}
