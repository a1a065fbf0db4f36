// Tests what a reader's entries become, and what is said of wrong ones.
import { describe, expect, it } from 'vitest';
import { type Entered, type Entry, firstEntries, readEntries } from '../../../../src/plugins/openapi/engine/entries.ts';
import type { Field, MediaForm, ParameterForm, RequestForm } from '../../../../src/plugins/openapi/engine/request-form.ts';

const plain: Field = { kind: 'text', choices: [], example: 'x', shown: false };

function parameter(field: Partial<Field>, required = false): ParameterForm {
  return { name: 'p', in: 'query', required, style: 'form', explode: true, allowReserved: false, field: { ...plain, ...field } };
}

function form(parameters: readonly ParameterForm[], media: readonly MediaForm[] = [], required = false): RequestForm {
  const body = media.length > 0 ? { required, media } : undefined;
  return { method: 'POST', path: '/', servers: [], parameters, body, security: [] };
}

function read(field: Partial<Field>, entry: Entry, required = false) {
  const one = form([parameter(field, required)]);
  const { values, faults } = readEntries(one, { ...firstEntries(one), parameters: [entry] });
  return faults[0] ? `${faults[0].field} ${faults[0].kind}` : values.parameters[0];
}

const media = (given: Partial<MediaForm>): MediaForm => ({ type: 'text/plain', kind: 'text', examples: [], parts: [], ...given });
const png = { name: 'a.png', type: 'image/png' };

describe('fields', () => {
  it('begin with the example, if it is shown', () => {
    const first = (field: Partial<Field>) => firstEntries(form([parameter(field)])).parameters[0];
    expect(first({})).toBe('');
    expect(first({ shown: true })).toBe('x');
    expect(first({ shown: true, kind: 'number', example: 10 })).toBe('10');
    expect(first({ shown: true, kind: 'boolean', example: false })).toBe('false');
    expect(first({ shown: true, kind: 'json', example: { a: 1 } })).toBe('{\n  "a": 1\n}');
    expect(first({ shown: true, kind: 'list', example: [1, 'b'] })).toBe('1\nb');
    expect(first({ shown: true, kind: 'list', choices: ['a', 'b'], example: ['b'] })).toEqual(['b']);
    expect(first({ kind: 'list', choices: ['a', 'b'], example: ['b'] })).toEqual([]);
    expect(first({ shown: true, kind: 'file', example: 'photo.png' })).toEqual([]);
  });
  it.each<[string, Partial<Field>, Entry, unknown]>([
    ['a text', {}, ' a ', ' a '],
    ['nothing', {}, '', undefined],
    ['spaces alone', {}, ' \n', undefined],
    ['a number as it was typed', { kind: 'number' }, '1e3', '1e3'],
    ['what is no number', { kind: 'number' }, 'ten', 'parameter-0 number'],
    ['lines', { kind: 'list' }, 'a\n\n b\n', ['a', ' b']],
    ['chosen values', { kind: 'list', choices: ['a', 'b'] }, ['b'], ['b']],
    ['no chosen value', { kind: 'list', choices: ['a', 'b'] }, [], undefined],
    ['JSON', { kind: 'json' }, '{"a":[1]}', { a: [1] }],
    ['what is no JSON', { kind: 'json' }, '{a}', 'parameter-0 json'],
    ['a file', { kind: 'file' }, [png], png],
    ['files', { kind: 'file', many: true }, [png], [png]],
  ])('read %s', (_, field, entry, value) => expect(read(field, entry)).toEqual(value));
  it.each<[Partial<Field>, Entry]>([
    [{}, ''],
    [{ kind: 'list', choices: ['a'] }, []],
    [{ kind: 'file' }, []],
  ])('that are required say what is missing: %j', (field, entry) => expect(read(field, entry, true)).toBe('parameter-0 missing'));
});

describe('bodies', () => {
  const readBody = (one: MediaForm, entered: Partial<Entered['bodies'][number]>, required = false) => {
    const whole = form([], [media({ type: 'a/b' }), one], required);
    const first = firstEntries(whole);
    const bodies = first.bodies.map((body, at) => (at === 1 ? { ...body, ...entered } : body));
    const { values, faults } = readEntries(whole, { ...first, media: 1, bodies });
    return faults[0] ?? values.body;
  };
  it('are texts; of JSON only if it is some', () => {
    expect(readBody(media({}), { text: 'x' })).toEqual({ media: 1, text: 'x' });
    const json = media({ kind: 'json', type: 'application/json' });
    expect(readBody(json, { text: '{"a": 1}' })).toEqual({ media: 1, text: '{"a": 1}' });
    expect(readBody(json, { text: '{"a"' })).toMatchObject({
      field: 'body',
      kind: 'json',
      detail: expect.stringMatching(/JSON/),
    });
  });
  it('that are empty are sent only if none is required', () => {
    expect(readBody(media({}), { text: ' ' })).toBeUndefined();
    expect(readBody(media({}), { text: '' }, true)).toEqual({ field: 'body', kind: 'missing', detail: '' });
    expect(readBody(media({ kind: 'binary' }), {}, true)).toEqual({ field: 'body', kind: 'missing', detail: '' });
    expect(readBody(media({ kind: 'binary' }), { files: [png] })).toEqual({ media: 1, file: png });
  });
  it('have parts, each with its faults', () => {
    const part = { name: 'a', required: true, field: plain, explode: true, allowReserved: false };
    const one = media({ kind: 'multipart', parts: [part, { ...part, required: false }] });
    expect(readBody(one, { parts: ['x', ''] })).toEqual({ media: 1, parts: ['x', undefined] });
    expect(readBody(one, { parts: ['', 'y'] })).toEqual({ field: 'part-0', kind: 'missing', detail: '' });
  });
  it('begin with the first example of each medium', () => {
    const examples = [
      { name: 'a', text: '1' },
      { name: 'b', text: '2' },
    ];
    expect(firstEntries(form([], [media({}), media({ examples })])).bodies.map(({ text }) => text)).toEqual(['', '1']);
  });
});
