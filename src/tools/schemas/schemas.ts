// Converts the schemas of the files that authors write to JSON Schemas for editors.
import { toJSONSchema, type ZodType } from 'zod';
import type { Config } from '#model/config';
import type { JsonObject } from '#model/json';

/** By the kind of file that each describes: those of the stages, and those that the site's plugins offer. */
export async function schemasOf({ plugins }: Config): Promise<Readonly<Record<string, JsonObject>>> {
  const [{ frontMatterShape }, { categorySchema }] = await Promise.all([
    import('#pipeline/2-parse/parse'),
    import('#pipeline/3-resolve/resolve'),
  ]);
  const shapes: Record<string, ZodType> = {};
  for (const [name, shape] of plugins.flatMap(({ schemas }) => Object.entries(schemas ?? {}))) {
    shapes[name] = typeof shape === 'function' ? await shape() : shape;
  }
  shapes['front-matter'] = (await frontMatterShape(plugins)).describe('The front matter of a page.');
  shapes['category'] = categorySchema.describe('How a folder appears in a sidebar.');
  const entries = Object.entries(shapes).map(([name, shape]) => {
    // Describes the input form, before numbers become texts. Editors read Draft 7.
    const schema = toJSONSchema(shape, { io: 'input', target: 'draft-7', unrepresentable: 'any' });
    return [name, schema as unknown as JsonObject] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
