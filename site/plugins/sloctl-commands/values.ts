// Checks the values of flags and arguments.
import { nearest } from 'slodocs';
import { didYouMean, listed } from '../help.ts';
import type { ValueKind } from './command.ts';
import { kindAliases, kinds, readOnlyKinds } from './kinds.ts';
import type { Word } from './shell.ts';

export interface ValueFault {
  readonly message: string;
  readonly help: string;
  readonly meant?: string | undefined;
}

const plain: Readonly<Record<string, readonly [pattern: RegExp, help: string]>> = {
  text: [/^/, ''],
  path: [/./s, 'Write a file, a pattern, a URL, or - for standard input.'],
  name: [/^[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?$/, 'A name consists of lowercase letters, digits and hyphens.'],
  project: [
    /^(?:\*|[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?)$/,
    'A project name consists of lowercase letters, digits and hyphens; * means all projects.',
  ],
  time: [
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/,
    'Write a time in RFC 3339 format, such as 2025-06-03T22:00:00Z.',
  ],
  duration: [/^(?:\d+(?:\.\d+)?[hms])+$/, 'Write a duration in h, m and s, such as 30m.'],
  number: [/^[1-9]\d*$/, 'Write a whole number of at least 1.'],
  label: [/^[^\s=]+=.+$/s, 'Write key=value.'],
};

/** Returns true for placeholders such as `NAME` and `…`, which may mean any value. */
export function isOpen({ text, isFixed }: Word): boolean {
  return !isFixed || /^(?:[A-Z][A-Z0-9_]*|\[.*|.*\]|\.{3}|…)$/.test(text);
}

/** Returns the kind that a word names, in the singular. */
export function kindOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  return kindAliases[lower] ?? kinds.find((kind) => kind === lower || pluralOf(kind) === lower);
}

function pluralOf(kind: string): string {
  return kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}

export function valueFault(name: string, takes: ValueKind, word: Word): ValueFault | undefined {
  const { text } = word;
  if (isOpen(word)) return undefined;
  if (takes === 'kind' || takes === 'written kind') return kindFault(text, takes === 'written kind');
  if (typeof takes !== 'string') {
    if (takes.includes(text)) return undefined;
    const help = didYouMean(text, takes, `Use ${listed(takes, 'or')}.`);
    return { message: `"${name}" cannot be "${text}"`, help, meant: nearest(text, takes) };
  }
  const [pattern, help] = plain[takes] ?? [/^/, ''];
  return pattern.test(text) ? undefined : { message: `"${name}" cannot be "${text}"`, help };
}

function kindFault(text: string, isWritten: boolean): ValueFault | undefined {
  const kind = kindOf(text);
  if (kind === undefined) {
    const meant = nearest(
      text,
      kinds.flatMap((one) => [one, pluralOf(one)]),
    );
    return {
      message: `unknown kind "${text}"`,
      help: didYouMean(text, [meant ?? ''], `Valid kinds are ${listed(kinds)}.`),
      meant,
    };
  }
  return isWritten && readOnlyKinds.includes(kind)
    ? { message: `"${text}" is read-only`, help: 'Use it only with `sloctl get`.' }
    : undefined;
}
