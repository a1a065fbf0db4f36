// Hostile names through every printer: what was printed means exactly what was given, and runs nothing.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext, runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  Call,
  Comment,
  code,
  doubleQuoted,
  identifier,
  joined,
  layOut,
  lineComment,
  literal,
} from '../../../src/kit/print/javascript.ts';
import { markedKey, markedLiteral } from '../../../src/kit/print/marked-literal.ts';
import { printFrontMatter, shellPath, shellWord, yamlScalar } from '../../../src/kit/print/texts.ts';
import { deepTest } from '../../property-runs.ts';
import { hostileNames } from './hostile-names.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'slodocs-print-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const realm = createContext({ process });

/** Evaluates an expression where a canary that runs is found. */
function evaluate(text: string): unknown {
  const value = runInContext(`(${text}\n)`, realm) as unknown;
  expect(Object.keys(realm), text).toEqual(['process']);
  return value;
}

const lineEnd = /[\n\r\u2028\u2029\u0085\v\f]/;
const data = { ...Object.fromEntries(hostileNames.map((name) => [name, name])), list: hostileNames, at: [1, -0, null, true] };
Object.defineProperty(data, '__proto__', { value: { a: 1 }, enumerable: true });

/** Objects of another realm have other prototypes. */
const plain = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value);

describe('JavaScript', () => {
  it('has every name as a literal, as a key, and in code', () => {
    for (const name of hostileNames) {
      for (const printed of [literal(name), doubleQuoted(name), code`${name}`.text, markedLiteral(name)])
        expect(evaluate(printed), printed).toBe(name);
      expect(literal(name)).not.toMatch(lineEnd);
      for (const printed of [literal({ [name]: 1 }), `{${markedKey(name)}:1}`, markedLiteral({ [name]: 1 })])
        expect(Object.entries(evaluate(printed) as object), printed).toEqual([[name, 1]]);
    }
  });

  it('has structures as they are, on one line and laid out', () => {
    for (const printed of [literal(data), layOut(data, 0).text, markedLiteral(data)]) {
      expect(plain(evaluate(printed))).toBe(plain(data));
      expect(Object.getOwnPropertyDescriptor(evaluate(printed), '__proto__')?.value).toEqual({ a: 1 });
    }
    expect(Object.is((evaluate(literal(data)) as typeof data).at[1], -0)).toBe(true);
    expect(literal({ a: 1n, b: /[/]\n/, c: undefined, d: [undefined], 'e-f': [] })).toBe(
      "{ a: 1n, b: /[/]\\n/, d: [undefined], 'e-f': [] }",
    );
    const own = Object.defineProperties(/a/g, { source: { value: 'b' }, toString: { value: () => 'process.exit()' } });
    expect(literal(own)).toBe('/a/g');
  });

  it('has comments that end where their line does, and say what they were given', () => {
    for (const name of hostileNames) {
      const { text } = lineComment(`${name} is read`);
      expect(text, text).not.toMatch(lineEnd);
      expect(evaluate(`[\n${text}\n1]`)).toHaveLength(1);
      expect(evaluate(`[1 /* ${text} */]`)).toHaveLength(1);
      expect(text).not.toContain('-->');
      // What can be seen of it stands there.
      for (const word of name.split(/[^\w ]+/)) expect(text).toContain(word);
    }
    const rows = layOut([...hostileNames.map((name) => new Comment(name)), 'last'], 0);
    expect(plain(evaluate(rows.text))).toBe('["last"]');
    const keys = layOut(new Call('call', Object.fromEntries(hostileNames.map((name, at) => [at, new Comment(name)]))), 0);
    expect(plain(runInNewContext(keys.text, { call: (options: object) => options }))).toBe('{}');
  });

  it('takes no name, function, symbol, class or circle for data', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    for (const value of [() => 1, Symbol('a'), new Map(), new Date(0), Promise.resolve(), circle, [new Comment('a')]])
      expect(() => literal(value)).toThrow();
    for (const name of hostileNames) {
      const isName = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200C\u200D]*$/u.test(name);
      if (!isName) expect(() => identifier(name), name).toThrow('is not an identifier');
      if (!isName) expect(() => layOut(new Call(name, { a: 1 }), 0)).toThrow('is not an identifier');
    }
    const [a, b] = [code`${'a'}`, code`b`];
    expect(code`[${joined([a, b], ', ')}, ${identifier('c')}, \n]`.text).toBe("['a', b, c, \\n]");
  });
});

describe('YAML', () => {
  it.each(['1.2', '1.1'] as const)('has every name as a scalar, as a key, and in a list, by version %s', (version) => {
    for (const name of hostileNames) {
      const printed = yamlScalar(name);
      for (const [text, value] of [
        [`a: ${printed}`, { a: name }],
        [`a: ${printed} # more\nb: [${printed}, ${printed}]`, { a: name, b: [name, name] }],
        [`- ${printed}\n- ${printed}\n`, [name, name]],
      ] as const)
        expect(parse(text, { version }), text).toEqual(value);
      expect(Object.entries(parse(`${printed}: 1`, { version }) as object)).toEqual([[name, 1]]);
    }
  });

  it('has front matter that ends at its fence', () => {
    for (const name of hostileNames) {
      const text = printFrontMatter({
        title: name,
        [`k${name}`]: [name, name],
        date: { date: '2025-01-02' },
        at: 1,
        none: undefined,
      });
      const [, inside = '', after] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(text) ?? [];
      expect(after).toBe('');
      expect(parse(inside)).toEqual({ title: name, [`k${name}`]: [name, name], date: '2025-01-02', at: 1 });
    }
    expect(() => printFrontMatter({ date: { date: '2025-01-02\na: b' } })).toThrow('is not a date');
  });
});

describe('a shell', () => {
  const words = hostileNames.filter((name) => !name.includes('\0') && !/\p{Cs}/u.test(name));

  it('reads every word as it is', () => {
    const script = `printf '%s\\0' ${words.map(shellWord).join(' ')}`;
    execFileSync('sh', ['-n'], { input: script });
    expect(execFileSync('sh', { input: script, cwd: folder, encoding: 'utf8' }).split('\0').slice(0, -1)).toEqual(words);
    expect(existsSync(join(folder, 'pwned'))).toBe(false);
  });

  deepTest('takes no path for an option', () => {
    const names = words.filter((name) => name !== '' && !name.includes('/') && Buffer.byteLength(name) < 256);
    const script = names.map((name) => `(mkdir -p ${shellPath(name)} && cd ${shellPath(name)} && echo entered)`).join('\n');
    expect(execFileSync('sh', { input: script, cwd: folder, encoding: 'utf8' }).split('\n').slice(0, -1)).toEqual(
      names.map(() => 'entered'),
    );
    expect(existsSync(join(folder, 'pwned'))).toBe(false);
    expect(shellPath('-rf')).toBe('./-rf');
  });
});
