// Reads a data file beside the posts, validates its entries, and reports faults at their places.

import { helpForRefusal, joinFile, type Locate, type PlacedData, type PluginContext, refusalIn, wholeFile } from 'slodocs/kit';
import type * as z from 'zod';

export interface DataFile {
  readonly path: string;
  readonly entries: readonly (readonly [key: string, value: unknown])[];
  readonly locate: Locate;
  /** False if the file is invalid, which is reported. */
  readonly sound: boolean;
}

/** Words for this kind of file in reports. */
export interface Kind {
  /** Such as `authors`. */
  readonly of: string;
  /** The option that names another file. */
  readonly option: string;
  readonly usual: string;
  readonly shape: string;
}

/** Undefined if there is none. A file named in the configuration must exist. */
export async function readDataFile(
  folder: string,
  name: string | undefined,
  kind: Kind,
  ctx: PluginContext,
): Promise<DataFile | undefined> {
  const path = joinFile(folder, name ?? kind.usual);
  const nothing: DataFile = { path, entries: [], locate: () => wholeFile(path), sound: false };
  let data: PlacedData;
  try {
    data = await ctx.readData(path);
  } catch (thrown) {
    const { cause, message } = thrown as Error;
    if ((cause as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT') {
      const refusal = refusalIn(thrown);
      const help = refusal ? helpForRefusal(refusal) : 'Check that you have permission to read it.';
      ctx.report({ code: 'invalid-file', message: `the file cannot be read: ${message}`, help, place: wholeFile(path) });
      return nothing;
    }
    if (name === undefined) return undefined;
    ctx.report({
      code: 'missing-file',
      message: `the folder "${folder}" contains no ${kind.of} file "${name}"`,
      help: `Create it, or remove the option: "${kind.usual}" is read if it exists.`,
      place: ctx.locate([kind.option]),
    });
    return nothing;
  }
  const { value, locate, faults } = data;
  for (const fault of faults) ctx.report({ code: 'invalid-file', ...fault, help: kind.shape });
  if (faults.length > 0) return nothing;
  if (value !== null && (typeof value !== 'object' || Array.isArray(value))) {
    const message = `the ${kind.of} file is ${Array.isArray(value) ? 'a list' : 'a single value'}, not a map`;
    ctx.report({ code: 'invalid-file', message, help: kind.shape, place: locate([]) });
    return nothing;
  }
  return { path, entries: Object.entries(value ?? {}), locate, sound: true };
}

/** Undefined for an entry of another shape. */
export function readEntry<S extends z.ZodType>(
  shape: S,
  [key, value]: DataFile['entries'][number],
  { locate }: DataFile,
  kind: Kind,
  ctx: PluginContext,
): z.infer<S> | undefined {
  const result = shape.safeParse(value);
  for (const { path, message, code, keys = [] } of (result.error?.issues ?? []) as (z.core.$ZodIssue & { keys?: string[] })[]) {
    const at = [key, ...(path as (string | number)[])];
    if (code !== 'unrecognized_keys') {
      ctx.report({ code: 'invalid-file', message: `"${at.join('.')}" must be ${message}`, help: kind.shape, place: locate(at) });
      continue;
    }
    for (const name of keys) {
      const unknown = `"${name}" is not a key of "${key}"`;
      ctx.report({ code: 'invalid-file', message: unknown, help: kind.shape, place: locate([...at, name], 'key') });
    }
  }
  return result.data;
}
