// Reports tags that the tags file does not define, with the nearest one that it does.

import { nearest, type PluginContext, respell, yamlScalar } from 'slodocs/kit';
import type { TaggedDoc, Use } from './listings.ts';
import type { TagsFile } from './tags-file.ts';

export function reportInline(docs: readonly TaggedDoc[], file: TagsFile, ctx: PluginContext): void {
  // A missing tag is most likely missing for many docs.
  const known = new Map<string, string | undefined>();
  const nearestTo = keyFinder(file);
  for (const use of docs.flatMap(({ uses }) => uses.filter(({ inline }) => inline))) {
    const { label } = use.tag;
    if (!known.has(label)) known.set(label, nearestTo(label));
    report(use, known.get(label), file, ctx);
  }
}

function report({ tag, isName, place }: Use, key: string | undefined, file: TagsFile, ctx: PluginContext): void {
  const define = isName
    ? `Define it there with a line \`${yamlScalar(tag.label)}:\`.`
    : 'Define it there, and use only its key here.';
  // A plain name that is a key would not be inline: this one is in a map.
  const isKey = key === tag.label;
  ctx.report({
    code: 'inline-tag',
    message: isKey
      ? `the tag "${key}" is written in full, although "${file.path}" defines a tag with that key`
      : `the tag "${tag.label}" is not defined in "${file.path}"`,
    help: key === undefined ? define : isKey ? `Use only its key: "${key}".` : `Did you mean "${key}"?`,
    place,
    ...(isName ? respell(place, tag.label, key) : {}),
  });
}

/** Docs name a tag by its key, but authors may remember its label. */
function keyFinder({ tags }: TagsFile): (label: string) => string | undefined {
  const keys = new Map([...tags].map(([key, tag]) => [tag.label, key]));
  for (const key of tags.keys()) keys.set(key, key);
  return (label) => keys.get(nearest(label, keys.keys()) ?? '');
}
