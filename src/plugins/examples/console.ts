// Splits what a terminal shows into commands and what each prints.
import type { Place } from 'slodocs/kit';
import type { Step } from './example.ts';
import { isIncomplete } from './incomplete.ts';

const languages = new Set(['console', 'shell-session', 'shellsession', 'sh-session', 'terminal']);

export function isConsole(language: string): boolean {
  return languages.has(language);
}

/** A command that is not complete goes on in lines that begin with `> `. One that shows nothing may print anything. */
export function readConsole(code: string, place: Place): Step[] {
  const steps: Step[] = [];
  const lines = code.split('\n');
  for (let at = 0; at < lines.length; ) {
    const command = /^\$ (.*)$/.exec(lines[at] ?? '')?.[1];
    if (command === undefined) {
      at++;
      continue;
    }
    const first = at++;
    const parts = [command];
    // Editors take the space at the end of an empty line.
    for (; /^>(?: |$)/.test(lines[at] ?? '') && isIncomplete(parts.join('\n')); at++) parts.push((lines[at] ?? '').slice(2));
    const from = at;
    while (at < lines.length && !/^\$ /.test(lines[at] ?? '')) at++;
    const text = lines.slice(from, at).join('\n');
    const expected = text.trim() === '' ? {} : { expected: { text, place, line: from } };
    steps.push({ code: parts.join('\n'), place, line: first, ...expected });
  }
  return steps;
}
