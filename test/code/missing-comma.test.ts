// Where a comma is missing, as a person would say it, and texts that lack something else.
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { missingComma } from '#code/module-faults';

/** `¦` is where the comma is missing; the fault is where esbuild finds it. */
async function found(marked: string, file: string): Promise<string | undefined> {
  const text = marked.replaceAll('¦', '');
  const loader = file.endsWith('.json') ? 'json' : file.endsWith('.tsx') ? 'tsx' : 'ts';
  const failure = await transform(text, { loader }).catch((thrown) => thrown);
  const { line, column } = failure.errors[0].location;
  const offset =
    text
      .split('\n')
      .slice(0, line - 1)
      .reduce((sum, one) => sum + one.length + 1, 0) + column;
  const at = missingComma(text, file, offset);
  return at === undefined ? undefined : `${text.slice(0, at)}¦${text.slice(at)}`;
}

test.each([
  ['of an object', "export default {\n  title: 'a'¦\n  url: 'b',\n};", 'a.ts'],
  [
    'behind which a comment stands',
    "export default {\n  url: 'https://a.example'¦ // the address\n\n  /* and */\n  b: 1,\n};",
    'a.ts',
  ],
  ['of a list of objects', 'export default { docs: [\n  { a: 1 }¦\n  { b: 2 },\n] };', 'a.ts'],
  ['of a list of texts', "export default ['a'¦\n'b'];", 'a.ts'],
  ['of arguments', "export default f(\n  'a'¦\n  { b: 1 },\n);", 'a.ts'],
  ['of JSON', '{\n  "a": [1¦ 2]\n}', 'a.json'],
  ['of an object of JSON', '{\n  "a": "x"¦\n  "b": 2\n}', 'a.json'],
  ['of props of an element', 'export const a = <A b={{ c: 1¦ d: 2 }} />;', 'a.tsx'],
])('%s', async (_, marked, file) => {
  expect(await found(marked, file)).toBe(marked);
});

test('the first of several', async () => {
  expect(await found("export default {\n  a: 1¦\n  b: [1 2], // x\n  c: 'https://d'\n  e: 2,\n};", 'a.ts')).toBe(
    "export default {\n  a: 1¦\n  b: [1 2], // x\n  c: 'https://d'\n  e: 2,\n};",
  );
});

test.each([
  ['a quotation mark', "export default { a: 'it's', b: 1 };", 'a.ts'],
  ['a bracket', 'export default { a: [1, b: 2 };', 'a.ts'],
  ['a colon', 'export default { a 1, b: 2 };', 'a.ts'],
  ['an operator', 'export default f(a b c d) x y;', 'a.ts'],
])('%s is no comma', async (_, text, file) => {
  expect(await found(text, file)).toBeUndefined();
});
