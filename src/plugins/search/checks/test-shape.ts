// Defines and validates an entry of the file of search tests.

import { type Locate, nearest, type PluginContext, respell } from 'slodocs/kit';
import * as z from 'zod';

/** As many results as the pop-up shows. */
const mostWithin = 20;

const text = z.string('a string, in quotes if it looks like a number').regex(/\S/, 'a non-empty string');

const shape = z.strictObject(
  {
    query: text.describe('The words that a reader types.'),
    expect: z
      .union([text, z.array(text).min(1)], 'an address such as `/docs/install`, or a list of addresses')
      .describe('The address of the page or heading to find, without the base; of several, one is enough.'),
    within: z
      .int(`a whole number from 1 to ${mostWithin}`)
      .min(1, 'at least 1')
      .max(mostWithin, `at most ${mostWithin}, which is the most that a results list shows at once`)
      .optional()
      .describe('The number of first results that it must be among; 3 by default.'),
    version: text.optional().describe('The version to search in, instead of the latest.'),
  },
  'a map with `query` and `expect`',
);

/** A file of search tests, for editors. */
export const testsShape = z.array(shape).describe('Queries, and the pages that they must find.');

export type WrittenTest = z.infer<typeof shape>;

const keys = Object.keys(shape.shape);

export const shapeHelp = `A search tests file must be a list. The keys of an entry are ${keys.join(', ')}.`;

/** Undefined, and reported, for an entry of another shape. */
export function readTest(index: number, written: unknown, locate: Locate, ctx: PluginContext): WrittenTest | undefined {
  const result = shape.safeParse(written);
  const issues = result.error?.issues ?? [];
  const meant = new Set(
    issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => nearest(key, keys)) : [])),
  );
  for (const issue of issues) {
    // Missing because it is misspelt, which is reported.
    if (issue.path.length === 1 && meant.has(String(issue.path[0]))) continue;
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) reportKey(index, key, locate, ctx);
    else reportValue(index, issue.path as (string | number)[], issue.message, locate, ctx);
  }
  return result.data;
}

function reportKey(index: number, key: string, locate: Locate, ctx: PluginContext): void {
  const meant = nearest(key, keys);
  const message = `"${key}" is not a key of a search test`;
  const help = meant ? `Did you mean "${meant}"?` : shapeHelp;
  const place = locate([index, key], 'key');
  ctx.report({ code: 'invalid-tests', message, help, place, ...respell(place, key, meant) });
}

function reportValue(
  index: number,
  path: readonly (string | number)[],
  wanted: string,
  locate: Locate,
  ctx: PluginContext,
): void {
  const name = path.length === 0 ? `entry ${index + 1}` : `"${path.join('.')}"`;
  ctx.report({ code: 'invalid-tests', message: `${name} must be ${wanted}`, help: shapeHelp, place: locate([index, ...path]) });
}
