// Defines and validates an entry of the tags file.

import { type Locate, nearest, type PluginContext, respell } from 'slodocs/kit';
import * as z from 'zod';

const text = z.string('a string');
const word = text.refine((value) => value.trim() !== '', 'a non-empty string');
const shape = z.strictObject(
  {
    label: word.optional().describe('The text that readers see. By default, the key with a capital letter.'),
    description: text.optional().describe('One or two sentences above the list of its docs.'),
    permalink: word.optional().describe('The end of its address, such as `/guides`. By default, the key in kebab case.'),
  },
  'empty, or a map with `label`, `description` and `permalink`',
);

/** A file of tags, for editors. */
export const tagsFileShape = z
  .record(z.string(), shape.nullable().describe('A tag that docs refer to by this key.'))
  .describe('The tags that docs can have.');

export type Definition = z.infer<typeof shape>;

const keys = Object.keys(shape.shape);

const keysHelp = `The keys of a tag are ${keys.join(', ')}.`;
const helps: Readonly<Record<string, string>> = {
  invalid_type: 'To make a number or a word such as `true` a string, put it in quotes.',
  custom: 'If you remove it, it is made from the key.',
};

/** A key without a value defines a tag as well. What is wrong is reported, and undefined. */
export function readDefinition(tag: string, written: unknown, locate: Locate, ctx: PluginContext): Definition | undefined {
  const result = shape.safeParse(written ?? {});
  for (const issue of result.error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) reportKey(tag, key, locate, ctx);
    else reportValue([tag, ...(issue.path as string[])], issue.message, helps[issue.code] ?? keysHelp, locate, ctx);
  }
  return result.data;
}

function reportKey(tag: string, key: string, locate: Locate, ctx: PluginContext): void {
  const meant = nearest(key, keys);
  const place = locate([tag, key], 'key');
  ctx.report({
    code: 'invalid-file',
    message: `"${key}" is not a key of the tag "${tag}"`,
    help: meant ? `Did you mean "${meant}"?` : keysHelp,
    place,
    ...respell(place, key, meant),
  });
}

function reportValue(path: readonly string[], wanted: string, help: string, locate: Locate, ctx: PluginContext): void {
  ctx.report({
    code: 'invalid-file',
    message: `"${path.join('.')}" must be ${wanted}`,
    help: path.length === 1 ? keysHelp : help,
    place: locate(path),
  });
}
