// Reads an overlay: a list of changes to a specification, as the Overlay Specification 1.0 and 1.1 defines it.
import { posix } from 'node:path';
import { ExactNumber, type Fields, isFields, nearest, type PlacedData } from 'slodocs/kit';
import { type At, below, type Report } from '../faults.ts';

/** One change. `target` is a JSONPath; what `update`, `copy` and `remove` do is checked where they meet the specification. */
export interface Action {
  readonly at: At;
  readonly target: string;
  readonly update?: unknown;
  readonly copy?: string;
  readonly remove: boolean;
}

/** The specification that an overlay is for. */
export interface Extended {
  readonly file: string;
  /** The file that stands in for the overlay in the language of the site, or the overlay itself. */
  readonly own: string;
}

const keysOf = {
  overlay: ['overlay', 'info', 'extends', 'actions'],
  info: ['title', 'version', 'description'],
  action: ['target', 'description', 'update', 'copy', 'remove'],
} as const;

/** Undefined where the file is no overlay at all. A faulty action is left out. All faults are reported. */
export function readOverlay({ value }: PlacedData, file: string, spec: Extended, report: Report): readonly Action[] | undefined {
  const root: At = { file, path: [] };
  const version = versionOf(value, root, report);
  if (version === undefined) return undefined;
  const fields = value as Fields;
  const info = fields['info'];
  checkKeys(fields, root, 'overlay', report);
  checkText(fields, 'extends', root, report);
  for (const key of ['info', 'actions']) if (fields[key] === undefined) missing(root, key, 'an overlay', report, 'overlay');
  if (isFields(info)) {
    const at = below(root, 'info');
    checkKeys(info, at, 'info', report);
    for (const key of keysOf.info) checkText(info, key, at, report);
    for (const key of ['title', 'version']) if (info[key] === undefined) missing(at, key, '"info"', report);
  } else if (info !== undefined) wrong(below(root, 'info'), 'a map', report);
  checkExtends(fields['extends'], root, spec, report);
  const { actions } = fields;
  if (actions !== undefined && !(Array.isArray(actions) && actions.length > 0)) {
    wrong(below(root, 'actions'), 'a list with at least one action', report);
  }
  const written: readonly unknown[] = Array.isArray(actions) ? actions : [];
  return written.flatMap((action, n) => readAction(action, below(root, 'actions', n), version, report) ?? []);
}

function versionOf(value: unknown, at: At, report: Report): string | undefined {
  const refuse = (message: string, help: string, key?: string): undefined =>
    report({ code: 'unsupported-format', at: key === undefined ? at : below(at, key), part: 'key', message, help }) as undefined;
  const begins = 'An overlay must be a map that begins with "overlay: 1.1.0".';
  if (!isFields(value)) return refuse('the file does not contain an overlay', begins);
  const { overlay, openapi } = value;
  if (overlay === undefined) {
    if (openapi !== undefined) {
      const help = 'Put a full specification for a language at the path of the original, without ".overlay" in its name.';
      return refuse('this is a specification, but an overlay is expected', help, 'openapi');
    }
    const near = nearest('overlay', Object.keys(value));
    return refuse(
      'the file has no "overlay"',
      near === undefined ? begins : `Did you mean "overlay" instead of "${near}"?`,
      near,
    );
  }
  const written = typeof overlay === 'number' || overlay instanceof ExactNumber ? String(overlay) : overlay;
  if (typeof written === 'string' && /^1(?:\.[01])?(?:\.|$)/.test(written)) return written;
  const found = typeof written === 'string' ? `Overlay "${written}" is not supported` : '"overlay" must be a string';
  return refuse(found, 'The supported versions are 1.0 and 1.1.', 'overlay');
}

function readAction(action: unknown, at: At, version: string, report: Report): Action | undefined {
  if (!isFields(action)) return wrong(at, 'an action: a map', report);
  const isMisspelt = !checkKeys(action, at, 'action', report);
  checkText(action, 'description', at, report);
  const { target, update, copy, remove } = action;
  if (target === undefined) return missing(at, 'target', 'the action', report, Object.keys(action)[0]);
  if (!checkText(action, 'target', at, report) || !checkText(action, 'copy', at, report)) return undefined;
  if (remove !== undefined && typeof remove !== 'boolean') return wrong(below(at, 'remove'), 'true or false', report);
  if (copy !== undefined && /^1(?:\.0|$)/.test(version)) {
    const help = 'Overlay supports it since 1.1: write "overlay: 1.1.0".';
    report({ code: 'unknown-key', at: below(at, 'copy'), part: 'key', message: '"copy" is not a key of an action', help });
    return undefined;
  }
  if (copy !== undefined && update !== undefined && remove !== true) {
    const help = 'Write a separate action for each.';
    report({
      code: 'invalid-value',
      at: below(at, 'copy'),
      part: 'key',
      message: '"copy" and "update" cannot be combined',
      help,
    });
    return undefined;
  }
  if (remove !== true && update === undefined && copy === undefined) {
    if (isMisspelt) return undefined;
    const help = 'Add "update", "copy" or "remove: true".';
    report({ code: 'unused-action', at: below(at, 'target'), message: 'this action changes nothing', help });
    return undefined;
  }
  const change = { ...(update !== undefined && { update }), ...(copy !== undefined && { copy: copy as string }) };
  return { at, target: target as string, ...change, remove: remove === true };
}

/** The path counts from the overlay. One in the folder of a language may count from where its original would be, as links do. */
function checkExtends(written: unknown, at: At, { file, own }: Extended, report: Report): void {
  if (typeof written !== 'string' || /^[a-z][a-z\d+.-]*:/i.test(written)) return;
  const found = [own, at.file].map((from) => posix.join(posix.dirname(from), written));
  if (found.includes(file)) return;
  const path = posix.relative(posix.dirname(own), file);
  report({
    code: 'invalid-value',
    at: below(at, 'extends'),
    message: `the overlay is for "${found[0]}", but is applied to "${file}"`,
    help: `Write "extends: ${path.startsWith('.') ? path : `./${path}`}", or leave it out.`,
  });
}

/** True where all keys are known. */
function checkKeys(fields: Fields, at: At, kind: keyof typeof keysOf, report: Report): boolean {
  const known: readonly string[] = keysOf[kind];
  const unknown = Object.keys(fields).filter((key) => !known.includes(key) && !key.startsWith('x-'));
  for (const key of unknown) {
    const near = nearest(
      key,
      known.filter((one) => !Object.hasOwn(fields, one)),
    );
    const help = near === undefined ? `Its keys are ${known.join(', ')}.` : `Did you mean "${near}"?`;
    const noun = { overlay: 'an overlay', info: '"info"', action: 'an action' }[kind];
    report({ code: 'unknown-key', at: below(at, key), part: 'key', message: `"${key}" is not a key of ${noun}`, help });
  }
  return unknown.length === 0;
}

/** True for a text, and where there is nothing. */
function checkText(fields: Fields, key: string, at: At, report: Report): boolean {
  const value = fields[key];
  const isText = value === undefined || typeof value === 'string';
  if (!isText) wrong(below(at, key), 'a string: put it in quotes', report);
  return isText;
}

function wrong(at: At, wanted: string, report: Report): undefined {
  const last = at.path.at(-1);
  const name = typeof last === 'number' ? `number ${last + 1} of "actions"` : `"${last}"`;
  const help = 'See the Overlay Specification: https://spec.openapis.org/overlay/latest.html';
  return report({ code: 'invalid-value', at, message: `${name} must be ${wanted}`, help }) as undefined;
}

/** `first` is a key to mark instead of the whole object. */
function missing(at: At, key: string, noun: string, report: Report, first?: string): undefined {
  const place = first === undefined ? at : below(at, first);
  const help = `Add "${key}: …": overlays require it.`;
  return report({ code: 'missing-key', at, place, part: 'key', message: `${noun} has no "${key}"`, help }) as undefined;
}
