// Finds what changes where a parameter, a header, a property or a body comes, goes, or becomes required.
import type { Place } from 'slodocs/kit';
import type { ChangeCode, Finding, Flow } from './change.ts';
import { quote } from './quote.ts';

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
