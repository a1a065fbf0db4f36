// Tells by which values a discriminator chooses schemas, and which schemas are made of another one.
import { coreOf } from './chain.ts';
import type { Discriminator, Schema } from './schema.ts';

/** The values that are mapped to the schema of that name, or the name itself. */
export function valuesFor({ mapping = {} }: Pick<Discriminator, 'mapping'>, name: string | undefined): readonly string[] {
  if (name === undefined) return [];
  const mapped = Object.keys(mapping).filter((value) => isNamedBy(mapping[value] ?? '', name));
  return mapped.length > 0 ? mapped : [name];
}

function isNamedBy(target: string, name: string): boolean {
  return target.replace(/^.*[/#]/, '') === name || target.replace(/^.*\//, '').replace(/\.(?:ya?ml|json)#?$/, '') === name;
}

/** The schemas to which values are mapped, and then those that have the one with the discriminator among their `allOf`. */
export function childrenOf(core: Schema, named: ReadonlyMap<Schema, string>): readonly Schema[] {
  const { discriminator: { mapping = {} } = {} } = typeof core === 'object' ? core : {};
  const targets = Object.values(mapping);
  const mapped = targets.flatMap((target) => [...named].flatMap(([schema, name]) => (isNamedBy(target, name) ? [schema] : [])));
  return [...new Set([...mapped, ...heirsOf(core, named)])].filter((schema) => schema !== core);
}

/** Named schemas that have a given one among their `allOf`. */
export function heirsOf(core: Schema, named: ReadonlyMap<Schema, string>): readonly Schema[] {
  return [...named.keys()].filter((one) => typeof one === 'object' && one.allOf?.some((part) => coreOf(part) === core));
}
