// Prints plain data as a JavaScript expression, over as many lines as it needs.

/** A call of a function with named options. */
export class Call {
  constructor(
    readonly name: string,
    readonly options: Readonly<Record<string, unknown>>,
  ) {}
}

/** A line for the person who reads the file, in a list or as a value whose key is ignored. */
export class Comment {
  constructor(readonly text: string) {}
}

/** On one line. Throws for what is no data, and for comments. */
export function literal(value: unknown): string {
  const inline = printInline(value);
  if (inline === undefined) throw new TypeError('a comment needs its own line');
  return inline;
}

const width = 100;

/** `used` are the columns that stand before it on its first line. */
export function layOut(value: unknown, used: number): Code {
  return Code.verbatim(print(value, '', used), importsOf(codesIn(value)));
}

/** All code in it, and the calls. */
export function* partsIn(value: unknown): Iterable<Code | Call> {
  if (value instanceof Code || value instanceof Call) yield value;
  const inner = value instanceof Call ? value.options : value;
  if (isStructure(inner)) for (const one of Object.values(inner)) yield* partsIn(one);
}

function codesIn(value: unknown): readonly Code[] {
  return [...partsIn(value)].filter((part) => part instanceof Code);
}

/** True for lists and objects, whose parts are printed one by one. */
export function isStructure(value: unknown): value is object {
  return typeof value === 'object' && value !== null && ![Code, Call, Comment, RegExp].some((kind) => value instanceof kind);
}

function print(value: unknown, indent: string, used: number): string {
  const inline = printInline(value);
  if (inline !== undefined && !inline.includes('\n') && used + inline.length <= width) return inline;
  if (value instanceof Code) return value.text.includes('`') ? value.text : value.text.replaceAll('\n', `\n${indent}`);
  if (value instanceof Call) return `${identifier(value.name)}(${print(value.options, indent, used + value.name.length + 1)})`;
  if (!isStructure(value)) return literal(value);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const rows = entriesOf(value).map(([start, item]) =>
    item instanceof Comment
      ? `${inner}${lineComment(item.text)}`
      : `${inner}${start}${print(item, inner, inner.length + start.length + 1)},`,
  );
  return `${open}\n${rows.join('\n')}\n${indent}${close}`;
}

/** Undefined where it holds a comment or code of several lines. */
function printInline(value: unknown): string | undefined {
  if (value instanceof Comment) return undefined;
  if (value instanceof Code) return value.text.includes('\n') ? undefined : value.text;
  if (value instanceof Call) {
    const inner = printInline(value.options);
    return inner && `${identifier(value.name)}(${inner === '{}' ? '' : inner})`;
  }
  if (!isStructure(value)) return printAtom(value);
  const items: string[] = [];
  for (const [start, item] of entriesOf(value)) {
    const text = printInline(item);
    if (text === undefined) return undefined;
    items.push(`${start}${text}`);
  }
  if (Array.isArray(value)) return `[${items.join(', ')}]`;
  return items.length === 0 ? '{}' : `{ ${items.join(', ')} }`;
}

/** What stands in front of each item, and the item. */
function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return Array.from(value, (item: unknown) => ['', item]);
  if (!isData(value)) throw new TypeError('a class instance is not plain data');
  return Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[`${keyOf(key)}: `, item]]));
}

/** True for what has a literal, if all that it holds has one. */
export function isData(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (!isStructure(value) || Array.isArray(value)) return true;
  return /^\[object (?:Object|Module)\]$/.test(Object.prototype.toString.call(value));
}

function printAtom(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  // Its own `source` need not be what it matches.
  if (value instanceof RegExp) return RegExp.prototype.toString.call(new RegExp(value));
  if (!isData(value)) throw new TypeError(`a ${typeof value} is not plain data`);
  return String(value);
}

/** A key that is written plainly would set the prototype. */
function keyOf(key: string): string {
  if (key === '__proto__') return `['__proto__']`;
  return isIdentifier(key) ? key : quoted(key);
}

/** In single quotes, unless that needs more escapes. */
function quoted(text: string): string {
  if (text.includes("'") && !text.includes('"')) return doubleQuoted(text);
  return `'${escapeUnprintable(text.replace(/[\\']/g, '\\$&'))}'`;
}

/** Made by the template tag of `template.ts`, in which everything between `${` and `}` is printed as a literal. */
export class Code {
  private constructor(
    readonly text: string,
    /** Import statements that it needs. */
    readonly imports: readonly Code[],
  ) {}

  /** For a text that is code already, of a file or of a compiler. `test/model/print/walls.test.ts` lists who calls it. */
  static verbatim(text: string, imports: readonly Code[] = []): Code {
    return new Code(text, imports);
  }

  toString(): string {
    return this.text;
  }
}

export function joined(codes: readonly Code[], separator: ',' | ', ' | '\n'): Code {
  return Code.verbatim(codes.map(({ text }) => text).join(separator), importsOf(codes));
}

/** Without repetitions. */
export function importsOf(codes: readonly Code[]): readonly Code[] {
  return [...new Map(codes.flatMap(({ imports }) => imports.map((one) => [one.text, one]))).values()];
}

export function isIdentifier(name: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$\u200C\u200D]*$/u.test(name);
}

/** Throws for a text that is no name, and so could be anything. */
export function identifier(name: string): Code {
  if (!isIdentifier(name)) throw new TypeError(`${JSON.stringify(name)} is not an identifier`);
  return Code.verbatim(name);
}

/** Without a line end. What would end a line, or a comment of another kind around it, is written as an escape. */
export function lineComment(text: string): Code {
  return Code.verbatim(`// ${escapeUnprintable(text).replaceAll('*/', '*\\/').replaceAll('-->', '--\\>')}`);
}

/** Control characters, line ends, invisible formatting such as bidirectional marks, and halves of surrogate pairs. */
const unprintable = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\uFFFE\uFFFF]/gu;

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Joiners stay: they belong to words and emoji. So do the tags in flags, since YAML reads only single units. */
function escapeUnprintable(text: string): string {
  return text.replace(unprintable, (character) => {
    if (character.length > 1) return character;
    return short[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Valid in JavaScript, JSON and YAML. */
export function doubleQuoted(text: string): string {
  return `"${escapeUnprintable(text.replace(/[\\"]/g, '\\$&'))}"`;
}

/** Everything between `${` and `}` is printed as a literal, unless it is a `Code`. Backslashes stay as they are written. */
export function code({ raw }: TemplateStringsArray, ...values: readonly unknown[]): Code {
  const printed = values.map((value) => (value instanceof Code ? value.text : literal(value)));
  return Code.verbatim(String.raw({ raw }, ...printed), importsOf(values.filter((value) => value instanceof Code)));
}
