// Reports tags of posts that are undefined, or that differ from another one only by spelling.

import { type DiagnosticDraft, nearest, type PluginContext, respell, yamlScalar } from 'slodocs/kit';
import type { Terms } from '../options.ts';
import type { TagsFile, TagUse } from './tags-file.ts';

/** Undefined tags are reported as such, and not for their letter case as well. */
export function reportTags(uses: readonly TagUse[], file: TagsFile | undefined, { severities }: Terms, ctx: PluginContext): void {
  if (file?.sound && severities.inlineTag !== 'off') reportInline(uses, file, ctx);
  else reportLetterCase(uses, ctx);
  reportTwoNames(uses, ctx);
}

function reportInline(uses: readonly TagUse[], { path, tags }: TagsFile, ctx: PluginContext): void {
  // Posts name a tag by its key, but authors may remember its label.
  const keys = new Map([...tags].map(([key, { label }]) => [label, key]));
  for (const key of tags.keys()) keys.set(key, key);
  for (const { tag, isName, place } of uses.filter(({ inline }) => inline)) {
    const meant = keys.get(nearest(tag.label, keys.keys()) ?? '');
    const define = isName
      ? `Define it there with a line \`${yamlScalar(tag.label)}:\`.`
      : 'Define it there, and use its key here.';
    ctx.report({
      code: 'inline-tag',
      message: `the tag "${tag.label}" is not defined in "${path}"`,
      help: meant === undefined ? define : `Did you mean "${meant}"?`,
      place,
      ...(isName ? respell(place, tag.label, meant) : {}),
    });
  }
}

/** Keeps the most frequent spelling, or the first one on a tie. */
function reportLetterCase(uses: readonly TagUse[], ctx: PluginContext): void {
  for (const same of groups(uses, ({ tag }) => tag.label.toLowerCase())) {
    const [usual = [], ...rare] = groups(same, ({ tag }) => tag.label).sort((a, b) => b.length - a.length);
    const [first] = usual;
    if (!first) continue;
    const { label } = first.tag;
    for (const { tag, namePlace: place } of rare.flat()) {
      ctx.report({
        code: 'letter-case',
        message: `the tag "${tag.label}" differs from "${label}" only in letter case`,
        help: `Write "${label}" everywhere, so that readers find all posts on one page.`,
        place,
        related: [other(usual.length === 1 ? 'the other spelling' : `the spelling of ${usual.length} posts`, first)],
        ...respell(place, tag.label, label),
      });
    }
  }
}

/** Two definitions with one address are a fault of the file. */
function reportTwoNames(uses: readonly TagUse[], ctx: PluginContext): void {
  for (const [first, ...rest] of groups(uses, ({ tag }) => tag.permalink)) {
    if (!first) continue;
    for (const use of rest) {
      const isSame = use.tag.label.toLowerCase() === first.tag.label.toLowerCase();
      if (isSame || (!use.inline && !first.inline)) continue;
      ctx.report({
        code: 'two-names',
        message: `the tag "${use.tag.label}" has the same address as "${first.tag.label}": both are listed as "${first.tag.label}"`,
        help: 'If they mean the same, use one name everywhere. Otherwise, give one of them another `permalink`.',
        place: use.namePlace,
        related: [other(`the first tag at "${first.tag.permalink}"`, first)],
      });
    }
  }
}

function other(message: string, { namePlace }: TagUse): NonNullable<DiagnosticDraft['related']>[number] {
  return { message, place: namePlace };
}

function groups(uses: readonly TagUse[], keyOf: (use: TagUse) => string): TagUse[][] {
  const byKey = new Map<string, TagUse[]>();
  for (const use of uses) {
    const same = byKey.get(keyOf(use));
    if (same) same.push(use);
    else byKey.set(keyOf(use), [use]);
  }
  return [...byKey.values()];
}
