// Tests that commands of a shell are told to go on where a shell would say so.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readConsole } from '../../../src/plugins/examples/console.ts';
import { isIncomplete } from '../../../src/plugins/examples/incomplete.ts';

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are commands of a shell.
const whole = [
  'echo a',
  'echo \'a b\' "c $(echo "d") `echo e` ${x:-"f"}"',
  'echo a \\\n  b',
  'if true; then echo a; else echo b; fi',
  'for n in 1 2; do\n  echo $n # not done\ndone',
  'while false; do :; done | cat',
  'until true; do case $x in a) if true; then :; fi ;; (b) ;; *) { :; } ;; esac; done',
  'f() { echo "${1#a}"; }; f }',
  'cat <<END\nif "\nEND',
  "cat <<-'A B'\n\tx\n\tA B",
  'cat <<A; cat <<B\na\nA\nb\nB',
  'cat <<< "a"',
  'echo $(( (1 << 2) + 3 )) $#',
  'echo if for { case',
  'echo a#b # "',
  'echo a \\\\',
  "echo it\\'s",
  'sleep 0 & true && false || true',
  '(cd /; pwd)',
  'x=$(cat <<E\na)\nE\n)',
  'echo {a,b} $(echo x) if',
];

const parts = [
  'echo a \\',
  "echo 'a",
  'echo "a',
  'echo "$(echo a',
  'echo `a',
  'echo ${x:-',
  'if true',
  'if true; then echo a',
  'for n in 1 2; do',
  'while true; do case $x in a) :;; esac',
  'case $x in\na)',
  'f() {',
  '(cd /',
  'cat <<END',
  'cat <<END\na',
  "cat <<-'E'\n\tx\n E",
  'echo a |',
  'true &&',
  'true ||  # why',
  'echo $((1 +',
  "# it's\nif true",
];

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: what follows is none.

/** What bash takes without wanting more. */
const isTaken = (script: string): boolean => {
  const { stderr, status } = spawnSync('bash', ['-n', '-c', script], {
    encoding: 'utf8',
  });
  return status === 0 && !/here-document/.test(stderr);
};

test.each(whole)('nothing follows: %j', (script) => {
  expect(isTaken(script)).toBe(true);
  expect(isIncomplete(script)).toBe(false);
});

test.each(parts)('more follows: %j', (script) => {
  if (!script.endsWith('\\')) expect(isTaken(script)).toBe(false);
  expect(isIncomplete(script)).toBe(true);
});

test('output that begins as a continuation does is output', () => {
  const code = "$ echo '> a'\n> a\n$ cat <<END\n> a\n>\n> END\na\n\n$ diff a b\n> b\n< a";
  const place = { file: 'a.md', start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  expect(readConsole(code, place).map((step) => [step.code, step.expected?.text])).toEqual([
    ["echo '> a'", '> a'],
    ['cat <<END\na\n\nEND', 'a\n'],
    ['diff a b', '> b\n< a'],
  ]);
});
