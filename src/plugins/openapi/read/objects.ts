// Reads the objects of a specification: checks them against their shapes, and resolves their references.
import { type Fields, isFields } from 'slodocs/kit';
import type { Format } from '../api/api.ts';
import { explainUnknown, helpForMissing, helpForName, missingKeys } from './check-keys.ts';
import { checkMapping } from './check-mapping.ts';
import { type At, below, type Report } from './faults.ts';
import { finishSchema } from './finish-schema.ts';
import { noLosses } from './losses.ts';
import { targetFinder } from './references.ts';
import { isMereReference, referenceResolver } from './resolve-references.ts';
import { existsIn, type Notation, parseNotation } from './shapes/document-shapes.ts';
import { isShape, type ShapeName, shapeOf } from './shapes/shapes.ts';
import type { SpecFiles } from './spec-files.ts';
import { checkPlain, type Wrong, wrongShape } from './values.ts';

export interface Objects {
  /** The specification. Its values are checked, so each is of its shape, or absent. */
  readonly document: Fields;
  /** Where an object stands, one behind references where it is defined; the whole file for any other object. */
  placeOf(value: object): At;
  /** Where a member of a list of objects is written: for one behind references, the first of them. */
  writtenAt(list: readonly object[], index: number): At | undefined;
  /** True where a faulty part of an object, list or map is left out: the one at that key, or any. */
  isLost(value: object, key?: string): boolean;
}

interface Task {
  readonly name: ShapeName;
  readonly raw: Fields;
  readonly at: At;
  readonly result: Record<string, unknown>;
}

/** A reference with keys of its own beside it. */
interface Overlay {
  readonly result: Record<string, unknown>;
  readonly target: Fields;
  readonly own: Fields;
}

/** Works off a list instead of calling itself: references form chains of any length. */
export function readObjects(files: SpecFiles, format: Format, report: Report): Objects {
  const notations = new Map<string, Notation>();
  const made = new Map<ShapeName, Map<object, Record<string, unknown>>>();
  const where = new Map<object, At>();
  const members = new Map<readonly unknown[], readonly At[]>();
  const lost = noLosses();
  const tasks: Task[] = [];
  const overlays = new Map<object, Overlay>();
  const find = targetFinder(files);
  const resolve = referenceResolver(find, report);
  const root = files.open(files.root)?.value;
  const schemas = new Set(Object.keys(fieldsBelow(fieldsBelow(root, 'components'), 'schemas')));

  const notationOf = (written: string): Notation => {
    const known = notations.get(written) ?? parseNotation(written);
    notations.set(written, known);
    return known;
  };
  const keysOf = { format, notationOf };

  const wrong = (at: At, { wanted, help }: Wrong): undefined =>
    report({ code: 'invalid-value', at, message: `${quoted(at)} must be ${wanted}`, help }) as undefined;

  const read = (written: string, raw: unknown, at: At): unknown => {
    const { kind, many } = notationOf(written);
    if (many === 'list') return Array.isArray(raw) ? list(kind, raw, at) : wrong(at, wrongShape('a list', raw, at.path.at(-1)));
    if (many !== 'map') return single(kind, raw, at);
    if (!isFields(raw)) return wrong(at, wrongShape('a map', raw, at.path.at(-1)));
    const result: Record<string, unknown> = {};
    for (const [key, one] of Object.entries(raw)) keep(result, key, single(kind, one, below(at, key)));
    where.set(result, at);
    return result;
  };

  const list = (kind: string, raw: readonly unknown[], at: At): readonly unknown[] => {
    if (kind === 'any') return raw;
    const read = raw.map((one, index) => {
      const place = below(at, index);
      return { value: single(kind, one, place), place };
    });
    const kept = read.filter(({ value }) => value !== undefined);
    const result = kept.map(({ value }) => value);
    members.set(
      result,
      kept.map(({ place }) => place),
    );
    if (result.length < raw.length) lost.add(result, undefined);
    return result;
  };

  const single = (kind: string, raw: unknown, at: At): unknown => {
    if (isShape(kind)) return object(kind, raw, at);
    const problem = checkPlain(kind, raw, format, at.path.at(-1));
    return problem === undefined ? raw : wrong(at, problem);
  };

  const object = (name: ShapeName, raw: unknown, at: At): unknown => {
    const { noun, referable } = shapeOf(name);
    const isAny = name === 'schema' && typeof raw === 'boolean';
    if (isAny && (format !== '3.0' || at.path.at(-1) === 'additionalProperties')) return raw;
    if (!isFields(raw)) return wrong(at, wrongShape(`${noun}: a map`, raw, at.path.at(-1)));
    if (referable && isMereReference(raw)) return resolved(name, raw, at);
    const known = made.get(name) ?? new Map<object, Record<string, unknown>>();
    made.set(name, known);
    const old = known.get(raw);
    if (old) return old;
    const result: Record<string, unknown> = {};
    known.set(raw, result);
    where.set(result, at);
    tasks.push({ name, raw, at, result });
    return result;
  };

  const resolved = (name: ShapeName, raw: Fields, at: At): unknown => {
    const target = resolve(name, raw, at);
    return target && object(name, target.raw, target.at);
  };

  const fill = ({ name, raw, at, result }: Task): void => {
    const { noun, each, pattern } = shapeOf(name);
    if (each === undefined) {
      fillKeys({ name, raw, at, result });
      return;
    }
    for (const [key, value] of Object.entries(raw)) {
      if (key.startsWith('x-') && name !== 'requirement') continue;
      const one = below(at, key);
      if (!pattern || pattern.of.test(key)) keep(result, key, read(each, value, one));
      else {
        // It may be any of the names that others look for.
        lost.add(result, undefined);
        unknown(one, `"${key}" is not allowed in ${noun}`, helpForName(key, pattern));
      }
    }
  };

  const fillKeys = ({ name, raw, at, result }: Task): void => {
    const { noun, keys = {}, referable } = shapeOf(name);
    const isReference = referable === true && Object.hasOwn(raw, '$ref');
    const own: Record<string, unknown> = name === 'schema' || !isReference ? result : {};
    const meant = new Set<string>();
    for (const [key, value] of Object.entries(raw)) {
      if (isReference && key === '$ref') continue;
      const one = below(at, key);
      const written = Object.hasOwn(keys, key) ? keys[key] : undefined;
      if (written !== undefined && existsIn(notationOf(written), format)) keep(own, key, read(written, value, one), result);
      else {
        const problem = explainUnknown(name, key, raw, keysOf);
        if (problem) unknown(one, `"${key}" is not a key of ${noun}`, problem.help);
        else if (isExtension(key)) put(own, key, value);
        if (problem?.meant !== undefined) {
          lost.add(result, problem.meant);
          meant.add(problem.meant);
        }
      }
    }
    if (isReference) {
      const target = resolved(name, raw, at);
      if (target === undefined) lost.add(result, undefined);
      if (name === 'schema') put(result, 'allOf', [...(target === undefined ? [] : [target]), ...((own['allOf'] as []) ?? [])]);
      else if (isFields(target)) overlays.set(result, { result, target, own });
    } else {
      for (const key of missingKeys(name, raw, at.path.at(-1), meant, keysOf)) {
        lost.add(result, key);
        // A member of a list has no key: its first one is marked instead of many lines.
        const [first] = name === 'document' ? ['openapi'] : typeof at.path.at(-1) === 'number' ? Object.keys(raw) : [];
        const place = first === undefined ? at : below(at, first);
        const help = helpForMissing(name, key, keysOf);
        report({ code: 'missing-key', at, place, part: 'key', message: `${noun} has no "${key}"`, help });
      }
    }
    if (name === 'schema') finishSchema(result, raw, at, report);
    const { mapping } = result;
    if (name === 'discriminator' && isFields(mapping)) checkMapping(mapping, below(at, 'mapping'), schemas, find, report);
  };

  const unknown = (at: At, message: string, help: string): void =>
    report({ code: 'unknown-key', at, part: 'key', message, help });

  const keep = (fields: Record<string, unknown>, key: string, value: unknown, owner: object = fields): void => {
    if (value === undefined) lost.add(owner, key);
    else put(fields, key, value);
  };

  const overlay = (first: Overlay): void => {
    const chain: Overlay[] = [];
    for (let next: Overlay | undefined = first; next; next = overlays.get(next.target)) {
      overlays.delete(next.result);
      chain.push(next);
    }
    for (const { result, target, own } of chain.reverse()) {
      for (const [key, value] of Object.entries({ ...target, ...own })) put(result, key, value);
      lost.copy(target, result);
    }
  };

  const document = object('document', root, { file: files.root, path: [] });
  for (let task = tasks.pop(); task; task = tasks.pop()) fill(task);
  for (const one of overlays.values()) overlay(one);
  return {
    document: isFields(document) ? document : {},
    placeOf: (value) => where.get(value) ?? { file: files.root, path: [] },
    writtenAt: (list, index) => members.get(list)?.[index],
    isLost: lost.has,
  };
}

function fieldsBelow(value: unknown, key: string): Fields {
  const inner = isFields(value) ? value[key] : undefined;
  return isFields(inner) ? inner : {};
}

function isExtension(key: string): boolean {
  return key.startsWith('x-');
}

function quoted({ file, path }: At): string {
  const last = path.at(-1);
  return typeof last === 'number' ? `number ${last + 1} of "${String(path.at(-2))}"` : `"${last ?? file}"`;
}

/** A key such as `__proto__` is one like any other. */
function put(fields: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
}
