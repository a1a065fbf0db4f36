// YAML text to plain data, with a place for every value and every fault.
import * as Yaml from 'yaml';
import { LineIndex } from '#model/line-index';
import type { Locate, Place } from '#model/place';
import { locateInYaml, memberFinder, nodeAt } from './locate-yaml.ts';
import { aliasFaults } from './yaml-aliases.ts';
import { deepest, findTooDeep } from './yaml-depth.ts';
import { duplicateKeys } from './yaml-duplicates.ts';
import { joinFaults, lowerFirst, syntaxFaults, type YamlRangeFault } from './yaml-faults.ts';
import { reservedFaults } from './yaml-reserved.ts';

export interface ParsedYaml {
  /**
   * Plain data; dates are texts as written. As much as could be understood where there are syntax faults, and undefined
   * where aliases are at fault. An empty text is null.
   */
  readonly value: unknown;
  readonly locate: Locate;
  readonly faults: readonly YamlFault[];
  /** The text of a scalar as it is written, quotes included; undefined when there is no scalar at that path. */
  scalarSource(path: readonly (string | number)[]): string | undefined;
}

export interface YamlFault {
  readonly kind: 'syntax' | 'aliases';
  readonly message: string;
  readonly place: Place;
}

/** Parses one document of YAML 1.2. `line` is the line of `file` on which the text starts, 1 when left out. */
export function parseYaml(text: string, file: string, options: { line?: number } = {}): ParsedYaml {
  // The parser does not take a lone carriage return for the end of a line.
  const source = text.replace(/^\uFEFF/, '').replace(/\r(?!\n)/g, '\n');
  const place = placer(source, file, (options.line ?? 1) - 1);
  const { document, faults } = parseSource(source);
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

function parseSource(source: string): { document: Yaml.Document | undefined; faults: YamlRangeFault[] } {
  const tooDeep = findTooDeep(Yaml, source);
  if (tooDeep !== undefined) {
    const message = `lists and maps stand in one another more than ${deepest} times here`;
    return { document: undefined, faults: [{ kind: 'syntax', message, range: [tooDeep, tooDeep + 1] }] };
  }
  const document = Yaml.parseDocument(source, {
    schema: 'core',
    merge: true,
    // Dates stay texts: a Date would be another value in another time zone. Other tags make no plain data.
    customTags: (tags) => [...tags, { tag: 'tag:yaml.org,2002:timestamp', resolve: (written: string) => written }],
    resolveKnownTags: false,
    // The parser would compare each key with all others of its map.
    uniqueKeys: false,
    // Data has texts as keys. A list as a key would be printed to one, slowly where it nests.
    stringKeys: true,
    prettyErrors: false,
    logLevel: 'error',
  });
  document.errors.push(...duplicateKeys(document).map((at) => duplicateKey(at)));
  const faults = joinFaults(syntaxFaults(document, source), aliasFaults(document), source);
  return { document, faults: [...faults, ...reservedFaults(Yaml, document, source)] };
}

/** As the parser would report it. */
function duplicateKey(at: number): Yaml.YAMLParseError {
  return new Yaml.YAMLParseError([at, at + 1], 'DUPLICATE_KEY', 'Map keys must be unique');
}

/** The data of a document. Adds a fault where its merge keys merge something else than maps. */
function dataOf(document: Yaml.Document | undefined, faults: YamlRangeFault[]): unknown {
  if (!document || faults.some(({ kind }) => kind === 'aliases')) return undefined;
  if (document.errors.some(({ code }) => code === 'NON_STRING_KEY')) return undefined;
  try {
    // Aliases are counted already, and with places.
    return document.toJS({ maxAliasCount: -1 });
  } catch (thrown) {
    const [start, end] = document.contents?.range ?? [0, 0];
    faults.push({ kind: 'syntax', message: lowerFirst((thrown as Error).message), range: [start, end] });
    return undefined;
  }
}
