// Parses the words of a call into commands, flags and arguments.
import { nearest } from 'slodocs';
import { didYouMean, listed } from '../help.ts';
import type { Call } from './calls.ts';
import type { Command, Flag } from './command.ts';
import { globalFlags } from './flags.ts';
import type { Word } from './shell.ts';
import { sloctl } from './table.ts';
import { isOpen } from './values.ts';

export type CallCode =
  | 'unknown-command'
  | 'unknown-flag'
  | 'missing-value'
  | 'wrong-value'
  | 'missing-argument'
  | 'surplus-argument'
  | 'conflict';

export interface CallFault {
  readonly code: CallCode;
  readonly message: string;
  readonly help: string;
  readonly start: number;
  readonly end: number;
  /** The word that was probably meant, if one is misspelled. */
  readonly meant?: string | undefined;
  /** The misspelled word. */
  readonly replaces?: string;
}

export interface GivenFlag {
  readonly flag: Flag;
  readonly word: Word;
  readonly value: Word | undefined;
}

export interface ReadCall {
  /** The full command, such as `sloctl replay list`. */
  readonly path: string;
  readonly command: Command;
  /** The last word of the path. */
  readonly last: Word;
  readonly flags: readonly GivenFlag[];
  readonly args: readonly Word[];
  readonly faults: readonly CallFault[];
  /** True if the command is a placeholder, so the rest cannot be checked. */
  readonly isOpen: boolean;
}

export function readCall({ program, words }: Call): ReadCall {
  let command: Command = sloctl;
  let path = 'sloctl';
  let last = program;
  const flags: GivenFlag[] = [];
  const args: Word[] = [];
  const faults: CallFault[] = [];
  const result = (isStopped: boolean): ReadCall => ({ path, command, last, flags, args, faults, isOpen: isStopped });
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    if (word.isFixed && /^-./.test(word.text)) {
      const given = flagOf(word, words[at + 1], command, path);
      if ('code' in given) faults.push(given);
      else {
        flags.push(...given);
        if (given.at(-1)?.value === words[at + 1] && words[at + 1]) at++;
      }
      continue;
    }
    const { commands } = command;
    const inner = commands?.find(({ name }) => name === word.text);
    if (inner && args.length === 0) {
      [command, path, last] = [inner, `${path} ${inner.name}`, word];
    } else if (commands && !command.args) {
      if (isOpen(word)) return result(true);
      const names = commands.map(({ name }) => name);
      const help = didYouMean(word.text, names, `Supported commands: ${listed(names)}.`);
      faults.push({
        code: 'unknown-command',
        message: `\`${path}\` has no command "${word.text}"`,
        help,
        start: word.start,
        end: word.end,
        meant: nearest(word.text, names),
        replaces: word.text,
      });
      return result(true);
    } else args.push(word);
  }
  return result(false);
}

/** Parses `--from=TIME`, `--from TIME`, `-o json`, `-ojson`, and `-Ay` for flags without values. */
function flagOf(word: Word, next: Word | undefined, command: Command, path: string): readonly GivenFlag[] | CallFault {
  const known = [...(command.flags ?? []), ...globalFlags];
  const [, name = word.text, assigned] = /^(--?[^=]+)=(.*)$/s.exec(word.text) ?? [];
  const flag = known.find((one) => one.name === name || one.short === name);
  const nameEnd = word.start + name.length;
  if (flag) {
    const inWord = { text: assigned ?? '', start: nameEnd + 1, end: word.end, isFixed: word.isFixed };
    return [
      {
        flag,
        word: { ...word, end: Math.min(word.end, nameEnd) },
        value: assigned !== undefined ? inWord : flag.takes ? valueAfter(next, known) : undefined,
      },
    ];
  }
  const first = word.text.startsWith('--')
    ? undefined
    : known.find((one) => [one.name, one.short].includes(word.text.slice(0, 2)));
  if (first && word.text.length > 2) {
    const rest = { ...word, text: word.text.slice(2), start: word.start + 2 };
    if (first.takes) return [{ flag: first, word, value: rest }];
    const others = flagOf({ ...rest, text: `-${rest.text}` }, next, command, path);
    return 'code' in others ? others : [{ flag: first, word, value: undefined }, ...others];
  }
  const names = known.flatMap((one) => [one.name, ...(one.short ? [one.short] : [])]);
  const meant = nearest(
    name,
    names.filter((one) => one.length > 2),
  );
  const help = meant === undefined ? `Supported flags: ${listed(names)}.` : `Did you mean "${meant}"?`;
  return {
    code: 'unknown-flag',
    message: `\`${path}\` has no flag "${name}"`,
    help,
    start: word.start,
    end: nameEnd,
    meant,
    replaces: name,
  };
}

/** Returns the next word unless it is another flag; a single hyphen is a value. */
function valueAfter(next: Word | undefined, known: readonly Flag[]): Word | undefined {
  if (!next || (next.isFixed && known.some(({ name, short }) => [name, short].includes(next.text.replace(/=.*$/s, '')))))
    return undefined;
  return next;
}
