// Checks parameters against the paths that name them.
import { type Fields, nearest, shorten } from 'slodocs/kit';
import { type Building, listOf, textOf } from './assemble/building.ts';
import type { Built } from './assemble/operations.ts';
import { type At, below, pointerOf } from './faults.ts';

/** A parameter of an operation or of its path, and where that is written. */
interface Written {
  readonly name: string;
  readonly fields: Fields;
  readonly at: At;
}

/** An operation with its parameters in the path. */
interface OfPath {
  readonly one: Built;
  readonly parameters: readonly Written[];
  /** Those that the path does not name. */
  readonly unused: readonly Written[];
  /** Names of the path without a parameter. */
  readonly undefinedNames: ReadonlySet<string>;
  /** False where a parameter is left out for a fault: it may be the one that the path names. */
  readonly isSound: boolean;
}

/** How many names without a definition are reported one by one. */
const mostReported = 20;
const longestPath = 200;

/** `operations` are in the order of their paths. */
export function checkPathParameters(building: Building, operations: readonly Built[]): void {
  const groups = new Map<string, Built[]>();
  for (const one of operations) {
    const group = groups.get(one.operation.path);
    if (group) group.push(one);
    else groups.set(one.operation.path, [one]);
  }
  for (const [path, group] of groups) checkPath(building, path, group);
}

function checkPath(building: Building, path: string, group: readonly Built[]): void {
  const { report } = building;
  const names = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name));
  const all = group.map((one): OfPath => {
    const parameters = inPath(building, one);
    const defined = new Set(parameters.map(({ name }) => name));
    return {
      one,
      parameters,
      unused: parameters.filter(({ name }) => !names.has(name)),
      undefinedNames: new Set([...names].filter((name) => !defined.has(name))),
      isSound: isSound(building, one),
    };
  });
  const misspelt = new Set<Fields>();
  const undefinedNames = [...names].filter((name) => all.some((one) => one.isSound && one.undefinedNames.has(name)));
  for (const name of undefinedNames.slice(0, mostReported))
    for (const { fields } of checkName(building, path, name, all)) misspelt.add(fields);
  const more = undefinedNames.length - mostReported;
  const [first] = group;
  if (first && more > 0) {
    const message = `${more} more parameters of the path "${shorten(path, longestPath)}" are not defined`;
    const help = 'Define each like the others: { name: …, in: path, required: true, schema: … }.';
    report({ code: 'path-parameter', at: first.pathAt, part: 'key', message, help });
  }
  for (const { fields, name, at } of all.flatMap(({ parameters }) => parameters)) {
    if (misspelt.has(fields) || textOf(fields, 'in') !== 'path') continue;
    if (!names.has(name)) {
      const message = `the path "${shorten(path, longestPath)}" has no "{${name}}"`;
      report({
        code: 'path-parameter',
        at: nameAt(at, fields, building),
        message,
        help: 'Add it to the path, or remove the parameter.',
      });
    } else if (!building.isLost(fields, 'required') && fields['required'] !== true) {
      const message = `the path parameter "${name}" is not required`;
      const help = 'Write "required: true", because a path without it is a different path.';
      const defined = building.placeOf(fields);
      const place = below(defined, Object.hasOwn(fields, 'required') ? 'required' : 'name');
      report({ code: 'path-parameter', at: defined, place, message, help });
    }
  }
}

/** Reports operations that do not define a name of the path; returns the parameters that were meant for it. */
function checkName(building: Building, path: string, name: string, all: readonly OfPath[]): readonly Written[] {
  const { placeOf, report } = building;
  const lacking = all.filter((one) => one.isSound && one.undefinedNames.has(name));
  const meant = lacking.map((one) => meantFor(name, one));
  const found = meant.filter((each) => each !== undefined);
  const [first] = found;
  const message = `the parameter "${name}" of the path "${shorten(path, longestPath)}" is not defined`;
  const help = `Define it: { name: ${name}, in: path, required: true, schema: … }.`;
  const pathAt = all.length > 1 && lacking.length === all.length ? all[0]?.one.pathAt : undefined;
  const agree = new Set(meant.map((each) => each?.name)).size === 1;
  // What several operations lack is one fault, and what they agree on is right.
  if (pathAt && agree && (!first || new Set(found.map(({ at }) => pointerOf(at))).size > 1)) {
    const wayOut = first ? `Did you mean "{${first.name}}"?` : `${help.slice(0, -1)} under "parameters" of the path.`;
    report({ code: 'path-parameter', at: pathAt, part: 'key', message, help: wayOut });
    return found;
  }
  for (const [index, { one }] of lacking.entries()) {
    const near = meant[index];
    if (!near) report({ code: 'path-parameter', at: placeOf(one.fields), part: 'key', message, help });
    else {
      const at = nameAt(near.at, near.fields, building);
      const message = `the path "${shorten(path, longestPath)}" has no "{${near.name}}"`;
      report({ code: 'path-parameter', at, message, help: `Did you mean "${name}"?` });
    }
  }
  return found;
}

/** A parameter with a name like that, or the only one that is left where only that name is. */
function meantFor(name: string, { undefinedNames, unused }: OfPath): Written | undefined {
  if (undefinedNames.size === 1 && unused.length === 1) return unused[0];
  const near = nearest(
    name,
    unused.map((each) => each.name),
  );
  return unused.find((each) => each.name === near);
}

/** One without a place may be meant for the path. An operation's own stand above those of its path. */
function inPath(building: Building, { fields, item }: Built): readonly Written[] {
  return [fields, item].flatMap((owner) => {
    const list = listOf(owner, 'parameters');
    return list.flatMap((parameter, index) => {
      const name = textOf(parameter, 'name');
      const place = textOf(parameter, 'in');
      if (name === undefined || (place !== undefined && place !== 'path')) return [];
      return [{ name, fields: parameter, at: building.writtenAt(list, index) ?? building.placeOf(parameter) }];
    });
  });
}

function isSound({ isLost }: Building, { fields, item }: Built): boolean {
  return [fields, item].every((owner) => {
    const list = listOf(owner, 'parameters');
    return !isLost(owner, 'parameters') && !isLost(list) && list.every((one) => !isLost(one, 'name'));
  });
}

/** The name where it is written beside the path, the reference where it is not. */
function nameAt(at: At, parameter: Fields, { placeOf }: Building): At {
  const defined = placeOf(parameter);
  return defined.file === at.file && pointerOf(defined) === pointerOf(at) ? below(at, 'name') : at;
}

/** Of an operation, or of a path item. */
export function checkTwice(building: Building, owner: Fields): void {
  const known = new Map<string, At>();
  const list = listOf(owner, 'parameters');
  for (const [index, parameter] of list.entries()) {
    const name = textOf(parameter, 'name');
    const place = textOf(parameter, 'in');
    if (name === undefined || place === undefined) continue;
    const key = `${place} parameter "${name}"`;
    const first = known.get(key);
    const at = nameAt(building.writtenAt(list, index) ?? building.placeOf(parameter), parameter, building);
    if (!first) known.set(key, at);
    else {
      building.report({
        code: 'path-parameter',
        at,
        message: `the ${key} is defined twice`,
        help: 'Remove one of them.',
        related: [{ message: 'the first one', at: first }],
      });
    }
  }
}
