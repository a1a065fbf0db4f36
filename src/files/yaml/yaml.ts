// Parses YAML to plain data, with a place for every value and every fault.
import type { Document, Node, Pair, Scalar } from 'yaml';
import * as Yaml from 'yaml';
import { LineIndex } from '#kit/line-index';
import { deepestData } from '#kit/plain-data';
import { findReserved, reservedName } from '#kit/reserved-character';
import { exactNumber } from '#model/fields';
import type { Locate, Place } from '#model/place';
import type { DataOptions } from '#model/placed-data';
import { locateInYaml, memberFinder, nodeAt } from './locate-yaml.ts';
import { findTooDeep } from './too-deep.ts';
import { aliasFaults } from './yaml-aliases.ts';
import { joinFaults, lowerFirst, syntaxFaults, type YamlFaultKind, type YamlRangeFault } from './yaml-faults.ts';

export interface ParsedYaml {
  /**
   * Plain data; dates stay texts as written. Partial where there are syntax faults, undefined where aliases are faulty, and null
   * for an empty text.
   */
  readonly value: unknown;
  readonly locate: Locate;
  readonly faults: readonly YamlFault[];
  /** The text of a scalar as it is written, quotes included; undefined when there is no scalar at that path. */
  scalarSource(path: readonly (string | number)[]): string | undefined;
}

interface YamlFault {
  readonly kind: YamlFaultKind;
  readonly message: string;
  readonly place: Place;
}

/** Parses one document of YAML 1.2. `line` is the line of `file` on which the text starts, 1 when left out. */
export function parseYaml(text: string, file: string, options: { line?: number } & DataOptions = {}): ParsedYaml {
  // The parser does not treat a lone carriage return as a line end.
  const source = text.replace(/^\uFEFF/, '').replace(/\r(?!\n)/g, '\n');
  const place = placer(source, file, (options.line ?? 1) - 1);
  const { document, faults } = parseSource(source, options.numbers === 'exact');
  const memberOf = memberFinder();
  return {
    value: dataOf(document, faults),
    faults: faults.map(({ kind, message, range }) => ({ kind, message, place: place(...range) })),
    locate: locateInYaml(document, source, place, memberOf),
    scalarSource(path) {
      const node = nodeAt(document, path, memberOf);
      return node && 'source' in node && node.range ? source.slice(node.range[0], node.range[1]) : undefined;
    },
  };
}

function placer(source: string, file: string, linesBefore: number): (start: number, end: number) => Place {
  const lines = new LineIndex(source);
  const point = (offset: number) => {
    const { line, column } = lines.pointAt(offset);
    return { line: line + linesBefore, column };
  };
  return (start, end) => ({ file, start: point(start), end: point(end) });
}

function parseSource(source: string, isExact: boolean): { document: Yaml.Document | undefined; faults: YamlRangeFault[] } {
  const tooDeep = findTooDeep(Yaml, source);
  if (tooDeep !== undefined) {
    const message = `lists and maps are nested more than ${deepestData} levels deep here`;
    return { document: undefined, faults: [{ kind: 'depth', message, range: [tooDeep, tooDeep + 1] }] };
  }
  const document = Yaml.parseDocument(source, {
    schema: 'core',
    merge: true,
    // Dates stay texts: a Date would depend on the time zone. Other tags yield no plain data.
    customTags: (tags) => [
      ...(isExact ? tags.map(exactTag) : tags),
      { tag: 'tag:yaml.org,2002:timestamp', resolve: (written: string) => written },
    ],
    resolveKnownTags: false,
    // The parser's own check compares every pair of keys, which is quadratic.
    uniqueKeys: false,
    // Keys are texts. The parser would print a list as a key, which is slow where it nests.
    stringKeys: true,
    prettyErrors: false,
    logLevel: 'error',
  });
  document.errors.push(...duplicateKeys(document).map((at) => duplicateKey(at)));
  const faults = joinFaults(syntaxFaults(document, source), aliasFaults(document), source);
  return { document, faults: [...faults, ...reservedFaults(Yaml, document, source)] };
}

/** Numbers that JavaScript would change keep their text. */
function exactTag(tag: Yaml.Tags[number]): Yaml.Tags[number] {
  if (typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag)) return tag;
  const scalar = tag as Yaml.ScalarTag;
  const { resolve } = scalar;
  const exact: Yaml.ScalarTag['resolve'] = (written, ...rest) => {
    const value = resolve(written, ...rest);
    // A float comes as a node, since it has digits to print.
    if (value instanceof Yaml.Scalar && typeof value.value === 'number') value.value = exactNumber(written, value.value);
    return typeof value === 'number' ? exactNumber(written, value) : value;
  };
  return { ...scalar, resolve: exact } as Yaml.ScalarTag;
}

/** Mimics the parser's own error. */
function duplicateKey(at: number): Yaml.YAMLParseError {
  return new Yaml.YAMLParseError([at, at + 1], 'DUPLICATE_KEY', 'Map keys must be unique');
}

/** The data of a document. Adds a fault where a merge key merges something other than a map. */
function dataOf(document: Yaml.Document | undefined, faults: YamlRangeFault[]): unknown {
  if (!document || faults.some(({ kind }) => kind === 'aliases')) return undefined;
  if (document.errors.some(({ code }) => code === 'NON_STRING_KEY')) return undefined;
  try {
    // Aliases have been counted already, with places for diagnostics.
    return document.toJS({ maxAliasCount: -1 });
  } catch (thrown) {
    const [start, end] = document.contents?.range ?? [0, 0];
    faults.push({ kind: 'syntax', message: lowerFirst((thrown as Error).message), range: [start, end] });
    return undefined;
  }
}

/** A reserved character, literal or escaped. A text without a match skips the walk. */
const suspicious = /[\0\uFFFE]|\\(?:0|x00|u0000|u[fF]{3}[eE]|U0000(?:0000|[fF]{3}[eE]))/;

function reservedFaults(
  yaml: Pick<typeof import('yaml'), 'visit'>,
  document: Document,
  source: string,
): readonly YamlRangeFault[] {
  if (!suspicious.test(source)) return [];
  const faults: YamlRangeFault[] = [];
  yaml.visit(document, {
    Scalar(_, { value, range }) {
      const offset = typeof value === 'string' ? findReserved(value) : undefined;
      if (offset === undefined || typeof value !== 'string') return;
      const message = `this text contains ${reservedName(value, offset)}, a character that pages cannot show: remove it`;
      faults.push({ kind: 'syntax', message, range: range ? [range[0], range[1]] : [0, 0] });
    },
  });
  return faults;
}

/** The offsets of duplicate keys. Recursion is safe: texts that nest too deeply are never parsed. */
function duplicateKeys(document: Document): readonly number[] {
  const found: number[] = [];
  const visit = (value: unknown): void => {
    const { items } = Object(value) as { items?: readonly (Node | Pair)[] };
    const known = new Set<unknown>();
    for (const item of items ?? []) {
      if (!('key' in item)) {
        visit(item);
        continue;
      }
      const key = item.key as (Scalar & Node) | null;
      if (key && 'value' in key) {
        if (known.has(key.value)) found.push(key.range?.[0] ?? 0);
        known.add(key.value);
      }
      visit(key);
      visit(item.value);
    }
  };
  visit(document.contents);
  return found;
}
