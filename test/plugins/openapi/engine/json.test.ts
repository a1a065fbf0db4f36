// Tests that numbers keep their digits when JSON is read and written.
import { expect, it } from 'vitest';
import { parseJson, writeJson } from '../../../../src/plugins/openapi/engine/json.ts';

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
  'null',
  '{}',
  '[]',
])('%s', (text) => expect(writeJson(parseJson(text))).toBe(text));

it('throws of what is no JSON', () => expect(() => parseJson('[1.0,]')).toThrow(SyntaxError));

it('lays out as JSON.stringify does', () => {
  const value = { a: [1, [], {}, { b: null }], c: undefined, d: [undefined], e: 'ü"' };
  expect([writeJson(value), writeJson(value, 2)]).toEqual([JSON.stringify(value), JSON.stringify(value, null, 2)]);
});
