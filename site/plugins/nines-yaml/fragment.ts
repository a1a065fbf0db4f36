// Checks part of an object, whose position is given by the meta word `n9="SLO.spec.objectives"`.
import type { Fault, Path } from './fault.ts';
import type { Validator } from './validator.ts';

/** Parses a target; `SLO.spec.objectives[]` means a list item. Returns undefined if the kind is unknown. */
export function readTarget(
  written: string,
  kinds: readonly string[],
): { readonly kind: string; readonly path: Path } | undefined {
  const [kind = '', ...keys] = written.split('.');
  if (!kinds.includes(kind)) return undefined;
  const path = keys.flatMap((key): Path => (key.endsWith('[]') ? [key.slice(0, -2), 0] : [key]));
  return { kind, path };
}

/**
 * Returns the problems inside the fragment, with paths relative to it. A fragment may omit anything, and use `...` in place of a
 * string. Returns undefined if the schema has no such path.
 */
export function faultsOfFragment(
  { faults }: Validator,
  kind: string,
  path: Path,
  fragment: unknown,
): readonly Fault[] | undefined {
  const object = path.reduceRight<unknown>((inner, part) => (typeof part === 'number' ? [inner] : { [part]: inner }), fragment);
  const found = faults(kind, object);
  const isUnknown = ({ code, path: at }: Fault): boolean =>
    code === 'unknown-field' && at.length <= path.length && isPrefix(at, path);
  if (found.some(isUnknown)) return undefined;
  return found
    .filter((fault) => fault.code !== 'missing-field' && isPrefix(path, fault.path) && !isLeftOut(object, fault.path))
    .map((fault) => ({ ...fault, path: fault.path.slice(path.length) }));
}

function isLeftOut(object: unknown, path: Path): boolean {
  const value = path.reduce<unknown>((inner, part) => (Object(inner) as Record<string | number, unknown>)[part], object);
  return value === '...' || value === '…';
}

function isPrefix(one: Path, other: Path): boolean {
  return one.every((part, at) => part === other[at]);
}
