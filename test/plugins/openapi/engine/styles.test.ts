// Tests how parameters are written by the styles of the specification.
import { describe, expect, it } from 'vitest';
import { writeParameters } from '../../../../src/plugins/openapi/engine/build-request.ts';
import type { Field, ParameterForm } from '../../../../src/plugins/openapi/engine/request-form.ts';

const field: Field = { kind: 'text', choices: [], example: '', shown: true };

function parameter(given: Partial<ParameterForm>): ParameterForm {
  return {
    name: 'color',
    in: 'query',
    required: false,
    style: 'form',
    explode: false,
    allowReserved: false,
    field,
    ...given,
  };
}

function write(given: Partial<ParameterForm>, value: unknown) {
  return writeParameters('/{color}', [parameter(given)], [value]);
}

const array = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

describe('the table "Style Examples" of the specification', () => {
  // Columns: style, explode, a null, an empty text, a text, an array, an object.
  const inPath = [
    ['matrix', false, ';color', ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
    ['matrix', true, ';color', ';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
    ['label', false, '.', '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
    ['label', true, '.', '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
    ['simple', false, '', '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    ['simple', true, '', '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ] as const;
  it.each(inPath)('path: %s, explode %s', (style, explode, ...texts) => {
    const values = [null, '', 'blue', array, object];
    expect(values.map((value) => write({ in: 'path', style, explode }, value).path)).toEqual(texts.map((text) => `/${text}`));
  });

  const inQuery = [
    ['form', false, 'color=', 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
    ['form', true, 'color=', 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
    [
      'spaceDelimited',
      false,
      'color=',
      'color=',
      'color=blue',
      'color=blue%20black%20brown',
      'color=R%20100%20G%20200%20B%20150',
    ],
    ['pipeDelimited', false, 'color=', 'color=', 'color=blue', 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
    ['spaceDelimited', true, 'color=', 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
    ['pipeDelimited', true, 'color=', 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
    [
      'deepObject',
      true,
      'color=',
      'color=',
      'color=blue',
      'color=blue&color=black&color=brown',
      'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
    ],
  ] as const;
  it.each(inQuery)('query: %s, explode %s', (style, explode, ...texts) => {
    const values = [null, '', 'blue', array, object];
    expect(values.map((value) => write({ style, explode }, value).query)).toEqual(texts);
  });

  it.each([
    [false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    [true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ] as const)('header: simple, explode %s', (explode, ...texts) => {
    const values = [null, 'blue', array, object];
    const written = values.map((value) => write({ in: 'header', name: 'X-Color', style: 'simple', explode }, value).headers);
    expect(written).toEqual(texts.map((text) => [['X-Color', text]]));
  });

  it.each([
    ['form', false, ['color='], ['color=blue'], ['color=blue,black,brown'], ['color=R,100,G,200,B,150']],
    ['form', true, ['color='], ['color=blue'], ['color=blue', 'color=black', 'color=brown'], ['R=100', 'G=200', 'B=150']],
    ['cookie', true, ['color='], ['color=blue'], ['color=blue', 'color=black', 'color=brown'], ['R=100', 'G=200', 'B=150']],
  ] as const)('cookie: %s, explode %s', (style, explode, ...texts) => {
    const values = [null, 'blue', array, object];
    expect(values.map((value) => write({ in: 'cookie', style, explode }, value).cookies)).toEqual(texts);
  });
});

describe('values', () => {
  it('that are not given are not sent', () => {
    expect(write({}, undefined)).toEqual({ path: '/{color}', query: '', headers: [], cookies: [] });
  });
  it('that are empty lists and objects have no place in a query', () => {
    expect([
      write({}, []).query,
      write({ explode: true }, {}).query,
      write({ style: 'deepObject', explode: true }, {}).query,
    ]).toEqual(['', '', '']);
    expect(write({ in: 'path', style: 'matrix' }, []).path).toBe('/;color');
  });
  it('of other types are written as JSON does', () => {
    expect([0, false, -1.5, true].map((value) => write({}, value).query)).toEqual([
      'color=0',
      'color=false',
      'color=-1.5',
      'color=true',
    ]);
  });
  it('that are null inside of a list or an object are left out', () => {
    expect(write({}, ['a', null, 'b']).query).toBe('color=a,b');
    expect(write({ explode: true }, { a: 1, b: null }).query).toBe('a=1');
  });
  it('that are nested are JSON, but in deepObject', () => {
    expect(write({ explode: true }, { a: { b: 1 } }).query).toBe('a=%7B%22b%22%3A1%7D');
    expect(write({ style: 'deepObject', explode: true }, { a: { b: 1, c: [2, 3] }, d: null }).query).toBe(
      'color%5Ba%5D%5Bb%5D=1&color%5Ba%5D%5Bc%5D=2&color%5Ba%5D%5Bc%5D=3',
    );
  });
});

describe('encoding', () => {
  it('encodes all but unreserved characters in paths and queries', () => {
    const text = "a/b?c=d&e f+g%20h'(i)!*~_.-é€😀";
    const encoded = 'a%2Fb%3Fc%3Dd%26e%20f%2Bg%2520h%27%28i%29%21%2A~_.-%C3%A9%E2%82%AC%F0%9F%98%80';
    expect(write({}, text).query).toBe(`color=${encoded}`);
    expect(write({ in: 'path', style: 'simple' }, text).path).toBe(`/${encoded}`);
  });
  it('tells delimiters from the same signs in values', () => {
    expect(write({}, ['a,b', 'c']).query).toBe('color=a%2Cb,c');
    expect(write({ style: 'pipeDelimited' }, ['a|b', 'c']).query).toBe('color=a%7Cb%7Cc');
    expect(write({ explode: true }, { 'a=b': 'c&d' }).query).toBe('a%3Db=c%26d');
  });
  it('leaves reserved characters of allowReserved, but those that end or split where they stand', () => {
    const text = ":/?#[]@!$&'()*+,;=%20 %é";
    expect(write({ allowReserved: true }, text).query).toBe("color=:/?%23%5B%5D@!$%26'()*%2B,;=%20%20%25%C3%A9");
    expect(write({ in: 'path', style: 'simple', allowReserved: true }, text).path).toBe(
      "/:%2F%3F%23%5B%5D@!$&'()*+,;=%20%20%25%C3%A9",
    );
  });
  it('encodes nothing in headers, where line ends cannot stand', () => {
    expect(write({ in: 'header', name: 'If-Match', style: 'simple' }, '"a b", ü').headers).toEqual([['If-Match', '"a b", ü']]);
    expect(write({ in: 'header', name: 'X', style: 'simple' }, 'a\r\nEvil: 1').headers).toEqual([['X', 'a Evil: 1']]);
  });
  it('encodes cookies of the style form, and leaves those of the style cookie', () => {
    expect(write({ in: 'cookie' }, 'a; b').cookies).toEqual(['color=a%3B%20b']);
    expect(write({ in: 'cookie', style: 'cookie' }, 'a%20b').cookies).toEqual(['color=a%20b']);
  });
  it('replaces halves of surrogate pairs', () => {
    expect(write({}, 'a\ud800b').query).toBe('color=a%EF%BF%BDb');
  });
  it('encodes what the path itself says', () => {
    expect(writeParameters('/größe/{color} x', [parameter({ in: 'path', style: 'simple' })], ['1']).path).toBe(
      '/gr%C3%B6%C3%9Fe/1%20x',
    );
  });
});

describe('content', () => {
  it('is JSON in every place', () => {
    const contentType = 'application/json';
    const value = { a: [1, 'ü'] };
    const json = '%7B%22a%22%3A%5B1%2C%22%C3%BC%22%5D%7D';
    expect(write({ contentType }, value).query).toBe(`color=${json}`);
    expect(write({ contentType, in: 'path', style: 'simple' }, value).path).toBe(`/${json}`);
    expect(write({ contentType, in: 'header', name: 'X', style: 'simple' }, value).headers).toEqual([['X', '{"a":[1,"ü"]}']]);
    expect(write({ contentType, in: 'cookie' }, value).cookies).toEqual([`color=${json}`]);
    expect(write({ contentType }, 'text').query).toBe('color=%22text%22');
  });
  it('of other media is the text itself', () => {
    expect(write({ contentType: 'text/plain' }, 'a b').query).toBe('color=a%20b');
  });
});

describe('querystring', () => {
  const inQuerystring = (contentType: string, value: unknown) => write({ in: 'querystring', contentType }, value).query;
  it('is a form, JSON, or a text as it stands', () => {
    const value = { a: 'x y', list: [1, 2], deep: { b: 1 }, none: null };
    expect(inQuerystring('application/x-www-form-urlencoded', value)).toBe('a=x%20y&list=1&list=2&deep=%7B%22b%22%3A1%7D');
    expect(inQuerystring('application/json', { a: 1 })).toBe('%7B%22a%22%3A1%7D');
    expect(inQuerystring('application/x-www-form-urlencoded', '?a=1&b=2')).toBe('a=1&b=2');
    expect(inQuerystring('text/plain', 'a b#c')).toBe('a%20b%23c');
  });
});

describe('several parameters', () => {
  it('stand in their order, each in its place', () => {
    const forms = [
      parameter({ name: 'id', in: 'path', style: 'simple' }),
      parameter({ name: 'a' }),
      parameter({ name: 'id' }),
      parameter({ name: 'b' }),
    ];
    expect(writeParameters('/pets/{id}.json', forms, ['7', 1, 'q', undefined])).toEqual({
      path: '/pets/7.json',
      query: 'a=1&id=q',
      headers: [],
      cookies: [],
    });
  });
});
