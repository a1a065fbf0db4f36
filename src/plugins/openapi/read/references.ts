// Finds what a reference refers to.
import { posix } from 'node:path';
import { decoded, nearest } from 'slodocs/kit';
import { type At, pointerOf } from './faults.ts';
import { componentsOf, type ShapeName } from './shapes/shapes.ts';
import { fileOf, isInReach, type SpecFiles } from './spec-files.ts';

export interface Target {
  readonly raw: unknown;
  readonly at: At;
}

/** Why there is no target: the end of a sentence that begins with the reference, and a way out. */
export interface NoTarget {
  readonly problem: string;
  readonly help: string;
}

/**
 * Takes a reference, the file that it stands in, and what it should refer to. Undefined where it leads into a file with a syntax
 * fault, which is reported by itself.
 */
export type FindTarget = (reference: string, from: string, wanted: ShapeName) => Target | NoTarget | undefined;

export function targetFinder(files: SpecFiles): FindTarget {
  const anchors = new Map<string, ReadonlyMap<string, Target>>();
  return (reference, from, wanted) => {
    const file = fileOf(reference, from);
    if (file === undefined) {
      const help = 'Save that file next to the specification, and refer to it by its path: builds do not access other hosts.';
      return { problem: 'refers to another host', help };
    }
    if (!isInReach(file, files.root)) return { problem: 'leads out of the site', help: 'Move the file into the site.' };
    const data = files.open(file);
    if (!data) {
      return { problem: `refers to the file "${file}", which cannot be read`, help: helpForFile(reference, from, wanted, files) };
    }
    if (data.faults.length > 0) return undefined;
    const [address = '', hash = ''] = reference.split('#');
    const fragment = decoded(hash);
    if (fragment === '' || fragment.startsWith('/')) return follow(fragment, { file, value: data.value, address, wanted });
    const known = anchors.get(file) ?? anchorsOf(data.value, file);
    anchors.set(file, known);
    return known.get(fragment) ?? noAnchor(fragment, known, { file, value: data.value, address, wanted });
  };
}

/** Authors also write the mere name of a component. */
function helpForFile(reference: string, from: string, wanted: ShapeName, files: SpecFiles): string {
  const [address = ''] = reference.split('#');
  const near = nearest(fileOf(reference, from) ?? '', files.names);
  const meant =
    near === undefined
      ? componentPointer(reference, wanted, files.open(files.root)?.value)
      : `${relative(near, from)}${reference.slice(address.length)}`;
  return meant === undefined ? `Paths are relative to the file that contains them, "${from}".` : `Did you mean "${meant}"?`;
}

function relative(file: string, from: string): string {
  const path = posix.relative(posix.dirname(from), file);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Where a specification defines the component of that name. */
function componentPointer(name: string, wanted: ShapeName, document: unknown): string | undefined {
  const key = componentsOf(wanted) ?? '';
  const { components } = Object(document) as { components?: Readonly<Record<string, unknown>> | null };
  const isThere = Object.hasOwn(Object(components?.[key]) as object, name);
  return isThere ? pointerOf({ path: ['components', key, name] }) : undefined;
}

/** Where a reference is looked for: a file, and its address as it is written. */
interface Searched {
  readonly file: string;
  readonly value: unknown;
  readonly address: string;
  readonly wanted: ShapeName;
}

function follow(pointer: string, searched: Searched): Target | NoTarget {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let raw = searched.value;
  for (const [index, step] of steps.entries()) {
    if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, step)) {
      return { problem: 'has no target', help: helpForStep(steps, index, raw, searched) };
    }
    raw = (raw as Readonly<Record<string, unknown>>)[step];
  }
  return { raw, at: { file: searched.file, path: steps } };
}

function helpForStep(steps: readonly string[], index: number, parent: unknown, searched: Searched): string {
  const { file, value, address, wanted } = searched;
  const above = steps.slice(0, index);
  const near = nearest(steps[index] ?? '', Object.keys(Object(parent) as object));
  const meant =
    near === undefined
      ? componentPointer(steps.at(-1) ?? '', wanted, value)
      : pointerOf({ path: [...above, near, ...steps.slice(index + 1)] });
  if (meant !== undefined) return `Did you mean "${address}${meant}"?`;
  return `${index === 0 ? `"${file}"` : `"${address}${pointerOf({ path: above })}"`} has no "${steps[index]}".`;
}

/** Schemas by their `$anchor` or `$dynamicAnchor`. */
function anchorsOf(value: unknown, file: string): ReadonlyMap<string, Target> {
  const found = new Map<string, Target>();
  const left: Target[] = [{ raw: value, at: { file, path: [] } }];
  const seen = new Set<unknown>();
  for (let next = left.pop(); next; next = left.pop()) {
    const { raw, at } = next;
    if (typeof raw !== 'object' || raw === null || seen.has(raw)) continue;
    seen.add(raw);
    for (const [key, inner] of Object.entries(raw)) {
      if ((key === '$anchor' || key === '$dynamicAnchor') && typeof inner === 'string') found.set(inner, next);
      const step = Array.isArray(raw) ? Number(key) : key;
      left.push({ raw: inner, at: { file, path: [...at.path, step] } });
    }
  }
  return found;
}

function noAnchor(name: string, known: ReadonlyMap<string, Target>, { file, value, address, wanted }: Searched): NoTarget {
  const near = nearest(name, known.keys());
  const meant = near === undefined ? componentPointer(name, wanted, value) : `#${near}`;
  const help = meant === undefined ? `No schema in "${file}" has the anchor "${name}".` : `Did you mean "${address}${meant}"?`;
  return { problem: 'has no target', help };
}
