// Merges what an overlay updates into a document.
import type { JSONPathNode } from 'json-p3';
import { isFields } from 'slodocs/kit';
import { type At, below, type Report } from '../faults.ts';
import { type Container, cloned, isContainer, type Overlaid, valueAt } from './origins.ts';

export interface Applying extends Overlaid {
  readonly report: Report;
}

interface Written {
  readonly value: unknown;
  readonly at: At;
}

/** `at` is what a fault is reported at, if something else. */
export function updateNodes(nodes: readonly JSONPathNode[], written: Written, applying: Applying, at: At = written.at): void {
  const kinds = new Set(nodes.map(({ value }) => kindOf(value)));
  if (kinds.size > 1) {
    const message = `the target selects ${[...kinds].join(' and ')}, which cannot be changed in the same way`;
    applying.report({ code: 'invalid-value', at, part: 'key', message, help: 'Write a separate action for each.' });
    return;
  }
  for (const { location, value } of nodes) {
    if (Array.isArray(value)) append(value, written, applying);
    else if (kindOf(value) !== kindOf(written.value)) refuse(value, written.value, at, applying);
    else if (isFields(value)) merge(value as Record<string, unknown>, written, applying, at);
    else {
      const parent = valueAt(applying.value, location.slice(0, -1));
      if (isContainer(parent)) put(parent, String(location.at(-1)), written, applying);
    }
  }
}

function merge(target: Record<string, unknown>, written: Written, applying: Applying, at: At): void {
  for (const [key, value] of Object.entries(written.value as object)) {
    const one: Written = { value, at: below(written.at, key) };
    const old = Object.hasOwn(target, key) ? target[key] : undefined;
    // A key without a value, in an overlay that mirrors the specification, leaves everything as it is.
    if (value === null && (old === undefined || isContainer(old))) continue;
    const place = at === written.at ? one.at : at;
    if (old === undefined) put(target, key, one, applying);
    else if (kindOf(old) !== kindOf(value)) refuse(old, value, place, applying, key);
    else if (Array.isArray(old)) append(old, one, applying);
    else if (isFields(old)) merge(old as Record<string, unknown>, one, applying, place);
    else put(target, key, one, applying);
  }
}

/** A list is appended with all that is in it. */
function append(list: unknown[], { value, at }: Written, applying: Applying): void {
  const added = Array.isArray(value) ? value.map((one, n) => ({ value: one as unknown, at: below(at, n) })) : [{ value, at }];
  for (const one of added) put(list, String(list.length), one, applying);
}

function put(container: Container, key: string, { value, at }: Written, { moved }: Applying): void {
  // A key such as `__proto__` is one like any other.
  const member = { value: cloned(value, moved), enumerable: true, configurable: true, writable: true };
  Object.defineProperty(container, key, member);
  moved.set(container, (moved.get(container) ?? new Map<string, At>()).set(key, at));
}

function refuse(old: unknown, value: unknown, at: At, { report }: Applying, key?: string): void {
  const what = key === undefined ? 'the target' : `"${key}"`;
  const message = `${what} is ${kindOf(old)} in the specification, but ${kindOf(value)} here`;
  const help = 'Write a value of the same kind, or remove the existing one in an earlier action.';
  report({ code: 'invalid-value', at, message, help });
}

function kindOf(value: unknown): 'a list' | 'a map' | 'a single value' {
  return Array.isArray(value) ? 'a list' : isFields(value) ? 'a map' : 'a single value';
}
