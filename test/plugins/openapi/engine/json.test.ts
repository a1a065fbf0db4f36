// Tests that numbers keep their digits when JSON is read and written.
import { describe, expect, it } from 'vitest';
import { indentJson, parseJson, writeJson } from '../../../../src/plugins/openapi/engine/json.ts';

it.each([
  '6917528997577384321',
  '-9223372036854775808',
  '1.10',
  '1.0',
  '-0',
  '1e3',
  '1E+400',
  '0.30000000000000004441',
  '[1,1.50,{"a":-2.00,"b":"1.0"}]',
  '{"\\u0000exact":"x","n":1}',
  '"\\"1.0\\""',
  '{"__proto__":1.0}',
  '["\\\\",1.0,"\\\\\\"1.0",-2.50,"[1.0"]',
  '{"a,1.0":1.0,"b:2.0":{"c":2.0}}',
  'null',
  '{}',
  '[]',
])('%s', (text) => expect(writeJson(parseJson(text))).toBe(text));

it('throws of what is no JSON', () => expect(() => parseJson('[1.0,]')).toThrow(SyntaxError));

it('lays out as JSON.stringify does', () => {
  const value = { a: [1, [], {}, { b: null }], c: undefined, d: [undefined], e: 'ü"' };
  expect([writeJson(value), writeJson(value, 2)]).toEqual([JSON.stringify(value), JSON.stringify(value, null, 2)]);
});

describe('a text of many million characters', () => {
  const [plain, escaped] = ['x'.repeat(12_000_000), '\\n"'.repeat(4_000_000)];
  it.each([
    ['of letters', plain],
    ['of escapes', escaped],
  ])('%s is read and laid out', (_, text) => {
    const written = JSON.stringify({ text, n: 0 }).replace(/0\}$/, '1.10}');
    const read = parseJson(written) as { text: string; n: unknown };
    expect(read.text === text).toBe(true);
    expect(String(read.n)).toBe('1.10');
    expect(indentJson(written)?.endsWith(',\n  "n": 1.10\n}')).toBe(true);
  });
});
