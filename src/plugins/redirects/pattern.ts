// Parses, matches and fills the patterns of redirect rules.
import { decoded } from 'slodocs/kit';
import type { Rule } from './rule.ts';

export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  /** One part of a path. */
  | { readonly kind: 'name'; readonly name: string }
  /** The rest of the path, possibly empty. */
  | { readonly kind: 'rest' };

export interface Pattern extends Rule {
  readonly source: readonly Segment[];
  readonly target: readonly Segment[];
  /** The origin of the target; empty for the site itself. */
  readonly origin: string;
}

/** The values of `:name` and `*`. */
type Values = ReadonlyMap<string, string>;

const rest = '*';

export function isPattern(from: string): boolean {
  return from.split('/').some((part) => part.startsWith(':')) || from.includes('*');
}

/** Returns a message for an invalid pattern. */
export function parsePattern(rule: Rule): Pattern | string {
  const [origin = ''] = /^(?:https?:)?\/\/[^/?#]*/i.exec(rule.to) ?? [];
  const path = rule.to.slice(origin.length);
  if (/[?#]/.test(path)) return 'the target of a pattern must not have a query or hash';
  if (origin === '' && !path.startsWith('/')) return `its target "${rule.to}" is not a path from the root of the site`;
  const fault = faultOfSource(rule.from);
  if (fault !== undefined) return fault;
  const source = segmentsOf(rule.from);
  const target = segmentsOf(path.replace(/(?<=^|\/):splat$/, '*'));
  if (source.slice(0, -1).some(isRest) || target.slice(0, -1).some(isRest)) return '`*` must be at the end of a path';
  const parts = [...rule.from.split('/'), ...path.split('/')];
  if (parts.some((part) => part !== rest && part.includes(rest))) return '`*` must be a whole segment of a path';
  const half = parts.find((part) => part.startsWith(':') && !isName(part));
  if (half !== undefined) return `"${half}" is not a valid name: names are a letter, followed by letters, digits and \`_\``;
  if ([...source, ...target].some(isNoPart))
    return 'its segments must not be `..` or contain `/`, `?`, `#`, `\\` or line breaks, encoded or not';
  const names = namesOf(source);
  if (new Set(names).size < names.length) return 'each name must occur only once in its source';
  const unknown = namesOf(target).find((name) => !names.includes(name));
  if (unknown !== undefined)
    return `its target uses "${unknown === rest ? rest : `:${unknown}`}", which its source does not have`;
  if (origin === '' && overlaps(source, target) && !shortens(source, target))
    return 'it redirects to addresses that it matches itself, which would never end';
  return { ...rule, source, target, origin };
}

/** True where the target has fewer parts than any address that matches: `/en/*` to `/*` ends, though it matches `/en/en`. */
function shortens(source: readonly Segment[], target: readonly Segment[]): boolean {
  return target.at(-1)?.kind === 'rest' && target.length < source.length;
}

function faultOfSource(from: string): string | undefined {
  if (!/^\/(?!\/)/.test(from)) return 'its source is not a path from the root of the site';
  if (/[?#\\]/.test(from)) return 'its source must not have a query, hash or `\\`';
  return undefined;
}

function isNoPart(segment: Segment): boolean {
  return segment.kind === 'text' && (/[/?#\\\p{Cc}]/u.test(segment.text) || /^\.\.?$/.test(segment.text));
}

function isName(part: string): boolean {
  return /^:[A-Za-z]\w*$/.test(part);
}

function segmentsOf(path: string): readonly Segment[] {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.map((part): Segment => {
    if (part === rest) return { kind: 'rest' };
    return isName(part) ? { kind: 'name', name: part.slice(1) } : { kind: 'text', text: decoded(part) };
  });
}

function isRest({ kind }: Segment): boolean {
  return kind === 'rest';
}

/** Includes `*` if the segments end in it. */
export function namesOf(segments: readonly Segment[]): readonly string[] {
  return segments.flatMap((segment) => (segment.kind === 'name' ? [segment.name] : segment.kind === 'rest' ? [rest] : []));
}

/** True if an address may match both. */
export function overlaps([a, ...after]: readonly Segment[], [b, ...behind]: readonly Segment[]): boolean {
  if (a?.kind === 'rest' || b?.kind === 'rest') return true;
  if (!a || !b) return a === b;
  return (a.kind === 'name' || b.kind === 'name' || a.text === b.text) && overlaps(after, behind);
}

/** Undefined for a path that does not match. */
export function match(segments: readonly Segment[], path: string): Values | undefined {
  const parts = path.split('/').filter((part) => part !== '');
  const values = new Map<string, string>();
  for (const [index, segment] of segments.entries()) {
    if (segment.kind === 'rest') return values.set(rest, parts.slice(index).join('/'));
    const part = parts[index];
    if (part === undefined || (segment.kind === 'text' && segment.text !== part)) return undefined;
    if (segment.kind !== 'name') continue;
    // A target may name one part twice.
    if ((values.get(segment.name) ?? part) !== part) return undefined;
    values.set(segment.name, part);
  }
  return parts.length === segments.length ? values : undefined;
}

export function fill(segments: readonly Segment[], values: Values): string {
  const parts = segments.map((segment) =>
    segment.kind === 'text' ? segment.text : (values.get(segment.kind === 'rest' ? rest : segment.name) ?? ''),
  );
  return `/${parts.filter((part) => part !== '').join('/')}`;
}
