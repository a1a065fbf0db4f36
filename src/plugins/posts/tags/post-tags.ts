// Reads the tags of a post from its front matter.

import { keyPlace, type Place, type PlacedDoc, type PluginContext, readPermalink, type WrittenTag } from 'slodocs/kit';
import { badAddress } from '../bad-address.ts';
import { postPlace } from '../doc-values.ts';
import { permalinkOf, type Tag, type TagsFile, type TagUse } from './tags-file.ts';

/** No two with the same address and name. A tag that cannot have an address is reported and left out. */
export function readTags(doc: PlacedDoc, file: TagsFile | undefined, ctx: PluginContext): readonly TagUse[] {
  const { facts } = doc.document;
  const uses = new Map<string, TagUse>();
  for (const [index, written] of (facts.frontMatter.tags ?? []).entries()) {
    const place = keyPlace(facts, `tags.${index}`) ?? postPlace(doc);
    const placeOf = (key: string): Place => keyPlace(facts, `tags.${index}.${key}`) ?? place;
    const isName = typeof written === 'string';
    const defined = isName ? file?.tags.get(written) : undefined;
    const tag = defined ?? inlineTag(written, placeOf, ctx);
    if (!tag) continue;
    const key = JSON.stringify([tag.permalink, tag.label]);
    if (!uses.has(key)) uses.set(key, { tag, isName, inline: !defined, place, namePlace: placeOf('label') });
  }
  return [...uses.values()];
}

function inlineTag(written: WrittenTag, placeOf: (key: string) => Place, ctx: PluginContext): Tag | undefined {
  const isName = typeof written === 'string';
  const label = isName ? written : written.label;
  const permalink = isName ? permalinkOf(label) : readPermalink(written.permalink);
  if (permalink !== undefined) return { label, permalink, description: '' };
  const address = isName ? label : written.permalink;
  ctx.report({ ...badAddress(address, `the tag "${label}"`), place: placeOf(isName ? 'label' : 'permalink') });
  return undefined;
}
