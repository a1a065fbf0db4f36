// Tests that the numbers of a specification keep their digits from the file to what pages and samples show.
import { expect, it } from 'vitest';
import { parseYaml } from '#files/yaml/yaml';
import { writeJson } from '../../../../src/plugins/openapi/engine/json.ts';
import { factsOf, type Say } from '../../../../src/plugins/openapi/pages/schema/facts.ts';
import { typeName } from '../../../../src/plugins/openapi/pages/schema/type-name.ts';
import { sampleValue, sampleXml } from '../../../../src/plugins/openapi/samples/fields.ts';
import { makeRequestForm, requestSamples, sampleLanguages } from '../../../../src/plugins/openapi/samples/samples.ts';
import { operationOf, readSound, readTexts } from './read-texts.ts';

const say: Say = (id, values = {}) => [id.slice(8), ...Object.values(values)].join(' ');

const document = (
  schema: string,
  format = '3.1.0',
) => `{ "openapi": "${format}", "info": { "title": "T", "version": "1" }, "servers": [{ "url": "https://api.example" }], "paths": {
  "/a/{id}": { "post": { "operationId": "a",
    "parameters": [{ "name": "id", "in": "path", "required": true, "schema": ${schema} }],
    "requestBody": { "content": {
      "application/json": { "schema": { "type": "object", "properties": { "n": ${schema}, "all": { "type": "array", "items": ${schema} } } } } } },
    "responses": { "200": { "description": "x" } } } } } }`;

const schemaOf = async (schema: string, file = 'api.yaml') => {
  const api = await readSound({ [file]: document(schema) });
  const [parameter] = operationOf(api, 'a').parameters;
  return { api, schema: parameter?.schema ?? true };
};

it.each([
  [
    '{"type":"integer","format":"int64","maximum":9223372036854775807,"example":6917528997577384321}',
    '6917528997577384321',
    'value atMost 9223372036854775807; example: 6917528997577384321',
  ],
  [
    '{"type":"number","minimum":1.10,"multipleOf":0.10,"default":1.50}',
    '1.50',
    'default: 1.50; value atLeast 1.10; multipleOf: 0.10',
  ],
  ['{"type":"number","enum":[1.0,2.50],"default":1.0}', '1.0', 'default: 1.0; allowed: 1.0, 2.50'],
  ['{"type":"integer","minimum":9007199254740993}', '9007199254740993', 'value atLeast 9007199254740993'],
  ['{"type":"integer","exclusiveMaximum":-9223372036854775807}', '-9223372036854775808', 'value below -9223372036854775807'],
  [
    '{"type":"integer","minimum":-9223372036854775808,"maximum":9223372036854775807}',
    '-9223372036854775808',
    'value between -9223372036854775808 9223372036854775807',
  ],
  ['{"const":2.0}', '2.0', ''],
  ['{"type":"number","examples":[1e3]}', '1e3', 'example: 1e3'],
])('%s', async (written, digits, facts) => {
  for (const file of ['api.yaml', 'api.json']) {
    const { api, schema } = await schemaOf(written, file);
    const shown = factsOf(schema, say).map(({ label, values, words }) =>
      values ? `${label}: ${values.join(', ')}` : `${label} ${words}`,
    );
    expect(shown.join('; ')).toBe(facts);
    expect(writeJson(sampleValue(schema, 'request', api.schemaNames))).toBe(digits);
    expect(sampleXml({ type: 'object', properties: { n: schema } }, 'request', api.schemaNames)).toContain(`<n>${digits}</n>`);
    const operation = operationOf(api, 'a');
    for (const { language, code } of requestSamples(operation, makeRequestForm(operation, api), { languages: sampleLanguages })) {
      expect(code, language).toContain(`/a/${digits}`);
      expect(code.replaceAll('\\"', '"').replaceAll('\\n', '\n'), language).toMatch(
        new RegExp(`"?n"?: ${digits.replace('.', '\\.')},?\n`),
      );
    }
  }
});

it('are of a type by their name', async () => {
  const { api, schema } = await schemaOf('{"enum":[1.0,"a"]}');
  expect([typeName(schema, api, ''), typeName({ const: (schema as { enum: unknown[] }).enum[0] }, api, '')]).toEqual([
    'number | string',
    '1.0',
  ]);
});

it('keep the digits of a body that is given as a text', async () => {
  const api = await readSound({
    'api.yaml': document('{"type":"string"}').replace(
      '"application/json": {',
      '"application/json": { "example": "{\\"n\\": 6917528997577384321, \\"m\\": 1.10}",',
    ),
  });
  const operation = operationOf(api, 'a');
  const codes = requestSamples(operation, makeRequestForm(operation, api), { languages: ['curl'] }).map(({ code }) => code);
  expect(codes[0]).toContain('{\n  "n": 6917528997577384321,\n  "m": 1.10\n}');
});

it('are numbers to all checks', async () => {
  const faults = async (schema: string, format?: string) => {
    const { faults: found } = await readTexts({ 'api.yaml': document(schema, format) });
    return [...new Set(found.map(({ message, help }) => `${message.split(', at')[0]}: ${help}`))];
  };
  expect(await faults('{"type":"integer","enum":[1.0,2.0],"default":3.0}')).toEqual([
    'the default 3.0 is not among the values that "enum" allows: They are 1.0, 2.0.',
  ]);
  expect(await faults('{"type":"string","default":1.0}')).toEqual([
    'the default 1.0 is not of the type "string": Correct it, or the type.',
  ]);
  expect(await faults('{"type":"string","title":1.10}')).toEqual(['"title" must be a string: Write it in quotes.']);
  expect(await faults('{"type":"integer","exclusiveMinimum":1.0}', '3.0.3')).toEqual([
    '"exclusiveMinimum" must be true or false in OpenAPI 3.0: Write "minimum: 1.0", and "exclusiveMinimum: true" next to it.',
  ]);
  expect(await faults('{"type":"object","properties":1.0}')).toEqual(['"properties" must be a map: Here it is 1.0.']);
});

it.each([
  ['0xFFFFFFFFFFFFFFFF', '18446744073709551615'],
  ['+6917528997577384321', '6917528997577384321'],
  ['.50', '0.50'],
  ['5.', '5'],
  ['007', '7'],
  ['0x1F', '31'],
  ['-.inf', '-Infinity'],
])('that only YAML can write are those of JSON: %s', (written, printed) => {
  expect(String(parseYaml(written, 'a.yaml', { numbers: 'exact' }).value)).toBe(printed);
});
