// Reads and validates the tags file of a version.
import {
  helpForRefusal,
  joinFile,
  type Locate,
  type Place,
  type PlacedData,
  type PluginContext,
  readPermalink,
  refusalIn,
  type Version,
  wholeFile,
} from 'slodocs/kit';
import { defaultName } from './default-name.ts';
import type { Definition } from './definition.ts';
import { badPermalink, noPermalink, permalinkOf, type Tag } from './tag.ts';

export interface TagsFile {
  readonly path: string;
  /** By the key that docs use. */
  readonly tags: ReadonlyMap<string, Tag>;
  /** False where a part could not be understood, which is reported: what it defines is not known. */
  readonly sound: boolean;
}

/** Undefined where there is none. One that the configuration names must be there. */
export async function readTagsFile(
  version: Version,
  name: string | false | undefined,
  ctx: PluginContext,
): Promise<TagsFile | undefined> {
  if (name === false) return undefined;
  const path = joinFile(version.folder, name ?? defaultName);
  const data = await readData(path, ctx);
  if (data === 'none') {
    if (name !== undefined) reportMissing(name, version, ctx);
    return undefined;
  }
  const tags = data && (await tagsOf(data, ctx));
  return { path, tags: tags?.tags ?? new Map(), sound: tags?.sound ?? false };
}

function reportMissing(name: string, { folder }: Version, ctx: PluginContext): void {
  ctx.report({
    code: 'missing-file',
    message: `the folder "${folder}" contains no tags file "${name}"`,
    help: `Create it, or remove \`file\`: "${defaultName}" is read if it exists.`,
    place: wholeFile(folder),
  });
}

async function readData(path: string, ctx: PluginContext): Promise<PlacedData | 'none' | undefined> {
  try {
    const data = await ctx.readData(path);
    for (const { message, place } of data.faults) ctx.report({ code: 'invalid-file', message, help: shapeHelp, place });
    return data.faults.length > 0 ? undefined : data;
  } catch (thrown) {
    const { code } = Object((thrown as Error).cause ?? thrown) as NodeJS.ErrnoException;
    // Faults of the folder have already been reported.
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'none';
    const refusal = refusalIn(thrown);
    const help = refusal ? helpForRefusal(refusal) : 'Check that you have permission to read it.';
    const message = `the file cannot be read: ${(thrown as Error).message}`;
    ctx.report({ code: 'invalid-file', message, help, place: wholeFile(path) });
    return undefined;
  }
}

const shapeHelp =
  'A tags file must be a map. Each key is a tag, with no value or a map with `label`, `description` and `permalink`.';

async function tagsOf({ value, locate }: PlacedData, ctx: PluginContext): Promise<Pick<TagsFile, 'tags' | 'sound'>> {
  if (value !== null && (typeof value !== 'object' || Array.isArray(value))) {
    const message = `the tags file is ${Array.isArray(value) ? 'a list' : 'a single value'}, not a map of tags`;
    ctx.report({ code: 'invalid-file', message, help: shapeHelp, place: locate([]) });
    return { tags: new Map(), sound: false };
  }
  // Loaded on demand: few sites have such a file, and the validator loads slowly.
  const { readDefinition } = await import('./definition.ts');
  const tags = new Map<string, Tag>();
  const byPermalink = new Map<string, Place>();
  let sound = true;
  for (const [key, written] of Object.entries(value ?? {})) {
    const definition = readDefinition(key, written, locate, ctx);
    const tag = definition && toTag(key, definition, locate, ctx);
    if (!tag) {
      sound = false;
      continue;
    }
    const place = definition.permalink === undefined ? locate([key], 'key') : locate([key, 'permalink']);
    const first = byPermalink.get(tag.permalink);
    if (first) reportDuplicate(tag, place, first, ctx);
    else byPermalink.set(tag.permalink, place);
    tags.set(key, tag);
  }
  return { tags, sound };
}

function toTag(key: string, definition: Definition, locate: Locate, ctx: PluginContext): Tag | undefined {
  const { label = capitalize(key), description = '', permalink: written } = definition;
  const permalink = written === undefined ? permalinkOf(key) : readPermalink(written);
  if (permalink !== undefined) return { label, description, permalink };
  if (written !== undefined) ctx.report({ ...badPermalink(written, label), place: locate([key, 'permalink']) });
  else ctx.report({ ...noPermalink(key), help: 'Give it a `permalink`, such as `/name`.', place: locate([key], 'key') });
  return undefined;
}

/** As Docusaurus does it: the first letter large, all others small. */
function capitalize(key: string): string {
  const [first = '', ...rest] = key;
  return first.toUpperCase() + rest.join('').toLowerCase();
}

function reportDuplicate({ permalink }: Tag, place: Place, first: Place, ctx: PluginContext): void {
  ctx.report({
    code: 'duplicate-permalink',
    message: `another tag has the permalink "${permalink}"`,
    help: 'Give one of them another `permalink`. By default, it is made from the key.',
    place,
    related: [{ message: 'the other tag', place: first }],
  });
}
