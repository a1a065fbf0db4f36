// Defines how the objects of OpenAPI are described.
import type { Format } from '../../api/api.ts';

/**
 * Keys with the notation of their values: `text`, `flag`, `number`, `any`, choices such as `a|b`, or the name of a shape; `[]`
 * makes a list of it and `{}` a map. `!` is for a required key, ` >=3.1` or ` <3.1` for one of some formats, and `a|b>=3.1` for a
 * choice of some.
 */
export interface Shape {
  /** What messages call it, with its article. */
  readonly noun: string;
  readonly keys?: Readonly<Record<string, string>>;
  /** Instead of keys: a map of this notation. */
  readonly each?: string;
  readonly pattern?: NamePattern;
  /** It may be a reference to another one. */
  readonly referable?: boolean;
}

/** What the keys of a map look like. */
export interface NamePattern {
  readonly of: RegExp;
  readonly words: string;
}

/** A notation in its parts. */
export interface Notation {
  readonly kind: string;
  readonly many: 'list' | 'map' | undefined;
  readonly isRequired: boolean;
  readonly from: Format | undefined;
  readonly before: Format | undefined;
}

export function parseNotation(notation: string): Notation {
  const [written = '', limit] = notation.split(' ');
  const isRequired = written.endsWith('!');
  const kind = isRequired ? written.slice(0, -1) : written;
  const many = kind.endsWith('[]') ? 'list' : kind.endsWith('{}') ? 'map' : undefined;
  return {
    kind: many ? kind.slice(0, -2) : kind,
    many,
    isRequired,
    from: limit?.startsWith('>=') ? (limit.slice(2) as Format) : undefined,
    before: limit?.startsWith('<') ? (limit.slice(1) as Format) : undefined,
  };
}

export function existsIn({ from, before }: Notation, format: Format): boolean {
  return (from === undefined || format >= from) && (before === undefined || format < before);
}
