// What the source of a component says of its props, and what it leaves to a type checker.
import { expect, test } from 'vitest';
import { componentProps } from '../../../src/code/component-props/component-props.ts';
import { moduleOpener } from '../../../src/code/component-props/open-module.ts';

/** `kind?: "a"|number` for each prop, sorted, and `…` where there may be more. */
function told(files: Readonly<Record<string, string>>, exported = 'default'): string {
  const { props, isOpen } = componentProps(
    moduleOpener((path) => files[path] ?? ''),
    Object.keys(files)[0] ?? '',
    exported,
  );
  const all = [...props].map(([name, { required, accepts }]) => {
    const type = accepts ? [...accepts.values.map((value) => JSON.stringify(value)), ...accepts.kinds].join('|') : '*';
    return `${name}${required ? '' : '?'}: ${type}`;
  });
  return [...all.sort(), ...(isOpen ? ['…'] : [])].join(', ');
}

test.each([
  ['a default of all', "export default ({ k = 'a' }: { k: 'a' } = {}) => null;", 'k?: "a"'],
  [
    'defaultProps behind memo',
    "class A extends Component<{ k: 'a' }> {} A.defaultProps = {}; export default memo(A);",
    'k?: "a"',
  ],
  [
    'an inline type',
    "export default function A({ kind }: { kind: 'a' | 'b'; size?: number }) {}",
    'kind: "a"|"b", size?: number',
  ],
  [
    'an interface',
    'interface P { readonly on: boolean; text: string } export default (props: P) => null;',
    'on: boolean, text: string',
  ],
  [
    'an interface with a base',
    'interface B { a: 1 | -2 } interface P extends B { b: `x` } export default (p: P) => null;',
    'a: 1|-2, b: "x"',
  ],
  ['a base of React', "interface P extends HTMLAttributes<X> { kind: 'a' } export default (p: P) => null;", 'kind: "a", …'],
  ['an alias', "type K = 'a' | 'b' | null; type P = { k: K }; export default function A(p: P) {}", 'k: "a"|"b"|null'],
  ['an intersection', "type P = { a: 'x' } & { b: 'y' } & Other; export default (p: P) => null;", 'a: "x", b: "y", …'],
  ['the same prop twice', "type P = { a: string } & { a: 'y' }; export default (p: P) => null;", 'a: *'],
  ['Partial', "export default (p: Readonly<Partial<{ a: 'x' }>>) => null;", 'a?: "x"'],
  ['children', 'export default (p: PropsWithChildren<{ a: string }>) => null;', 'a: string'],
  [
    'elements of a constant',
    "const kinds = ['a', 'b'] as const; export default (p: { k: (typeof kinds)[number] }) => null;",
    'k: "a"|"b"',
  ],
  ['keys of a constant', 'const c = { a: 1, "b": 2 }; export default (p: { k: keyof typeof c }) => null;', 'k: "a"|"b"'],
  [
    'numbers as keys of a constant',
    "const c = { 1: 'a', '2': 'b', 0x10: 'c', d: 'd' } as const; export default (p: { k: keyof typeof c }) => null;",
    'k: 1|"2"|16|"d"',
  ],
  [
    'keys of a constant that satisfies a type',
    'const c = { 1.50: 1 } satisfies X; export default (p: { k: keyof typeof c }) => null;',
    'k: 1.5',
  ],
  [
    'keys of a constant of another type',
    'const c = { a: 1 } as Record<string, number>; export default (p: { k: keyof typeof c }) => null;',
    'k: *',
  ],
  ['a default', "export default ({ k = 'a', n }: { k: 'a' | 'b'; n: number }) => null;", 'k?: "a"|"b", n: number'],
  ['undefined', "export default (p: { k: 'a' | undefined; n: any }) => null;", 'k?: "a", n?: *'],
  [
    'lists and functions',
    'export default (p: { l: readonly number[]; t: [1]; f: () => void; m(): void }) => null;',
    'f: function, l: *, m: *, t: list',
  ],
  ['a name', "const A = (p: { k: 'a' }) => null; export { A as default };", 'k: "a"'],
  ['FC', "const A: React.FC<{ k: 'a' }> = () => null; export default A;", 'k: "a"'],
  ['memo', "const A = (p: { k: 'a' }) => null; export default memo(A);", 'k: "a"'],
  ['forwardRef', "export default React.forwardRef<HTMLElement, { k: 'a' }>((p, ref) => null);", 'k: "a"'],
  ['a class', "export default class A extends React.Component<{ k: 'a' }> {}", 'k: "a"'],
  ['a class with defaults', "export default class A extends Component<{ k: 'a' }> { static defaultProps = {}; }", 'k?: "a"'],
  ['defaultProps', "function A(p: { k: 'a' }) {} A.defaultProps = {}; export default A;", 'k?: "a"'],
  [
    'propTypes',
    "function A({ k, n, more }) {} A.propTypes = { k: PropTypes.oneOf(['a']).isRequired, n: PropTypes.number }; export default A;",
    'k: "a"|null, more?: *, n?: null|number',
  ],
  [
    'propTypes of a function that takes more',
    'function A({ k, ...rest }) {} A.propTypes = { k: PropTypes.string }; export default A;',
    'k?: null|string, …',
  ],
])('%s', (_, text, expected) => {
  expect(told({ 'a.tsx': text })).toBe(expected);
});

test.each([
  ['a type parameter', 'export default function A<T>(p: { k: T }) {}'],
  ['an index signature', 'export default (p: { [key: string]: string }) => null;'],
  ['a union of shapes', "export default (p: { a: 'x' } | { b: 'y' }) => null;"],
  ['a generic alias', "type P<T> = { k: T }; export default (p: P<'a'>) => null;"],
  ['Omit', "export default (p: Omit<{ a: 'x' }, 'a'>) => null;"],
  ['a call', 'export default connect((p: { a: string }) => null);'],
  ['no types', 'export default function A({ a }) {}'],
  ['a package', "import type { P } from 'p'; export default (p: P) => null;"],
  ['a circle', 'type P = Q; type Q = P; export default (p: P) => null;'],
  ['merged interfaces', 'interface P { a: 1 } interface P { b: 2 } export default (p: P) => null;'],
  ['a syntax error', 'export default (p: {'],
  ['another export', "export const A = (p: { k: 'a' }) => null;"],
])('nothing is told of %s', (_, text) => {
  expect(told({ 'a.tsx': text })).toBe('…');
});

test.each([
  ['any of a member', 'export default (p: { k: Kind | string }) => null;', 'k: *'],
  ['a template', `export default (p: { k: \`\${number}px\` }) => null;`, 'k: *'],
  ['any text with suggestions', "export default (p: { k: 'a' | (string & {}) }) => null;", 'k: *'],
  ['a list without const', "const l = ['a']; export default (p: { k: (typeof l)[number] }) => null;", 'k: *'],
])('%s', (_, text, expected) => {
  expect(told({ 'a.tsx': text })).toBe(expected);
});

test.each([
  [
    'interfaces that extend one another',
    "interface A extends B { a: 'x' } interface B extends A { b: string } export default (p: A) => null;",
    'a: "x", b: string, …',
  ],
  ['an interface that extends itself', 'interface A extends A { a: string } export default (p: A) => null;', 'a: string, …'],
  [
    'a circle of three that begins with an alias',
    'type P = A & { p: 1 }; interface A extends B {} interface B extends C { b: 2 } interface C extends P {} export default (p: P) => null;',
    'b: 2, p: 1, …',
  ],
  ['a wide circle of intersections', `type P = { a: 1 }${' & P'.repeat(40)}; export default (p: P) => null;`, 'a: 1, …'],
  [
    'circular types of a prop',
    `type K = 'a'${' | L'.repeat(40)}; type L = 'b'${' | K'.repeat(40)}; export default (p: { k: K }) => null;`,
    'k: *',
  ],
  ['a circle of partial types', 'interface A extends Partial<A> { a: string } export default (p: A) => null;', 'a: string, …'],
])('%s ends', (_, text, expected) => {
  expect(told({ 'a.tsx': text })).toBe(expected);
});

test('a circle of types through two modules ends', () => {
  const files = {
    'a.tsx': "import { B } from './b'; export interface A extends B { a: string } export default (p: A) => null;",
    'b.ts': "import { A } from './a'; export interface B extends A { b: 'x' }",
  };
  expect(told(files)).toBe('a: string, b: "x", …');
  const renamed = {
    'a.tsx': "import { P } from './b'; export { P }; export default (p: P) => null;",
    'b.ts': "import { P } from './a'; export { P };",
  };
  expect(told(renamed)).toBe('…');
});

test('names are followed through the files of the site', () => {
  const files = {
    'src/index.ts': "export { Chart } from './chart';\nexport { default as Other } from './other/index.js';",
    'src/chart.tsx': "import type { Props } from './types.ts';\nexport const Chart = (props: Props) => null;",
    'src/types.ts': "import { Kind } from './kinds';\ninterface Own { kind: Kind }\nexport type { Own as Props };",
    'src/kinds.ts': "export type Kind = 'bar' | 'line';",
    'src/other/index.tsx': 'import Inner from "../inner";\nexport default Inner;',
    'src/inner.jsx': 'export default function Inner() {}',
  };
  expect(told(files, 'Chart')).toBe('kind: "bar"|"line"');
  expect(told(files, 'Other')).toBe('…');
});
