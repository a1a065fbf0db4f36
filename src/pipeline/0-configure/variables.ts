// Reads the variables of a site from its config or a YAML file, and tells by which axis a value varies.
import { posix } from 'node:path';
import { createFiles } from '#files/files';
import { parseYaml } from '#files/yaml/yaml';
import type { Observation } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Place } from '#model/place';
import type { Settings } from '#model/settings';
import type { VariableValue, VariantAxis } from '#model/variants';
import type { ConfigSource } from './config-source.ts';

export interface SettledVariables {
  readonly values: Settings['variables'];
  readonly faults: readonly DiagnosticDraft[];
  readonly observed: readonly Observation[];
}

type Table = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

type PlaceOf = (path: readonly string[]) => Place;

/** `unsaved` are texts that an editor has not saved. */
export async function settleVariables(
  { root, locate }: Pick<ConfigSource, 'root' | 'locate'>,
  settings: Settings,
  given: string | Table | undefined,
  unsaved: ReadonlyMap<string, string> = new Map(),
): Promise<SettledVariables> {
  const key = ['markdown', 'variables'];
  if (given === undefined) return { values: undefined, faults: [], observed: [] };
  if (typeof given !== 'string')
    return {
      ...settleTable(given, settings.variants, 'configure/invalid-value', (path) => locate([...key, ...path])),
      observed: [],
    };
  const files = createFiles({ root, settings });
  for (const [path, text] of unsaved) files.overlay(path, text);
  const path = posix.normalize(given);
  const read = await readTable(files.digest(path).startsWith('!') ? undefined : files.text(path), path, locate(key));
  const settled = settleTable(read.table, settings.variants, 'configure/invalid-variables', (at) => read.locate(at));
  return { values: settled.values, faults: [...read.faults, ...settled.faults], observed: files.observed() };
}

async function readTable(text: string | undefined, path: string, place: Place) {
  const invalid = (message: string, place: Place): DiagnosticDraft => {
    const help = 'Write a map with one variable per line: `version: "2.10"`. Quote values that YAML would read as numbers.';
    return { code: 'configure/invalid-variables', message, help, place };
  };
  if (text === undefined) {
    const missing = {
      ...invalid(`the file of variables "${path}" does not exist`, place),
      help: 'Paths are relative to the folder of the configuration.',
    };
    return { table: {}, faults: [missing], locate: () => place };
  }
  const { value, faults, locate } = parseYaml(text, path);
  if (faults.length > 0) return { table: {}, faults: faults.map(({ message, place }) => invalid(message, place)), locate };
  const { variablesTable } = await import('./variants-schema.ts');
  const found = variablesTable.safeParse(value ?? {});
  const issues = found.error?.issues ?? [];
  const ofShape = issues.map(({ message, path: at }) =>
    invalid(
      at.length === 0 ? 'the file does not contain a map of strings' : `"${at.join('.')}" ${message}`,
      locate(at as string[]),
    ),
  );
  return { table: found.data ?? {}, faults: ofShape, locate };
}

function settleTable(
  table: Table,
  axes: readonly VariantAxis[],
  code: string,
  locate: PlaceOf,
): Pick<SettledVariables, 'faults'> & { readonly values: Readonly<Record<string, VariableValue>> } {
  const faults: DiagnosticDraft[] = [];
  const values: Record<string, VariableValue> = {};
  for (const [name, value] of Object.entries(table)) {
    const settled = typeof value === 'string' ? value : varying(name, value, axes);
    if (typeof settled === 'object' && 'message' in settled) faults.push({ code, ...settled, place: locate([name]) });
    else values[name] = settled;
  }
  return { values, faults };
}

/** A build for one value has no other. */
function varying(
  name: string,
  values: Readonly<Record<string, string>>,
  axes: readonly VariantAxis[],
): VariableValue | { readonly message: string; readonly help: string } {
  const given = Object.keys(values);
  const axis = axes.find((one) => given.length > 0 && given.every((value) => one.values.some(({ name }) => name === value)));
  if (!axis) {
    const known = axes.map(({ name, values }) => `"${name}" has ${values.map((one) => one.name).join(', ')}`);
    const help = known.length === 0 ? '`variants` in the configuration is empty.' : `${known.join('; ')}.`;
    return { message: `the texts of the variable "${name}" do not match the values of a variant axis`, help };
  }
  const missing = axis.values.filter((value) => !Object.hasOwn(values, value.name)).map((value) => value.name);
  if (missing.length > 0)
    return { message: `the variable "${name}" has no text for ${missing.join(', ')}`, help: `Add it: \`${missing[0]}: "…"\`.` };
  return axis.built === undefined ? { axis: axis.name, values } : (values[axis.built] as string);
}
