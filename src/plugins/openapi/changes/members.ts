// Finds what changes where a parameter, a header, a property or a body comes, goes, or becomes required.
import { type Place, shorten } from 'slodocs/kit';
import { writeJson } from '../engine/json.ts';
import type { ChangeCode, Finding, Flow } from './change.ts';

export type Noun = 'parameter' | 'header' | 'property' | 'request-body';

/** A part that may be there or not. */
export interface Member {
  readonly required: boolean;
  readonly deprecated: boolean;
  /** When it ends, as the specification says it. */
  readonly sunset?: string | undefined;
  /** True where servers fill in a value for one that is left out. */
  readonly hasDefault?: boolean;
  readonly place?: Place | undefined;
}

interface Spot {
  readonly noun: Noun;
  readonly flow: Flow;
  readonly at: string;
}

/** Undefined stands for a member that is not there. */
export function compareMembers(old: Member | undefined, next: Member | undefined, spot: Spot): readonly Finding[] {
  if (!old) return next ? [addedMember(next, spot)] : [];
  if (!next) return [removedMember(old, spot)];
  return [...requiredMember(old, next, spot), ...compareDeprecation(old, next, spot.noun, spot.at)];
}

function addedMember(member: Member, { noun, flow, at }: Spot): Finding {
  const breaking = flow === 'request' && member.required && !member.hasDefault;
  const place = placeOf(member);
  if (breaking) {
    const message = `the ${wordOf(noun)} is new and required`;
    return { kind: 'added', breaking, code: `required-${noun}-added`, at, message, ...place };
  }
  return { kind: 'added', breaking, code: `${noun}-added`, at, message: `the ${wordOf(noun)} is new`, ...place };
}

function removedMember(member: Member, { noun, flow, at }: Spot): Finding {
  const consequence = flow === 'request' ? ': servers ignore or refuse it' : '';
  const message = `the ${wordOf(noun)} is removed${consequence}`;
  return { kind: 'removed', breaking: true, code: `${noun}-removed`, at, message, ...placeOf(member) };
}

function requiredMember(old: Member, next: Member, { noun, flow, at }: Spot): readonly Finding[] {
  if (old.required === next.required) return [];
  const place = placeOf(next);
  if (next.required) {
    const breaking = flow === 'request' && !next.hasDefault;
    const message = flow === 'request' ? `the ${wordOf(noun)} is now required` : `the ${wordOf(noun)} is now always present`;
    return [{ kind: 'changed', breaking, code: `${noun}-required`, at, message, ...place }];
  }
  const breaking = flow === 'response';
  const message = breaking ? `the ${wordOf(noun)} can now be missing` : `the ${wordOf(noun)} is no longer required`;
  return [{ kind: 'changed', breaking, code: `${noun}-optional`, at, message, ...place }];
}

/** Deprecated or no longer; a sunset that is new or another counts, too. */
export function compareDeprecation(
  old: Pick<Member, 'deprecated' | 'sunset'>,
  next: Pick<Member, 'deprecated' | 'sunset' | 'place'>,
  noun: 'operation' | Noun,
  at: string,
): readonly Finding[] {
  if (noun === 'request-body') return [];
  const place = placeOf(next);
  if (next.deprecated) {
    if (old.deprecated && old.sunset === next.sunset) return [];
    const code: ChangeCode = `${noun}-deprecated`;
    const end = endOf(next.sunset);
    const message = old.deprecated
      ? `the deprecated ${noun} now${end || ' has no end date'}`
      : `the ${noun} is deprecated${end && ` and${end}`}`;
    return [{ kind: 'deprecated', breaking: false, code, at, message, ...place }];
  }
  if (!old.deprecated) return [];
  const message = `the ${noun} is no longer deprecated`;
  return [{ kind: 'changed', breaking: false, code: `${noun}-undeprecated`, at, message, ...place }];
}

/** Begins with a space; empty where no end is known. */
function endOf(sunset: string | undefined): string {
  return sunset === undefined ? '' : ` ends on ${quote(sunset)}`;
}

/** The place of something that may have none, as a change holds it. */
export function placeOf({ place }: { readonly place?: Place | undefined }): Pick<Finding, 'place'> {
  return place ? { place } : {};
}

function wordOf(noun: Noun): string {
  return noun === 'request-body' ? 'request body' : noun;
}

/** Longer values are cut. */
const longest = 80;
/** Longer lists are cut. */
const most = 8;

/** A text in double quotes, other values as JSON. Long values are cut. */
export function quote(value: unknown): string {
  return typeof value === 'string'
    ? `"${shorten(value, longest)}"`
    : shorten(value === undefined ? 'nothing' : writeJson(value), longest);
}

/** `"a", "b" and 3 more` */
export function quoteAll(values: readonly unknown[]): string {
  const shown = values.slice(0, most).map(quote).join(', ');
  return values.length > most ? `${shown} and ${values.length - most} more` : shown;
}
