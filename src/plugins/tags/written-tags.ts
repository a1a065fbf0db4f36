// Reads the tags of a doc from its front matter.

import { keyPlace, type Place, type PlacedDoc, type PluginContext, readPermalink, type WrittenTag, wholeFile } from 'slodocs/kit';
import { badPermalink, noPermalink, permalinkOf, type Tag } from './tag.ts';
import type { TagsFile } from './tags-file.ts';

/** A tag where a doc names it. */
export interface Use {
  readonly tag: Tag;
  /** It is a text, and no map. */
  readonly isName: boolean;
  /** The file of tags does not define it. */
  readonly inline: boolean;
  readonly place: Place;
  /** Of its name alone. */
  readonly namePlace: Place;
}

export interface TaggedDoc {
  readonly doc: PlacedDoc;
  /** No two with the same address and name. */
  readonly uses: readonly Use[];
}

/** A tag that cannot have an address is reported and left out. */
export function readTags(doc: PlacedDoc, file: TagsFile | undefined, ctx: PluginContext): TaggedDoc {
  const { facts, source } = doc.document;
  const uses = new Map<string, Use>();
  for (const [index, written] of (facts.frontMatter.tags ?? []).entries()) {
    const place = keyPlace(facts, `tags.${index}`) ?? wholeFile(source.path);
    const placeOf = (key: string): Place => keyPlace(facts, `tags.${index}.${key}`) ?? place;
    const isName = typeof written === 'string';
    const defined = isName ? file?.tags.get(written) : undefined;
    const tag = defined ?? inlineTag(written, placeOf, ctx);
    if (!tag) continue;
    const key = JSON.stringify([tag.permalink, tag.label]);
    if (!uses.has(key)) uses.set(key, { tag, isName, inline: !defined, place, namePlace: placeOf('label') });
  }
  return { doc, uses: [...uses.values()] };
}

function inlineTag(written: WrittenTag, placeOf: (key: string) => Place, ctx: PluginContext): Tag | undefined {
  if (typeof written === 'string') {
    const permalink = permalinkOf(written);
    if (permalink === undefined) ctx.report({ ...noPermalink(written), place: placeOf('label') });
    return permalink === undefined ? undefined : { label: written, permalink, description: '' };
  }
  const { label } = written;
  const permalink = readPermalink(written.permalink);
  if (permalink === undefined) ctx.report({ ...badPermalink(written.permalink, label), place: placeOf('permalink') });
  return permalink === undefined ? undefined : { label, permalink, description: '' };
}
