// Compares the values that two schemas list, and their defaults.
import type { SchemaObject } from '../../api/schema.ts';
import type { Finding, Flow } from '../change.ts';
import { canonical } from '../exact.ts';
import { quote, quoteAll } from '../members.ts';
import { type Atom, atomOf, valuesOf } from './types.ts';

/** Values by their JSON, in which equal numbers are equal, null left out: a type tells of it. Undefined where any value will do. */
type Values = ReadonlyMap<string, unknown> | undefined;

export function compareValues(
  old: readonly SchemaObject[],
  next: readonly SchemaObject[],
  shared: ReadonlySet<Atom>,
  flow: Flow,
): readonly Omit<Finding, 'at'>[] {
  const [before, after] = [listed(old, shared), listed(next, shared)];
  const kind = 'changed';
  if (!before && !after) return [];
  if (!before) {
    const values = [...(after?.values() ?? [])];
    const are = values.length === 1 ? 'is' : 'are';
    const message = `only ${quoteAll(values)} ${are} now ${flow === 'request' ? 'allowed' : 'possible'}`;
    return [{ kind, breaking: flow === 'request', code: 'enum-added', message }];
  }
  if (!after) {
    const message = `values other than ${quoteAll([...before.values()])} are now ${flow === 'request' ? 'allowed' : 'possible'}`;
    return [{ kind, breaking: false, code: 'enum-removed', message }];
  }
  const removed = [...before].flatMap(([key, value]) => (after.has(key) ? [] : [value]));
  const added = [...after].flatMap(([key, value]) => (before.has(key) ? [] : [value]));
  return [...removedValues(removed, flow), ...addedValues(added, flow)];
}

function removedValues(values: readonly unknown[], flow: Flow): readonly Omit<Finding, 'at'>[] {
  if (values.length === 0) return [];
  const breaking = flow === 'request';
  const message = `${named(values)} no longer ${breaking ? 'allowed' : 'possible'}`;
  return [{ kind: 'removed', breaking, code: 'enum-value-removed', message }];
}

function addedValues(values: readonly unknown[], flow: Flow): readonly Omit<Finding, 'at'>[] {
  if (values.length === 0) return [];
  const code = 'enum-value-added';
  if (flow === 'request') return [{ kind: 'added', breaking: false, code, message: `${named(values)} now allowed` }];
  return [{ kind: 'changed', breaking: false, code, message: `${named(values)} new, and clients may not know ${them(values)}` }];
}

function named(values: readonly unknown[]): string {
  return values.length === 1 ? `the value ${quoteAll(values)} is` : `the values ${quoteAll(values)} are`;
}

function them(values: readonly unknown[]): string {
  return values.length === 1 ? 'it' : 'them';
}

/** What all lists have in common, among values of these types. */
function listed(members: readonly SchemaObject[], types: ReadonlySet<Atom>): Values {
  let found: Values;
  for (const member of members) {
    const values = valuesOf(member);
    if (!values) continue;
    const own = new Map(
      values.flatMap((value) => {
        const atom = atomOf(value);
        return atom && types.has(atom) ? [[canonical(value), value] as const] : [];
      }),
    );
    found = found ? new Map([...found].filter(([key]) => own.has(key))) : own;
  }
  return found;
}

/** Defaults of what clients send, which servers fill in. */
export function compareDefaults(old: readonly SchemaObject[], next: readonly SchemaObject[]): readonly Omit<Finding, 'at'>[] {
  const [before, after] = [defaultOf(old), defaultOf(next)];
  if (before === undefined ? after === undefined : after !== undefined && canonical(before) === canonical(after)) return [];
  const change =
    before === undefined
      ? `the default ${quote(after)} is new`
      : after === undefined
        ? `the default ${quote(before)} is removed`
        : `the default changes from ${quote(before)} to ${quote(after)}`;
  return [{ kind: 'changed', breaking: false, code: 'default-changed', message: change }];
}

/** The outermost one counts. */
export function defaultOf(members: readonly SchemaObject[]): unknown {
  return members.find((member) => member.default !== undefined)?.default;
}
