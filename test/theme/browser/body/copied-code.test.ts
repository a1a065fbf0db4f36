// Code of shells as it is pasted.
import { expect, it } from 'vitest';
import { withoutPrompts } from '../../../../src/theme/browser/body/code-tools.ts';

it.each([
  ['a prompt', '$ npm install', 'npm install'],
  ['the prompts of some commands', '# First\n$ cd site\n$ npm ci', '# First\ncd site\nnpm ci'],
  ['what goes on in the next line', '$ curl \\\n>   --head', 'curl \\\n  --head'],
  ['a prompt of another kind', '> npm install', 'npm install'],
])('has lost %s', (_, code, copied) => {
  expect(withoutPrompts(code)).toBe(copied);
});

it.each([
  ['a variable', '$HOME/bin/run'],
  ['a redirection on a line of its own', 'make all \\\n  > log.txt'],
  ['a quoted text', 'echo "\n$5 and more"'],
])('keeps %s', (_, code) => {
  expect(withoutPrompts(code)).toBe(code);
});

it('keeps what a shell has answered', () => {
  expect(withoutPrompts('$ ls\na.md\n$ pwd\n/site')).toBe('ls\na.md\npwd\n/site');
});
