// Changes of numbers whose digits JavaScript does not keep: told as they are written, and compared by what they mean.
import { describe, expect, it } from 'vitest';
import { compareSpecifications } from '#assembly/api-changes';
import { temporarySite } from '../../../../pipeline/built-site.ts';
import { compare, requestOf } from '../compare-texts.ts';

describe('a number in a schema', () => {
  it.each([
    [
      '{ type: number, minimum: 1.0 }',
      '{ type: number, minimum: 1.10 }',
      'the limit changes from "minimum: 1.0" to "minimum: 1.10"',
    ],
    [
      '{ type: integer, maximum: 9223372036854775807 }',
      '{ type: integer, maximum: 9223372036854775806 }',
      'the limit changes from "maximum: 9223372036854775807" to "maximum: 9223372036854775806"',
    ],
    ['{ type: integer }', '{ type: integer, maximum: 9223372036854775807 }', 'the limit "maximum: 9223372036854775807" is new'],
    ['{ type: number, maximum: 1.10 }', '{ type: number, maximum: 1.1 }', undefined],
    ['{ type: number, minimum: 1e3 }', '{ type: number, minimum: 1000.0 }', undefined],
    [
      '{ type: number, multipleOf: 0.3 }',
      '{ type: number, multipleOf: 0.10 }',
      'the limit changes from "multipleOf: 0.3" to "multipleOf: 0.10"',
    ],
    ['{ type: number, multipleOf: 0.10 }', '{ type: number, multipleOf: 0.1 }', undefined],
    ['{ enum: [1.0, 2.0] }', '{ enum: [1.10, 2] }', 'the value 1.0 is no longer allowed'],
    ['{ enum: [9007199254740993] }', '{ enum: [9007199254740992] }', 'the value 9007199254740993 is no longer allowed'],
    ['{ oneOf: [{ const: 1.0 }, { const: 2.0 }] }', '{ oneOf: [{ const: 2.0 }] }', 'the value 1.0 is no longer allowed'],
    ['{ type: number, default: 1.0 }', '{ type: number, default: 1.10 }', 'the default changes from 1.0 to 1.10'],
    ['{ type: number, default: 1.0 }', '{ type: number, default: 1 }', undefined],
    [
      '{ type: array, items: { type: number }, default: [1.0] }',
      '{ type: array, items: { type: number }, default: [1.10] }',
      'the default changes from [1.0] to [1.10]',
    ],
    ['{ not: { const: 1.0 } }', '{ not: { const: 1 } }', undefined],
  ])('%s to %s', async (old, next, message) => {
    const changes = await compare(requestOf(old), requestOf(next));
    if (message === undefined) expect(changes).toEqual([]);
    else expect(changes.join('\n')).toContain(message);
  });

  it('is narrower or wider by what it means', async () => {
    const [narrower] = await compare(requestOf('{ type: number, minimum: 1.0 }'), requestOf('{ type: number, minimum: 1.10 }'));
    expect(narrower).toMatch(/^breaking changed limit-tightened/);
    const [wider] = await compare(
      requestOf('{ type: number, multipleOf: 0.3 }'),
      requestOf('{ type: number, multipleOf: 0.10 }'),
    );
    expect(wider).toMatch(/^changed limit-loosened/);
  });
});

it('keeps its digits in files', async () => {
  const cwd = temporarySite({
    'old.yaml': requestOf('{ type: number, minimum: 1.0, default: 9007199254740993 }'),
    'next.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Shop', version: '1' },
      paths: {
        '/things': {
          post: {
            requestBody: { content: { 'application/json': { schema: { type: 'number', minimum: '@', default: 1 } } } },
            responses: { 204: { description: 'Done' } },
          },
        },
      },
    }).replace('"@"', '1.10'),
  });
  const { comparison, diagnostics } = await compareSpecifications({ old: 'old.yaml', next: 'next.json', cwd });
  expect(diagnostics).toEqual([]);
  expect(comparison?.changes.map(({ message }) => message).sort()).toEqual([
    'the default changes from 9007199254740993 to 1',
    'the limit changes from "minimum: 1.0" to "minimum: 1.10"',
  ]);
});
