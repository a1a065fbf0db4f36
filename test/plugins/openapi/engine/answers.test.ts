// Tests how answers are laid out, and which headers browsers keep to themselves.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isForbiddenHeader } from '../../../../src/plugins/openapi/engine/forbidden-headers.ts';
import { indentJson } from '../../../../src/plugins/openapi/engine/json.ts';
import { statusName } from '../../../../src/plugins/openapi/engine/status-names.ts';
import { propertyRuns, replayed } from '../../../property-runs.ts';

describe('JSON', () => {
  it('is laid out like that of JSON.stringify, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(indentJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
        expect(indentJson(JSON.stringify(value, null, 7))).toBe(JSON.stringify(value, null, 2));
      }),
      { numRuns: propertyRuns(), ...replayed() },
    );
  });
  it('keeps numbers and names as they are written', () => {
    expect(indentJson('{"a":12345678901234567890.10,"a":1E3,"\\u00e9":"\\/"}')).toBe(
      '{\n  "a": 12345678901234567890.10,\n  "a": 1E3,\n  "\\u00e9": "\\/"\n}',
    );
  });
  it('is not what is none', () => {
    expect([indentJson('{a}'), indentJson(''), indentJson('<p>')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('headers that browsers set', () => {
  it.each(['Cookie', 'HOST', 'origin', 'User-Agent', 'Sec-Fetch-Mode', 'Proxy-Authorization', 'Access-Control-Request-Method'])(
    '%s',
    (name) => expect(isForbiddenHeader(name)).toBe(true),
  );
  it.each(['Authorization', 'X-Cookie', 'Secret', 'If-Match', 'Content-Type'])('not %s', (name) =>
    expect(isForbiddenHeader(name)).toBe(false),
  );
});

describe('statuses', () => {
  it('have names', () => expect([200, 404, 799].map(statusName)).toEqual(['OK', 'Not Found', '']));
});
