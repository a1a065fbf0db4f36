// Compares the media types of a body with their schemas.
import type { Place } from 'slodocs/kit';
import type { MediaType } from '../api/answers.ts';
import type { Finding, Flow } from './change.ts';
import { placeOf, quote } from './members.ts';
import type { CompareSchemas } from './schemas/schemas.ts';

interface Spot {
  readonly flow: Flow;
  readonly at: string;
  readonly place?: Place | undefined;
}

export function compareMediaTypes(
  old: readonly MediaType[],
  next: readonly MediaType[],
  spot: Spot,
  compareSchemas: CompareSchemas,
): readonly Finding[] {
  const { flow, at } = spot;
  const place = placeOf(spot);
  const pairs = pairUp(old, next);
  const paired = new Set([...pairs].flat());
  const findings: Finding[] = [];
  for (const { type } of old.filter((media) => !paired.has(media))) {
    const message = `the media type ${quote(type)} is removed`;
    findings.push({ kind: 'removed', breaking: true, code: 'media-type-removed', at, message, ...place });
  }
  for (const [then, now] of pairs) {
    const path = Math.max(old.length, next.length) > 1 ? `${at} (${now.type})` : at;
    const schemas = compareSchemas(then.schema, now.schema, flow);
    const items = compareSchemas(then.itemSchema, now.itemSchema, flow).map((one) => ({ ...one, at: `[]${one.at}` }));
    findings.push(...[...schemas, ...items].map((finding) => ({ ...finding, ...place, at: path + finding.at })));
  }
  for (const { type } of next.filter((media) => !paired.has(media))) {
    const message = `the media type ${quote(type)} is new`;
    findings.push({ kind: 'added', breaking: false, code: 'media-type-added', at, message, ...place });
  }
  return findings;
}

/** By name; else without parameters such as `charset`; else where one is a range that holds the other, as `image/*` does. */
function pairUp(old: readonly MediaType[], next: readonly MediaType[]): readonly (readonly [MediaType, MediaType])[] {
  const left = new Set(next);
  const pairs = new Map<MediaType, MediaType>();
  const ways: readonly ((a: string, b: string) => boolean)[] = [
    (a, b) => a === b,
    (a, b) => baseOf(a) === baseOf(b),
    (a, b) => isWithin(baseOf(a), baseOf(b)) || isWithin(baseOf(b), baseOf(a)),
  ];
  for (const isSame of ways)
    for (const then of old) {
      const now = pairs.has(then) ? undefined : [...left].find(({ type }) => isSame(plain(then.type), plain(type)));
      if (!now) continue;
      pairs.set(then, now);
      left.delete(now);
    }
  return old.flatMap((then) => {
    const now = pairs.get(then);
    return now ? [[then, now] as const] : [];
  });
}

function plain(type: string): string {
  return type.toLowerCase().replaceAll(/\s/g, '');
}

function baseOf(type: string): string {
  return type.replace(/;.*/, '');
}

function isWithin(type: string, range: string): boolean {
  return range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}
