// Reports tags with different names that share a page, at all but the first.
import type { PluginContext } from '#model/plugin';
import type { TaggedDoc, Use } from './written-tags.ts';

/** Names that differ only by letter case, and two definitions with one address, are reported as other faults. */
export function reportTwoNames(docs: readonly TaggedDoc[], ctx: PluginContext): void {
  const firsts = new Map<string, Use>();
  for (const use of docs.flatMap(({ uses }) => uses)) {
    const first = firsts.get(use.tag.permalink);
    if (!first) firsts.set(use.tag.permalink, use);
    else if (!isSame(use, first) && (use.inline || first.inline)) report(use, first, ctx);
  }
}

function isSame({ tag: a }: Use, { tag: b }: Use): boolean {
  return a.label.toLowerCase() === b.label.toLowerCase();
}

function report({ tag, isName, namePlace: place }: Use, { tag: first, namePlace }: Use, ctx: PluginContext): void {
  const own = isName
    ? `give this one an address of its own: \`{ label: ${JSON.stringify(tag.label)}, permalink: /… }\``
    : 'give this one another `permalink`';
  ctx.report({
    code: 'two-names',
    message: `the tag "${tag.label}" has the same address as "${first.label}": both are listed as "${first.label}"`,
    help: `Write one name everywhere if they mean the same. Else ${own}.`,
    place,
    related: [{ message: `the first tag at "${tag.permalink}"`, place: namePlace }],
  });
}
