// Defines the schemas of `variants` and of variables.
import * as z from 'zod';
import { everyVariant, type VariantConfig } from '#model/variants';

const filled = z.string().min(1, 'must not be empty');

const axis = z
  .strictObject({
    label: filled,
    values: z.record(z.string(), filled).superRefine(refuseNames),
    default: z.string().optional(),
    publish: z.string().optional(),
  } satisfies Record<keyof VariantConfig, z.ZodType>)
  .superRefine(({ values, ...axis }, ctx) => {
    const help = `The values are ${Object.keys(values).join(', ')}.`;
    for (const key of ['default', 'publish'] as const)
      if (axis[key] !== undefined && !Object.hasOwn(values, axis[key]))
        ctx.addIssue({ code: 'custom', path: [key], message: 'must be one of "values"', params: { help } });
  });

export const variants = z.record(z.string(), axis).superRefine((axes, ctx) => {
  const help = 'The name is used in addresses and in content: `?product=cloud`, `:::only{product="cloud"}`.';
  const message = 'must have a name of lowercase letters, digits and single hyphens';
  for (const name of Object.keys(axes))
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) ctx.addIssue({ code: 'custom', path: [name], message, params: { help } });
});

function refuseNames(values: Readonly<Record<string, string>>, ctx: z.RefinementCtx): void {
  const refuse = (path: string[], message: string, help: string): void =>
    ctx.addIssue({ code: 'custom', path, message, params: { help } });
  if (Object.keys(values).length === 0) refuse([], 'must have an entry', "Name the values: `{ cloud: 'Cloud' }`.");
  for (const name of Object.keys(values)) {
    if (!/^[A-Za-z0-9][\w.-]*$/.test(name))
      refuse([name], 'must have a name of letters, digits, dots, hyphens and underscores', 'The label may be any text.');
    else if (name === everyVariant) refuse([name], 'must have a different name', 'This name is reserved for showing all values.');
  }
}

/** A name is one that MDX takes in braces. */
export const variablesTable = z
  .record(
    z.string(),
    z.union(
      [z.string(), z.record(z.string(), z.string('must be a string'))],
      'must be a string, or a string for each value of an axis',
    ),
  )
  .superRefine((texts, ctx) => {
    const message = 'must have a name of letters, digits and underscores that does not begin with a digit';
    const help = 'Content uses this name: `<Var name="version" />`, `{{ version }}`.';
    for (const name of Object.keys(texts))
      if (!/^[A-Za-z_]\w*$/.test(name)) ctx.addIssue({ code: 'custom', path: [name], message, params: { help } });
  });

/** Of `markdown`. */
export const variableKeys = {
  variables: z.union([filled, variablesTable], 'must be the path of a YAML file, or a map of strings').optional(),
  interpolate: z.boolean().optional(),
};
