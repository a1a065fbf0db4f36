// Texts that YAML allows and JSON does not have a first place where JSON ends.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonFault } from '../../../../src/plugins/openapi/read/spec-files.ts';
import { propertyRuns } from '../../../property-runs.ts';
import { readTexts } from './read-texts.ts';

const words = 'is not a JSON value; strings must be in double quotes';

test.each([
  ['{ "a": 1, }', ',', 'JSON does not allow "," before the closing "}"'],
  ['[1, 2,\n]', ',\n]', 'JSON does not allow "," before the closing "]"'],
  ['{ "a": 1 // one\n}', '// one', 'JSON does not allow comments'],
  ['{ /* one\ntwo */ "a": 1 }', '/* one\ntwo */', 'JSON does not allow comments'],
  ['{ "a": 1 # one\n}', '# one', 'JSON does not allow comments'],
  ["{ 'a': 1 }", "'a'", `'a' ${words}`],
  ['{ a: 1 }', 'a', `a ${words}`],
  ['{ "a": yes }', 'yes', `yes ${words}`],
  ['{ "a": 01 }', '01', `01 ${words}`],
  ['{ "a": .5 }', '.5', `.5 ${words}`],
  ['{ "a": truex }', 'truex', `truex ${words}`],
  ['openapi: 3.1.0', 'openapi', `openapi ${words}`],
  ['{ "a" 1 }', '', 'the file is not JSON'],
])('%j', (text, marked, message) => {
  const fault = findJsonFault(text);
  expect(fault?.message).toBe(message);
  expect(text.slice(fault?.start)).toMatch(marked === '' ? /^\{/ : new RegExp(`^${escaped(marked)}`));
  expect(text.slice(fault?.start, fault?.end)).toBe(marked.startsWith(',') ? ',' : marked);
});

test('no JSON has such a place', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(2), (json, indent) => {
      expect(findJsonFault(JSON.stringify(JSON.parse(json), null, indent))).toBeUndefined();
    }),
    { numRuns: propertyRuns() },
  );
});

test('any JSON without one of its quotes, braces or commas has one, inside of the text', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, seed) => {
      const marks = [...json.matchAll(/["{}[\],:]/g)];
      const mark = marks[seed % Math.max(1, marks.length)];
      if (!mark) return;
      const broken = json.slice(0, mark.index) + json.slice(mark.index + 1);
      fc.pre(!isJson(broken));
      const fault = findJsonFault(broken);
      expect(fault).toBeDefined();
      expect(fault?.end).toBeLessThanOrEqual(broken.length);
    }),
    { numRuns: propertyRuns() },
  );
});

test('a byte order mark is no fault, and does not count', async () => {
  const sound = '\uFEFF{ "openapi": "3.1.0", "info": { "title": "Shop", "version": "1" }, "paths": {} }';
  expect((await readTexts({ 'shop.json': sound })).faults).toEqual([]);
  const [fault] = (await readTexts({ 'shop.json': sound.replace('{} }', '{}, }') })).faults;
  expect(fault?.place?.start).toEqual({ line: 1, column: sound.indexOf('{} }') + 2 });
});

test('only a file that ends in ".json" has to be JSON', async () => {
  const text = '{ openapi: "3.1.0", info: { title: Shop, version: "1", }, paths: {}, }';
  expect((await readTexts({ 'shop.yaml': text })).faults).toEqual([]);
  expect((await readTexts({ 'shop.json': text })).faults).toHaveLength(1);
});

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
