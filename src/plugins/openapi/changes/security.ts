// Compares the credentials that two versions of an operation ask for.
import type { SecurityRequirement, SecurityScheme } from '../api/api.ts';
import type { Finding } from './change.ts';
import { quote } from './members.ts';

type Schemes = ReadonlyMap<string, SecurityScheme>;
type Bare = Omit<Finding, 'at' | 'place'>;

/** Schemes to the scopes that are needed of each. Schemes of equal meaning have one key, whatever their names. */
interface Alternative {
  readonly scopes: ReadonlyMap<string, ReadonlySet<string>>;
  readonly named: string;
}

/** The findings have the place of the operation. */
export function compareSecurity(
  old: readonly SecurityRequirement[],
  next: readonly SecurityRequirement[],
  { oldSchemes, nextSchemes }: { readonly oldSchemes: Schemes; readonly nextSchemes: Schemes },
): readonly Bare[] {
  const before = old.map((one) => alternativeOf(one, (name) => keyOf(name, oldSchemes, nextSchemes)));
  const after = next.map((one) => alternativeOf(one, (name) => keyOf(name, nextSchemes, oldSchemes)));
  if (isOpen(before)) return isOpen(after) ? [] : [nowRequired(after)];
  if (isOpen(after))
    return [{ kind: 'changed', breaking: false, code: 'security-dropped', message: 'credentials are no longer needed' }];
  const findings: Bare[] = [];
  const told = new Set<Alternative>();
  for (const then of before) {
    if (after.some((now) => suffices(then, now))) continue;
    const same = after.find((now) => hasSameSchemes(then, now));
    if (same) {
      told.add(same);
      findings.push(...addedScopes(then, same));
    } else {
      const message = `${then.named} no longer suffices`;
      findings.push({ kind: 'removed', breaking: true, code: 'security-alternative-removed', message });
    }
  }
  for (const now of after) {
    if (told.has(now)) continue;
    const same = before.find((then) => hasSameSchemes(then, now));
    if (same) findings.push(...removedScopes(same, now));
    else
      findings.push({ kind: 'added', breaking: false, code: 'security-alternative-added', message: `${now.named} now suffices` });
  }
  return findings;
}

function alternativeOf(requirement: SecurityRequirement, keyOf: (name: string) => string): Alternative {
  return {
    scopes: new Map(requirement.map(({ name, scopes }) => [keyOf(name), new Set(scopes)])),
    named: requirement.map(({ name }) => quote(name)).join(' with '),
  };
}

/** A scheme is known by its name; one that the other version lacks, by what it is. */
function keyOf(name: string, own: Schemes, others: Schemes): string {
  if (others.has(name)) return name;
  const scheme = own.get(name);
  const printed = scheme && printScheme(scheme);
  const twin = [...others].find(([other, one]) => !own.has(other) && printScheme(one) === printed)?.[0];
  return [name, twin ?? name].sort().join('\n');
}

/** True where no credentials are needed. */
function isOpen(alternatives: readonly Alternative[]): boolean {
  return alternatives.length === 0 || alternatives.some(({ scopes }) => scopes.size === 0);
}

function nowRequired(alternatives: readonly Alternative[]): Bare {
  const message = `credentials are now needed: ${alternatives.map(({ named }) => named).join(' or ')}`;
  return { kind: 'changed', breaking: true, code: 'security-required', message };
}

/** True where whoever has the old credentials has the new ones. */
function suffices(old: Alternative, next: Alternative): boolean {
  return [...next.scopes].every(([key, scopes]) => {
    const held = old.scopes.get(key);
    return held !== undefined && [...scopes].every((scope) => held.has(scope));
  });
}

function hasSameSchemes(a: Alternative, b: Alternative): boolean {
  return a.scopes.size === b.scopes.size && [...a.scopes.keys()].every((key) => b.scopes.has(key));
}

function addedScopes(old: Alternative, next: Alternative): readonly Bare[] {
  return lacking(next, old).map((scope) => {
    const message = `${next.named} now needs the scope ${quote(scope)}`;
    return { kind: 'changed', breaking: true, code: 'security-scope-added', message };
  });
}

function removedScopes(old: Alternative, next: Alternative): readonly Bare[] {
  return lacking(old, next).map((scope) => {
    const message = `${next.named} no longer needs the scope ${quote(scope)}`;
    return { kind: 'changed', breaking: false, code: 'security-scope-removed', message };
  });
}

/** The scopes that the second one lacks. */
function lacking(a: Alternative, b: Alternative): readonly string[] {
  return [...a.scopes].flatMap(([key, scopes]) => [...scopes].filter((scope) => b.scopes.get(key)?.has(scope) !== true));
}

/** Schemes of one name that are another thing now. */
export function compareSchemes(old: Schemes, next: Schemes): readonly Finding[] {
  return [...old].flatMap(([name, then]) => {
    const now = next.get(name);
    if (!now) return [];
    const [from, to] = [printScheme(then), printScheme(now)];
    if (from === to) return [];
    const message = `the credentials change from ${quote(from)} to ${quote(to)}`;
    return [{ kind: 'changed', breaking: true, code: 'security-scheme-changed', at: `security scheme ${name}`, message }];
  });
}

/** `apiKey in header X-Key`; addresses and scopes are left out. */
function printScheme(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'apiKey':
      return `apiKey in ${scheme.in} ${scheme.in === 'header' ? scheme.name.toLowerCase() : scheme.name}`;
    case 'http':
      return `http ${scheme.scheme.toLowerCase()}`;
    case 'oauth2':
      return `oauth2 ${scheme.flows
        .map(({ type }) => type)
        .sort()
        .join(', ')}`;
    case 'openIdConnect':
      return `openIdConnect ${scheme.url}`;
    case 'mutualTLS':
      return scheme.type;
  }
}
