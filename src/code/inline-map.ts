// Writes and reads the source map at the end of a bundle.
import { SourceMap } from 'node:module';
import type { Point } from '#model/place';

export interface Origin extends Point {
  /** As the map names it. */
  readonly source: string;
}

const start = '//# sourceMappingURL=data:application/json;base64,';

export function appendMap(text: string, map: object): string {
  return `${text}${text.endsWith('\n') ? '' : '\n'}${start}${Buffer.from(JSON.stringify(map)).toString('base64')}\n`;
}

/** Finds the origins of positions in a bundle; none where it has no map. */
export type FindOrigin = (at: Point) => Origin | undefined;

export function originsIn(text: string): FindOrigin {
  const encoded = /^\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/m.exec(text)?.[1];
  if (!encoded) return () => undefined;
  const map = new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString()));
  return ({ line, column }) => {
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return undefined;
    return { source: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  };
}
