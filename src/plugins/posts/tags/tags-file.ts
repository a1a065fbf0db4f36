// Reads and validates the tags file, which defines the tags of posts.
import kebabCase from 'lodash.kebabcase';
import { type Place, type PluginContext, readPermalink } from 'slodocs/kit';
import { badAddress } from '../bad-address.ts';
import { type Kind, readDataFile, readEntry } from '../data-file.ts';
import type { Terms } from '../options.ts';

export interface TagsFile {
  readonly path: string;
  /** By the keys that posts name them by. */
  readonly tags: ReadonlyMap<string, Tag>;
  /** False where a part could not be understood, which is reported: what it defines is not known. */
  readonly sound: boolean;
}

const kind: Kind = {
  of: 'tags',
  option: 'tags',
  usual: 'tags.yml',
  shape: 'A tags file must be a map. Each key is a tag, with no value or a map with `label`, `description` and `permalink`.',
};

/** Undefined where there is none, or is to be none. */
export async function readTagsFile({ path, tagsFile }: Terms, ctx: PluginContext): Promise<TagsFile | undefined> {
  const file = tagsFile === false ? undefined : await readDataFile(path, tagsFile, kind, ctx);
  if (!file) return undefined;
  const { tagShape } = await import('./shape.ts');
  const tags = new Map<string, Tag>();
  const places = new Map<string, Place>();
  let { sound } = file;
  for (const entry of file.entries) {
    const [key] = entry;
    const defined = readEntry(tagShape, entry, file, kind, ctx);
    const { label = capitalize(key), description = '', permalink: written } = defined ?? {};
    const permalink = written === undefined ? permalinkOf(key) : readPermalink(written);
    const place = written === undefined ? file.locate([key], 'key') : file.locate([key, 'permalink']);
    if (defined !== undefined && permalink === undefined)
      ctx.report({ ...badAddress(written ?? key, `the tag "${key}"`), place });
    if (defined === undefined || permalink === undefined) {
      sound = false;
      continue;
    }
    const first = places.get(permalink);
    if (first) reportDuplicate(permalink, place, first, ctx);
    else places.set(permalink, place);
    tags.set(key, { label, description, permalink });
  }
  return { path: file.path, tags, sound };
}

/** Undefined where there are neither letters nor digits to make an address of. */
export function permalinkOf(name: string): string | undefined {
  const slug = kebabCase(name);
  return slug === '' ? undefined : `/${slug}`;
}

/** As Docusaurus does it: the first letter large, all others small. */
function capitalize(key: string): string {
  const [first = '', ...rest] = key;
  return first.toUpperCase() + rest.join('').toLowerCase();
}

function reportDuplicate(permalink: string, place: Place, first: Place, ctx: PluginContext): void {
  ctx.report({
    code: 'duplicate-permalink',
    message: `another tag has the permalink "${permalink}"`,
    help: 'Give one of them another `permalink`. By default, it is made from the key.',
    place,
    related: [{ message: 'the other tag', place: first }],
  });
}

export interface Tag {
  readonly label: string;
  /** Below the address of all tags, beginning with a slash and without one at its end. */
  readonly permalink: string;
  /** Empty for none. */
  readonly description: string;
}

/** A tag where a post names it. */
export interface TagUse {
  readonly tag: Tag;
  /** It is a text, and no map. */
  readonly isName: boolean;
  /** The file of tags does not define it. */
  readonly inline: boolean;
  readonly place: Place;
  /** Of its name alone. */
  readonly namePlace: Place;
}
